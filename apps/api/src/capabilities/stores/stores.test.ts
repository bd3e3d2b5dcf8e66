import { EstimateStorePlan, StartStorePlan } from '@understory/contracts/stores.ts'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { joinAs } from '../../testing/people.ts'
import { startTestApi, type TestApi } from '../../testing/start-test-api.ts'

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
    [{ orders: 0 }, 'orders'],
    [{ averageMinor: 0.5 }, 'averageMinor'],
    [{ contribution: { kind: 'trees', trees: 101 } }, 'contribution.trees'],
    [{ contribution: { kind: 'percentage', percent: 51 } }, 'contribution.percent'],
  ])('is refused as %j', async (change, field) => {
    const { status, refusal } = await estimate(change)
    expect([status, refusal.problems?.[0]?.field]).toEqual([400, field])
  })

  test('needs a store, and a business', async () => {
    const { currency, contribution } = ESTIMATE
    const start = async (kind: 'personal' | 'business') => {
      const { bearer } = await joinAs(api, kind)
      return (await api.call(StartStorePlan, { body: { currency, contribution } }, bearer)).refusal
    }
    expect((await start('business')).code).toBe('STORE_NOT_PRESENT')
    expect((await start('personal')).code).toBe('BUSINESS_ONLY')
  })
})
