import { storeMinor } from '@understory/domain/stores/store-orders/contribution/store-amount.ts'
import type { OrderState } from '@understory/domain/stores/store-orders/order-state.ts'
import { findStore } from '../../capabilities/stores/connected-stores/connect/store-records.ts'
import { commitDeliveries } from '../../capabilities/stores/store-orders/intake/commit-deliveries.ts'
import type { TestPerson } from '../people/people.ts'
import type { TestApi } from '../start-test-api.ts'
import { connectShop, contributeOnePercent, FERN } from './stores.ts'

/** A connected store that contributes one per cent, and deliveries of its orders as the intake gets them. */
export async function storeOf(api: TestApi, person: TestPerson, uniqueName = FERN) {
  const { storeId } = (await connectShop(api, person, uniqueName)).data
  await contributeOnePercent(api, person, storeId)
  api.moveClock(1_000)
  const row = () => findStore(api.deps.db, { storeId, accountId: person.accountId })
  const store = await row()
  if (!store) throw new Error('the store is not connected')
  const received = (order: OrderState, of = store) => ({ store: of, order, body: '{}' })
  return {
    storeId,
    row,
    store,
    received,
    commit: (orders: readonly OrderState[]) =>
      commitDeliveries(
        api.deps,
        orders.map((order) => received(order)),
      ),
    orders: () =>
      api.deps.db
        .selectFrom('store_order')
        .selectAll()
        .where('store_id', '=', storeId)
        .orderBy('external_id')
        .execute(),
    deliveries: () =>
      api.deps.db
        .selectFrom('store_delivery')
        .selectAll()
        .where('store_id', '=', storeId)
        .execute(),
    /** Deliveries that wait for their turn, and those that are parked. */
    waiting: () =>
      api.deps.db
        .selectFrom('store_waiting')
        .selectAll()
        .where('store_id', '=', storeId)
        .orderBy('id')
        .execute(),
  }
}

/** A state of an order: the greater its `version`, the newer. */
export function storeDeliveriesStateOf(
  api: Pick<TestApi, 'deps'>,
  externalId: string,
  { version = 0, ...change }: Partial<OrderState> & { readonly version?: number } = {},
): OrderState {
  const now = api.deps.clock()
  return {
    externalId,
    label: `#${externalId}`,
    createdAt: now,
    updatedAt: new Date(now.getTime() + version),
    standing: 'paid',
    currency: 'GBP',
    cart: storeMinor(10_000 + version),
    returned: [],
    ...change,
  }
}

/** A button of the sandbox's page of shops. */
export type Press = (what: string) => Promise<unknown>

export const pressOn =
  ({ sandbox }: Pick<TestApi, 'sandbox'>, page: string, shop: string): Press =>
  (what) =>
    fetch(sandbox.url + page, { method: 'POST', body: new URLSearchParams({ shop, what }) })

/** An order and its refund, of which nothing is delivered yet. */
export async function orderHeldBack(api: Pick<TestApi, 'moveClock'>, press: Press) {
  for (const what of ['twice', 'hold', 'order']) await press(what)
  api.moveClock(2_000)
  await press('refund')
}

/** Everything that was held back, twice and in reverse. */
export async function deliverHeldBack(press: Press) {
  for (const what of ['release', 'twice']) await press(what)
}
