import { z } from 'zod'
import { endpoint } from '../../endpoint.ts'

/** The newsletter has one page; its form is in the footer of others, too. */
export const NEWSLETTER_PATH = '/newsletter'
export const CONFIRM_PATH = '/newsletter/confirm'
export const LEAVE_PATH = '/newsletter/leave'

const Token = z.string().min(1).max(2_000)

export const AskForNewsletter = endpoint({
  method: 'POST',
  path: '/api/newsletter/requests',
  summary:
    'Ask for the newsletter; an email with a link to confirm follows. The answer is the same for an address that reads it already',
  body: z.strictObject({
    email: z.string().max(300, 'Please use at most 300 characters.'),
    /** A field that people do not see. What fills it in is taken for a robot, and nothing is sent. */
    fax: z.string().max(1_000).default(''),
  }),
  status: 202,
  answer: z.object({ received: z.literal(true) }),
  refusals: ['NEWSLETTER_BAD_EMAIL', 'TOO_MANY_ATTEMPTS', 'BAD_REQUEST'],
})

export const ReadNewsletterLink = endpoint({
  method: 'GET',
  path: '/api/newsletter/links',
  summary: 'What a link of an email leads to; reading it changes nothing',
  query: z.object({ token: Token }),
  answer: z.object({
    isFor: z.enum(['joining', 'leaving']),
    /** Some letters of it, so that its owner recognises it and nobody else learns it. */
    address: z.string().nullable(),
    isReading: z.boolean(),
  }),
  refusals: ['NEWSLETTER_LINK_INVALID', 'BAD_REQUEST'],
})

const byLink = { body: z.strictObject({ token: Token }), status: 204 } as const

export const ConfirmNewsletter = endpoint({
  method: 'POST',
  path: '/api/newsletter/readers',
  summary: 'Join by the link of the email',
  ...byLink,
  refusals: ['NEWSLETTER_LINK_INVALID', 'NEWSLETTER_DUPLICATE', 'TOO_MANY_ATTEMPTS', 'BAD_REQUEST'],
})

export const LeaveNewsletter = endpoint({
  method: 'POST',
  path: '/api/newsletter/departures',
  summary: 'Leave by the link of any issue; idempotent',
  ...byLink,
  refusals: ['NEWSLETTER_LINK_INVALID', 'BAD_REQUEST'],
})

export const ReturnToNewsletter = endpoint({
  method: 'POST',
  path: '/api/newsletter/returns',
  summary: 'Join again after leaving by mistake, by the same link',
  ...byLink,
  refusals: ['NEWSLETTER_LINK_INVALID', 'TOO_MANY_ATTEMPTS', 'BAD_REQUEST'],
})

const OwnNewsletter = z.object({
  /** `asked`: an email with a link is on its way. */
  state: z.enum(['reading', 'asked', 'none']),
})

export const GetOwnNewsletter = endpoint({
  method: 'GET',
  path: '/api/users/newsletter',
  summary: 'Whether the signed-in person reads the newsletter',
  answer: OwnNewsletter,
})

export const JoinAsUser = endpoint({
  method: 'POST',
  path: '/api/users/newsletter',
  summary: 'Join with the email of the user: at once where it is verified, by a link otherwise',
  answer: OwnNewsletter,
  refusals: ['NEWSLETTER_DUPLICATE', 'TOO_MANY_ATTEMPTS', 'NOT_ON_BEHALF'],
})

export const LeaveAsUser = endpoint({
  method: 'DELETE',
  path: '/api/users/newsletter',
  summary: 'Leave with the email of the user; idempotent',
  status: 204,
  refusals: ['NOT_ON_BEHALF'],
})

/** One form, whichever service reports: its relay translates, and signs as Standard Webhooks says. */
export const ReceiveMailFeedback = endpoint({
  method: 'POST',
  path: '/api/mail/feedback',
  summary: 'Bounces and complaints, reported by the mail server with a signed webhook',
  body: z.object({
    events: z
      .array(
        z.object({
          id: z.string().min(1).max(200),
          type: z.enum(['hard-bounce', 'soft-bounce', 'complaint']),
          email: z.string().min(3).max(254),
          /** Of the email that bounced, where it is known. */
          messageId: z.string().max(400).nullable().default(null),
        }),
      )
      .max(500),
  }),
  status: 204,
  refusals: ['BAD_SIGNATURE', 'BAD_REQUEST'],
})
