import type { AnswerOf, ReplyOf } from '@understory/contracts/endpoint.ts'
import type {
  ListBillOrders,
  ListStoreBills,
  StoreBill,
} from '@understory/contracts/stores/bills.ts'
import type { Database } from '@understory/database/connect.ts'
import { dayOf } from '@understory/domain/calendar/calendar.ts'
import { invoiceNumber } from '@understory/domain/commerce/invoices/invoice-number.ts'
import { sql } from 'kysely'
import type { EventRenderer } from '../../../event-renderer.ts'
import { type Refused, refuse } from '../../../http/refuse.ts'
import { amountsOf } from './funds/quantities-of-orders.ts'

const BILLS_A_PAGE = 50
const LIST_BILLS_PAGE_SIZE = 1_000

function selectBills(db: Database, accountId: string) {
  return db
    .selectFrom('store_bill as b')
    .innerJoin('store_bill_charge as c', (join) =>
      join.onRef('c.account_id', '=', 'b.account_id').onRef('c.bill_id', '=', 'b.id'),
    )
    .innerJoin('store as s', (join) =>
      join.onRef('s.account_id', '=', 'b.account_id').onRef('s.id', '=', 'b.store_id'),
    )
    .leftJoin('invoice as i', 'i.cycle_id', 'c.cycle_id')
    .leftJoin('certificate as t', (join) =>
      join.onRef('t.account_id', '=', 'b.account_id').onRef('t.store_id', '=', 'b.store_id'),
    )
    .select([
      'b.id',
      'b.store_id',
      's.name',
      'b.number',
      'b.charged_by',
      'b.from_at',
      'b.until_at',
      'b.orders',
      'b.over_cap',
      'b.milli_trees',
      'b.co2e_grams',
      'b.plastic_grams',
      'b.remainder_milli_trees',
      'b.remainder_co2e_grams',
      'b.remainder_plastic_grams',
      'b.gross_minor',
      'b.credit_minor',
      'b.total_minor',
      'b.currency',
      'b.created_at',
      'c.status',
      'c.cycle_id',
      'i.number as invoice_number',
      't.id as certificate_id',
    ])
    .where('b.account_id', '=', accountId)
}
type BillRow = Awaited<ReturnType<ReturnType<typeof selectBills>['executeTakeFirstOrThrow']>>

type BillsPage = AnswerOf<typeof ListStoreBills>

/** The bills of an account's stores, the newest first, a page at a time. */
export async function listBills(
  db: Database,
  accountId: string,
  last: Pick<BillRow, 'until_at' | 'id'> | null = null,
): Promise<BillsPage> {
  let wanted = selectBills(db, accountId)
  if (last) wanted = wanted.where(sql<boolean>`(b.until_at, b.id) < (${last.until_at}, ${last.id})`)
  const rows = await wanted
    .orderBy('b.until_at', 'desc')
    .orderBy('b.id', 'desc')
    .limit(BILLS_A_PAGE + 1)
    .execute()
  const bills = rows.slice(0, BILLS_A_PAGE).map(presentBill)
  const hasMore = rows.length > BILLS_A_PAGE
  return { bills, nextBefore: hasMore ? (bills.at(-1)?.billId ?? null) : null }
}

type Before = { readonly accountId: string; readonly before?: string | undefined }

/** The page that follows a bill; without one the first. */
export async function listBillsBefore(
  db: Database,
  { accountId, before }: Before,
): Promise<BillsPage | Refused> {
  if (before === undefined) return listBills(db, accountId)
  const last = await selectBills(db, accountId).where('b.id', '=', before).executeTakeFirst()
  return last ? listBills(db, accountId, last) : refuse('RESOURCE_NOT_FOUND')
}

