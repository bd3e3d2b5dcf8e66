import { setTimeout as sleep } from 'node:timers/promises'
import type { StoreConnector } from '@understory/ports/stores/store-connector.ts'
import { LRUCache } from 'lru-cache'
import type { Deps } from '../../../../deps.ts'
import { type StoreRow, selectStores } from './store-records.ts'
import { webhookSecretsOf } from './store-secrets.ts'

/** How a delivery names its store: by the address that it was sent to and what it says of itself. */
export type StoreName = {
  readonly storeId: string | null
  readonly said: ReturnType<StoreConnector['storeOf']>
}

export type NamedStore = {
  readonly store: StoreRow
  readonly secrets: ReturnType<typeof webhookSecretsOf>
}

export type StoresByName = {
  /** As it was when it was last looked up; `null`: it was not, or is not connected. */
  known(connector: StoreConnector, name: StoreName): NamedStore | null
  /** As it is. Many who ask for one at the same time cause one query. */
  find(connector: StoreConnector, name: StoreName): Promise<NamedStore | null>
}

const STORES_BY_NAME_LIMIT = 20_000
/** One store, as its secrets may have changed. */
const LOOKED_UP_EVERY_MS = 100

/**
 * The stores that deliveries come from, remembered, so that a delivery costs no query before its signature
 * is known to be right. What is remembered may be old: callers that rely on it compare it with the row that
 * is locked, and asks again where a signature is wrong.
 */
export function storesByName(deps: Pick<Deps, 'config' | 'db'>): StoresByName {
  const known = new LRUCache<string, NamedStore>({ max: STORES_BY_NAME_LIMIT })
  const asked = new Map<string, Promise<NamedStore | null>>()

  async function load(connector: StoreConnector, name: StoreName): Promise<NamedStore | null> {
    const store = await select(deps, connector, name)
    const key = storeNameKeyOf(connector, name)
    known.delete(key)
    if (!store) return null
    const found = { store, secrets: webhookSecretsOf(deps, store) }
    // The same shop may be connected to another account next.
    if (store.disconnected_at) return found
    known.set(key, found)
    return found
  }

  const lookedUp = new LRUCache<string, number>({ max: STORES_BY_NAME_LIMIT })

  /** Whoever sends forged deliveries of a store that is known waits with the others for its next look-up. */
  async function loadInTime(connector: StoreConnector, name: StoreName) {
    const key = storeNameKeyOf(connector, name)
    const last = lookedUp.get(key) ?? Number.NEGATIVE_INFINITY
    const waitMs = last + LOOKED_UP_EVERY_MS - performance.now()
    if (known.has(key) && waitMs > 0) await sleep(waitMs)
    lookedUp.set(key, performance.now())
    return load(connector, name)
  }

  function find(connector: StoreConnector, name: StoreName) {
    const key = storeNameKeyOf(connector, name)
    const running = asked.get(key)
    if (running) return running
    const asking = loadInTime(connector, name).finally(() => asked.delete(key))
    asked.set(key, asking)
    return asking
  }

  return { known: (connector, name) => known.get(storeNameKeyOf(connector, name)) ?? null, find }
}

const storeNameKeyOf = ({ name: connector }: StoreConnector, { storeId, said }: StoreName) =>
  `${connector} ${storeId ?? ''} ${said?.by ?? ''} ${said?.value ?? ''}`

/** By its id where the delivery was sent to an address of one store; what it says has to agree with it. */
async function select(
  { db }: Pick<Deps, 'db'>,
  connector: StoreConnector,
  { storeId, said }: StoreName,
): Promise<StoreRow | undefined> {
  if (!storeId && !said) return undefined
  let stores = selectStores(db).where('s.connector', '=', connector.name)
  if (storeId) stores = stores.where('s.id', '=', storeId)
  if (said) {
    const column = said.by === 'connection-id' ? 's.connection_id' : 's.unique_name'
    stores = stores.where(column, '=', said.value)
  }
  return stores
    .orderBy('s.disconnected_at', (order) => order.desc().nullsFirst())
    .executeTakeFirst()
}
