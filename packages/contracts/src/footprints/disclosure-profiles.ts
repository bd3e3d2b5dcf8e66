import { z } from 'zod'
import { endpoint } from '../endpoint.ts'

const Words = (longest: number) =>
  z
    .string()
    .trim()
    .max(longest, `Please use at most ${longest} characters.`)
    .transform((words) => words || null)
    .nullable()
    .default(null)

const ProfileFields = z.strictObject({
  /** Who answers for the report. */
  responsible: Words(200),
  intendedUsers: Words(500),
  purpose: Words(500),
  /** Which indirect emissions are counted, and why. */
  significance: Words(500),
  /** CO2 that the company removes, or that it removes none. */
  removals: Words(500),
})

export const DisclosureProfile = z.object({
  year: z.int(),
  responsible: z.string().nullable(),
  intendedUsers: z.string().nullable(),
  purpose: z.string().nullable(),
  significance: z.string().nullable(),
  removals: z.string().nullable(),
})
export type DisclosureProfile = z.output<typeof DisclosureProfile>

const OfYear = z.object({ year: z.coerce.number().int().min(2000).max(2100) })

export const GetDisclosureProfile = endpoint({
  method: 'GET',
  path: '/api/disclosure-profiles/{year}',
  summary: 'What a company says of its report of a year: who answers for it, for whom and why',
  params: OfYear,
  answer: DisclosureProfile,
  refusals: ['BAD_REQUEST'],
})

export const ReplaceDisclosureProfile = endpoint({
  method: 'PUT',
  path: '/api/disclosure-profiles/{year}',
  summary: 'Say it; what is left out is empty',
  params: OfYear,
  body: ProfileFields,
  answer: DisclosureProfile,
  refusals: ['FOOTPRINT_BUSINESS_ONLY', 'BAD_REQUEST'],
})
