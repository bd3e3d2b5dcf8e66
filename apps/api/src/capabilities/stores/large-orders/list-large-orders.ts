import type { LargeOrder } from '@understory/contracts/stores/large-orders.ts'
import { anyOf } from '@understory/database/any-of.ts'
import type { Database } from '@understory/database/connect.ts'
import { sql } from 'kysely'
import type { Deps } from '../../../deps.ts'
import { MOST_COUNTED } from '../../../work-queue.ts'
import { shopsInWords } from '../connected-stores/public.ts'

const LARGE_ORDERS_LISTED = 100

/** Those of the order side first, and what staff said of them beside: the two may stand on different servers. */
export async function openLargeOrders(db: Database, most: number) {
  const { rows: orders } = await sql<OpenLargeOrder>`
    /* for all accounts */
    select store_id, external_id, version, label, updated_at from store_order
    where reason = 'too-large'
    order by updated_at limit ${MOST_COUNTED * 2}`.execute(db)
  if (orders.length === 0) return []
  const storeIds = [...new Set(orders.map(({ store_id: id }) => id))]
  const reviews = await db
    .selectFrom('large_order_review')
    .select(['store_id', 'external_id', 'version'])
    .where((eb) => anyOf(eb.ref('store_id'), storeIds))
    .execute()
  const seen = new Set(reviews.map(keyOf))
  return orders.filter((order) => !seen.has(keyOf(order))).slice(0, most)
}

type OpenLargeOrder = OrderKey & { readonly label: string; readonly updated_at: Date }

type OrderKey = {
  readonly store_id: string
  readonly external_id: string
  readonly version: number
}
const keyOf = ({ store_id: store, external_id: id, version }: OrderKey) =>
  `${store} ${version} ${id}`

/** With their shops, and who looks after them. */
export async function listLargeOrders({ db }: Pick<Deps, 'db'>): Promise<{ orders: LargeOrder[] }> {
  const open = await openLargeOrders(db, LARGE_ORDERS_LISTED)
  const shopOf = await shopsInWords(
    db,
    open.map(({ store_id: id }) => id),
  )
  return {
    orders: open.map((order) => ({
      storeId: order.store_id,
      externalId: order.external_id,
      version: order.version,
      label: order.label,
      ...shopOf(order.store_id),
      updatedAt: order.updated_at.toISOString(),
    })),
  }
}
