import type { Tx } from '@understory/database/connect.ts'
import type { OrderOutcome } from '@understory/domain/stores/order-outcome.ts'
import type { OrderState } from '@understory/domain/stores/order-state.ts'
import { type RawBuilder, sql } from 'kysely'
import { keyOf, type OrderRow } from './known-orders.ts'
import { ORDER_COLUMNS, ORDER_TYPES } from './order-columns.ts'
import type { TakingStore } from './remembered-stores.ts'
import type { TermsOfOrder } from './store-terms.ts'

/** An order with what it contributes. */
export type StoredOrder = {
  readonly store: TakingStore
  readonly order: OrderState
  readonly outcome: OrderOutcome
  readonly terms: TermsOfOrder | null
  readonly isAmbiguous: boolean
}

/** Another transaction stored one of the orders meanwhile: this one is to be run again. */
export class OrdersRaced extends Error {
  /** The stores of all orders that were new to this transaction. */
  readonly storeIds: readonly string[]
  constructor(storeIds: readonly string[]) {
    super('another transaction stored one of the orders meanwhile')
    this.storeIds = storeIds
  }
}

type Saving = {
  readonly orders: readonly StoredOrder[]
  /** Those that are stored already, locked. */
  readonly known: ReadonlyMap<string, OrderRow>
}

/** New ones are inserted, those that changed are updated, and the rest is left as it is. */
export async function saveOrders(tx: Tx, { orders, known }: Saving): Promise<void> {
  const rows = orders.map((stored) => savedRow(stored, known))
  const isNew = rows.filter((row) => !known.has(keyOfRow(row)))
  const changed = rows.filter((row) => {
    const held = known.get(keyOfRow(row))
    return held !== undefined && isDifferent(row, held)
  })
  if (isNew.length > 0) await insertOrders(tx, isNew)
  if (changed.length > 0) await updateOrders(tx, changed)
  await keepCurrencies(tx, orders)
}

export type Row = ReturnType<typeof rowOf>
type SavedRow = ReturnType<typeof savedRow>

/** Created before the last invoice run of its store, which is over: what it contributes now is for the next one. */
export const isLate = ({ store, order }: Pick<StoredOrder, 'store' | 'order'>) =>
  store.cut_until !== null && order.createdAt < store.cut_until

/** With the mark by which the next run finds what the last one could not know. */
function savedRow(stored: StoredOrder, known: ReadonlyMap<string, OrderRow>) {
  const row = rowOf(stored)
  const held = known.get(keyOfRow(row)) ?? { milli_trees: 0, money_minor: 0, is_late: false }
  const contributesAlike =
    row.milli_trees === held.milli_trees && row.money_minor === held.money_minor
  return { ...row, is_late: held.is_late || (isLate(stored) && !contributesAlike) }
}

const keyOfRow = (row: Pick<Row, 'account_id' | 'store_id' | 'external_id'>) =>
  keyOf({ accountId: row.account_id, storeId: row.store_id, externalId: row.external_id })

export function rowOf({ store, order, outcome, terms, isAmbiguous }: StoredOrder) {
  const contribution = outcome.counts ? outcome.contribution : null
  return {
    account_id: store.account_id,
    store_id: store.id,
    external_id: order.externalId,
    label: order.label,
    created_at: order.createdAt,
    updated_at: order.updatedAt,
    standing: order.standing,
    currency: order.currency,
    cart_minor: order.cart as number,
    returned: order.returned,
    lowered_at: order.loweredAt ?? null,
    net_minor: outcome.net as number,
    is_ambiguous: isAmbiguous,
    reason: outcome.counts ? null : outcome.reason,
    billed_by: contribution?.billedBy ?? null,
    milli_trees: contribution?.trees ?? 0,
    money_minor: contribution?.billedBy === 'money' ? contribution.money.minor : 0,
    billing_currency: store.billing_currency,
    price_book_version: terms?.prices.version ?? null,
    settings_id: terms?.settingsId ?? null,
    rate: terms?.published.ofOrder ?? null,
    amount_rate: terms?.published.ofAmounts ?? null,
  }
}

/** JSON, because the database returns its objects with the order of their fields changed. */
function isDifferent(row: SavedRow, held: OrderRow): boolean {
  const { returned, ...columns } = row
  const isSame = Object.entries(columns).every(([name, value]) => {
    const stored = held[name as keyof OrderRow]
    return value instanceof Date ? value.getTime() === Number(stored) : value === stored
  })
  return !isSame || textOf(returned) !== textOf(held.returned as typeof returned)
}

const textOf = (returned: OrderState['returned']) =>
  JSON.stringify(returned.map(({ id, amount }) => [id, amount]))

const COLUMNS = ORDER_COLUMNS.join(', ')
const RECORD = Object.entries(ORDER_TYPES)
  .map(([name, type]) => `${name} ${type}`)
  .join(', ')
const KEY: readonly string[] = ['account_id', 'store_id', 'external_id']
const CHANGES = ORDER_COLUMNS.filter((name) => !KEY.includes(name))
  .map((name) => `${name} = n.${name}`)
  .join(', ')

const recordsOf = (rows: readonly SavedRow[]): RawBuilder<unknown> =>
  sql`json_to_recordset(${JSON.stringify(rows)}) as n (${sql.raw(RECORD)})`

/** In the order of their keys. One that is there meanwhile is not waited for twice: the work begins again. */
async function insertOrders(tx: Tx, rows: readonly SavedRow[]): Promise<void> {
  try {
    // Not `on conflict do nothing`: with it, every row is looked up once more and written in two steps.
    await sql`
      /* named insert-orders */
      insert into store_order (${sql.raw(COLUMNS)})
      select ${sql.raw(COLUMNS)} from ${recordsOf(rows)}`.execute(tx)
  } catch (fault) {
    if (!isStoredAlready(fault)) throw fault
    throw new OrdersRaced(rows.map((row) => row.store_id))
  }
}

const isStoredAlready = (fault: unknown) =>
  fault instanceof Error && 'constraint' in fault && fault.constraint === 'store_order_pkey'

async function updateOrders(tx: Tx, rows: readonly SavedRow[]): Promise<void> {
  await sql`
    /* named update-orders */
    update store_order o set ${sql.raw(CHANGES)} from ${recordsOf(rows)}
    where o.account_id = n.account_id and o.store_id = n.store_id
      and o.external_id = n.external_id`.execute(tx)
}

/** A vendor may not say what a store sells in; its first order does. */
async function keepCurrencies(tx: Tx, orders: readonly StoredOrder[]): Promise<void> {
  const without = orders.filter(
    ({ store, order }) => store.currency === null && order.standing !== 'deleted',
  )
  if (without.length === 0) return
  const first = new Map(without.toReversed().map(({ store, order }) => [store.id, order.currency]))
  const values = [...first].map(([id, currency]) => ({ id, currency }))
  await sql`
    with locked as materialized (select s.id from store s
      join json_to_recordset(${JSON.stringify(values)}) as v (id uuid) on v.id = s.id
      where s.currency is null order by s.id for no key update of s)
    update store s set currency = v.currency
    from locked, json_to_recordset(${JSON.stringify(values)}) as v (id uuid, currency text)
    where s.id = locked.id and v.id = locked.id`.execute(tx)
}