function presentBill(row: BillRow): StoreBill {
  return {
    billId: row.id,
    storeId: row.store_id,
    storeName: row.name,
    number: row.number,
    chargedBy: row.charged_by,
    from: dayOf(row.from_at),
    to: dayOf(new Date(row.until_at.getTime() - 1)),
    orders: row.orders,
    overCap: row.over_cap,
    milliTrees: row.milli_trees + row.remainder_milli_trees,
    co2eGrams: row.co2e_grams + row.remainder_co2e_grams,
    plasticGrams: row.plastic_grams + row.remainder_plastic_grams,
    remainderMilliTrees: row.remainder_milli_trees,
    remainderCo2eGrams: row.remainder_co2e_grams,
    remainderPlasticGrams: row.remainder_plastic_grams,
    grossMinor: row.gross_minor,
    creditMinor: row.credit_minor,
    totalMinor: row.total_minor,
    currency: row.currency,
    status: row.status,
    cycleId: row.cycle_id,
    invoiceNumber: row.invoice_number === null ? null : invoiceNumber(row.invoice_number),
    certificateId: row.status === 'paid' ? row.certificate_id : null,
  }
}

/** A bill as programs read it; `null`: the account has none with this id. */
export const renderBillEvent: EventRenderer = async ({ db }, { accountId, mode, subject }) => {
  const row = await selectBills(db, accountId)
    .where('b.id', '=', subject.billId ?? '')
    .executeTakeFirst()
  if (!row) return null
  const bill = presentBill(row)
  const { billId, storeId, storeName, number, status, from, to, orders } = bill
  const { milliTrees, co2eGrams, plasticGrams } = bill
  const { total_minor: totalMinor, currency } = row
  const of = { id: billId, object: 'store_bill', mode, createdAt: row.created_at.toISOString() }
  const sums = { orders, milliTrees, co2eGrams, plasticGrams, totalMinor, currency }
  return { data: { ...of, storeId, storeName, number, status, from, to, ...sums } }
}

type ListBillsInput = {
  readonly accountId: string
  readonly billId: string
  readonly after: number
}

/** What was billed order by order, with what was credited since. */
export async function listBillOrders(
  db: Database,
  { accountId, billId, after }: ListBillsInput,
): Promise<ReplyOf<typeof ListBillOrders> | Refused> {
  const bill = await selectBills(db, accountId).where('b.id', '=', billId).executeTakeFirst()
  if (!bill) return refuse('RESOURCE_NOT_FOUND')
  const rows = await db
    .selectFrom('store_bill_order as b')
    .innerJoin('store_order as o', (join) =>
      join
        .onRef('o.account_id', '=', 'b.account_id')
        .onRef('o.store_id', '=', 'b.store_id')
        .onRef('o.external_id', '=', 'b.external_id'),
    )
    .select((eb) => [
      'b.external_id',
      'o.label',
      'o.created_at',
      'b.line',
      'b.is_over_cap',
      'b.money_minor',
      'b.impact',
      'b.quantity',
      eb
        .selectFrom('store_credit as k')
        .select(({ fn }) => fn.sum<number | null>('k.money_minor').as('minor'))
        .where('k.account_id', '=', accountId)
        .whereRef('k.store_id', '=', 'b.store_id')
        .whereRef('k.external_id', '=', 'b.external_id')
        .whereRef('k.impact', '=', 'b.impact')
        .as('credited'),
    ])
    .where('b.account_id', '=', accountId)
    .where('b.store_id', '=', bill.store_id)
    .where('b.bill_number', '=', bill.number)
    .where('b.line', '>', after)
    .orderBy('b.line')
    .limit(LIST_BILLS_PAGE_SIZE + 1)
    .execute()
  const page = rows.slice(0, LIST_BILLS_PAGE_SIZE)
  return {
    bill: presentBill(bill),
    orders: page.map((row) => ({
      externalId: row.external_id,
      label: row.label,
      createdAt: row.created_at.toISOString(),
      isOverCap: row.is_over_cap,
      moneyMinor: row.money_minor,
      ...amountsOf(row.impact, row.quantity),
      creditMinor: Number(row.credited ?? 0),
    })),
    next: rows.length > LIST_BILLS_PAGE_SIZE ? (page.at(-1)?.line ?? null) : null,
  }
}
