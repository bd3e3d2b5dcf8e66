import type { BodyOf, ReplyOf } from '@understory/contracts/endpoint.ts'
import type { StoreOrder } from '@understory/contracts/stores/store-orders/store-orders.ts'
import type { ApiOrder, PushedOrder, pushOrders } from '@understory/contracts/v1/shops/orders.ts'
import { asPlatform } from '@understory/database/row-security.ts'
import { storeMinor } from '@understory/domain/stores/store-orders/contribution/store-amount.ts'
import type { OrderState } from '@understory/domain/stores/store-orders/order-state.ts'
import type { Deps } from '../../../deps.ts'
import { Refused } from '../../../http/refuse.ts'
import type { KeyActor } from '../../../http/v1/api-route.ts'
import { takePushedOrders } from '../store-orders/public.ts'

type PushingActor = Pick<KeyActor, 'accountId' | 'mode'>
type PushedBatch = BodyOf<typeof pushOrders> & { readonly isDryRun: boolean }

/** Takes the orders of a shop of this account; that it is one is looked up with the account. */
export async function pushOrdersOf(
  deps: Pick<Deps, 'db' | 'clock'>,
  { accountId, mode }: PushingActor,
  { storeId, orders, isDryRun }: PushedBatch,
): Promise<ReplyOf<typeof pushOrders> | Refused> {
  const states = orders.map(stateOf)
  const taken = await asPlatform(() =>
    takePushedOrders(deps, { accountId, storeId, states, isDryRun }),
  )
  if (taken instanceof Refused) return taken
  const data = taken.map((order) => presentOrder(order, { mode }))
  return { object: 'pushed_orders', mode, dryRun: isDryRun, data }
}

export function stateOf(pushed: PushedOrder): OrderState {
  const { id, label, createdAt, updatedAt, currency, totalMinor, refundedMinor, standing } = pushed
  const isLowered = refundedMinor > 0 || standing === 'cancelled' || standing === 'refunded'
  return {
    externalId: id,
    label: label ?? `#${id}`.slice(0, 100),
    createdAt: new Date(createdAt),
    updatedAt: new Date(updatedAt),
    standing,
    currency,
    cart: storeMinor(totalMinor),
    // What was given back is said in all, so it is one part, whatever was said before.
    returned: refundedMinor > 0 ? [{ id: 'refunded', amount: storeMinor(refundedMinor) }] : [],
    loweredAt: isLowered ? new Date(updatedAt) : null,
  }
}

/** An order as programs read it. */
export const presentOrder = (order: StoreOrder, { mode }: Pick<KeyActor, 'mode'>): ApiOrder => ({
  id: order.externalId,
  object: 'order',
  mode,
  createdAt: order.createdAt,
  storeId: order.storeId,
  label: order.label,
  currency: order.currency,
  totalMinor: order.cartMinor,
  netMinor: order.netMinor,
  reason: order.reason,
  milliTrees: order.milliTrees,
  co2eGrams: order.co2eGrams,
  plasticGrams: order.plasticGrams,
  moneyMinor: order.moneyMinor,
  billingCurrency: order.billingCurrency,
  status: order.status,
  bill: order.bill,
})
