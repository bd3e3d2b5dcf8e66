import { createPool } from '@understory/database/connect.ts'
import type pg from 'pg'
import { createApi } from '../../../apps/api/src/app.ts'
import { compose } from '../../../apps/api/src/compose/compose.ts'
import { readConfig } from '../../../apps/api/src/configuration/config.ts'
import { type Awaiting, fillAwaiting } from '../../awaiting-purchases.ts'
import { withDatabase } from '../../database.ts'
import { interleave } from '../../interleave.ts'
import type { Measure } from '../../measure.ts'
import { deliverEvent, inParallel, quietSettings } from '../../provider-events.ts'

const TOLD_BATCH = 400
const SETTLE_WITH_EVENTS_PAIRS = 5
const SETTLE_WITH_EVENTS_CONCURRENCY = 12
const TOLD_LOAD = { count: TOLD_BATCH, atOnce: SETTLE_WITH_EVENTS_CONCURRENCY } as const

/** What events cost an order: purchases of accounts that are told of them, against those of accounts that are not. */
export const settleWithEvents: Measure = {
  id: 'settle-with-events',
  what: 'Paid purchases settled per second for accounts with events, against accounts without',
  unit: 'purchases/s',
  goal: { ratio: 0.85, is: 'at least' },
  run: () => withDatabase(measureSettleWithEvents),
}

async function measureSettleWithEvents(url: string) {
  const pool = createPool(url, SETTLE_WITH_EVENTS_CONCURRENCY)
  // A quarter more than are settled: which accounts they are of is by chance.
  const all = await fillAwaiting(
    pool,
    Math.ceil(TOLD_BATCH * 2 * (SETTLE_WITH_EVENTS_PAIRS + 1) * 1.25),
  )
  await tellHalfOf(pool)
  const isTold = await listeningAccounts(pool)
  const told = all.filter(({ accountId }) => isTold.has(accountId))
  const others = all.filter(({ accountId }) => !isTold.has(accountId))
  const settings = quietSettings(url, SETTLE_WITH_EVENTS_CONCURRENCY)
  const { deps, close } = await compose(readConfig(settings), { isWorker: false })
  const api = createApi(deps)
  const settleNext = (of: Awaiting[]) => () => {
    const next = of.pop()
    if (!next) throw new Error('too few purchases were made ready')
    return deliverEvent(api, next)
  }
  const { ours, reference, ratioOfTimes } = await interleave({
    pairs: SETTLE_WITH_EVENTS_PAIRS,
    ours: () => inParallel(TOLD_LOAD, settleNext(told)),
    reference: () => inParallel(TOLD_LOAD, settleNext(others)),
  })
  const { rows } = await pool.query<{ count: number }>(
    `select count(*)::int as count from event_outbox where type = 'purchase.paid'`,
  )
  const noted = rows[0]?.count ?? 0
  if (noted !== TOLD_BATCH * (SETTLE_WITH_EVENTS_PAIRS + 1)) throw new Error(`${noted} events`)
  await close()
  await pool.end()
  return [
    {
      ours: TOLD_BATCH / ours.seconds,
      reference: TOLD_BATCH / reference.seconds,
      ratio: 1 / ratioOfTimes,
      note: `${SETTLE_WITH_EVENTS_CONCURRENCY} at once, two events each`,
    },
  ]
}

const tellHalfOf = (pool: pg.Pool) =>
  pool.query(`insert into event_account (account_id, since)
    select id, now() from (select id, row_number() over (order by id) as n from account) a where n % 2 = 0`)

async function listeningAccounts(pool: pg.Pool): Promise<ReadonlySet<string>> {
  const { rows } = await pool.query<{ account_id: string }>('select account_id from event_account')
  return new Set(rows.map(({ account_id }) => account_id))
}
