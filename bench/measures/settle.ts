import { createPool } from '@understory/database/connect.ts'
import type pg from 'pg'
import { createApi } from '../../apps/api/src/app.ts'
import { compose } from '../../apps/api/src/compose.ts'
import { readConfig } from '../../apps/api/src/config.ts'
import { type Awaiting, fillAwaiting } from '../awaiting-purchases.ts'
import { withDatabase } from '../database.ts'
import { interleave } from '../interleave.ts'
import type { Measure } from '../measure.ts'
import { inParallel, quietSettings, tell } from '../provider-events.ts'
import { send, statementsOf } from '../recorded-statements.ts'

const BATCH = 400
const PAIRS = 5
const AT_ONCE = 12
const LOAD = { count: BATCH, atOnce: AT_ONCE } as const

/**
 * From the signed event to the committed ledger, invoice, certificate and queued receipt, against the
 * very statements that this sends, sent bare: same round trips, same connections, same durability.
 */
export const settle: Measure = {
  id: 'settle',
  what: 'Paid purchases settled per second: signed event to committed ledger, against the same SQL bare',
  unit: 'purchases/s',
  goal: { ratio: 0.5, is: 'at least' },
  run: () =>
    withDatabase(async (url) => {
      const pool = createPool(url, AT_ONCE)
      const awaiting = await fillAwaiting(pool, 2 + BATCH * 2 * (PAIRS + 1))
      const { deps, close } = await compose(readConfig(quietSettings(url, AT_ONCE)), {
        isWorker: false,
      })
      const api = createApi(deps)
      const next = () => {
        const purchase = awaiting.pop()
        if (!purchase) throw new Error('too few purchases were made ready')
        return purchase
      }
      // The first one opens connections and caches; the second is written down.
      await tell(api, next())
      const sample = next()
      const statements = await statementsOf(() => tell(api, sample))
      const { ours, reference, ratioOfTimes } = await interleave({
        pairs: PAIRS,
        ours: () => inParallel(LOAD, () => tell(api, next())),
        reference: () =>
          inParallel(LOAD, () =>
            send(pool, { statements, sample: namesOf(sample) }, namesOf(next())),
          ),
      })
      await assertAllSettled(pool)
      await close()
      await pool.end()
      return [
        {
          ours: BATCH / ours.seconds,
          reference: BATCH / reference.seconds,
          ratio: 1 / ratioOfTimes,
          note: `${AT_ONCE} at once, ${statements.length} statements each, ${micros(ours)} against ${micros(reference)} CPU-µs`,
        },
      ]
    }),
}

const namesOf = ({ event: _, ...names }: Awaiting) => names
const micros = ({ cpuMicros }: { cpuMicros: number }) => Math.round(cpuMicros / BATCH)

async function assertAllSettled(pool: pg.Pool): Promise<void> {
  const { rows } = await pool.query(`
    select (select count(*) from instant_purchase where status = 'paid') as paid,
      (select count(*) from impact_ledger_entry) as entries, (select count(*) from invoice) as invoices,
      (select count(*) from pgboss.job where name = 'send-receipt') as receipts`)
  const { paid, entries, invoices, receipts } = rows[0]
  const isRight = entries === 3 * paid && invoices === paid && receipts === paid
  if (!isRight) throw new Error(`not everything was settled: ${JSON.stringify(rows[0])}`)
}
