import { z } from 'zod'
import { endpoint } from '../endpoint.ts'

export const LogState = z.object({
  size: z.int(),
  /** Entries that are not logged yet. */
  waiting: z.int(),
  /** Why nothing is signed; `null`: nothing keeps it. */
  halted: z.object({ reason: z.string(), since: z.iso.datetime() }).nullable(),
  /** Leaves whose rows were lost with an older database, and are not recorded again. */
  lost: z.int(),
})
export type LogState = z.output<typeof LogState>

export const GetAnswerState = endpoint({
  method: 'GET',
  path: '/api/public-ledger/answers/{statement}',
  summary: 'Whether the answer of a supplier still stands, by the SHA-256 of its statement',
  params: z.object({
    statement: z.string().regex(/^[0-9a-f]{64}$/, 'Please use 64 hexadecimal digits.'),
  }),
  answer: z.object({
    /** Its leaf in the public log. */
    logIndex: z.int(),
    /** The supplier withdrew it, or sent another one in its place. */
    isWithdrawn: z.boolean(),
  }),
  refusals: ['ANSWER_NOT_LOGGED', 'BAD_REQUEST'],
})

export const GetLogState = endpoint({
  method: 'GET',
  path: '/api/staff/ledger-log',
  summary: 'How the public log is: what waits, and whether anything keeps it from being signed',
  answer: LogState,
})
