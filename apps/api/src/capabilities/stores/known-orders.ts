import type { Tx } from '@understory/database/connect.ts'
import type { DB } from '@understory/database/rows.generated.ts'
import type { OrderState } from '@understory/domain/stores/order-state.ts'
import { storeMinor } from '@understory/domain/stores/store-amount.ts'
import { type Selectable, sql } from 'kysely'
import { z } from 'zod'
import { ORDER_COLUMNS } from './order-columns.ts'

export type OrderRow = Selectable<DB['store_order']>

export type OrderKey = {
  readonly accountId: string
  readonly storeId: string
  readonly externalId: string
}

export const keyOf = ({ accountId, storeId, externalId }: OrderKey) =>
  `${accountId} ${storeId} ${externalId}`

/**
 * The stored orders among some, locked in the order in which they are given, which is that of their keys: two
 * transactions with the same orders wait for each other, never both.
 */
export async function lockOrders(
  tx: Tx,
  keys: readonly OrderKey[],
): Promise<ReadonlyMap<string, OrderRow>> {
  // `offset 0`: each is looked up by its key, whatever PostgreSQL believes of a table that was just filled.
  const { rows } = await sql<OrderRow>`
    /* named lock-orders */
    select ${sql.raw(ORDER_COLUMNS.join(', '))} from unnest(${keys.map(({ accountId }) => accountId)}::uuid[],
        ${keys.map(({ storeId }) => storeId)}::uuid[],
        ${keys.map(({ externalId }) => externalId)}::text[]) as k (account, store, external)
      cross join lateral (select * from store_order where account_id = k.account
        and store_id = k.store and external_id = k.external for no key update offset 0) o`.execute(
    tx,
  )
  return new Map(
    rows.map((row) => {
      const { account_id: accountId, store_id: storeId, external_id: externalId } = row
      return [keyOf({ accountId, storeId, externalId }), row]
    }),
  )
}

const Returned = z.array(z.object({ id: z.string(), amount: z.int() }))

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
    loweredAt: row.lowered_at,
  }
}
