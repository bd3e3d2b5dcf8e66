import type { Tx } from '@understory/database/connect.ts'
import type { ShopFacts } from '@understory/ports/stores/store-connector.ts'
import { transact } from '../../../../database/transact.ts'
import type { Deps } from '../../../../deps.ts'
import {
  changeFacts,
  freshConnection,
  lockStore,
  markDisconnected,
  noteUnreadable,
  type StoreRow,
  selectStores,
} from '../../connected-stores/public.ts'
import { forgetStore } from '../forget-store.ts'

type AskStoreDeps = Pick<Deps, 'config' | 'db' | 'clock' | 'stores' | 'jobs'>

export type AskingStore = {
  readonly storeId: string
  /** A delivery said that the shop left us; with `mustForget` also that what it sent is to be erased. */
  readonly isSaidGone?: boolean
  readonly mustForget?: boolean
}

/**
 * Asks a shop about itself. Where a delivery said that it left, it is disconnected only if the shop itself no
 * longer knows what we have of it: a delivery is a hint, and whoever sent it may have wished it.
 */
export async function askStore(
  deps: AskStoreDeps,
  { storeId, isSaidGone = false, mustForget = false }: AskingStore,
): Promise<void> {
  const store = await selectStores(deps.db).where('s.id', '=', storeId).executeTakeFirst()
  const connector = store && deps.stores.get(store.connector)
  if (!store || !connector || store.disconnected_at) return
  const found = await connector.readShop(await freshConnection(deps, store))
  if (found.status === 'read') return keepFacts(deps, store, found)
  const isGone = isSaidGone && found.status === 'needs-update' && found.isRevoked === true
  if (!isGone) return noteUnreadable(deps, store, found)
  await transact(deps.db, async (tx) => {
    const same = await lockSame(tx, store)
    if (!same) return
    await markDisconnected(tx, same, deps.clock())
    if (mustForget) await forgetStore(tx, same)
  })
}

/** The store, unless it was disconnected or connected again while the shop was asked. */
async function lockSame(tx: Tx, asked: StoreRow): Promise<StoreRow | null> {
  const locked = await lockStore(tx, { storeId: asked.id, accountId: asked.account_id })
  const isSame =
    locked?.disconnected_at === null &&
    locked.connected_at.getTime() === asked.connected_at.getTime()
  return locked && isSame ? locked : null
}

function keepFacts({ db }: AskStoreDeps, asked: StoreRow, found: ShopFacts): Promise<void> {
  return transact(db, async (tx) => {
    const store = await lockSame(tx, asked)
    if (!store) return
    const facts = {
      name: found.name ?? store.name,
      currency: found.currency ?? store.currency,
      // Orders that are billed already keep the day that they were billed by.
      time_zone: found.timeZone ?? store.time_zone,
    }
    const isSame = Object.entries(facts).every(
      ([name, now]) => store[name as keyof typeof facts] === now,
    )
    if (isSame) return
    await changeFacts(tx, store, facts)
  })
}
