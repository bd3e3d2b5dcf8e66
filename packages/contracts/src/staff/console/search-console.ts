import { z } from 'zod'
import { endpoint } from '../../endpoint.ts'

export const FOUND_KINDS = ['person', 'payment', 'certificate', 'shop', 'job'] as const

export const FoundInConsole = z.object({
  kind: z.enum(FOUND_KINDS),
  title: z.string(),
  /** What tells it from others that are called the same. */
  detail: z.string(),
  href: z.string(),
})
export type FoundInConsole = z.output<typeof FoundInConsole>

export const SearchConsole = endpoint({
  method: 'GET',
  path: '/api/staff/search',
  summary: 'Find people, payments, certificates, shops and jobs by what is known of them',
  query: z.object({
    search: z.string().trim().min(3, 'Please give at least three characters.').max(254),
  }),
  answer: z.object({ found: z.array(FoundInConsole) }),
  refusals: ['TOO_MANY_ATTEMPTS'],
})
