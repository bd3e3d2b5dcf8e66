import type { Tx } from '@understory/database/connect.ts'
import { dayInZone, type TimeZone } from '@understory/domain/calendar/day-in-zone.ts'
import { IMPACTS, type Impact } from '@understory/domain/quantity/impact-quantity.ts'
import type { Currency } from '@understory/domain/quantity/money.ts'
import { linesAndEntries, unitOfImpact } from '@understory/domain/stores/bills/bill-entries.ts'
import { fundedByOrders, type StoreBill } from '@understory/domain/stores/bills/store-bill.ts'
import { sql } from 'kysely'
import type { Deps } from '../../../../deps.ts'
import { recordEvent } from '../../../developers/events/public.ts'
import { secretOf } from '../../../proof/public-log/public.ts'
import type { Unbilled } from './billable-orders.ts'
import { insertNodes, insertOrders } from './insert-orders.ts'
import type { IssuedBill, NumberedRun, OrderOnBill, TreeOfEntry } from './invoice-run.ts'
import { treeOfOrders } from './trees-of-orders.ts'

type WriteBillDeps = Pick<Deps, 'clock' | 'newId'>

type Writing = {
  readonly run: NumberedRun
  readonly store: {
    readonly billing_currency: Currency
    readonly cap_minor: number | null
    readonly time_zone: TimeZone
  }
  readonly orders: readonly Unbilled[]
  readonly bill: StoreBill
}

/** A bill with its charge, its entries, its orders and the trees of those; `null`: it would have no orders. */
export async function writeBill(
  tx: Tx,
  deps: WriteBillDeps,
  writing: Writing,
): Promise<IssuedBill | null> {
  const { run, bill } = writing
  if (bill.orders.length + bill.overCap.length === 0) return null
  const { accountId, chargedBy } = run
  const billId = deps.newId()
  const number = await insertBill(tx, deps, { ...writing, billId })
  await tx
    .insertInto('store_bill_charge')
    .values({ account_id: accountId, bill_id: billId, charged_by: chargedBy, status: 'waiting' })
    .execute()
  const issued = { accountId, type: 'store_bill.issued', subject: { billId } } as const
  await recordEvent(tx, { ...issued, at: deps.clock() }).execute()
  const { lines, entries } = linesAndEntries(linesOf(writing))
  const secret = await secretOf(tx, accountId)
  const of = { kind: 'order', storeId: run.storeId, sourceId: billId, secret } as const
  const trees = entries.map((entry) => {
    const own = lines.slice(entry.firstLine - 1, entry.lastLine)
    const unit = unitOfImpact(entry.impact)
    return {
      entry,
      ...treeOfOrders(
        own.map(({ id, line, quantity }) => ({ externalId: id, line, quantity, unit })),
        of,
      ),
    }
  })
  await insertEntries(tx, writing, { number, trees })
  await insertOrders(tx, { run, number, lines, bill })
  await insertNodes(tx, { run, number, trees })
  return { billId, totalMinor: bill.total.minor }
}

async function insertBill(
  tx: Tx,
  deps: WriteBillDeps,
  writing: Writing & { readonly billId: string },
): Promise<number> {
  const { run, store, bill, billId } = writing
  const { accountId, storeId, chargedBy, until } = run
  const funded = fundedByOrders(bill)
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
      id: billId,
      charged_by: chargedBy,
      from_at: beganAt(writing),
      until_at: until,
      currency: store.billing_currency,
      cap_minor: store.cap_minor,
      orders: bill.orders.length,
      over_cap: bill.overCap.length,
      gross_minor: bill.gross.minor,
      credit_minor: bill.credit.minor,
      milli_trees: funded.trees,
      co2e_grams: funded.co2e,
      plastic_grams: funded.plastic,
      remainder_milli_trees: bill.remainder.trees,
      remainder_co2e_grams: bill.remainder.co2e,
      remainder_plastic_grams: bill.remainder.plastic,
      created_at: deps.clock(),
    }))
    .returning('number')
    .executeTakeFirstOrThrow()
  return number
}

/** The end of the last bill; under a budget the oldest of its orders, which may have waited since before that. */
function beganAt({ run, orders, bill }: Writing): Date {
  if (run.budgetMinor === null) return run.from
  const oldest = orders.find(({ externalId }) => externalId === bill.orders[0]?.id)
  return oldest && oldest.createdAt < run.from ? oldest.createdAt : run.from
}

function linesOf({ orders, bill, store }: Writing): OrderOnBill[] {
  const zone = store.time_zone
  const known = new Map(orders.map((order) => [order.externalId, order]))
  const billed = bill.orders.map(({ id, money, quantity }) => ({
    id,
    minor: money.minor,
    quantity,
    isOverCap: false,
  }))
  const over = bill.overCap.map((id) => ({ id, minor: 0, quantity: 0, isOverCap: true }))
  return [...billed, ...over].map((line) => {
    const order = known.get(line.id)
    if (!order) throw new Error(`order ${line.id} came to a bill from nowhere`)
    const { createdAt, funding, priceBookVersion: basis, contribution } = order
    const { billedBy } = contribution
    return { ...line, ...funding, createdAt, day: dayInZone(createdAt, zone), basis, billedBy }
  })
}

type Entries = { readonly number: number; readonly trees: readonly TreeOfEntry[] }

/** With what the sum pays for beyond its orders, as the last entries on the last day, one for each impact. */
async function insertEntries(tx: Tx, writing: Writing, { number, trees }: Entries): Promise<void> {
  const { run, bill } = writing
  const of = { account_id: run.accountId, store_id: run.storeId, bill_number: number }
  const rows = trees.map(({ entry, root }) => ({
    ...of,
    entry: entry.entry,
    impact: entry.impact,
    project_id: entry.project,
    day: entry.day,
    basis: entry.basis,
    orders: entry.orders,
    quantity: entry.quantity,
    unit: unitOfImpact(entry.impact),
    first_line: entry.firstLine,
    last_line: entry.lastLine,
    root: Buffer.from(root),
  }))
  const beyond = IMPACTS.filter((impact) => bill.remainder[impact] > 0).map((impact, at) => ({
    ...of,
    entry: trees.length + at + 1,
    ...remainderOf(writing, impact),
  }))
  if (rows.length + beyond.length === 0) return
  await tx
    .insertInto('store_bill_entry')
    .values([...rows, ...beyond])
    .execute()
}

/** Of the project that the last order of the bill funds with a percentage. */
function remainderOf({ run, orders, bill, store }: Writing, impact: Impact) {
  const billed = new Set(bill.orders.map(({ id }) => id))
  const last = orders.findLast(
    ({ externalId, contribution, funding }) =>
      billed.has(externalId) && contribution.billedBy === 'money' && funding.impact === impact,
  )
  if (!last) throw new Error('only what is billed as money leaves a remainder')
  const day = dayInZone(new Date(run.until.getTime() - 1), store.time_zone)
  return {
    impact,
    project_id: last.funding.project,
    day,
    basis: last.priceBookVersion,
    orders: 0,
    quantity: bill.remainder[impact],
    unit: unitOfImpact(impact),
    first_line: null,
    last_line: null,
    root: null,
  }
}
