import { createPool } from '@understory/database/connect.ts'
import type pg from 'pg'
import { createApi } from '../../../apps/api/src/app.ts'
import { compose } from '../../../apps/api/src/compose/compose.ts'
import { readConfig } from '../../../apps/api/src/configuration/config.ts'
import { type AwaitingRenewal, fillRenewals } from '../../awaiting-renewals.ts'
import { withDatabase } from '../../database.ts'
import { interleave } from '../../interleave.ts'
import type { Measure } from '../../measure.ts'
import { deliverEvent, inParallel, quietSettings } from '../../provider-events.ts'
import { sendRecorded, statementsOf } from '../../recorded-statements.ts'

const EVENTS = 10_000
const RENEWALS_PAIRS = 5
/** Half of the events are ours; each side also runs once before it is measured. */
const BATCH = Math.floor(EVENTS / (2 * (RENEWALS_PAIRS + 1)))
const RENEWALS_CONCURRENCY = 12
const LOAD = { count: BATCH, atOnce: RENEWALS_CONCURRENCY } as const

/**
 * From the signed event of a paid cycle to ledger, invoice and certificate, against the
 * very statements that this sends, sent bare.
 */
export const renewals: Measure = {
  id: 'renewals',
  what: 'Renewals settled per second: signed event to committed ledger, against the same SQL bare',
  unit: 'renewals/s',
  goal: { ratio: 0.5, is: 'at least' },
  run: () =>
    withDatabase(async (url) => {
      const pool = createPool(url, RENEWALS_CONCURRENCY)
      const awaiting = await fillRenewals(pool, 2 + BATCH * 2 * (RENEWALS_PAIRS + 1))
      const { deps, close } = await compose(readConfig(quietSettings(url, RENEWALS_CONCURRENCY)), {
        isWorker: false,
      })
      const api = createApi(deps)
      const next = () => {
        const renewal = awaiting.pop()
        if (!renewal) throw new Error('too few renewals were made ready')
        return renewal
      }
      // The first one opens connections and caches; the second is written down.
      await deliverEvent(api, next())
      const sample = next()
      const statements = await statementsOf(() => deliverEvent(api, sample))
      const recorded = { statements, sample: namesOf(sample) }
      const { ours, reference, ratioOfTimes } = await interleave({
        pairs: RENEWALS_PAIRS,
        ours: () => inParallel(LOAD, () => deliverEvent(api, next())),
        reference: () => inParallel(LOAD, () => sendRecorded(pool, recorded, namesOf(next()))),
      })
      await assertAllSettled(pool)
      await close()
      await pool.end()
      return [
        {
          ours: BATCH / ours.seconds,
          reference: BATCH / reference.seconds,
          ratio: 1 / ratioOfTimes,
          note: `${EVENTS.toLocaleString('en-GB')} events, ${RENEWALS_CONCURRENCY} at once, ${statements.length} statements each`,
        },
      ]
    }),
}

const namesOf = ({ event: _, ...names }: AwaitingRenewal) => names

async function assertAllSettled(pool: pg.Pool): Promise<void> {
  const { rows } = await pool.query(`
    select (select count(*)::int from subscription_cycle where status = 'paid') as paid,
      (select count(*)::int from impact_ledger_entry) as entries,
      (select count(*)::int from invoice) as invoices`)
  const { paid, entries, invoices } = rows[0]
  if (entries !== 3 * paid || invoices !== paid) {
    throw new Error(`not everything was settled: ${JSON.stringify(rows[0])}`)
  }
}
