import type { Tx } from '@understory/database/connect.ts'
import { dayOf } from '@understory/domain/quantity/calendar.ts'
import { cutBill, type StoreBill } from '@understory/domain/stores/store-bill.ts'
import { sql } from 'kysely'
import type { Deps } from '../../deps.ts'
import { capLeft, creditBalance } from './bill-records.ts'
import { billableOf, listBillable, markLeft, type Unbilled } from './billable-orders.ts'
import { creditRefunds } from './credit-refunds.ts'
import { settleBill } from './settle-bill.ts'
import { lockAlone } from './store-locks.ts'

type Needs = Pick<Deps, 'clock' | 'newId'>

export type Cutting = {
  readonly accountId: string
  readonly storeId: string
  readonly chargedBy: 'card' | 'shopify'
  /** Orders created before it are billed; later ones belong to the next bill. */
  readonly cutAt: Date
  /** When the cycle began that the merchant's own cap is for. */
  readonly cycleFrom: Date
  /** What can be charged now; orders that do not fit stay unbilled. `null`: any amount. */
  readonly budgetMinor: number | null
}

export type CutBill = { readonly billId: string; readonly totalMinor: number }

/**
 * Cuts what a store contributed into a bill, with the store locked: what was refunded since becomes a credit,
 * the orders that count and were never billed are taken, and the bill, its orders and its charge are written
 * together. `null`: there is nothing to bill. Repeated for the same moment, it does nothing.
 */
export async function cutStoreBill(tx: Tx, deps: Needs, cutting: Cutting): Promise<CutBill | null> {
  await lockAlone(tx, cutting.storeId)
  const store = await lock(tx, cutting)
  if (!store?.counts_from || isCut(store, cutting)) return null
  await creditRefunds(tx, deps, cutting)
  const orders = await listBillable(tx, cutting)
  const bill = cutBill({
    orders: orders.map(billableOf),
    currency: store.billing_currency,
    creditMinor: await creditBalance(tx, cutting),
    capMinor: await capLeft(tx, cutting, store.cap_minor),
    budgetMinor: cutting.budgetMinor,
  })
  const cut = await write(tx, deps, { cutting, store, orders, bill })
  await markLeft(tx, cutting, bill.waiting)
  await tx
    .updateTable('store')
    .set({ cut_until: cutting.cutAt })
    .where('account_id', '=', cutting.accountId)
    .where('id', '=', cutting.storeId)
    .execute()
  return cut
}

type Store = NonNullable<Awaited<ReturnType<typeof lock>>>

function lock(tx: Tx, { accountId, storeId }: Cutting) {
  return tx
    .selectFrom('store')
    .select(['billing_currency', 'counts_from', 'cut_until', 'cap_minor'])
    .where('account_id', '=', accountId)
    .where('id', '=', storeId)
    .forNoKeyUpdate()
    .executeTakeFirst()
}

function isCut({ counts_from, cut_until }: Store, { cutAt }: Cutting): boolean {
  return (counts_from ?? cutAt) >= cutAt || (cut_until !== null && cut_until >= cutAt)
}

type Writing = {
  readonly cutting: Cutting
  readonly store: Store
  readonly orders: readonly Unbilled[]
  readonly bill: StoreBill
}

