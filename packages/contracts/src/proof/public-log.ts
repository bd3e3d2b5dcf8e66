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

export const GetLogState = endpoint({
  method: 'GET',
  path: '/api/staff/ledger-log',
  summary: 'How the public log is: what waits, and whether anything keeps it from being signed',
  answer: LogState,
})
