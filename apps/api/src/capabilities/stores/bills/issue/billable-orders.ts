import type { Database, Tx } from '@understory/database/connect.ts'
import { microsPerUnit } from '@understory/domain/commerce/prices/price-book.ts'
import { IMPACTS, type Impact } from '@understory/domain/quantity/impact-quantity.ts'
import { type Currency, money } from '@understory/domain/quantity/money.ts'
import type { BillableOrder } from '@understory/domain/stores/bills/store-bill.ts'
import type {
  BilledBy,
  Contribution,
} from '@understory/domain/stores/store-orders/contribution/contribution.ts'
import type { Funding } from '@understory/domain/stores/store-orders/contribution/funding-of-rule.ts'
import { type RawBuilder, sql } from 'kysely'
import { listPriceBooks } from '../../../commerce/prices/public.ts'
import { type Fundings, fundingsOf, setAsideOf } from '../funds/funded-projects.ts'
import { FUNDS, quantityOfImpact } from '../funds/quantities-of-orders.ts'

type BillableOrdersInput = {
  readonly accountId: string
  readonly storeId: string
  readonly issueAt: Date
}
type Listing = BillableOrdersInput & {
  /** At most so many, the oldest; left out: all. */
  readonly most?: number
  /** Found before in the same transaction; left out: they are looked up. */
  readonly fundings?: Fundings
}

export type Unbilled = {
  readonly externalId: string
  readonly createdAt: Date
  readonly contribution: Contribution
  readonly funding: Funding
  readonly priceBookVersion: string
  readonly microsPerUnit: number
}

type BillableOrdersKey = {
  readonly accountId: string
  /** `null`: every store of the account. */
  readonly storeId: string | null
  /** Orders that were created before it; `null`: all. */
  readonly issueAt: Date | null
}

type LastRun = { readonly id: string; readonly since: Date | null }

/** The stores that are meant, each with its last invoice run: read before their orders are, which may stand elsewhere. */
async function lastRuns(
  db: Database | Tx,
  { accountId, storeId }: BillableOrdersKey,
): Promise<LastRun[]> {
  let stores = db
    .selectFrom('store')
    .select(['id', 'billed_until as since'])
    .where('account_id', '=', accountId)
  if (storeId) stores = stores.where('id', '=', storeId)
  return stores.execute()
}

/**
 * From where orders (`o`) come that contribute something and are on no bill: since the last invoice run of their store,
 * and late ones. A run leaves no others, so history is not gone through.
 */
function fromUnbilled(
  { accountId, issueAt }: BillableOrdersKey,
  runs: readonly LastRun[],
  setAside: readonly string[],
): RawBuilder<unknown> {
  const stores = sql`json_to_recordset(${JSON.stringify(
    runs.map(({ id, since }) => ({ id, since: since ?? '-infinity' })),
  )}) as s (id uuid, since timestamptz)`
  // With both ends, PostgreSQL takes the time since the run for a short one, and the index by that time.
  const isUnbilled = sql`o.account_id = ${accountId}::uuid and o.created_at < ${issueAt ?? 'infinity'}::timestamptz
    and o.reason is null and ${FUNDS} and ${isTaken(setAside)}
    and not exists (select from store_bill_order b where b.account_id = ${accountId}::uuid
      and b.store_id = o.store_id and b.external_id = o.external_id)`
  return sql`from (
      select o.* from store_order o join ${stores} on o.store_id = s.id
      where ${isUnbilled} and o.created_at >= ${oldestOf(runs)}::timestamptz and o.created_at >= s.since
      union all
      select o.* from store_order o join ${stores} on o.store_id = s.id
      where ${isUnbilled} and o.is_late and o.created_at < s.since) o`
}

/** Whether an order (`o`) is not set aside. */
const isTaken = (setAside: readonly string[]) =>
  setAside.length === 0
    ? sql<boolean>`true`
    : sql<boolean>`(o.settings_id is null or o.settings_id <> all (${setAside}::uuid[]))`

function oldestOf(runs: readonly LastRun[]): Date | '-infinity' {
  const [first, ...others] = runs.map(({ since }) => since)
  if (!first) return '-infinity'
  return others.reduce<Date | '-infinity'>(
    (oldest, since) =>
      oldest === '-infinity' || !since ? '-infinity' : since < oldest ? since : oldest,
    first,
  )
}

