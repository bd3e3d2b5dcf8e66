import { STATUS_PARTS } from '@understory/domain/site/status/judge-status.ts'
import { z } from 'zod'
import { endpoint } from '../endpoint.ts'

const StatusState = z.enum(['works', 'trouble', 'unknown'])
const Time = z.iso.datetime().nullable()

export const GetStatus = endpoint({
  method: 'GET',
  path: '/api/status',
  summary: 'What runs and since when, by what the software itself has seen',
  answer: z.object({
    state: StatusState,
    checkedAt: z.iso.datetime(),
    parts: z.array(
      z.object({ part: z.enum(STATUS_PARTS), state: StatusState, since: Time, seenAt: Time }),
    ),
    /** The newest first; `null` where the database does not answer. */
    incidents: z
      .array(z.object({ part: z.enum(STATUS_PARTS), beganAt: z.iso.datetime(), endedAt: Time }))
      .nullable(),
  }),
})
