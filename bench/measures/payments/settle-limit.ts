import type { Measure } from '../../measure.ts'
import { compareSettling } from '../../settling.ts'
import { settlingAtTheLimit } from '../../settling-at-the-limit.ts'

/** How near settling comes to what the database itself can do: the same rows, in one statement. */
export const settleLimit: Measure = {
  id: 'settle-limit',
  what: 'Paid purchases settled per second: signed event to committed ledger, against one bare statement',
  unit: 'purchases/s',
  goal: { ratio: 0.3, is: 'at least' },
  run: () =>
    compareSettling(async ({ next, pool }) => {
      await settlingAtTheLimit(pool, next())
      return { note: 'one statement in the reference', settle: settlingAtTheLimit }
    }),
}
