import { ListCards } from '@understory/contracts/commerce/payments/payments.ts'
import { AskAppPlan, ConfirmAppPlan } from '@understory/contracts/stores/app-billing.ts'
import { EndStoreBilling, StartStoreBilling } from '@understory/contracts/stores/bills.ts'
import {
  AbandonStoreLink,
  CapStore,
  ConnectStore,
  DisconnectStore,
  PauseStore,
  RotateStoreSecret,
  StartStoreLink,
} from '@understory/contracts/stores/connected-stores/connected-stores.ts'
import { SetOrderPage } from '@understory/contracts/stores/order-pages.ts'
import { StartStorePlan } from '@understory/contracts/stores/store-settings/store-plan.ts'
import { SaveOffsetSettings } from '@understory/contracts/stores/store-settings/store-settings.ts'
import { addCard, COMMERCE_PURCHASES_ADDRESS } from '../commerce/purchases.ts'
import { answerPlan, BAKERY, connectShopify, LAMP } from '../stores/shopify.ts'
import { billToCard, plantStore } from '../stores/store-bills.ts'
import { chooseShop, connectShop, FERN, MOSS } from '../stores/stores.ts'
import { connectWoo } from '../stores/woocommerce.ts'
import { newcomer } from './newcomer.ts'
import { all, one, type Promised, some } from './promises.ts'
import type { Scene } from './scene.ts'

async function withStore({ api }: Scene) {
  const owner = await newcomer(api, 'business')
  const { storeId } = await plantStore(api, owner, { countsFrom: null })
  return { owner, by: owner.bearer, params: { storeId } }
}

const ONE_PERCENT = {
  isPercentagePerRange: false,
  isTreePerBatch: false,
  plantTreeAlways: false,
  rule: { kind: 'percentage', basisPoints: 100 },
} as const

async function requestedPlan({ api }: Scene, shop: string) {
  const owner = await newcomer(api, 'business')
  const { storeId } = (await connectShopify(api, owner, shop)).data
  return { by: owner.bearer, params: { storeId } }
}

export const OF_STORES: readonly Promised[] = [
  all(StartStoreLink, ({ owner }) => ({ by: owner.bearer, body: { connector: 'rutter' } })),
  all(AbandonStoreLink, async ({ api, owner }) => {
    const { state } = await chooseShop(api, owner, FERN)
    return { by: {}, body: { state } }
  }),
  one(ConnectStore, ['STORE_CONNECTION_FAILED'], async ({ api, owner }) => ({
    by: owner.bearer,
    body: await chooseShop(api, owner, FERN),
  })),
  one(DisconnectStore, ['STORE_NOT_CONNECTED', 'NO_STORE_CONNECTED'], async ({ api, owner }) => {
    const { storeId } = (await connectShop(api, owner, MOSS)).data
    return { by: owner.bearer, params: { storeId } }
  }),
  all(PauseStore, async (scene) => ({ ...(await withStore(scene)), body: { isPaused: true } })),
  all(CapStore, async (scene) => ({ ...(await withStore(scene)), body: { capMinor: 100 } })),
  all(SetOrderPage, async (scene) => ({
    ...(await withStore(scene)),
    body: { showsProofs: true },
  })),
  all(RotateStoreSecret, async ({ api, owner }) => {
    const { storeId } = (await connectWoo(api, owner)).data
    return { by: owner.bearer, params: { storeId } }
  }),
  all(SaveOffsetSettings, async (scene) => {
    const { by, params } = await withStore(scene)
    return { by, body: { ...ONE_PERCENT, ...params } }
  }),
  all(StartStorePlan, async (scene) => {
    const { by } = await withStore(scene)
    return { by, body: { contribution: { kind: 'trees', trees: 1 } as never } }
  }),
  some(StartStoreBilling, ['ALREADY_SUBSCRIBED'], async (scene) => {
    const { owner, by } = await withStore(scene)
    await addCard(scene.api, owner)
    const { cards } = (await scene.api.call(ListCards, {}, by)).data
    return { by, body: { cardId: cards[0]?.id ?? '', billingAddress: COMMERCE_PURCHASES_ADDRESS } }
  }),
  all(EndStoreBilling, async (scene) => {
    const { owner, by } = await withStore(scene)
    await billToCard(scene.api, owner)
    return { by }
  }),
  all(AskAppPlan, async (scene) => ({
    ...(await requestedPlan(scene, BAKERY)),
    body: { capMinor: 5_000 },
  })),
  all(ConfirmAppPlan, async (scene) => {
    const { by, params } = await requestedPlan(scene, LAMP)
    const asking = { params, body: { capMinor: 5_000 } }
    await answerPlan((await scene.api.call(AskAppPlan, asking, by)).data.approvalUrl)
    return { by, params }
  }),
]
