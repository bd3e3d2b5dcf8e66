import fc from 'fast-check'
import { expect, test } from 'vitest'
import {
  fundedFigure,
  roughTonnes,
  shownGroups,
  shownPercents,
  shownTonnes,
  tonnesInWords,
  tonnesOf,
} from './shown-tonnes.ts'

test.each([
  [[1_240_400_000, 300_000], 1241, 0],
  [[82_750_000, 44_000], 82.8, 1],
  [[450_000], 0.45, 2],
  [[10_000_000], 10, 1],
  [[1_000_000_000], 1000, 0],
  [[0], 0, 2],
])('%j g are shown as %d t with %d decimals', (grams, total, decimals) => {
  expect(shownTonnes(grams)).toMatchObject({ total, decimals })
})

const parts = fc.array(fc.integer({ min: 0, max: 10 ** 12 }), { minLength: 1, maxLength: 17 })

test('what is shown adds up to the shown total, and no part is a unit away from its own', () => {
  fc.assert(
    fc.property(parts, (grams) => {
      const shown = shownTonnes(grams)
      const scale = 10 ** shown.decimals
      const sum = shown.parts.reduce((all, part) => all + Math.round(part * scale), 0)
      expect(sum).toBe(Math.round(shown.total * scale))
      for (const [at, part] of shown.parts.entries()) {
        expect(Math.abs(part * scale - ((grams[at] ?? 0) / 1e6) * scale)).toBeLessThanOrEqual(1.001)
      }
    }),
  )
})

test('a scope is shown alike with its categories below it and by itself', () => {
  const scopes = [[21_877_200, 14_758_850], [11_120_000], [63_270_000]]
  const shown = shownGroups(scopes)
  expect(shown.groups).toEqual([
    { total: 36.6, parts: [21.9, 14.7] },
    { total: 11.1, parts: [11.1] },
    { total: 63.3, parts: [63.3] },
  ])
  fc.assert(
    fc.property(fc.array(parts, { minLength: 1, maxLength: 4 }), (groups) => {
      const { groups: detailed, total, decimals } = shownGroups(groups)
      const plain = shownTonnes(groups.map((group) => group.reduce((sum, part) => sum + part, 0)))
      expect(plain).toEqual({ total, decimals, parts: detailed.map((group) => group.total) })
      const units = (tonnes: number) => Math.round(tonnes * 10 ** decimals)
      for (const group of detailed) {
        expect(group.parts.reduce((sum, part) => sum + units(part), 0)).toBe(units(group.total))
      }
    }),
  )
})

test('per cents add up to a hundred, unless there is nothing', () => {
  expect(shownPercents([1, 1, 1])).toEqual([34, 33, 33])
  expect(shownPercents([0, 0])).toEqual([0, 0])
})

test('in words', () => {
  expect(tonnesInWords(1234.5, 1)).toBe('1,234.5 t')
  expect(tonnesInWords(82, 1)).toBe('82.0 t')
  expect(roughTonnes(301_728_000)).toBe('300 t')
  expect(roughTonnes(454_000)).toBe('0.45 t')
  expect(roughTonnes(18_777_000_000)).toBe('19,000 t')
})

test('parts are shown in tonnes, one that is nothing as nothing', () => {
  expect(shownTonnes([30_000_000, 20_000_000, 0]).parts).toEqual([30, 20, 0])
  expect(shownPercents([3, 1, 0])).toEqual([75, 25, 0])
  expect(roughTonnes(1_234)).toBe('0.0012 t')
})

test('an emission has the decimals of an estimate', () => {
  expect(tonnesOf(696_618_000)).toBe('696.6 t')
})

test.each([
  [12_000_000, '12'],
  [1_416_667, '1.41'],
  [499_999, '0.49'],
  [9_999, '<0.01'],
  [0, '0'],
])('%d grams funded beside emissions are cut, in tonnes too: %s', (grams, shown) => {
  expect(fundedFigure(grams)).toBe(shown)
})
