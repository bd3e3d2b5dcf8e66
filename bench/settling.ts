import { createPool } from '@understory/database/connect.ts'
import type pg from 'pg'
import { type ApiCall, createApi } from '../apps/api/src/app.ts'
import { compose } from '../apps/api/src/compose/compose.ts'
import { readConfig } from '../apps/api/src/configuration/config.ts'
import { type Awaiting, fillAwaiting } from './awaiting-purchases.ts'
import { withDatabase } from './database.ts'
import { interleave, type Sample } from './interleave.ts'
import { deliverEvent, inParallel, quietSettings } from './provider-events.ts'

const BATCH = 400
const SETTLING_PAIRS = 5
const SETTLING_CONCURRENCY = 12
const LOAD = { count: BATCH, atOnce: SETTLING_CONCURRENCY } as const

type Stage = { readonly api: ApiCall; readonly pool: pg.Pool; readonly next: () => Awaiting }
/** Settles one purchase by other means than ours. */
type Reference = {
  readonly settle: (pool: pg.Pool, awaiting: Awaiting) => Promise<void>
  readonly note: string
}

/** Purchases settled by our own event handling and by the reference, in turns, on as many connections. */
export function compareSettling(prepare: (stage: Stage) => Promise<Reference>) {
  return withDatabase(async (url) => {
    const pool = createPool(url, SETTLING_CONCURRENCY)
    const awaiting = await fillAwaiting(pool, 2 + BATCH * 2 * (SETTLING_PAIRS + 1))
    const { deps, close } = await compose(readConfig(quietSettings(url, SETTLING_CONCURRENCY)), {
      isWorker: false,
    })
    const api = createApi(deps)
    const next = () => {
      const purchase = awaiting.pop()
      if (!purchase) throw new Error('too few purchases were made ready')
      return purchase
    }
    // The first one opens connections and caches.
    await deliverEvent(api, next())
    const reference = await prepare({ api, pool, next })
    const measured = await interleave({
      pairs: SETTLING_PAIRS,
      ours: () => inParallel(LOAD, () => deliverEvent(api, next())),
      reference: () => inParallel(LOAD, () => reference.settle(pool, next())),
    })
    await assertAllSettled(pool)
    await close()
    await pool.end()
    const micros = ({ cpuMicros }: Sample) => Math.round(cpuMicros / BATCH)
    const cpu = `${micros(measured.ours)} against ${micros(measured.reference)} CPU-µs`
    return [
      {
        ours: BATCH / measured.ours.seconds,
        reference: BATCH / measured.reference.seconds,
        ratio: 1 / measured.ratioOfTimes,
        note: `${SETTLING_CONCURRENCY} at once, ${reference.note}, ${cpu}`,
      },
    ]
  })
}

async function assertAllSettled(pool: pg.Pool): Promise<void> {
  const { rows } = await pool.query(`
    select (select count(*) from purchase where status = 'paid') as paid,
      (select count(*) from impact_ledger_entry) as entries, (select count(*) from invoice) as invoices,
      (select count(*) from certificate) as certificates`)
  const { paid, entries, invoices, certificates } = rows[0]
  const isRight = entries === 3 * paid && invoices === paid && certificates === paid
  if (!isRight) throw new Error(`not everything was settled: ${JSON.stringify(rows[0])}`)
}