async function write(tx: Tx, deps: Needs, writing: Writing): Promise<CutBill | null> {
  const { cutting, store, orders, bill } = writing
  const { accountId, storeId, chargedBy, cutAt } = cutting
  if (bill.orders.length + bill.overCap.length === 0) return null
  const id = deps.newId()
  const { number } = await tx
    .insertInto('store_bill')
    .values((eb) => ({
      account_id: accountId,
      store_id: storeId,
      number: eb
        .selectFrom('store_bill')
        .select(sql<number>`coalesce(max(number), 0) + 1`.as('number'))
        .where('account_id', '=', accountId)
        .where('store_id', '=', storeId),
      id,
      charged_by: chargedBy,
      from_at: beganAt(writing),
      cut_at: cutAt,
      currency: store.billing_currency,
      cap_minor: store.cap_minor,
      orders: bill.orders.length,
      over_cap: bill.overCap.length,
      gross_minor: bill.gross.minor,
      credit_minor: bill.credit.minor,
      milli_trees: bill.orders.reduce((sum, { trees }) => sum + trees, 0),
      remainder_milli_trees: bill.remainder,
      created_at: deps.clock(),
    }))
    .returning('number')
    .executeTakeFirstOrThrow()
  await tx
    .insertInto('store_bill_charge')
    .values({ account_id: accountId, bill_id: id, charged_by: chargedBy, status: 'waiting' })
    .execute()
  await insertOrders(tx, { cutting, number, lines: linesOf(orders, bill), bill })
  // Nothing to pay: it is paid by the credit, or all of it was over the cap.
  if (bill.total.minor === 0) await settleBill(tx, deps, { accountId, billId: id, paidAt: cutAt })
  return { billId: id, totalMinor: bill.total.minor }
}

/** The last cut; under a budget the oldest of its orders, which may have waited since before that. */
function beganAt({ cutting, store, orders, bill }: Writing): Date {
  const last = store.cut_until ?? store.counts_from ?? cutting.cutAt
  if (cutting.budgetMinor === null) return last
  const oldest = orders.find(({ externalId }) => externalId === bill.orders[0]?.id)
  return oldest && oldest.createdAt < last ? oldest.createdAt : last
}

function linesOf(orders: readonly Unbilled[], bill: StoreBill) {
  const known = new Map(orders.map((order) => [order.externalId, order]))
  const billed = bill.orders.map(({ id, money, trees }) => ({
    id,
    money: money.minor,
    trees: trees as number,
    isOverCap: false,
  }))
  const over = bill.overCap.map((id) => ({ id, money: 0, trees: 0, isOverCap: true }))
  return [...billed, ...over].flatMap((line, at) => {
    const order = known.get(line.id)
    return order
      ? [
          {
            external_id: line.id,
            line: at + 1,
            is_over_cap: line.isOverCap,
            billed_by: order.contribution.billedBy,
            money_minor: line.money,
            milli_trees: line.trees,
            price_book_version: order.priceBookVersion,
            created_on: dayOf(order.createdAt),
          },
        ]
      : []
  })
}

type Lines = {
  readonly cutting: Cutting
  readonly number: number
  readonly lines: ReturnType<typeof linesOf>
  readonly bill: StoreBill
}

/** In one statement, however many; what is stored then is compared with the bill. An order is on one bill at most. */
async function insertOrders(tx: Tx, { cutting, number, lines, bill }: Lines): Promise<void> {
  const { accountId, storeId } = cutting
  await sql`
    insert into store_bill_order (account_id, store_id, bill_number, external_id, line, is_over_cap,
      billed_by, money_minor, milli_trees, price_book_version, created_on)
    select ${accountId}::uuid, ${storeId}::uuid, ${number}::integer, l.*
    from jsonb_to_recordset(${JSON.stringify(lines)}::jsonb) as l (external_id text, line integer,
      is_over_cap boolean, billed_by text, money_minor bigint, milli_trees bigint,
      price_book_version text, created_on date)
    on conflict (account_id, store_id, external_id) do nothing`.execute(tx)
  const { rows } = await sql<{ billed: number; over: number; minor: number }>`
    select count(*) filter (where not is_over_cap) as billed, count(*) filter (where is_over_cap) as over,
      coalesce(sum(money_minor), 0)::bigint as minor
    from store_bill_order where account_id = ${accountId} and store_id = ${storeId}
      and bill_number = ${number}`.execute(tx)
  const [stored] = rows
  if (
    stored?.billed !== bill.orders.length ||
    stored.over !== bill.overCap.length ||
    stored.minor !== bill.gross.minor
  ) {
    throw new Error(`the orders of bill ${number} of store ${storeId} do not add up to it`)
  }
}
