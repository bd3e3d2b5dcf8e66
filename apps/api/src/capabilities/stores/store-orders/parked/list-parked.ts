import {
  PARKED_DELIVERIES_AT_ONCE,
  type ParkedDelivery,
} from '@understory/contracts/stores/store-orders/parked-deliveries.ts'
import type { Deps } from '../../../../deps.ts'
import { shopsInWords } from '../../connected-stores/public.ts'
import { findParked } from './parked-records.ts'

/** With their shops, and who looks after them. */
export async function listParkedDeliveries({
  db,
}: Pick<Deps, 'db'>): Promise<{ deliveries: ParkedDelivery[]; hasMore: boolean }> {
  const found = await findParked(db, PARKED_DELIVERIES_AT_ONCE + 1)
  const shown = found.slice(0, PARKED_DELIVERIES_AT_ONCE)
  const shopOf = await shopsInWords(
    db,
    shown.map(({ store_id: id }) => id),
  )
  return {
    deliveries: shown.map((row) => ({
      deliveryId: row.id,
      storeId: row.store_id,
      ...shopOf(row.store_id),
      topic: row.topic,
      problem: row.problem,
      receivedAt: row.received_at.toISOString(),
      parkedAt: row.parked_at.toISOString(),
    })),
    hasMore: found.length > PARKED_DELIVERIES_AT_ONCE,
  }
}
