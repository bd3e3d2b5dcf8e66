import { z } from 'zod'
import { endpoint } from '../endpoint.ts'

/** What a page says of itself, shortened by it to these lengths. */
export const BROWSER_ERROR_LIMITS = { message: 500, stack: 4_000, path: 300 } as const

export const ReportBrowserError = endpoint({
  method: 'POST',
  path: '/api/browser-errors',
  summary: 'What a script of a page could not do; nothing that names a person is passed on',
  body: z.strictObject({
    /** `chat`: the chat could not be opened. */
    kind: z.enum(['error', 'chat']),
    message: z.string().max(BROWSER_ERROR_LIMITS.message),
    stack: z.string().max(BROWSER_ERROR_LIMITS.stack).nullable(),
    path: z.string().max(BROWSER_ERROR_LIMITS.path).regex(/^\//, 'A path begins with a slash.'),
  }),
  maxBodyBytes: 8 * 1024,
  status: 204,
  refusals: ['TOO_MANY_ATTEMPTS', 'BAD_REQUEST', 'BODY_TOO_LARGE'],
})
