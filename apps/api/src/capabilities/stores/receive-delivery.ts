import type { Tx } from '@understory/database/connect.ts'
import type { ConnectorName } from '@understory/domain/stores/store-status.ts'
import type { Delivery, StoreConnector, StoreEvent } from '@understory/ports/store-connector.ts'
import type { Deps } from '../../deps.ts'
import { type Refused, refuse } from '../../http/refuse.ts'
import { transact } from '../../http/transact.ts'
import { applyEvent } from './apply-event.ts'
import { connectionOf, lockStore, type StoreRow, selectStores } from './store-records.ts'

type Needs = Pick<Deps, 'config' | 'db' | 'clock' | 'log' | 'jobs' | 'stores'>
type Named = { readonly connector: string; readonly storeId: string | null }

const MOST_BYTES = 1024 * 1024

/**
 * A webhook of a store. Nothing is written before its signature is right; it is answered once everything it
 * causes is committed. A repeat, or an older state, changes nothing. A refusal counts against the store's
 * webhook at its vendor, so a signed delivery is accepted whatever is in it.
 */
export async function receiveDelivery(
  deps: Needs,
  request: Request,
  named: Named,
): Promise<{ received: true } | Refused> {
  const connector = deps.stores.get(named.connector as ConnectorName)
  if (!connector) return refuse('BAD_SIGNATURE')
  const body = new Uint8Array(await request.arrayBuffer())
  if (body.length > MOST_BYTES) return refuse('BODY_TOO_LARGE')
  const delivery = { headers: Object.fromEntries(request.headers), body }
  const store = await storeOf(deps, connector, { delivery, storeId: named.storeId })
  if (!store) return receiveOfNone(deps, connector, delivery)
  if (connector.isGreeting(delivery)) return { received: true }
  const { secrets } = connectionOf(deps, store)
  if (!connector.isSigned(delivery, secrets.webhook)) return refuse('BAD_SIGNATURE')
  const event = connector.readDelivery(delivery)
  await transact(deps.db, (tx) => take(tx, deps, { connector, delivery, store, event }))
  return { received: true }
}

/** Someone asks for data of a shop that is none of ours: there is nothing of it, and so it is done. */
function receiveOfNone({ log }: Needs, connector: StoreConnector, delivery: Delivery) {
  const event = connector.isSigned(delivery, null) ? connector.readDelivery(delivery) : null
  if (event?.kind !== 'privacy') return refuse('BAD_SIGNATURE')
  log.info({ topic: event.topic }, 'a privacy request of a shop that is not connected')
  return { received: true as const }
}

type Asked = { readonly delivery: Delivery; readonly storeId: string | null }

/** By the address that it was sent to and what it says of itself; its signature then proves it. */
async function storeOf({ db }: Needs, connector: StoreConnector, { delivery, storeId }: Asked) {
  const stores = selectStores(db).where('s.connector', '=', connector.name)
  const said = connector.storeOf(delivery)
  const column = said?.by === 'connection-id' ? 's.connection_id' : 's.unique_name'
  if (storeId) {
    const addressed = stores.where('s.id', '=', storeId)
    return (said ? addressed.where(column, '=', said.value) : addressed).executeTakeFirst()
  }
  if (!said) return undefined
  return stores
    .where(column, '=', said.value)
    .orderBy('s.disconnected_at', (order) => order.desc().nullsFirst())
    .executeTakeFirst()
}

type Taking = {
  readonly connector: StoreConnector
  readonly delivery: Delivery
  readonly store: StoreRow
  readonly event: StoreEvent
}

async function take(tx: Tx, deps: Needs, { connector, delivery, store, event }: Taking) {
  const now = deps.clock()
  const locked = await lockStore(tx, { storeId: store.id, accountId: store.account_id })
  if (!locked) return
  const problem = await applyEvent(tx, deps, { store: locked, event })
  if (event.kind === 'privacy')
    deps.log.info({ storeId: store.id, topic: event.topic }, 'a privacy request of a store')
  if (problem) deps.log.error({ storeId: store.id, problem }, 'a delivery of a store is parked')
  await tx
    .insertInto('store_delivery')
    .values({
      account_id: store.account_id,
      store_id: store.id,
      received_at: now,
      topic: event.kind,
      body: connector.withoutShopper(delivery),
      processed_at: problem ? null : now,
      problem,
    })
    .execute()
}
