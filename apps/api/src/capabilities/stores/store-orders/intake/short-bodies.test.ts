import {
  ConnectStore,
  DisconnectStore,
  ListStores,
} from '@understory/contracts/stores/connected-stores/connected-stores.ts'
import {
  PreviewOffsetSettings,
  SaveOffsetSettings,
} from '@understory/contracts/stores/store-settings/store-settings.ts'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { joinAs, type TestPerson } from '../../../../testing/people/people.ts'
import { startTestApi, type TestApi } from '../../../../testing/start-test-api.ts'
import { chooseShop, connectShop, FERN, MOSS } from '../../../../testing/stores/stores.ts'

let api: TestApi
beforeAll(async () => {
  api = await startTestApi({ rateLimitScale: 1000 })
})
afterAll(() => api.close())

const FLAGS = { isPercentagePerRange: false, isTreePerBatch: false, plantTreeAlways: false }
const save = (person: TestPerson, change: object) =>
  api.call(SaveOffsetSettings, { body: { ...FLAGS, ...change } as never }, person.bearer)
const stores = async (person: TestPerson) =>
  (await api.call(ListStores, {}, person.bearer)).data.stores
const disconnect = (person: TestPerson, storeId: string) =>
  api.call(DisconnectStore, { params: { storeId } }, person.bearer)
const connect = (person: TestPerson, body: object) =>
  api.call(ConnectStore, { body: body as never }, person.bearer)

/** What the page of the vendor gave the merchant’s browser. */
async function tokenFor(person: TestPerson, shop: string): Promise<string> {
  const { brought } = await chooseShop(api, person, shop)
  return (brought as { public_token?: string }).public_token ?? ''
}

describe('a store is connected by its access token alone', () => {
  test('once', async () => {
    const owner = await joinAs(api, 'business')
    const accessToken = await tokenFor(owner, MOSS)
    const { status, data } = await connect(owner, { accessToken })
    expect([status, data.name]).toEqual([201, 'Moss Kitchen'])
    await disconnect(owner, data.storeId)
    const repeated = await connect(owner, { accessToken })
    expect([repeated.status, repeated.refusal.code]).toEqual([422, 'STORE_CONNECTION_FAILED'])
  })

  test('not while it is connected to another account, by a personal account, or with a token that the vendor does not know', async () => {
    const owner = await joinAs(api, 'business')
    const other = await joinAs(api, 'business')
    const person = await joinAs(api, 'personal')
    const { storeId } = (await connectShop(api, owner, MOSS)).data
    const taken = await connect(other, { accessToken: await tokenFor(other, MOSS) })
    expect([taken.status, taken.refusal.code]).toEqual([409, 'STORE_ALREADY_CONNECTED'])
    expect((await connect(person, { accessToken: 'x' })).refusal.code).toBe('BUSINESS_ONLY')
    expect((await connect(owner, { accessToken: 'x' })).refusal.code).toBe(
      'STORE_CONNECTION_FAILED',
    )
    await disconnect(owner, storeId)
  })

  const WHICH =
    'Please give the accessToken of the store, or the state of its link and what was brought back.'
  test.each([
    ['nothing', {}, { field: '', message: WHICH }],
    [
      'a token beside a link',
      { accessToken: 'x', state: 'x', brought: {} },
      { field: '', message: WHICH },
    ],
    [
      'an empty token',
      { accessToken: '' },
      { field: 'accessToken', message: 'Please fill this in.' },
    ],
  ])('and not with %s', async (_, body, problem) => {
    const owner = await joinAs(api, 'business')
    const { status, refusal } = await connect(owner, body)
    expect([status, refusal.problems]).toEqual([400, [problem]])
  })
})

describe('settings that name no store', () => {
  const rule = { kind: 'trees-per-order', trees: 2 }

  test('are those of the one store that is connected, whichever was before', async () => {
    const owner = await joinAs(api, 'business')
    expect((await save(owner, { rule })).refusal.code).toBe('NO_STORE_CONNECTED')
    await disconnect(owner, (await connectShop(api, owner, MOSS)).data.storeId)
    const { storeId } = (await connectShop(api, owner, FERN)).data
    const preview = await api.call(
      PreviewOffsetSettings,
      { body: { ...FLAGS, rule } as never },
      owner.bearer,
    )
    expect([(await save(owner, { rule })).status, preview.status]).toEqual([200, 200])
    const held = (await stores(owner)).map((each) => [each.storeId, each.settings?.rule ?? null])
    expect(held.filter(([, saved]) => saved !== null)).toEqual([[storeId, rule]])
    await disconnect(owner, storeId)
  })

  test('are refused beside the field where several are connected', async () => {
    const owner = await joinAs(api, 'business')
    const first = (await connectShop(api, owner, FERN)).data.storeId
    const second = (await connectShop(api, owner, MOSS)).data.storeId
    const { status, refusal } = await save(owner, { rule })
    expect([status, refusal.problems?.[0]?.field]).toEqual([400, 'storeId'])
    await disconnect(owner, first)
    await disconnect(owner, second)
  })
})

describe('settings that say only which kind of rule it is, as "0" or "1", and whether a tree is always planted', () => {
  test('keep the rule that is in force, with the currency of its amounts', async () => {
    const owner = await joinAs(api, 'business')
    const { storeId } = (await connectShop(api, owner, FERN)).data
    const none = await save(owner, {})
    expect([none.refusal.code, none.refusal.problems?.[0]?.field]).toEqual([
      'SETTINGS_INVALID',
      'rule',
    ])
    const setCurrency = (currency: string) =>
      api.deps.db.updateTable('store').set({ currency }).where('id', '=', storeId).execute()
    await setCurrency('EUR')
    const rule = { kind: 'trees-per-amount', trees: 1, amount: 2_500 }
    await save(owner, { isTreePerBatch: '1', rule })
    await setCurrency('USD')
    api.moveClock(1_000)
    const kept = await save(owner, {
      isPercentagePerRange: '0',
      isTreePerBatch: '1',
      plantTreeAlways: true,
    })
    expect(kept.data).toMatchObject({ rule, currency: 'EUR', plantTreeAlways: true })
    const other = await save(owner, { isPercentagePerRange: '1', isTreePerBatch: '0' })
    expect(other.refusal.problems?.map(({ field }) => field)).toEqual([
      'isTreePerBatch',
      'isPercentagePerRange',
    ])
    await disconnect(owner, storeId)
  })
})
