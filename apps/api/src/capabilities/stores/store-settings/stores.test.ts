import { ListStores } from '@understory/contracts/stores/connected-stores/connected-stores.ts'
import {
  EstimateStorePlan,
  StartStorePlan,
} from '@understory/contracts/stores/store-settings/store-plan.ts'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { joinAs, type TestPerson } from '../../../testing/people/people.ts'
import { startTestApi, type TestApi } from '../../../testing/start-test-api.ts'
import { connectShop, FERN, MOSS } from '../../../testing/stores/stores.ts'

let api: TestApi
beforeAll(async () => {
  api = await startTestApi()
})
afterAll(() => api.close())

const ESTIMATE = {
  currency: 'GBP' as const,
  contribution: { kind: 'trees' as const, trees: 1 },
  orders: 400,
  averageMinor: 3_500,
}
const estimate = (change: object = {}) =>
  api.call(EstimateStorePlan, { body: { ...ESTIMATE, ...change } })

describe('a contribution for each order', () => {
  test('comes to what its trees cost', async () => {
    const { data } = await estimate()
    expect(data).toMatchObject({
      monthMinor: 6_000,
      milliTrees: 400_000,
      priceBookVersion: '2026-1',
    })
  })

  test.each([
    [{ kind: 'grams', impact: 'co2e', grams: 500 }, 120, { milliTrees: 0, co2eGrams: 200_000 }],
    [{ kind: 'percentage', percent: 2, impact: 'plastic' }, 28_000, { plasticGrams: 509_090 }],
  ])('comes to what its CO2e or plastic costs: %j', async (contribution, monthMinor, funded) => {
    expect((await estimate({ contribution })).data).toMatchObject({ monthMinor, ...funded })
  })

  test.each([
    [{ orders: 0 }, 'orders'],
    [{ contribution: { kind: 'grams', impact: 'trees', grams: 1 } }, 'contribution.impact'],
    [{ contribution: { kind: 'grams', impact: 'plastic', grams: 100_001 } }, 'contribution.grams'],
    [{ averageMinor: 0.5 }, 'averageMinor'],
    [{ contribution: { kind: 'trees', trees: 101 } }, 'contribution.trees'],
    [{ contribution: { kind: 'percentage', percent: 51 } }, 'contribution.percent'],
    [{ contribution: { kind: 'percentage', percent: 1.255 } }, 'contribution.percent'],
  ])('is refused as %j', async (change, field) => {
    const { status, refusal } = await estimate(change)
    expect([status, refusal.problems?.[0]?.field]).toEqual([400, field])
  })

  test('needs a business and a store, and becomes the settings of that store', async () => {
    const { contribution } = ESTIMATE
    const start = (person: TestPerson, change: object = {}) =>
      api.call(StartStorePlan, { body: { contribution, ...change } }, person.bearer)
    const shop = await joinAs(api, 'business')
    const personal = await joinAs(api, 'personal')
    expect((await start(personal)).refusal.code).toBe('BUSINESS_ONLY')
    expect((await start(shop)).refusal.code).toBe('STORE_NOT_PRESENT')
    const { storeId } = (await connectShop(api, shop, FERN)).data
    expect((await start(shop)).data).toEqual({ storeId })
    const { storeId: second } = (await connectShop(api, shop, MOSS)).data
    expect((await start(shop)).refusal.problems?.[0]?.field).toBe('storeId')
    const percent = { kind: 'percentage', percent: 2.3 }
    expect((await start(shop, { storeId: second, contribution: percent })).status).toBe(201)
    const { data } = await api.call(ListStores, {}, shop.bearer)
    const ruleOf = (id: string) => data.stores.find((each) => each.storeId === id)?.settings?.rule
    expect(ruleOf(storeId)).toEqual({ kind: 'trees-per-order', trees: 1 })
    expect(ruleOf(second)).toEqual({ kind: 'percentage', basisPoints: 230 })
    const grams = { kind: 'grams', impact: 'plastic', grams: 250 }
    expect((await start(shop, { storeId: second, contribution: grams })).status).toBe(201)
    const after = await api.call(ListStores, {}, shop.bearer)
    const changed = after.data.stores.find((each) => each.storeId === second)?.settings?.rule
    expect(changed).toEqual({ kind: 'grams-per-order', impact: 'plastic', grams: 250 })
    const unknown = await start(shop, { storeId: crypto.randomUUID() })
    expect(unknown.refusal.code).toBe('STORE_NOT_PRESENT')
  })
})
