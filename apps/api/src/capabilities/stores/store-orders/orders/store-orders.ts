import type { Tx } from '@understory/database/connect.ts'
import type { Impact } from '@understory/domain/quantity/impact-quantity.ts'
import type { Contribution } from '@understory/domain/stores/store-orders/contribution/contribution.ts'
import type { OrderOutcome } from '@understory/domain/stores/store-orders/order-outcome.ts'
import type { OrderState } from '@understory/domain/stores/store-orders/order-state.ts'
import { sql } from 'kysely'
import { fillInCurrencies, type TakingStore } from '../../connected-stores/public.ts'
import { type OrderRow, storedOrderKeyOf } from './known-orders.ts'
import { recordOrderEvents } from './record-order-events.ts'
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
  /** The stores of all orders that this transaction would have stored with it. */
  readonly storeIds: readonly string[]
  constructor(storeIds: readonly string[]) {
    super('another transaction stored one of the orders meanwhile')
    this.storeIds = storeIds
  }
}

type StoreOrdersSaving = {
  readonly orders: readonly StoredOrder[]
  /** Those that are stored already, as they were read. */
  readonly known: ReadonlyMap<string, OrderRow>
  readonly now: Date
}

/** New ones and those that changed are stored, and the rest is left as it is. */
export async function saveOrders(tx: Tx, { orders, known, now }: StoreOrdersSaving): Promise<void> {
  const changes = orders.flatMap((stored) => {
    const { slice, tells_orders: hasEvents } = stored.store
    const versions = versionToSave(savedRow(stored, known), known)
    return versions.map((row) => ({ row, slice, hasEvents }))
  })
  const slices = Map.groupBy(changes, ({ slice }) => slice)
  for (const slice of [...slices.keys()].toSorted((a, b) => a - b)) {
    const own = slices.get(slice)?.map(({ row }) => row)
    await saveSlice(tx, own ?? [])
  }
  const noted = changes.flatMap(({ row, hasEvents }) => (hasEvents ? [changeOf(row, known)] : []))
  await recordOrderEvents(tx, noted, now)
  await fillInCurrenciesOf(tx, orders)
}

export type StoreOrderRow = ReturnType<typeof storeOrderRowOf>
type SavedRow = ReturnType<typeof savedRow>

/** Created before the last invoice run of its store, which is over: what it contributes now is for the next one. */
export const isLate = ({ store, order }: Pick<StoredOrder, 'store' | 'order'>) =>
  store.billed_until !== null && order.createdAt < store.billed_until

/** With the mark by which the next run finds what the last one could not know. */
function savedRow(stored: StoredOrder, known: ReadonlyMap<string, OrderRow>) {
  const row = storeOrderRowOf(stored)
  const held = known.get(keyOfRow(row))
  const isTheSame = CONTRIBUTED.every((name) => row[name] === (held?.[name] ?? 0))
  return { ...row, is_late: (held?.is_late ?? false) || (isLate(stored) && !isTheSame) }
}

const CONTRIBUTED = ['milli_trees', 'co2e_grams', 'plastic_grams', 'money_minor'] as const

const keyOfRow = (row: Pick<StoreOrderRow, 'account_id' | 'store_id' | 'external_id'>) =>
  storedOrderKeyOf({
    accountId: row.account_id,
    storeId: row.store_id,
    externalId: row.external_id,
  })

export function storeOrderRowOf({ store, order, outcome, terms, isAmbiguous }: StoredOrder) {
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
    cart_minor: order.cart,
    returned: order.returned,
    lowered_at: order.loweredAt ?? null,
    net_minor: outcome.net,
    is_ambiguous: isAmbiguous,
    reason: outcome.counts ? null : outcome.reason,
    billed_by: contribution?.billedBy ?? null,
    milli_trees: contributedOf(contribution, 'trees'),
    co2e_grams: contributedOf(contribution, 'co2e'),
    plastic_grams: contributedOf(contribution, 'plastic'),
    money_minor: contribution?.billedBy === 'money' ? contribution.money.minor : 0,
    billing_currency: store.billing_currency,
    price_book_version: terms?.prices.version ?? null,
    settings_id: terms?.settingsId ?? null,
    rate: terms?.published.ofOrder ?? null,
    amount_rate: terms?.published.ofAmounts ?? null,
  }
}

const contributedOf = (contribution: Contribution | null, impact: Impact): number =>
  contribution?.impact === impact ? contribution.quantity : 0

/** JSON, because the database returns its objects with the order of their fields changed. */
function isDifferent(row: SavedRow, held: OrderRow): boolean {
  const { returned, ...columns } = row
  const isSame = Object.entries(columns).every(([name, value]) => {
    const stored = held[name as keyof OrderRow]
    return value instanceof Date ? value.getTime() === Number(stored) : value === stored
  })
  return (
    !isSame || storeOrdersTextOf(returned) !== storeOrdersTextOf(held.returned as typeof returned)
  )
}

const storeOrdersTextOf = (returned: OrderState['returned']) =>
  JSON.stringify(returned.map(({ id, amount }) => [id, amount]))

/** The row with the version that it gets; nothing where it is stored as it is. */
function versionToSave(row: SavedRow, known: ReadonlyMap<string, OrderRow>) {
  const held = known.get(keyOfRow(row))
  if (held && !isDifferent(row, held)) return []
  return [{ ...row, version: (held?.version ?? 0) + 1 }]
}

function changeOf(row: VersionToSave, known: ReadonlyMap<string, OrderRow>) {
  const held = known.get(keyOfRow(row))
  return { ...row, didContribute: contributes(held), contributes: contributes(row) }
}

type Contributed = Pick<OrderRow, (typeof CONTRIBUTED)[number]>

const contributes = (row: Contributed | undefined): boolean =>
  row !== undefined && CONTRIBUTED.some((name) => row[name] > 0)

type VersionToSave = ReturnType<typeof versionToSave>[number]

/**
 * Orders that stand on one server, in the order of their keys. One that another transaction stored since it was read
 * is not overwritten: the work begins again.
 */
async function saveSlice(tx: Tx, rows: readonly VersionToSave[]): Promise<void> {
  const [first] = rows
  if (!first) return
  const answer = await sql<{ saved: number }>`
    /* named save-orders */
    select save_orders(${first.account_id}::uuid, ${JSON.stringify(rows)}::json) as saved`.execute(
    tx,
  )
  if (answer.rows[0]?.saved !== rows.length)
    throw new OrdersRaced([...new Set(rows.map((row) => row.store_id))])
}

async function fillInCurrenciesOf(tx: Tx, orders: readonly StoredOrder[]): Promise<void> {
  const without = orders.filter(
    ({ store, order }) => store.currency === null && order.standing !== 'deleted',
  )
  if (without.length === 0) return
  const first = new Map(without.toReversed().map(({ store, order }) => [store.id, order.currency]))
  await fillInCurrencies(
    tx,
    [...first].map(([id, currency]) => ({ id, currency })),
  )
}
