import { anyOf } from '@understory/database/any-of.ts'
import type { Database, Tx } from '@understory/database/connect.ts'
import type { Impact } from '@understory/domain/quantity/impact-quantity.ts'
import type { BilledBy } from '@understory/domain/stores/store-orders/contribution/contribution.ts'
import { sql } from 'kysely'

type OrderKey = { readonly store_id: string; readonly external_id: string }

export type BilledLine = OrderKey & {
  readonly bill_number: number
  readonly line: number
  readonly is_over_cap: boolean
  readonly impact: Impact
  readonly billed_by: BilledBy
  readonly money_minor: number
  /** Thousandths of a tree, or grams. */
  readonly quantity: number
  readonly entry: number | null
  readonly credited_minor: number
  readonly credited_quantity: number
}

/** The lines on bills of some orders of one account, by `orderKeyOf`, each with what was credited on it since. */
export async function linesOfOrders(
  db: Database | Tx,
  accountId: string,
  orders: readonly OrderKey[],
): Promise<ReadonlyMap<string, BilledLine>> {
  if (orders.length === 0) return new Map()
  const storeIds = [...new Set(orders.map(({ store_id }) => store_id))]
  const externalIds = [...new Set(orders.map(({ external_id }) => external_id))]
  const { rows } = await sql<BilledLine>`
    select line.store_id, line.external_id, line.bill_number, line.line, line.is_over_cap, line.impact, line.billed_by,
      line.money_minor, line.quantity, line.entry,
      ${credited('money_minor', accountId)} as credited_minor,
      ${credited('quantity', accountId)} as credited_quantity
    from store_bill_order line
    where line.account_id = ${accountId}::uuid and line.store_id = any (${storeIds}::uuid[])
      and line.external_id = any (${externalIds}::text[])`.execute(db)
  return new Map(rows.map((row) => [orderKeyOf(row), row]))
}

/** Of the line at hand. */
const credited = (column: 'money_minor' | 'quantity', accountId: string) => sql<number>`(
  select coalesce(sum(k.${sql.ref(column)}), 0)::bigint from store_credit k
  where k.account_id = ${accountId}::uuid and k.store_id = line.store_id
    and k.external_id = line.external_id and k.impact = line.impact)`

export const orderKeyOf = ({ store_id, external_id }: OrderKey) => `${store_id} ${external_id}`

type BillKey = { readonly store_id: string; readonly bill_number: number }

/** The bills of one account that some lines are on, by `billKeyOf`, each with how far its payment is. */
export async function billsOfLines(
  db: Database | Tx,
  accountId: string,
  lines: Iterable<BillKey>,
): Promise<ReadonlyMap<string, BillOfLine>> {
  const wanted = [...lines]
  if (wanted.length === 0) return new Map()
  const rows = await db
    .selectFrom('store_bill as b')
    .innerJoin('store_bill_charge as c', (join) =>
      join.onRef('c.account_id', '=', 'b.account_id').onRef('c.bill_id', '=', 'b.id'),
    )
    .select([
      'b.id',
      'b.store_id',
      'b.number as bill_number',
      'b.until_at',
      'c.status',
      'c.paid_at',
    ])
    .where('b.account_id', '=', accountId)
    .where((eb) => anyOf(eb.ref('b.store_id'), [...new Set(wanted.map((line) => line.store_id))]))
    .where((eb) => anyOf(eb.ref('b.number'), [...new Set(wanted.map((line) => line.bill_number))]))
    .execute()
  return new Map(rows.map((row) => [billKeyOf(row), row]))
}

export type BillOfLine = BillKey & {
  readonly id: string
  readonly until_at: Date
  readonly status: 'waiting' | 'sent' | 'paid' | 'refunded' | 'void'
  readonly paid_at: Date | null
}

export const billKeyOf = ({ store_id, bill_number }: BillKey) => `${store_id} ${bill_number}`
