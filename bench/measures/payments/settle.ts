import type { Awaiting } from '../../awaiting-purchases.ts'
import type { Measure } from '../../measure.ts'
import { deliverEvent } from '../../provider-events.ts'
import { sendRecorded, statementsOf } from '../../recorded-statements.ts'
import { compareSettling } from '../../settling.ts'

/**
 * From the signed event to the committed ledger, invoice and certificate, against the very statements
 * that this sends, sent bare: same round trips, same connections, same durability.
 */
export const settleMeasure: Measure = {
  id: 'settle',
  what: 'Paid purchases settled per second: signed event to committed ledger, against the same SQL bare',
  unit: 'purchases/s',
  goal: { ratio: 0.5, is: 'at least' },
  run: () =>
    compareSettling(async ({ api, next }) => {
      const sample = next()
      const statements = await statementsOf(() => deliverEvent(api, sample))
      return {
        note: `${statements.length} statements each`,
        settle: (pool, awaiting) =>
          sendRecorded(pool, { statements, sample: namesOf(sample) }, namesOf(awaiting)),
      }
    }),
}

const namesOf = ({ event: _, ...names }: Awaiting) => names
