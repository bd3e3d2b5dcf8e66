import { describe, expect, test } from 'vitest'
import { partsOfImpact } from './parts-of-impact.ts'

const of = (milliTrees: number, co2eGrams = 0, plasticGrams = 0) => {
  return { milliTrees, co2eGrams, plasticGrams }
}
const bought = (milliTrees: number) => ({ product: 'business-instant-onetime', ...of(milliTrees) })
const plan = { product: 'business-workforce-recurring', ...of(13_000, 9_000) }

describe('what the figures consist of', () => {
  test('plans stand beside the purchases, and together they are the figures', () => {
    const byProduct = [bought(38_000), plan]
    const purchases = [of(30_000), of(8_000)]
    expect(partsOfImpact({ byProduct, purchases, isAllTime: true })).toEqual([
      { part: 'purchases', ...of(38_000) },
      { part: 'plans', ...of(13_000, 9_000) },
    ])
  })

  test('what counts like a purchase and is not listed with them is a gift', () => {
    const counted = { byProduct: [bought(40_000)], purchases: [of(38_000)], isAllTime: true }
    expect(partsOfImpact(counted)).toEqual([
      { part: 'purchases', ...of(38_000) },
      { part: 'gifts', ...of(2_000) },
    ])
    expect(partsOfImpact({ ...counted, purchases: [] })).toEqual([{ part: 'gifts', ...of(40_000) }])
  })

  test('in a range of dates a spread purchase counts in part, so its gifts are not listed apart', () => {
    const counted = { byProduct: [bought(10_000)], purchases: [of(38_000)], isAllTime: false }
    expect(partsOfImpact(counted)).toEqual([{ part: 'purchases', ...of(10_000) }])
  })

  test.each([
    ['business-ecommerce-recurring', 'shops'],
    ['business-offplatform-onetime', 'entered'],
    ['business-footprint-recurring', 'plans'],
    ['business-vehicle-onetime', 'purchases'],
  ])('%s belongs to %s', (product, part) => {
    const byProduct = [{ product, ...of(1_000) }]
    expect(partsOfImpact({ byProduct, purchases: [], isAllTime: false })[0]?.part).toBe(part)
  })
})
