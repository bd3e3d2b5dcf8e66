import {
  ConnectStore,
  StartStoreLink,
} from '@understory/contracts/stores/connected-stores/connected-stores.ts'
import { SaveOffsetSettings } from '@understory/contracts/stores/store-settings/store-settings.ts'
import { signedWebhook } from '@understory/sandbox/stores/store-webhooks.ts'
import { RUTTER_CLIENT } from '@understory/sandbox/stores/stores-control.ts'
import type { TestPerson } from '../people/people.ts'
import type { TestApi } from '../start-test-api.ts'
import { billToCard } from './store-bills.ts'

type StoresApi = Pick<TestApi, 'call' | 'sandbox' | 'deps'>

export const FERN = 'fern-and-field.myshopify.com'
export const MOSS = 'https://moss-kitchen.example'

/** What the browser brings back after its merchant chose a shop on the provider's page. */
export async function chooseShop(api: StoresApi, person: TestPerson, uniqueName: string | null) {
  const body = { connector: 'rutter' } as const
  const { url } = (await api.call(StartStoreLink, { body }, person.bearer)).data
  const form = new URLSearchParams({
    redirect_url: new URL(url).searchParams.get('redirect_url') ?? '',
  })
  if (uniqueName) form.set('shop', uniqueName)
  const page = new URL('/rutter/link', api.sandbox.url)
  const answer = await fetch(page, { method: 'POST', body: form, redirect: 'manual' })
  const back = new URL(answer.headers.get('location') ?? '')
  const { state = '', ...brought } = Object.fromEntries(back.searchParams)
  return { state, brought }
}

export async function connectShop(api: StoresApi, person: TestPerson, uniqueName: string) {
  const body = await chooseShop(api, person, uniqueName)
  return api.call(ConnectStore, { body }, person.bearer)
}

/** One per cent of each order from now on, billed to a card unless its platform bills it. */
export async function contributeOnePercent(api: StoresApi, person: TestPerson, storeId: string) {
  const { charged_by } = await api.deps.db
    .selectFrom('store')
    .select('charged_by')
    .where('id', '=', storeId)
    .executeTakeFirstOrThrow()
  if (charged_by === 'card') await billToCard(api, person)
  return contribute(api, person, { storeId, rule: { kind: 'percentage', basisPoints: 100 } })
}

type Contributing = {
  readonly storeId: string
  readonly rule:
    | { readonly kind: 'percentage'; readonly basisPoints: number }
    | { readonly kind: 'trees-per-order'; readonly trees: number }
}

/** Of each order from now on, in a store that is connected. */
export function contribute(
  api: Pick<StoresApi, 'call'>,
  person: TestPerson,
  { storeId, rule }: Contributing,
) {
  const flags = { isPercentagePerRange: false, isTreePerBatch: false, plantTreeAlways: false }
  return api.call(SaveOffsetSettings, { body: { storeId, ...flags, rule } }, person.bearer)
}

/** A delivery as the provider sends it. */
export function sendStoreEvent(
  api: Pick<TestApi, 'send'>,
  event: object,
  { secret = RUTTER_CLIENT.secret as string, path = '/api/store-webhooks/rutter' } = {},
): Promise<Response> {
  const { body, signature } = signedWebhook(secret, event)
  const headers = { 'content-type': 'application/json', 'x-rutter-signature': signature }
  return api.send(new Request(`http://understory.test${path}`, { method: 'POST', body, headers }))
}
