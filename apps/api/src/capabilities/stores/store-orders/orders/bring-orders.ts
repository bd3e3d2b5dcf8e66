import type { OrderState } from '@understory/domain/stores/store-orders/order-state.ts'
import { transact } from '../../../../database/transact.ts'
import type { Deps } from '../../../../deps.ts'
import { lockStore, type StoreRecordsStoreKey } from '../../connected-stores/public.ts'
import { applyOrders } from './apply-order.ts'

/** Brings states of a store's orders in, as a delivery of them does. */
export function bringOrders(
  { db, clock }: Pick<Deps, 'db' | 'clock'>,
  wanted: StoreRecordsStoreKey,
  states: readonly OrderState[],
): Promise<void> {
  return transact(db, async (tx) => {
    const store = await lockStore(tx, wanted)
    if (!store) return
    await applyOrders(
      tx,
      states.map((order) => ({ store, order, isRead: false })),
      clock(),
    )
  })
}