type BillableOrdersRow = BillableOrdersStored & {
  readonly external_id: string
  readonly created_at: Date
  readonly price_book_version: string
  readonly settings_id: string | null
}

/** Those that a bill takes: what they fund may be sold. */
export async function listBillable(db: Database | Tx, wanted: Listing): Promise<Unbilled[]> {
  const fundings = wanted.fundings ?? (await fundingsOf(db, wanted))
  const runs = await lastRuns(db, wanted)
  if (runs.length === 0) return []
  const { rows } = await sql<BillableOrdersRow>`
    select o.external_id, o.created_at, o.billed_by, o.milli_trees, o.co2e_grams, o.plastic_grams, o.money_minor,
      o.billing_currency, o.price_book_version, o.settings_id ${fromUnbilled(wanted, runs, setAsideOf(fundings))}
    order by o.created_at, o.external_id limit ${wanted.most ?? null}::integer`.execute(db)
  const prices = await unitPrices(db)
  return rows.map((row) => {
    const funding = fundings.get(row.settings_id ?? '')
    if (!funding) throw new Error(`order ${row.external_id} has no settings`)
    const { impact } = funding
    const price = prices.get(`${row.price_book_version} ${row.billing_currency} ${impact}`)
    if (price === undefined) throw new Error(`order ${row.external_id} has no price of ${impact}`)
    return {
      externalId: row.external_id,
      createdAt: row.created_at,
      contribution: contributionOf(row, impact),
      funding,
      priceBookVersion: row.price_book_version,
      microsPerUnit: price,
    }
  })
}

/** By version, currency and impact. */
async function unitPrices(db: Database | Tx): Promise<ReadonlyMap<string, number>> {
  const books = await listPriceBooks(db)
  return new Map(
    books.flatMap((book) =>
      IMPACTS.map((impact) => [
        `${book.version} ${book.currency} ${impact}`,
        microsPerUnit(impact, book),
      ]),
    ),
  )
}

type BillableOrdersStored = {
  readonly billed_by: BilledBy | null
  readonly milli_trees: number
  readonly co2e_grams: number
  readonly plastic_grams: number
  readonly money_minor: number
  readonly billing_currency: Currency | null
}

function contributionOf(row: BillableOrdersStored, impact: Impact): Contribution {
  const funds = { impact, quantity: quantityOfImpact(impact, row) }
  if (row.billed_by !== 'money') return { billedBy: row.billed_by ?? 'trees', ...funds }
  const paid = money(row.money_minor, row.billing_currency ?? 'GBP')
  return { billedBy: 'money', money: paid, ...funds }
}

/** Whether orders wait for another bill. */
export async function hasBillable(tx: Tx, wanted: BillableOrdersInput): Promise<boolean> {
  const runs = await lastRuns(tx, wanted)
  if (runs.length === 0) return false
  const setAside = setAsideOf(await fundingsOf(tx, wanted))
  const { rows } = await sql`select ${fromUnbilled(wanted, runs, setAside)} limit 1`.execute(tx)
  return rows.length > 0
}

type Pending = {
  readonly store_id: string
  readonly orders: number
  readonly milli_trees: number
  readonly co2e_grams: number
  readonly plastic_grams: number
  readonly money_minor: number
  /** How many of the orders are set aside. */
  readonly set_aside: number
}

/** What each store of an account has contributed and no bill has yet. */
export async function sumUnbilled(db: Database | Tx, accountId: string): Promise<Pending[]> {
  const of = { accountId, storeId: null, issueAt: null }
  const runs = await lastRuns(db, of)
  if (runs.length === 0) return []
  const setAside = setAsideOf(await fundingsOf(db, of))
  const { rows } = await sql<Pending>`
    select o.store_id, count(*)::bigint as orders, sum(o.milli_trees)::bigint as milli_trees,
      sum(o.co2e_grams)::bigint as co2e_grams, sum(o.plastic_grams)::bigint as plastic_grams,
      sum(o.money_minor)::bigint as money_minor,
      count(*) filter (where o.settings_id = any (${setAside}::uuid[]))::bigint as set_aside
      ${fromUnbilled(of, runs, [])} group by o.store_id`.execute(db)
  return rows
}

export const billableOf = (order: Unbilled): BillableOrder => ({
  id: order.externalId,
  createdAt: order.createdAt,
  contribution: order.contribution,
  microsPerUnit: order.microsPerUnit,
})
