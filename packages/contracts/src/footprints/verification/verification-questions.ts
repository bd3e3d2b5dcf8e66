import { CATEGORY_KEYS } from '@understory/domain/footprints/company-footprints/scopes.ts'
import { z } from 'zod'
import { endpoint } from '../../endpoint.ts'
import { Evidence } from '../company-footprints/evidence.ts'

export const VerificationQuestion = z.object({
  questionId: z.uuid(),
  text: z.string(),
  /** What it is about; neither: the whole footprint. */
  category: z.enum(CATEGORY_KEYS).nullable(),
  lineId: z.uuid().nullable(),
  askedAt: z.iso.datetime(),
  /** Of staff; shown to staff alone. */
  askedBy: z.string().nullable(),
  /** None: it is open. */
  answers: z.array(
    z.object({
      answerId: z.uuid(),
      text: z.string(),
      answeredAt: z.iso.datetime(),
      answeredBy: z.string().nullable(),
    }),
  ),
  /** Files that were uploaded as part of the answers. */
  evidence: z.array(Evidence),
})
export type VerificationQuestion = z.output<typeof VerificationQuestion>

export const AskQuestion = endpoint({
  method: 'POST',
  path: '/api/staff/verifications/{verificationId}/questions',
  summary: 'Ask the company about its footprint, one of its categories or lines; it gets an email',
  params: z.object({ verificationId: z.uuid() }),
  body: z.strictObject({
    text: z
      .string()
      .trim()
      .min(1, 'Please write the question.')
      .max(2_000, 'Please use at most 2,000 characters.'),
    category: z.enum(CATEGORY_KEYS).nullable().default(null),
    lineId: z.uuid().nullable().default(null),
  }),
  status: 201,
  answer: z.object({ questionId: z.uuid() }),
  refusals: ['VERIFICATION_NOT_FOUND', 'LINE_NOT_FOUND', 'TOO_MANY_QUESTIONS'],
})

export const AnswerQuestion = endpoint({
  method: 'POST',
  path: '/api/footprints/{footprintId}/questions/{questionId}/answers',
  summary: 'Answer a question of staff, while the footprint is locked; files are uploaded before',
  params: z.object({ footprintId: z.uuid(), questionId: z.uuid() }),
  body: z.strictObject({
    text: z
      .string()
      .trim()
      .min(1, 'Please write an answer.')
      .max(4_000, 'Please use at most 4,000 characters.'),
  }),
  status: 201,
  answer: z.object({ answerId: z.uuid() }),
  refusals: ['QUESTION_NOT_FOUND', 'TOO_MANY_ANSWERS'],
})
