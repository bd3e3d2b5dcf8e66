import {
  ConnectStore,
  StartStoreLink,
} from '@understory/contracts/stores/connected-stores/connected-stores.ts'
import type { TestPerson } from '../people/people.ts'
import type { TestApi } from '../start-test-api.ts'

type WoocommerceApi = Pick<TestApi, 'call' | 'sandbox'>

/** The WooCommerce shop of these tests. */
export const BRAMBLE = 'bramble'

export const shopAddress = ({ sandbox }: Pick<TestApi, 'sandbox'>, slug = BRAMBLE) =>
  `${sandbox.url}/woocommerce/${slug}`

/** Where the browser is sent to connect a shop. */
export async function startWoo(api: WoocommerceApi, person: TestPerson, shop = shopAddress(api)) {
  const body = { connector: 'woocommerce', shop } as const
  return api.call(StartStoreLink, { body }, person.bearer)
}

/** What the browser brings back after the merchant answered at their shop. */
export async function answerShop(url: string, answer: 'approve' | 'deny' = 'approve') {
  const body = new URLSearchParams({ answer })
  const page = await fetch(url, { method: 'POST', body, redirect: 'manual' })
  const back = new URL(page.headers.get('location') ?? '')
  const { state = '', ...brought } = Object.fromEntries(back.searchParams)
  return { state, brought }
}

export async function connectWoo(api: WoocommerceApi, person: TestPerson) {
  const { url } = (await startWoo(api, person)).data
  return api.call(ConnectStore, { body: await answerShop(url) }, person.bearer)
}
