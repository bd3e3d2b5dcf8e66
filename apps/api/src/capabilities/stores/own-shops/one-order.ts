import type { BodyOf, ParamsOf, ReplyOf } from '@understory/contracts/endpoint.ts'
import type { StoreOrder } from '@understory/contracts/stores/store-orders/store-orders.ts'
import type { getOrder, putOrder } from '@understory/contracts/v1/shops/orders.ts'
import { asPlatform } from '@understory/database/row-security.ts'
import type { Deps } from '../../../deps.ts'
import { Refused, refuse } from '../../../http/refuse.ts'
import type { KeyActor } from '../../../http/v1/api-route.ts'
import { linkOfOrder } from '../order-pages/public.ts'
import { deletePushedOrder, findStoreOrders, takePushedOrders } from '../store-orders/public.ts'
import { presentOrder, stateOf } from './push-orders.ts'

type OneOrderDeps = Pick<Deps, 'db' | 'clock' | 'config'>
type OrderOfKey = ParamsOf<typeof getOrder>
type OneOrderActor = Pick<KeyActor, 'accountId' | 'mode'>
type OrderToPut = OrderOfKey & {
  readonly order: BodyOf<typeof putOrder>
  readonly isDryRun: boolean
}

/** Stores one order of a shop without a connector, as pushing many does. */
export async function putOrderOf(
  deps: OneOrderDeps,
  actor: OneOrderActor,
  { storeId, orderId, order, isDryRun }: OrderToPut,
): Promise<ReplyOf<typeof putOrder> | Refused> {
  const states = [stateOf({ ...order, id: orderId })]
  const { accountId } = actor
  const taken = await asPlatform(() =>
    takePushedOrders(deps, { accountId, storeId, states, isDryRun }),
  )
  if (taken instanceof Refused) return taken
  const [stored] = taken
  return stored ? { ...presentOne(deps, actor, stored), dryRun: isDryRun } : refuse('SERVER_ERROR')
}

/** One order of any shop of the account. */
export async function getOrderOf(
  deps: OneOrderDeps,
  actor: OneOrderActor,
  { storeId, orderId }: OrderOfKey,
): Promise<ReplyOf<typeof getOrder> | Refused> {
  const { accountId } = actor
  const key = { accountId, storeId, externalIds: [orderId], now: deps.clock() }
  const [order] = await findStoreOrders(deps.db, key)
  return order ? presentOne(deps, actor, order) : refuse('RESOURCE_NOT_FOUND')
}

/** Removes one order of a shop without a connector, for good. */
export function deleteOrderOf(
  deps: OneOrderDeps,
  { accountId }: OneOrderActor,
  { storeId, orderId: externalId }: OrderOfKey,
): Promise<Refused | undefined> {
  return asPlatform(() => deletePushedOrder(deps, { accountId, storeId, externalId }))
}

function presentOne(deps: OneOrderDeps, actor: OneOrderActor, order: StoreOrder) {
  const shopperUrl = actor.mode === 'live' ? linkOfOrder(deps, order) : null
  return { ...presentOrder(order, actor), shopperUrl }
}
