import { z } from 'zod'
import { endpoint } from '../endpoint.ts'

const Summary = z.object({
  id: z.int(),
  from: z.string(),
  to: z.array(z.string()),
  subject: z.string(),
  receivedAt: z.string(),
})
export type MessageSummary = z.output<typeof Summary>

const Message = Summary.extend({
  text: z.string(),
  html: z.string().nullable(),
  attachments: z.array(z.object({ filename: z.string(), size: z.int() })),
})
export type Message = z.output<typeof Message>

export const ListMailbox = endpoint({
  method: 'GET',
  path: '/api/developer/mailbox',
  summary: 'The emails a local installation caught, newest first; nowhere else',
  answer: z.object({ messages: z.array(Summary) }),
  refusals: ['NOT_FOUND'],
})

export const GetMailboxMessage = endpoint({
  method: 'GET',
  path: '/api/developer/mailbox/{id}',
  summary: 'One email a local installation caught',
  params: z.object({ id: z.coerce.number().int().min(1) }),
  answer: Message,
  refusals: ['NOT_FOUND'],
})

const BillingTime = z.object({ now: z.iso.datetime() })

export const GetBillingClock = endpoint({
  method: 'GET',
  path: '/api/developer/clock',
  summary: 'The time a local installation bills by; nowhere else',
  answer: BillingTime,
  refusals: ['NOT_FOUND'],
})

export const MoveBillingClock = endpoint({
  method: 'POST',
  path: '/api/developer/clock',
  summary: 'Move the time of a local installation forward; renewals, retries and expiries follow',
  body: z.strictObject({
    days: z
      .int('Please use a whole number.')
      .min(1, 'Please use a number of one or more.')
      .max(400, 'Please use at most 400.'),
    /** Of one customer alone, who has a clock of their own from then on. */
    email: z.email('Please give the email of a customer.').optional(),
  }),
  answer: BillingTime,
  refusals: ['NOT_FOUND'],
})
