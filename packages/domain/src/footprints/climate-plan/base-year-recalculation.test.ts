import { describe, expect, test } from 'vitest'
import { recalculatedScopes, testBaseYear, USUAL_THRESHOLD } from './base-year-recalculation.ts'

const day = (date: string) => new Date(`${date}T00:00:00Z`)
const base = { grams: 1_000_000, recalculatedAt: null, threshold: USUAL_THRESHOLD }
const changes = (...grams: number[]) =>
  grams.map((each) => ({ grams: each, recordedAt: day('2026-03-01') }))

describe('changes of the base year', () => {
  test.each([
    ['none', [], false, 1_000_000],
    ['a small one', [49_999], false, 1_049_999],
    ['one at the threshold', [50_000], true, 1_050_000],
    ['one that takes away', [-60_000], true, 940_000],
    ['small ones that add up', [30_000, 30_000], true, 1_060_000],
    ['small ones that add up to the threshold', [25_000, 25_000], true, 1_050_000],
    ['one at the threshold that others offset', [50_000, -10_000], true, 1_040_000],
    ['small ones that cancel out', [30_000, -30_000], false, 1_000_000],
    ['large ones that cancel out', [80_000, -80_000], true, 1_000_000],
  ] as const)('%s', (_, grams, isDue, recalculatedGrams) => {
    expect(testBaseYear(changes(...grams), base)).toMatchObject({ isDue, recalculatedGrams })
  })

  test('before the last recalculation are in it already', () => {
    const later = { ...base, recalculatedAt: day('2026-03-02') }
    expect(testBaseYear(changes(80_000), later)).toMatchObject({ open: [], isDue: false })
    const sameMoment = { ...base, recalculatedAt: day('2026-03-01') }
    expect(testBaseYear(changes(80_000), sameMoment)).toMatchObject({ open: [], isDue: false })
  })

  test('after the last recalculation are open', () => {
    const earlier = { ...base, recalculatedAt: day('2026-02-28') }
    expect(testBaseYear(changes(80_000), earlier)).toMatchObject({ single: 0.08, isDue: true })
  })

  test('are of scopes, as far as each says of which', () => {
    const original = { scope1: 100, scope2: 200, scope3: 300 }
    const at = (scope: 1 | 2 | 3 | null, grams: number, on = '2026-03-01') => ({
      scope,
      grams,
      recordedAt: day(on),
    })
    const when = day('2026-03-02')
    const counted = [at(1, 50), at(3, -400), at(2, 7, '2026-03-03')]
    expect(recalculatedScopes(original, counted, when)).toEqual({
      scope1: 150,
      scope2: 200,
      scope3: 0,
    })
    expect(recalculatedScopes(original, [at(null, 1)], when)).toBeNull()
  })

  test('of a base year of nothing are significant, whatever they are', () => {
    const nothing = { ...base, grams: 0 }
    expect(testBaseYear(changes(1), nothing)).toMatchObject({ single: 1, isDue: true })
    expect(testBaseYear([], nothing).isDue).toBe(false)
  })
})
