import type { BodyOf } from '@understory/contracts/endpoint.ts'
import type { CapStore } from '@understory/contracts/stores/connected-stores/connected-stores.ts'
import type { Tx } from '@understory/database/connect.ts'
import { transact } from '../../../../database/transact.ts'
import type { Deps } from '../../../../deps.ts'
import { Refused, refuse } from '../../../../http/refuse.ts'
import { recordEvent } from '../../../developers/events/public.ts'
import { endPlans } from '../../app-plans/public.ts'
import { beginGap, endGap } from '../changes/store-gaps.ts'
import { freshConnection } from './fresh-connection.ts'
import {
  lockStore,
  type StoreRecordsStoreKey,
  type StoreRow,
  selectStores,
} from './store-records.ts'
import { sealWithNewSecret } from './store-secrets.ts'

type ChangeStoreDeps = Pick<
  Deps,
  'appBilling' | 'clock' | 'config' | 'db' | 'disconnecting' | 'jobs' | 'log' | 'newId' | 'stores'
>

type DisconnectingStore = StoreRecordsStoreKey & { readonly anyway?: 'true' | undefined }

/**
 * At the vendor first: where that fails the store stays as it was, and it can be tried again, or be disconnected
 * anyway, because the shop may be gone for good. A plan ends last, because the merchant alone can begin it again.
 */
export async function disconnectStore(
  deps: ChangeStoreDeps,
  { anyway, ...wanted }: DisconnectingStore,
): Promise<Refused | undefined> {
  const found = await transact(deps.db, (tx) => lockConnected(tx, wanted))
  if (found instanceof Refused) return found
  try {
    await deps.stores.get(found.connector)?.disconnect(await freshConnection(deps, found))
    for (const end of deps.disconnecting.beforeDisconnecting) await end(deps, wanted)
  } catch (fault) {
    deps.log.warn({ err: fault, storeId: found.id }, 'a store could not be disconnected')
    if (anyway) return endConnection(deps, wanted)
    await deps.jobs.enqueue(deps.db, 'keep-webhooks', { storeId: found.id })
    return refuse('DISCONNECT_ERROR')
  }
  return endConnection(deps, wanted)
}

function endConnection(
  deps: ChangeStoreDeps,
  wanted: StoreRecordsStoreKey,
): Promise<Refused | undefined> {
  return transact(deps.db, async (tx) => {
    const store = await lockConnected(tx, wanted)
    if (store instanceof Refused) return store
    await markDisconnected(tx, store, deps.clock())
    // By a person, who need not be told.
    await tx
      .updateTable('store')
      .set({ told_status: 'disconnected' })
      .where('id', '=', store.id)
      .execute()
    return undefined
  })
}

/** Orders that are created from then on contribute nothing, and what reaches the store is erased. */
export async function markDisconnected(tx: Tx, store: StoreRow, now: Date): Promise<void> {
  const wanted = { storeId: store.id, accountId: store.account_id }
  await endPlans(tx, wanted)
  await beginGap(tx, { ...wanted, reason: 'after-disconnection', now })
  await tx
    .updateTable('store')
    .set({
      status: 'disconnected',
      disconnected_at: now,
      update_url: null,
      sealed_secrets: null,
      refused_at: null,
    })
    .where('id', '=', store.id)
    .execute()
  const { accountId, storeId } = wanted
  const ended = { accountId, type: 'store.disconnected', subject: { storeId } } as const
  await recordEvent(tx, { ...ended, at: now }).execute()
}

/** A store that is connected, locked; or why there is none. */
export async function lockConnected(
  tx: Tx,
  wanted: StoreRecordsStoreKey,
): Promise<StoreRow | Refused> {
  const store = await lockStore(tx, wanted)
  if (store?.disconnected_at === null) return store
  if (store) return refuse('STORE_NOT_CONNECTED')
  const any = await selectStores(tx)
    .where('s.account_id', '=', wanted.accountId)
    .where('s.disconnected_at', 'is', null)
    .executeTakeFirst()
  return refuse(any ? 'RESOURCE_NOT_FOUND' : 'NO_STORE_CONNECTED')
}

export const pauseStore = (
  deps: ChangeStoreDeps,
  wanted: StoreRecordsStoreKey,
  { isPaused }: { readonly isPaused: boolean },
): Promise<Refused | undefined> => changeShopFacts(deps, wanted, { isPaused })

export const capStore = (
  deps: ChangeStoreDeps,
  wanted: StoreRecordsStoreKey,
  { capMinor }: BodyOf<typeof CapStore>,
): Promise<Refused | undefined> => changeShopFacts(deps, wanted, { capMinor })

type ShopChanges = {
  /** Of a shop without a connector; others are named where they sell. */
  readonly name?: string | undefined
  readonly isPaused?: boolean | undefined
  /** `null`: no limit. */
  readonly capMinor?: number | null | undefined
}

/** All or nothing; what is left out stays as it is. */
export function changeShopFacts(
  deps: Pick<Deps, 'clock' | 'db'>,
  wanted: StoreRecordsStoreKey,
  { name, isPaused, capMinor }: ShopChanges,
): Promise<Refused | undefined> {
  return transact(deps.db, async (tx) => {
    const store = await lockConnected(tx, wanted)
    if (store instanceof Refused) return store
    if (name !== undefined && store.connector !== 'api') return refuse('STORE_HAS_CONNECTOR')
    if (isPaused !== undefined) {
      const change = { ...wanted, reason: 'paused' as const, now: deps.clock() }
      await (isPaused ? beginGap(tx, change) : endGap(tx, change))
    }
    if (name !== undefined || capMinor !== undefined)
      await tx
        .updateTable('store')
        .set({
          ...(name !== undefined && { name }),
          ...(capMinor !== undefined && { cap_minor: capMinor }),
        })
        .where('id', '=', store.id)
        .execute()
    return undefined
  })
}

/** The store gets the new secret by the job; until then, and for a while, the old one is accepted. */
export function rotateSecret(
  deps: ChangeStoreDeps & Pick<Deps, 'jobs'>,
  wanted: StoreRecordsStoreKey,
): Promise<Refused | undefined> {
  return transact(deps.db, async (tx) => {
    const store = await lockConnected(tx, wanted)
    if (store instanceof Refused) return store
    const sealed = sealWithNewSecret(deps, store, deps.clock())
    if (sealed === null) return refuse('RESOURCE_NOT_FOUND')
    await tx
      .updateTable('store')
      .set({ sealed_secrets: sealed })
      .where('id', '=', store.id)
      .execute()
    await deps.jobs.enqueue(tx, 'keep-webhooks', { storeId: store.id })
    return undefined
  })
}
