import type { EventRenderer } from '../../../event-renderer.ts'
import { findStoreOrders } from '../store-orders/public.ts'
import { presentOrder } from './push-orders.ts'

/** What an event about an order says of it; one of a shop that was removed meanwhile has no event. */
export const renderOrderEvent: EventRenderer = async ({ db }, { accountId, mode, subject }) => {
  const { storeId = '', externalId = '' } = subject
  const [order] = await findStoreOrders(db, { accountId, storeId, externalIds: [externalId] })
  return order ? { data: presentOrder(order, { mode }) } : null
}
