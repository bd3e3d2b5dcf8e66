import { randomUUID } from 'node:crypto'
import { createPlatformDatabase, createPool, type Database } from '@understory/database/connect.ts'
import { asPlatform } from '@understory/database/row-security.ts'
import { DAY_MS } from '@understory/domain/calendar/durations.ts'
import type pg from 'pg'
import { type ApiCall, createApi } from '../../apps/api/src/app.ts'
import { appendToLog } from '../../apps/api/src/capabilities/proof/public-log/public.ts'
import { issueStoreBills, settleBill } from '../../apps/api/src/capabilities/stores/bills/public.ts'
import { compose } from '../../apps/api/src/compose/compose.ts'
import { readConfig } from '../../apps/api/src/configuration/config.ts'
import { transact } from '../../apps/api/src/database/transact.ts'
import type { Deps } from '../../apps/api/src/deps.ts'
import { temporaryFolder } from '../../tools/temporary-folder.ts'
import { withDatabase } from '../database.ts'
import { quietSettings } from '../provider-events.ts'
import { seedStores, storeIdOf } from '../stores/seed-stores.ts'

const BILLS_STAGE_CONNECTIONS = 6

export type BillStage = {
  readonly pool: pg.Pool
  readonly db: Database
  readonly deps: Deps
  readonly api: ApiCall
  /** The first shop, which is meant where none is named. */
  readonly storeId: string
  /** Orders of a day, stored and not billed. Days count from a year ago. */
  readonly addOrders: (day: number, count: number, storeId?: string) => Promise<void>
  /** Bills everything up to the end of a day. It answers the bills. */
  readonly issue: (day: number, storeId?: string) => Promise<readonly string[]>
  readonly settle: (bills: readonly string[], storeId?: string) => Promise<void>
  readonly append: () => Promise<void>
}

/** Shops in a database of their own, with what stands behind their orders: bills, ledger, public log. */
function withBillStage<T>(shops: number, work: (stage: BillStage) => Promise<T>): Promise<T> {
  return withDatabase(async (url) => {
    const settings: Record<string, string> = {
      ...quietSettings(url, BILLS_STAGE_CONNECTIONS),
      FILES_FOLDER: temporaryFolder('bench-bills'),
      LEDGER_SIGNING_KEY: '11'.repeat(32),
      LEDGER_EVENT_KEY: '22'.repeat(32),
    }
    const { deps, close } = await compose(readConfig(settings), { isWorker: false })
    const pool = createPool(url, BILLS_STAGE_CONNECTIONS, { isPatient: true })
    try {
      await seedStores(pool, settings.APP_SECRET ?? '', shops)
      return await work(stageOf(pool, deps))
    } finally {
      await pool.end()
      await close()
    }
  })
}

/** A stage for each of some sizes, all at once; each has so many shops. */
export function withBillStages<T>(
  shops: readonly number[],
  work: (stages: readonly BillStage[]) => Promise<T>,
  stages: readonly BillStage[] = [],
): Promise<T> {
  const next = shops[stages.length]
  if (next === undefined) return work(stages)
  return withBillStage(next, (stage) => withBillStages(shops, work, [...stages, stage]))
}

function stageOf(pool: pg.Pool, deps: Deps): BillStage {
  const storeId = storeIdOf(0)
  const db = createPlatformDatabase(pool)
  const began = new Date(Math.floor(Date.now() / DAY_MS) * DAY_MS - 364 * DAY_MS)
  const endOf = (day: number) => new Date(began.getTime() + (day + 1) * DAY_MS)
  return {
    pool,
    db,
    deps,
    api: createApi(deps),
    storeId,
    async addOrders(day, count, of = storeId) {
      await pool.query(BILLS_STAGE_ORDERS, [
        of,
        count,
        new Date(endOf(day).getTime() - DAY_MS),
        randomUUID(),
      ])
    },
    async issue(day, of = storeId) {
      const run = { accountId: of, storeId: of, chargedBy: 'card', cycleFrom: began } as const
      const bills = await transact(db, (tx) =>
        issueStoreBills(tx, deps, { ...run, issueAt: endOf(day), budgetMinor: null }),
      )
      return bills.map(({ billId }) => billId)
    },
    async settle(bills, of = storeId) {
      for (const billId of bills)
        await transact(db, (tx) =>
          settleBill(tx, deps, { accountId: of, billId, paidAt: new Date() }),
        )
    },
    append: () => asPlatform(async () => void (await appendToLog({ ...deps, db }))),
  }
}

const BILLS_STAGE_ORDERS = `insert into store_order (account_id, store_id, external_id, label, created_at, updated_at,
    standing, currency, cart_minor, net_minor, billed_by, milli_trees, money_minor, billing_currency,
    price_book_version, settings_id)
  select $1::uuid, $1::uuid, $4::text || n, '#' || n, at, at, 'paid', 'GBP', 7974, 7974, 'money', 5266, 79,
    'GBP', '2026-1', $1::uuid
  from generate_series(1, $2::int) as n
  cross join lateral (select $3::timestamptz + interval '1 day' * (n / ($2::int + 1)::double precision) as at) t`
