import { API_MODES } from '@understory/domain/developers/api-keys/api-mode.ts'
import { z } from 'zod'
import { endpoint } from '../endpoint.ts'

const ApiCallOfKey = z.object({
  callId: z.uuid(),
  at: z.iso.datetime(),
  method: z.enum(['GET', 'POST', 'PUT', 'PATCH', 'DELETE']),
  /** Without its query. */
  path: z.string(),
  status: z.int(),
  /** Why it was refused; `null`: it was not. */
  code: z.string().nullable(),
  durationMs: z.int(),
  requestId: z.string(),
  keyName: z.string(),
  mode: z.enum(API_MODES),
})
export type ApiCallOfKey = z.output<typeof ApiCallOfKey>

export const ListApiCalls = endpoint({
  method: 'GET',
  path: '/api/api-keys/calls',
  summary:
    'The latest hundred calls of the keys of the account, of 30 days; never what was sent or answered',
  query: z.object({ refused: z.enum(['true', 'false']).default('false') }),
  answer: z.object({ calls: z.array(ApiCallOfKey) }),
})
