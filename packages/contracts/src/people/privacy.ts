import { z } from 'zod'
import { endpoint } from '../endpoint.ts'

export const ExportData = endpoint({
  method: 'GET',
  path: '/api/users/export',
  summary: 'Everything stored about the user and the accounts they look after, as one ZIP file',
  answer: { contentType: 'application/zip', isStreamed: true },
  refusals: ['TOO_MANY_ATTEMPTS'],
})

export const DeleteUser = endpoint({
  method: 'POST',
  path: '/api/users/deletion',
  summary: 'Delete the user and the accounts that are theirs alone; sums and proofs stay true',
  body: z.strictObject({
    /** The user's email, typed again. */
    email: z.string().trim().toLowerCase().max(254),
    password: z.string().max(1000).optional(),
  }),
  status: 204,
  refusals: [
    'EMAIL_DIFFERS',
    'CURRENT_PASSWORD_INCORRECT',
    'FRESH_SIGN_IN_REQUIRED',
    'LAST_OWNER',
    'TOO_MANY_ATTEMPTS',
  ],
})
