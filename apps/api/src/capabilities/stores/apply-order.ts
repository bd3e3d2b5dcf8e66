import type { Tx } from '@understory/database/connect.ts'
import type { DB } from '@understory/database/rows.generated.ts'
import { type OrderOutcome, orderOutcome } from '@understory/domain/stores/order-outcome.ts'
import {
  isAmbiguous,
  netValue,
  newestState,
  type OrderState,
  stateAsRead,
} from '@understory/domain/stores/order-state.ts'
import { storeMinor } from '@understory/domain/stores/store-amount.ts'
import type { Selectable } from 'kysely'
import { z } from 'zod'
import { listGaps } from './store-gaps.ts'
import type { StoreRow } from './store-records.ts'
import { type TermsOfOrder, termsOf } from './store-terms.ts'

const Returned = z.array(z.object({ id: z.string(), amount: z.int() }))

/**
 * Brings a stored order up to date from a state that arrived, in the caller's transaction, with the store
 * locked. Repeated and reordered states end in the same row; true: the platform must say which of two is right.
 */
export async function applyOrder(tx: Tx, store: StoreRow, arrived: OrderState): Promise<boolean> {
  const known = await findState(tx, store, arrived.externalId)
  const order = known ? newestState(known, arrived) : arrived
  const mustAsk = known !== null && isAmbiguous(known, arrived)
  await storeState(tx, store, { order, mustAsk })
  return mustAsk
}

/** A state that the platform gave when it was asked, and not by a delivery. */
export async function applyRead(tx: Tx, store: StoreRow, read: OrderState): Promise<void> {
  const known = await findState(tx, store, read.externalId)
  const order = known ? stateAsRead(known, read) : read
  await storeState(tx, store, { order, mustAsk: false })
}

type Storing = { readonly order: OrderState; readonly mustAsk: boolean }

async function storeState(tx: Tx, store: StoreRow, { order, mustAsk }: Storing): Promise<void> {
  const terms = await termsOf(tx, store, order)
  const time = { from: store.counts_from, gaps: await listGaps(tx, wantedOf(store)) }
  const outcome: OrderOutcome = terms
    ? orderOutcome(order, time, terms)
    : { counts: false, net: netValue(order), reason: 'before-plan' }
  await upsertOrder(tx, store, { order, outcome, terms, mustAsk })
  if (store.currency === null) await keepCurrency(tx, store, order)
}

/** A vendor may not say what a store sells in; its first order does. */
async function keepCurrency(tx: Tx, store: StoreRow, { currency }: OrderState): Promise<void> {
  await tx.updateTable('store').set({ currency }).where('id', '=', store.id).execute()
}

const wantedOf = ({ id, account_id }: StoreRow) => ({ storeId: id, accountId: account_id })

async function findState(tx: Tx, store: StoreRow, externalId: string): Promise<OrderState | null> {
  const row = await tx
    .selectFrom('store_order')
    .selectAll()
    .where('account_id', '=', store.account_id)
    .where('store_id', '=', store.id)
    .where('external_id', '=', externalId)
    .executeTakeFirst()
  return row ? stateOfRow(row) : null
}

type OrderRow = Selectable<DB['store_order']>

export function stateOfRow(row: OrderRow): OrderState {
  return {
    externalId: row.external_id,
    label: row.label,
    createdAt: row.created_at,
    updatedAt: row.updated_at,
    standing: row.standing,
    currency: row.currency,
    cart: storeMinor(row.cart_minor),
    returned: Returned.parse(row.returned).map(({ id, amount }) => ({
      id,
      amount: storeMinor(amount),
    })),
  }
}

type Applying = {
  readonly order: OrderState
  readonly outcome: OrderOutcome
  readonly terms: TermsOfOrder | null
  readonly mustAsk: boolean
}

async function upsertOrder(tx: Tx, store: StoreRow, applying: Applying): Promise<void> {
  const { order, outcome } = applying
  const values = {
    label: order.label,
    created_at: order.createdAt,
    updated_at: order.updatedAt,
    standing: order.standing,
    currency: order.currency,
    cart_minor: order.cart,
    returned: JSON.stringify(order.returned),
    net_minor: outcome.net,
    is_ambiguous: applying.mustAsk,
    ...contributionColumns(store, applying),
  }
  await tx
    .insertInto('store_order')
    .values({
      ...values,
      account_id: store.account_id,
      store_id: store.id,
      external_id: order.externalId,
    })
    .onConflict((conflict) =>
      conflict.columns(['account_id', 'store_id', 'external_id']).doUpdateSet(values),
    )
    .execute()
}

function contributionColumns(store: StoreRow, { outcome, terms }: Applying) {
  const contribution = outcome.counts ? outcome.contribution : null
  const money = contribution?.billedBy === 'money' ? contribution.money.minor : 0
  return {
    reason: outcome.counts ? null : outcome.reason,
    billed_by: contribution?.billedBy ?? null,
    milli_trees: contribution?.trees ?? 0,
    money_minor: money,
    billing_currency: store.billing_currency,
    price_book_version: terms?.prices.version ?? null,
    settings_id: terms?.settingsId ?? null,
    rate: terms?.rateText ?? null,
  }
}

type Deleting = { readonly externalId: string; readonly now: Date }

/** Final. An order that is not known yet was never counted, and will not be. */
export async function markDeleted(
  tx: Tx,
  store: StoreRow,
  { externalId, now }: Deleting,
): Promise<void> {
  const known = await findState(tx, store, externalId)
  if (known) await applyOrder(tx, store, { ...known, standing: 'deleted', updatedAt: now })
}
