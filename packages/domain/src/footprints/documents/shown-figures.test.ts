import fc from 'fast-check'
import { expect, test } from 'vitest'
import { shownFigure, shownScopes, together } from './shown-figures.ts'

const grams = fc.integer({ min: 0, max: 10 ** 12 })

test('every figure is rounded alone, so that each can be ticked back to its grams', () => {
  fc.assert(
    fc.property(grams, grams, grams, (scope1, scope2, scope3) => {
      const { scopes, total } = shownScopes({ scope1, scope2, scope2Market: scope2, scope3 })
      expect(scopes.map(({ hundredths }) => hundredths)).toEqual(
        [scope1, scope2, scope3].map((each) => Math.round(each / 10_000)),
      )
      expect(total).toEqual(shownFigure(scope1 + scope2 + scope3))
      expect(together(scopes)).toEqual(total)
    }),
  )
})

test('a scope 2 of 512,304 kg prints 512.30 t, whatever stands beside it', () => {
  const sums = { scope1: 4_000, scope2: 512_304_000, scope2Market: 512_304_000, scope3: 4_000 }
  const { scopes, market } = shownScopes(sums)
  expect([scopes[1]?.hundredths, market]).toEqual([51_230, 51_230])
})

test('scope 2 by market reads as by location where it is the same, and its total follows', () => {
  const same = { scope1: 1_003_000, scope2: 1_004_000, scope2Market: 1_004_000, scope3: 1_004_000 }
  const { total, totalMarket } = shownScopes(same)
  expect([total.hundredths, totalMarket]).toEqual([301, 301])
  const green = shownScopes({ ...same, scope2Market: 0 })
  expect([green.market, green.totalMarket]).toEqual([0, 201])
})
