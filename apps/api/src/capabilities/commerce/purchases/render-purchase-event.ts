import type { EventRenderer } from '../../../event-renderer.ts'
import { presentApiPurchase } from './present-api-purchase.ts'
import { findPurchase } from './purchase-records.ts'

/** What an event about a purchase says of it: all that the API does. */
export const renderPurchaseEvent: EventRenderer = async (deps, { accountId, mode, subject }) => {
  const purchase = await findPurchase(deps.db, { id: subject.purchaseId ?? '', accountId })
  if (!purchase) return null
  return { data: await presentApiPurchase(deps, { accountId, mode }, purchase) }
}
