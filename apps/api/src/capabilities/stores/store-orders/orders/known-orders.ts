import type { Tx } from '@understory/database/connect.ts'
import type { DB } from '@understory/database/rows.generated.ts'
import { storeMinor } from '@understory/domain/stores/store-orders/contribution/store-amount.ts'
import type { OrderState } from '@understory/domain/stores/store-orders/order-state.ts'
import { type Selectable, sql } from 'kysely'
import { z } from 'zod'

export type OrderRow = Selectable<DB['store_order']>

export type OrderKey = {
  readonly accountId: string
  readonly storeId: string
  readonly externalId: string
}

export const storedOrderKeyOf = ({ accountId, storeId, externalId }: OrderKey) =>
  `${accountId} ${storeId} ${externalId}`

/**
 * The stored orders among some, as they are now. Nothing keeps others from changing them meanwhile: who stores one
 * again says which version was read. Orders of a slice other than 0 stand on several servers.
 */
export async function findOrders(
  tx: Tx,
  keys: readonly OrderKey[],
  slice: number,
): Promise<ReadonlyMap<string, OrderRow>> {
  if (keys.length === 0) return new Map()
  const rows = await (slice === 0 ? findTogether(tx, keys) : findSpread(tx, keys))
  return new Map(
    rows.map((row) => {
      const { account_id: accountId, store_id: storeId, external_id: externalId } = row
      return [storedOrderKeyOf({ accountId, storeId, externalId }), row]
    }),
  )
}

async function findTogether(tx: Tx, keys: readonly OrderKey[]): Promise<OrderRow[]> {
  const { rows } = await sql<{ found: FoundRow[] }>`
    /* named find-orders */
    select find_orders(${keys[0]?.accountId}::uuid, ${keys.map(({ accountId }) => accountId)}::uuid[],
      ${keys.map(({ storeId }) => storeId)}::uuid[],
      ${keys.map(({ externalId }) => externalId)}::text[]) as found`.execute(tx)
  return (rows[0]?.found ?? []).map(rowFound)
}

/** A function that runs on a worker may look at orders of one account alone; a statement says all accounts. */
async function findSpread(tx: Tx, keys: readonly OrderKey[]): Promise<OrderRow[]> {
  const [accounts, stores, externalIds] = [
    keys.map(({ accountId }) => accountId),
    keys.map(({ storeId }) => storeId),
    keys.map(({ externalId }) => externalId),
  ]
  // A join with a list is taken for a scan of a busy shop, which is not needed where the orders are of one.
  const { rows } = await (new Set(stores).size === 1
    ? sql<OrderRow>`
      select o.* from store_order o where o.account_id = ${accounts[0]}::uuid and o.store_id = ${stores[0]}::uuid
        and o.external_id = any(${externalIds}::text[])`
    : sql<OrderRow>`
      select o.* from unnest(${accounts}::uuid[], ${stores}::uuid[], ${externalIds}::text[])
          as k (account, store, external)
        join store_order o on o.account_id = k.account and o.store_id = k.store and o.external_id = k.external
      where o.account_id = any(${[...new Set(accounts)]}::uuid[])`
  ).execute(tx)
  return rows
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
