import type { Tx } from '@understory/database/connect.ts'
import { orderEvent } from '@understory/domain/stores/store-orders/order-event.ts'
import { recordEvents } from '../../../developers/events/public.ts'

type ChangedOrder = {
  readonly account_id: string
  readonly store_id: string
  readonly external_id: string
  readonly didContribute: boolean
  readonly contributes: boolean
}

/**
 * Records the events of orders that were stored: a statement of its own in the same transaction, because
 * orders may stand on another server than events.
 */
export async function recordOrderEvents(
  tx: Tx,
  orders: readonly ChangedOrder[],
  now: Date,
): Promise<void> {
  const events = orders.flatMap(({ account_id, store_id, external_id, ...change }) => {
    const type = orderEvent(change)
    const subject = { storeId: store_id, externalId: external_id }
    return type ? [{ accountId: account_id, type, subject, at: now }] : []
  })
  await recordEvents(tx, events)
}
