import type { ApiStore } from '@understory/contracts/v1/shops/stores.ts'
import type { Deps } from '../../../deps.ts'
import type { KeyActor } from '../../../http/v1/api-route.ts'
import { listStoreRows } from '../connected-stores/public.ts'

/** The shops of an account, or one of them, as programs read them. */
export async function listShops(
  { db }: Pick<Deps, 'db'>,
  { accountId, mode }: Pick<KeyActor, 'accountId' | 'mode'>,
  storeId?: string,
): Promise<ApiStore[]> {
  const stores = await listStoreRows(db, storeId ? { accountId, storeId } : { accountId })
  return stores.map((store) => ({
    id: store.storeId,
    object: 'store',
    mode,
    createdAt: store.connectedAt,
    name: store.name,
    connector: store.connector,
    platform: store.platform,
    status: store.status,
    currency: store.currency,
    billingCurrency: store.billingCurrency,
    isPaused: store.isPaused,
    isCounting: store.isCounting,
    capMinor: store.capMinor,
    rule: store.settings?.rule ?? null,
    plantTreeAlways: store.settings?.plantTreeAlways ?? false,
    pending: store.pending,
    funded: store.funded,
  }))
}
