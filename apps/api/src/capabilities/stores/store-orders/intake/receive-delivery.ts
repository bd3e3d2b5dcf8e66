import type { Tx } from '@understory/database/connect.ts'
import type { ConnectorName } from '@understory/domain/stores/connected-stores/store-status.ts'
import type { Delivery, StoreConnector } from '@understory/ports/stores/store-connector.ts'
import type { Deps } from '../../../../deps.ts'
import { Refused, refuse } from '../../../../http/refuse.ts'
import {
  lockStore,
  type NamedStore,
  type StoreName,
  type StoreRow,
  storesByName,
} from '../../connected-stores/public.ts'
import { applyEvent, type OtherEvent } from '../orders/apply-event.ts'
import { readSafely } from '../orders/read-safely.ts'
import { transactOrders } from '../orders/run-again.ts'
import type { IntakeOutcome } from './commit-deliveries.ts'
import { createIntake, type IntakeLimits } from './intake.ts'
import { isAsSigned } from './received-delivery.ts'
import { insertDeliveries, parkDelivery } from './stored-deliveries.ts'

type ReceiveDeliveryDeps = Pick<
  Deps,
  'config' | 'db' | 'clock' | 'log' | 'jobs' | 'stores' | 'vitals'
>
type DeliverySource = { readonly connector: string; readonly storeId: string | null }
export type DeliveryAnswer = { received: true } | Refused

export type Receive = (delivery: Delivery, named: DeliverySource) => Promise<DeliveryAnswer>

/** What is larger and signed is not looked into: the order is read from its store instead. */
const MOST_READ_BYTES = 1024 * 1024
const RECEIVE_DELIVERY_MAX_BYTES = 16 * 1024 * 1024
/** How often the secrets of a store may change while one delivery is taken. */
const MOST_CHECKS = 3
const RECEIVED: DeliveryAnswer = { received: true }
/** After it was refused with 503. */
export const RETRY_AFTER_SECONDS = '30'

/**
 * Webhooks of stores. Nothing is written before a signature is right; each is answered once everything it
 * causes is committed. A repeat, or an older state, changes nothing. A refusal counts against the store's
 * webhook at its vendor, so a signed delivery is accepted whatever is in it and however large it is, as long as there
 * is memory.
 */
export function createReceiver(deps: ReceiveDeliveryDeps, limits?: IntakeLimits): Receive {
  const stores = storesByName(deps)
  const intake = createIntake(deps, limits)

  function isSignedBy({ secrets }: NamedStore, connector: StoreConnector, delivery: Delivery) {
    const now = deps.clock()
    return secrets.some(
      ({ secret, until }) => (!until || now < until) && connector.isSigned(delivery, secret),
    )
  }

  /** As it is, where it is not as it was remembered. */
  async function findSigner(connector: StoreConnector, name: StoreName, delivery: Delivery) {
    const found = await stores.find(connector, name)
    return found && isSignedBy(found, connector, delivery) ? found : null
  }

  async function takeSigned(
    connector: StoreConnector,
    name: StoreName,
    delivery: Delivery,
  ): Promise<'taken' | 'not-signed' | 'full'> {
    let signer = stores.known(connector, name)
    for (let check = 0; check < MOST_CHECKS; check += 1) {
      if (!signer || !isSignedBy(signer, connector, delivery))
        signer = await findSigner(connector, name, delivery)
      if (!signer) return 'not-signed'
      const taken = await take(signer, connector, delivery)
      if (taken !== 'secrets-changed') return taken
      signer = null
    }
    return 'not-signed'
  }

  async function take({ store }: NamedStore, connector: StoreConnector, delivery: Delivery) {
    if (delivery.body.length > MOST_READ_BYTES) {
      intake.readSoon(store.id)
      return 'taken'
    }
    const { event, body } = readSafely(connector, delivery)
    return event.kind === 'order'
      ? intake.take({ store, order: event.order, body })
      : transactOrders(deps.db, (tx) => takeEvent(tx, deps, { store, event, body }))
  }

  return async (delivery, named) => {
    const connector = deps.stores.get(named.connector as ConnectorName)
    if (!connector) return refuse('BAD_SIGNATURE')
    if (delivery.body.length > RECEIVE_DELIVERY_MAX_BYTES) return refuse('BODY_TOO_LARGE')
    const name = { storeId: named.storeId, said: connector.storeOf(delivery) }
    const isStore = stores.known(connector, name) ?? (await stores.find(connector, name))
    if (!isStore) return receiveOfNone(deps, connector, delivery)
    if (connector.isGreeting(delivery)) return RECEIVED
    const taken = await takeSigned(connector, name, delivery)
    if (taken === 'not-signed') return refuse('BAD_SIGNATURE')
    return taken === 'taken' ? RECEIVED : refuse('UNAVAILABLE')
  }
}

const receivers = new WeakMap<ReceiveDeliveryDeps, Receive>()

/** The one of a process, whichever way a delivery comes: what waits together is committed together. */
export function receiverOf(deps: ReceiveDeliveryDeps): Receive {
  const receive = receivers.get(deps) ?? createReceiver(deps)
  receivers.set(deps, receive)
  return receive
}

/** A delivery that comes as a request of the API. */
export async function receiveRequest(
  receive: Receive,
  { request, responseHeaders }: { readonly request: Request; readonly responseHeaders: Headers },
  named: DeliverySource,
): Promise<DeliveryAnswer> {
  if (Number(request.headers.get('content-length') ?? 0) > RECEIVE_DELIVERY_MAX_BYTES)
    return refuse('BODY_TOO_LARGE')
  const body = new Uint8Array(await request.arrayBuffer())
  const answer = await receive({ headers: Object.fromEntries(request.headers), body }, named)
  if (isUnavailable(answer)) responseHeaders.set('retry-after', RETRY_AFTER_SECONDS)
  return answer
}

export const isUnavailable = (answer: DeliveryAnswer): boolean =>
  answer instanceof Refused && answer.refusal.code === 'UNAVAILABLE'

/** Someone asks for data of a shop that is none of ours: there is nothing of it, and so it is done. */
function receiveOfNone(
  { log }: ReceiveDeliveryDeps,
  connector: StoreConnector,
  delivery: Delivery,
): DeliveryAnswer {
  const read = connector.isSigned(delivery, null) ? connector.readDelivery(delivery) : null
  if (read?.event.kind !== 'privacy') return refuse('BAD_SIGNATURE')
  log.info({ topic: read.event.topic }, 'a privacy request of a shop that is not connected')
  return RECEIVED
}

type Taking = { readonly store: StoreRow; readonly event: OtherEvent; readonly body: string }

/** Of anything but an order: the store is held alone. */
async function takeEvent(
  tx: Tx,
  deps: ReceiveDeliveryDeps,
  { store, event, body }: Taking,
): Promise<IntakeOutcome> {
  const now = deps.clock()
  const locked = await lockStore(tx, { storeId: store.id, accountId: store.account_id })
  if (!locked || !isAsSigned(locked, store)) return 'secrets-changed'
  const problem = await applyEvent(tx, deps, { store: locked, event })
  if (event.kind === 'privacy')
    deps.log.info({ storeId: store.id, topic: event.topic }, 'a privacy request of a store')
  if (problem) deps.log.error({ storeId: store.id, problem }, 'a delivery of a store is parked')
  const { account_id: accountId, id: storeId } = store
  const delivery = { accountId, storeId, receivedAt: now, topic: event.kind, body }
  if (problem) await parkDelivery(tx, delivery, { problem, now })
  else await insertDeliveries(tx, [delivery])
  return 'taken'
}
