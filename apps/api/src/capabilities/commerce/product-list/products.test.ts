import { GetProduct, ListProducts } from '@understory/contracts/commerce/product-list.ts'
import { PRODUCT_IDENTIFIERS } from '@understory/domain/commerce/prices/product-identifiers.ts'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { startTestApi, type TestApi } from '../../../testing/start-test-api.ts'

let api: TestApi
beforeAll(async () => {
  api = await startTestApi()
})
afterAll(() => api.close())

const get = (identifier: string) =>
  api.call(GetProduct, { params: { identifier }, query: { currency: 'GBP' } })

describe('the catalogue', () => {
  test('has every identifier of the specification, with its grouping', async () => {
    const { data } = await api.call(ListProducts, {})
    expect(data.products.map(({ identifier }) => identifier)).toEqual(PRODUCT_IDENTIFIERS)
    const groupOf = (identifier: string) =>
      data.products.find((product) => product.identifier === identifier)?.group
    expect(groupOf('personal-family-recurring')).toBe('preset-subscription')
    expect(groupOf('business-ecommerce-recurring')).toBe('usage-subscription')
    expect(groupOf('business-footprint-recurring')).toBe('custom-subscription')
    expect(groupOf('business-premium-recurring')).toBe('flat-rate')
    expect(groupOf('business-verify-footprint-onetime')).toBe('service-one-time')
  })

  test.each(PRODUCT_IDENTIFIERS)('%s has a configuration', async (identifier) => {
    const { status, data } = await get(identifier)
    expect(status).toBe(200)
    const { optionsConfig, tiersConfig, servicesConfig, product } = data
    const choices = optionsConfig.length + tiersConfig.length + servicesConfig.length
    const isCustom = product.group === 'custom-subscription'
    expect(choices > 0 || isCustom).toBe(product.isSold)
  })

  test('states tier and member of each plan of a family', async () => {
    const { data } = await get('personal-family-recurring')
    expect(data.product.billingPeriods).toEqual(['month', 'year'])
    expect(data.tiersConfig.find(({ plan }) => plan === 'child_lite')).toMatchObject({
      member: 'child',
      tier: 'lite',
      year: { co2eGrams: 2_700_000 },
    })
    expect(data.tiersConfig.find(({ plan }) => plan === 'pet')).toMatchObject({
      member: 'pet',
      tier: null,
    })
  })

  test.each(['personal-moon-onetime', 'business', 'personal-workforce-recurring', '%27'])(
    'refuses %s clearly',
    async (identifier) => {
      const { status, refusal } = await get(identifier)
      expect([status, refusal.code, refusal.message]).toEqual([
        404,
        'UNKNOWN_PRODUCT',
        'There is no such product.',
      ])
    },
  )
})
