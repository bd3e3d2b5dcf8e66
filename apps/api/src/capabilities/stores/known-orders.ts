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
 * The stored orders among some of one slice, as they are now. Nothing keeps others from changing them meanwhile: who stores one
 * again says which version was read.
 */
export async function findOrders(
  tx: Tx,
  keys: readonly OrderKey[],
): Promise<ReadonlyMap<string, OrderRow>> {
  const [first] = keys
  if (!first) return new Map()
  const { rows } = await sql<{ found: FoundRow[] }>`
    /* named find-orders */
    select find_orders(${first.accountId}::uuid, ${keys.map(({ accountId }) => accountId)}::uuid[],
      ${keys.map(({ storeId }) => storeId)}::uuid[],
      ${keys.map(({ externalId }) => externalId)}::text[]) as found`.execute(tx)
  return new Map(
    (rows[0]?.found ?? []).map((found) => {
      const row = rowFound(found)
      const { account_id: accountId, store_id: storeId, external_id: externalId } = row
      return [keyOf({ accountId, storeId, externalId }), row]
    }),
  )
}

type Times = 'created_at' | 'updated_at' | 'lowered_at'
type FoundRow = Omit<OrderRow, Times> & {
  readonly created_at: string
  readonly updated_at: string
  readonly lowered_at: string | null
}

const rowFound = (found: FoundRow): OrderRow => ({
  ...found,
  created_at: new Date(found.created_at),
  updated_at: new Date(found.updated_at),
  lowered_at: found.lowered_at === null ? null : new Date(found.lowered_at),
})

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
