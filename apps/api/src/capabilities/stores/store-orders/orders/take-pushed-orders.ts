import type { StoreOrder } from '@understory/contracts/stores/store-orders/store-orders.ts'
import type { Database, Tx } from '@understory/database/connect.ts'
import type { OrderState } from '@understory/domain/stores/store-orders/order-state.ts'
import type { Deps } from '../../../../deps.ts'
import { Refused, refuse } from '../../../../http/refuse.ts'
import {
  lockStore,
  type StoreRecordsStoreKey,
  type StoreRow,
} from '../../connected-stores/public.ts'
import { storeOrdersMessage } from '../messages/messages.generated.ts'
import { applyOrders, markDeleted } from './apply-order.ts'
import { findStoreOrders } from './list-store-orders.ts'
import { transactOrders } from './run-again.ts'
import { whyUnstorable } from './waiting-order.ts'

type PushedStates = StoreRecordsStoreKey & {
  readonly states: readonly OrderState[]
  readonly isDryRun: boolean
}

/** Ends a transaction of which nothing is to stay. */
class DryRunEnded extends Error {
  readonly orders: readonly StoreOrder[]
  constructor(orders: readonly StoreOrder[]) {
    super('nothing of a dry run stays')
    this.orders = orders
  }
}

/** Takes the orders that a shop without a connector sent, all or none, and says how they stand. */
export async function takePushedOrders(
  deps: Pick<Deps, 'db' | 'clock'>,
  pushed: PushedStates,
): Promise<readonly StoreOrder[] | Refused> {
  const unstorable = pushed.states.flatMap((order, at) => {
    const why = whyUnstorable(order)
    return why === null
      ? []
      : [
          {
            field: `orders.${at}`,
            message: storeOrdersMessage('take-pushed-orders.message', { why }),
          },
        ]
  })
  if (unstorable.length > 0) return refuse('BAD_REQUEST', unstorable)
  try {
    return await transactOrders(deps.db, async (tx) => {
      const orders = await take(tx, deps, pushed)
      if (pushed.isDryRun && !(orders instanceof Refused)) throw new DryRunEnded(orders)
      return orders
    })
  } catch (ended) {
    if (ended instanceof DryRunEnded) return ended.orders
    throw ended
  }
}

async function take(
  tx: Tx,
  { clock }: Pick<Deps, 'clock'>,
  { accountId, storeId, states }: PushedStates,
): Promise<readonly StoreOrder[] | Refused> {
  const store = await lockOwnShop(tx, { accountId, storeId })
  if (store instanceof Refused) return store
  // Whoever sends an order is asked nothing: of two states of one moment the one that came last is right.
  await applyOrders(
    tx,
    states.map((order) => ({ store, order, isRead: true })),
    clock(),
  )
  const externalIds = [...new Set(states.map(({ externalId }) => externalId))]
  return findStoreOrders(tx as Database, { accountId, storeId, externalIds, now: clock() })
}

/** A shop that takes orders from programs. */
async function lockOwnShop(tx: Tx, wanted: StoreRecordsStoreKey): Promise<StoreRow | Refused> {
  const store = await lockStore(tx, wanted)
  if (!store) return refuse('RESOURCE_NOT_FOUND')
  if (store.connector !== 'api') return refuse('STORE_HAS_CONNECTOR')
  return store.disconnected_at ? refuse('STORE_NOT_CONNECTED') : store
}

type PushedOrderKey = StoreRecordsStoreKey & { readonly externalId: string }

/** Final: it contributes nothing, whatever is sent of it later. */
export async function deletePushedOrder(
  { db, clock }: Pick<Deps, 'db' | 'clock'>,
  { externalId, ...wanted }: PushedOrderKey,
): Promise<Refused | undefined> {
  return transactOrders(db, async (tx) => {
    const store = await lockOwnShop(tx, wanted)
    if (store instanceof Refused) return store
    const now = clock()
    const key = { ...wanted, externalIds: [externalId], now }
    const [known] = await findStoreOrders(tx as Database, key)
    if (!known) return refuse('RESOURCE_NOT_FOUND')
    if (known.reason !== 'deleted') await markDeleted(tx, store, { externalId, now })
    return undefined
  })
}
