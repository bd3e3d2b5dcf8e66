import type { EventRenderer } from '../../../event-renderer.ts'
import { findStore } from './connect/store-records.ts'

/** What an event about a shop says of it; one that was removed meanwhile is not told. */
export const renderStoreEvent: EventRenderer = async ({ db }, { accountId, mode, subject }) => {
  const store = await findStore(db, { storeId: subject.storeId ?? '', accountId })
  if (!store) return null
  const data = {
    id: store.id,
    object: 'store',
    mode,
    createdAt: store.created_at.toISOString(),
    name: store.name,
    platform: store.platform,
    status: store.status,
    connectedAt: store.connected_at.toISOString(),
    disconnectedAt: store.disconnected_at?.toISOString() ?? null,
    currency: store.billing_currency,
    capMinor: store.cap_minor,
  }
  return { data }
}
