import fc from 'fast-check'
import { expect, test } from 'vitest'
import { shownCategories, shownParts, shownScopes, together } from './shown-figures.ts'

const grams = fc.integer({ min: 0, max: 10 ** 12 })

test('what is printed of categories adds up to their scope, and of scopes to the total', () => {
  const category = fc.record({ scope: fc.constantFrom(1, 2, 3), grams })
  fc.assert(
    fc.property(fc.array(category, { minLength: 1, maxLength: 20 }), (categories) => {
      const sum = (wanted: number) =>
        categories.reduce((all, each) => (each.scope === wanted ? all + each.grams : all), 0)
      const [scope1, scope2, scope3] = [sum(1), sum(2), sum(3)]
      const { scopes, total } = shownScopes({ scope1, scope2, scope2Market: scope2, scope3 })
      const shown = shownCategories(categories, scopes)
      expect(shown).toHaveLength(categories.length)
      for (const [at, scope] of scopes.entries()) {
        const own = shown.filter((each) => each.scope === at + 1).map((each) => each.shown)
        expect(together(own)).toEqual(scope)
      }
      expect(total.hundredths).toBe(Math.round((scope1 + scope2 + scope3) / 10_000))
      expect(total.percent).toBe(total.grams > 0 ? 100 : 0)
    }),
  )
})

test('rows that would each be rounded up do not come to more than their sum', () => {
  const printed = shownParts([1_006_000, 1_006_000, 1_006_000]).map(({ hundredths }) => hundredths)
  expect(printed).toEqual([101, 101, 100])
})

test('scope 2 by market reads as by location where it is the same, and its total follows', () => {
  // 3.011 t print as 3.01: the hundredth beyond 3 x 1.00 falls on scope 2, which is 1.00 by itself.
  const same = { scope1: 1_003_000, scope2: 1_004_000, scope2Market: 1_004_000, scope3: 1_004_000 }
  const { scopes, total, market, totalMarket } = shownScopes(same)
  expect([scopes[1]?.hundredths, total.hundredths]).toEqual([101, 301])
  expect([market, totalMarket]).toEqual([101, 301])
  const green = shownScopes({ ...same, scope2Market: 0 })
  expect([green.market, green.totalMarket]).toEqual([0, 200])
})
