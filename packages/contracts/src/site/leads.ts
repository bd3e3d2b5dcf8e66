import { z } from 'zod'
import { endpoint } from '../endpoint.ts'
import { NeededLine, PlainLine } from '../inputs/plain-line.ts'
import { Email } from '../people/accounts/accounts.ts'

export const LEAD_TOPICS = [
  'question',
  'help',
  'consultancy',
  'partnership',
  'press',
  'data',
] as const
export type LeadTopic = (typeof LEAD_TOPICS)[number]

/** As those who answer read them. */
export const LEAD_TOPIC_NAMES: Readonly<Record<LeadTopic, string>> = {
  question: 'A question',
  help: 'Help',
  consultancy: 'Consultancy',
  partnership: 'Working together',
  press: 'Press',
  data: 'Personal data',
}

export const LEAD_LIMITS = { name: 80, company: 120, message: 4_000, answer: 6_000 } as const

const words = (most: number) =>
  z.string().trim().max(most, `Please use at most ${most} characters.`)

export const SendLead = endpoint({
  method: 'POST',
  path: '/api/leads',
  summary: 'Write to us; the answer comes by email',
  body: z.strictObject({
    topic: z.enum(LEAD_TOPICS),
    name: NeededLine(LEAD_LIMITS.name, 'Please give your name.'),
    email: Email,
    company: PlainLine(LEAD_LIMITS.company).nullable().default(null),
    message: words(LEAD_LIMITS.message).min(10, 'Please tell us a little more.'),
    /** A field that people do not see. What fills it in is taken for a robot, and nothing is stored. */
    fax: z.string().max(1_000).default(''),
  }),
  status: 202,
  answer: z.object({ received: z.literal(true) }),
  refusals: ['TOO_MANY_ATTEMPTS', 'LEAD_LOOKS_LIKE_SPAM', 'BAD_REQUEST'],
})

const Lead = z.object({
  leadId: z.uuid(),
  topic: z.enum(LEAD_TOPICS),
  name: z.string(),
  email: z.string(),
  company: z.string().nullable(),
  message: z.string(),
  createdAt: z.iso.datetime(),
})
export type Lead = z.output<typeof Lead>

export const ListLeads = endpoint({
  method: 'GET',
  path: '/api/staff/leads',
  summary: 'What people wrote and nobody has answered yet, oldest first',
  answer: z.object({ leads: z.array(Lead) }),
})

export const AnswerLead = endpoint({
  method: 'POST',
  path: '/api/staff/leads/{leadId}/answer',
  summary: 'Answer by email; each is answered once',
  params: z.object({ leadId: z.uuid() }),
  body: z.strictObject({
    answer: words(LEAD_LIMITS.answer).min(3, 'Please write an answer.'),
  }),
  status: 204,
  refusals: ['LEAD_NOT_FOUND', 'FORBIDDEN', 'BAD_REQUEST'],
})
