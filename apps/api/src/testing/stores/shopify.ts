import { AskAppPlan, ConfirmAppPlan } from '@understory/contracts/stores/app-billing.ts'
import {
  ConnectStore,
  StartStoreLink,
} from '@understory/contracts/stores/connected-stores/connected-stores.ts'
import { chargeUsage } from '../../capabilities/stores/app-billing/public.ts'
import type { TestPerson } from '../people/people.ts'
import type { TestApi } from '../start-test-api.ts'
import { contributeOnePercent } from './stores.ts'

type ShopifyApi = Pick<TestApi, 'call' | 'sandbox'>

/** The Shopify shops of these tests. */
export const WILLOW = 'willow-and-wool.myshopify.com'
export const BAKERY = 'northern-bakery.myshopify.com'
export const LAMP = 'lamp-and-loom.myshopify.com'

export async function startShopify(api: ShopifyApi, person: TestPerson, shop = WILLOW) {
  const body = { connector: 'shopify', shop } as const
  return api.call(StartStoreLink, { body }, person.bearer)
}

/** What the browser brings back after the merchant answered in the admin of the shop. */
export async function answerInstall(url: string, answer: 'install' | 'cancel' = 'install') {
  const body = new URLSearchParams({ answer })
  const page = await fetch(url, { method: 'POST', body, redirect: 'manual' })
  const back = new URL(page.headers.get('location') ?? '')
  const { state = '', ...brought } = Object.fromEntries(back.searchParams)
  return { state, brought }
}

export async function connectShopify(api: ShopifyApi, person: TestPerson, shop = WILLOW) {
  const { url } = (await startShopify(api, person, shop)).data
  return api.call(ConnectStore, { body: await answerInstall(url) }, person.bearer)
}

/** The merchant answers what Shopify asks them to approve. */
export async function answerPlan(url: string, answer: 'approve' | 'decline' = 'approve') {
  const body = new URLSearchParams({ answer })
  const page = await fetch(url, { method: 'POST', body, redirect: 'manual' })
  return new URL(page.headers.get('location') ?? '')
}

/** A plan with a cap, asked for and approved. */
export async function approvePlan(
  api: ShopifyApi,
  person: TestPerson,
  { storeId, capMinor }: { readonly storeId: string; readonly capMinor: number },
) {
  const params = { storeId }
  const asked = await api.call(AskAppPlan, { params, body: { capMinor } }, person.bearer)
  await answerPlan(asked.data.approvalUrl)
  return api.call(ConfirmAppPlan, { params }, person.bearer)
}

/** A store in dollars whose one order was charged by Shopify. */
export async function billThroughShopify(
  api: ShopifyApi & Pick<TestApi, 'deps' | 'moveClock'>,
  person: TestPerson,
): Promise<string> {
  const { storeId } = (await connectShopify(api, person, BAKERY)).data
  await contributeOnePercent(api, person, storeId)
  await approvePlan(api, person, { storeId, capMinor: 5_000 })
  api.moveClock(1_000)
  const { shopify } = api.sandbox
  await shopify.order(shopify.shop(BAKERY))
  api.moveClock(1_000)
  await chargeUsage(api.deps, { storeId })
  return storeId
}
