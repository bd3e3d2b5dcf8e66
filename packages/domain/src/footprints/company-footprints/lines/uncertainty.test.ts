import fc from 'fast-check'
import { expect, test } from 'vitest'
import {
  lineUncertainty,
  QUALITY_INDICATORS,
  QUALITY_LEVELS,
  type Quality,
  type QualityLevels,
  qualityScore,
  totalQuality,
  totalUncertainty,
  UNKNOWN_QUALITY,
} from './uncertainty.ts'

const all = (level: Quality['temporal']) =>
  Object.fromEntries(QUALITY_INDICATORS.map((name) => [name, level])) as QualityLevels

test.each([
  ['very-good', 1.05, 1],
  ['good', 1.2685, 2],
  ['fair', 1.64, 3],
  ['poor', 2.5196, 4],
] as const)('%s in everything is a factor of %d and a score of %d', (level, factor, score) => {
  expect(lineUncertainty(all(level))).toBeCloseTo(factor, 3)
  expect(qualityScore(all(level))).toBe(score)
})

test('nothing known is the worst', () => {
  expect(UNKNOWN_QUALITY).toEqual(all('poor'))
})

test('a total is as good as its lines by their emissions, and poor from a score of 3.5 on', () => {
  const lines = [
    { grams: 300, quality: 1 },
    { grams: 500, quality: 3.4 },
    { grams: 200, quality: 3.5 },
  ]
  // 0.3 x 1 + 0.5 x 3.4 + 0.2 x 3.5
  expect(totalQuality(lines)).toEqual({ score: expect.closeTo(2.7, 9), poorShare: 0.2 })
  expect(totalQuality([{ grams: 0, quality: 4 }])).toBeNull()
})

const line = fc.record({
  grams: fc.integer({ min: 0, max: 10 ** 12 }),
  factor: fc.double({ min: 1, max: 3, noNaN: true }),
  factorId: fc.constantFrom('a', 'b', 'c'),
})

test('a sum is never less certain than its least certain line, nor better than certain', () => {
  fc.assert(
    fc.property(fc.array(line, { minLength: 1, maxLength: 20 }), (lines) => {
      const factor = totalUncertainty(lines)
      expect(factor).toBeGreaterThanOrEqual(1)
      expect(factor).toBeLessThanOrEqual(Math.max(...lines.map((each) => each.factor)) + 1e-9)
    }),
  )
})

test('lines of one factor are wrong together, lines of several partly cancel out', () => {
  const lines = (ids: readonly [string, string]) =>
    ids.map((factorId) => ({ grams: 500, factor: 2, factorId }))
  expect(totalUncertainty(lines(['a', 'a']))).toBeCloseTo(2, 9)
  expect(totalUncertainty(lines(['a', 'b']))).toBeCloseTo(2 ** Math.SQRT1_2, 9)
})

test('nothing is certain', () => {
  expect(totalUncertainty([])).toBe(1)
  expect(totalUncertainty([{ grams: 0, factor: 2, factorId: 'a' }])).toBe(1)
})

test('a better indicator never makes a line less certain', () => {
  const quality = fc.record(
    Object.fromEntries(
      QUALITY_INDICATORS.map((name) => [name, fc.constantFrom(...QUALITY_LEVELS)]),
    ) as Record<keyof QualityLevels, fc.Arbitrary<Quality['temporal']>>,
  )
  fc.assert(
    fc.property(quality, fc.constantFrom(...QUALITY_INDICATORS), (given, name) => {
      const better = { ...given, [name]: 'very-good' as const }
      expect(lineUncertainty(better)).toBeLessThanOrEqual(lineUncertainty(given))
    }),
  )
})

test('the answers of some for all are as firm as they are, whatever is said of completeness', () => {
  const good = { ...all('very-good'), completeness: 'good' } as const
  expect(lineUncertainty({ ...good, sampleFactor: 1 })).toBeCloseTo(
    lineUncertainty(all('very-good')),
  )
  expect(lineUncertainty({ ...good, sampleFactor: 1.265 })).toBeCloseTo(
    Math.exp(Math.hypot(Math.log(1.05), Math.log(1.265))),
  )
})
