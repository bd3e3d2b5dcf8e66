import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { sampleTarget } from './sample-target.ts'
import { coveredGrams, pathGrams, type Target, targetNotes } from './targets.ts'

describe('a target within the recommended bands has no note', () => {
  test.each([
    ['near-term, 42% in 6 years', {}],
    ['near-term, 30% in 5 years', { reductionBasisPoints: 3_000, targetYear: 2029 }],
    ['near-term, 60% in 10 years', { reductionBasisPoints: 6_000, targetYear: 2034 }],
    ['net-zero, 95% by 2050', { kind: 'net-zero', reductionBasisPoints: 9_500, targetYear: 2050 }],
    ['net-zero, all by 2030', { kind: 'net-zero', reductionBasisPoints: 10_000 }],
  ] as const)('%s', (_, change) => {
    expect(targetNotes(sampleTarget(change))).toEqual([])
  })
})

describe('a target outside the recommended bands is noted in a sentence', () => {
  const near = (found: string) =>
    `We recommend a reduction of 30% to 60% for a near-term target; this one is ${found}.`
  const years = (found: number) =>
    `We recommend 5 to 10 years from the base year for a near-term target; this one has ${found}.`
  test.each<[string, Partial<Target>, string[]]>([
    ['near-term, too little', { reductionBasisPoints: 2_999 }, [near('29.99%')]],
    [
      'near-term, too much and too late',
      { reductionBasisPoints: 6_001, targetYear: 2035 },
      [near('60.01%'), years(11)],
    ],
    ['near-term, too soon', { targetYear: 2028 }, [years(4)]],
    [
      'net-zero, too little and too late',
      { kind: 'net-zero', reductionBasisPoints: 9_499, targetYear: 2051 },
      [
        'We recommend a reduction of 95% to 100% for a net-zero target; this one is 94.99%.',
        'We recommend 2050 or earlier for a net-zero target.',
      ],
    ],
  ])('%s', (_, change, notes) => {
    expect(targetNotes(sampleTarget(change))).toEqual(notes)
  })
})

describe('the path', () => {
  const grams = fc.integer({ min: 0, max: 10 ** 12 })
  const basisPoints = fc.integer({ min: 1, max: 10_000 })
  test('is the base in the base year, the target in its year, never rising, and linear', () => {
    fc.assert(
      fc.property(grams, basisPoints, fc.integer({ min: 2025, max: 2090 }), (base, cut, by) => {
        const goal = sampleTarget({ reductionBasisPoints: cut, targetYear: by })
        const path = Array.from({ length: by - 2023 }, (_, at) => pathGrams(base, goal, 2024 + at))
        expect(path[0]).toBe(base)
        expect(path.at(-1)).toBe(Math.round(base * (1 - cut / 10_000)))
        expect(pathGrams(base, goal, by + 5)).toBe(path.at(-1))
        const step = (base * cut) / 10_000 / (by - 2024)
        for (const [at, level] of path.entries()) {
          expect(Math.abs(level - (base - step * at))).toBeLessThanOrEqual(1)
        }
      }),
    )
  })
  test('of scopes 1 and 2 and that of scope 3 add up to that of all', () => {
    fc.assert(
      fc.property(grams, grams, grams, (scope1, scope2, scope3) => {
        const scopes = { scope1, scope2, scope3 }
        const parts = coveredGrams('scopes-1-2', scopes) + coveredGrams('scope-3', scopes)
        expect(parts).toBe(coveredGrams('all', scopes))
      }),
    )
  })
})
