import fc from 'fast-check'
import { expect, test } from 'vitest'
import { SECTORS } from '../estimate/sectors.ts'
import { purchasePartOfFactor, purchasePartsOf, splitBenchmark } from './category-one-parts.ts'
import { completeness } from './completeness.ts'

test('parts of a benchmark are whole grams and add up to it', () => {
  const codes = SECTORS.map(({ code }) => code).filter((code) => purchasePartsOf(code))
  expect(codes.length).toBeGreaterThan(100)
  fc.assert(
    fc.property(fc.constantFrom(...codes), fc.nat(10 ** 12), (code, grams) => {
      const parts = splitBenchmark(grams, purchasePartsOf(code) ?? [])
      expect(parts.reduce((all, part) => all + part.grams, 0)).toBe(grams)
      expect(parts.every((part) => Number.isInteger(part.grams))).toBe(true)
    }),
  )
})

test('each part of purchases is compared by itself, so much of one is no rest of another', () => {
  const states = new Map([['purchasedGoodsAndServices', 'figures-and-rest'] as const])
  const benchmark = {
    scope1: 0,
    scope2: 0,
    total: 100,
    categories: [{ category: 'purchasedGoodsAndServices', co2e: 100 } as const],
    ranges: { scope12: { factor: 10 }, upstream: { factor: 3.8 }, total: { low: 1, high: 999 } },
  }
  const bought = { category: 'purchasedGoodsAndServices', uncertainty: 2, factorId: 'a' } as const
  const lines = [{ ...bought, part: 'services', co2eGrams: 70 } as const]
  const of = (completeParts: 'materials_and_goods'[]) =>
    completeness({ sector: 'furniture', benchmark, states, lines, completeParts })
  const parts = of([]).categories.flatMap((each) => each.parts ?? [])
  expect(parts.map(({ benchmarkGrams }) => benchmarkGrams)).toEqual([76, 2, 18, 1, 3])
  expect(parts.map(({ restGrams }) => restGrams)).toEqual([76, 2, 18, 1, 0])
  expect(of([]).totals.total).toBe(167)
  expect(of(['materials_and_goods']).totals.total).toBe(91)
})

test.each([
  ['Spend with UK industries', 'Furniture (SIC 31)', 'equipment_and_parts'],
  ['Spend with UK industries', 'Accounting; tax consulting services (SIC 69.2)', 'services'],
  ['Spend with US industries', 'Soybean Farming (NAICS 111110)', 'food_and_drink'],
  ['Spend with US industries', 'Custom Computer Programming Services (NAICS 541511)', 'services'],
  ['Material use', 'Construction > Wood > Re-used', 'materials_and_goods'],
  ['Material use', 'Electrical items > Electrical items - IT > Re-used', 'equipment_and_parts'],
  ['Water supply', 'Water supply', 'materials_and_goods'],
  ['Fuels', 'Gaseous fuels > Natural gas', 'materials_and_goods'],
])('a line of %s, %s is one of %s', (category, name, part) => {
  expect(purchasePartOfFactor({ category, name })).toBe(part)
})

test('products are named as people say them', () => {
  const wood = purchasePartsOf('furniture')?.find(({ part }) => part === 'materials_and_goods')
  expect(wood?.products).toEqual(['wood', 'petrochemicals', 'textiles'])
})
