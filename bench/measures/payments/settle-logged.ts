import { createPool } from '@understory/database/connect.ts'
import { createApi } from '../../../apps/api/src/app.ts'
import { compose } from '../../../apps/api/src/compose/compose.ts'
import { readConfig } from '../../../apps/api/src/configuration/config.ts'
import { fillAwaiting } from '../../awaiting-purchases.ts'
import { withDatabase } from '../../database.ts'
import { interleave } from '../../interleave.ts'
import type { Measure } from '../../measure.ts'
import { deliverEvent, inParallel, quietSettings } from '../../provider-events.ts'

const BATCH = 400
const SETTLE_LOGGED_PAIRS = 5
const SETTLE_LOGGED_CONCURRENCY = 12
const LOAD = { count: BATCH, atOnce: SETTLE_LOGGED_CONCURRENCY } as const
/** What an order does for the log and for supply, in its own transaction. */
const TRIGGERS = ['queue_for_log', 'count_allocated']

/** What the public log and the check of supply cost an order: the same settling with their triggers off. */
export const settleLogged: Measure = {
  id: 'settle-logged',
  what: 'Paid purchases settled per second with the public log on, against off',
  unit: 'purchases/s',
  goal: { ratio: 0.95, is: 'at least' },
  run: () => withDatabase(measureSettleLogged),
}

async function measureSettleLogged(url: string) {
  const pool = createPool(url, SETTLE_LOGGED_CONCURRENCY)
  const awaiting = await fillAwaiting(pool, 2 + BATCH * 2 * (SETTLE_LOGGED_PAIRS + 1))
  const { deps, close } = await compose(readConfig(quietSettings(url, SETTLE_LOGGED_CONCURRENCY)), {
    isWorker: false,
  })
  const api = createApi(deps)
  const settleOne = async () => {
    const purchase = awaiting.pop()
    if (!purchase) throw new Error('too few purchases were made ready')
    await deliverEvent(api, purchase)
  }
  const settleWith = async (state: 'enable' | 'disable') => {
    for (const name of TRIGGERS) {
      await pool.query(`alter table impact_ledger_entry ${state} trigger ${name}`)
    }
    await inParallel(LOAD, settleOne)
  }
  await settleOne()
  const measured = await interleave({
    pairs: SETTLE_LOGGED_PAIRS,
    ours: () => settleWith('enable'),
    reference: () => settleWith('disable'),
  })
  await close()
  await pool.end()
  return [
    {
      ours: BATCH / measured.ours.seconds,
      reference: BATCH / measured.reference.seconds,
      ratio: 1 / measured.ratioOfTimes,
      note: `${SETTLE_LOGGED_CONCURRENCY} at once; the worker that appends is not running`,
    },
  ]
}
