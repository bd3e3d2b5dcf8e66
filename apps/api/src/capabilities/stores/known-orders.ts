import type { Tx } from '@understory/database/connect.ts'
import type { DB } from '@understory/database/rows.generated.ts'
import type { OrderState } from '@understory/domain/stores/order-state.ts'
import { storeMinor } from '@understory/domain/stores/store-amount.ts'
import { type Selectable, sql } from 'kysely'
import { z } from 'zod'

export type OrderRow = Selectable<DB['store_order']>

export type OrderKey = {
  readonly accountId: string
  readonly storeId: string
  readonly externalId: string
}

export const keyOf = ({ accountId, storeId, externalId }: OrderKey) =>
  `${accountId} ${storeId} ${externalId}`

/**
 * The stored orders among some, locked in the order of their keys: two transactions with the same orders wait
 * for each other, never both.
 */
export async function lockOrders(
  tx: Tx,
  keys: readonly OrderKey[],
): Promise<ReadonlyMap<string, OrderRow>> {
  const wanted = JSON.stringify(keys)
  const { rows } = await sql<OrderRow>`
    select o.* from store_order o
    join json_to_recordset(${wanted}) as k ("accountId" uuid, "storeId" uuid, "externalId" text)
      on o.account_id = k."accountId" and o.store_id = k."storeId" and o.external_id = k."externalId"
    order by o.account_id, o.store_id, o.external_id for no key update of o`.execute(tx)
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
  }
}
