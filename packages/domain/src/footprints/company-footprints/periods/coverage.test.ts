import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { type Month, shiftMonth } from '../../../calendar/calendar.ts'
import { coverFootprints, type FundedRow } from './coverage.ts'
import { coveredShare } from './covered-share.ts'

const start = '2025-06' as Month
const footprint = {
  startMonth: start,
  isDeclared: false,
  scopes: { scope1: 100, scope2: 200, scope3: 900 },
}
const row = (month: string, product: string, co2eGrams: number, project = 'peat'): FundedRow => ({
  month: month as Month,
  product,
  project,
  co2eGrams,
})
const cover = (funded: readonly FundedRow[], footprints = [footprint]) =>
  coverFootprints({ footprints, funded, thisMonth: '2026-11' as Month })

describe('what is funded for a footprint', () => {
  test('stands beside what the months of its year emit, and is not subtracted', () => {
    const [latest, before] = cover([
      row('2025-06', 'business-footprint-onetime', 300),
      row('2026-05', 'business-instant-onetime', 60, 'stoves'),
      row('2026-06', 'business-footprint-recurring', 50),
    ])
    expect(before).toEqual({
      startMonth: start,
      isCarriedOn: false,
      from: start,
      to: '2026-05',
      emittedGrams: 1200,
      fundedGrams: 360,
      projects: [
        { project: 'peat', co2eGrams: 300 },
        { project: 'stoves', co2eGrams: 60 },
      ],
    })
    expect(latest).toMatchObject({ from: '2026-06', emittedGrams: 1200, fundedGrams: 50 })
  })

  test('is a fifth of a workforce plan', () => {
    const [latest] = cover([row('2026-07', 'business-workforce-recurring', 1004)])
    expect(latest).toMatchObject({
      fundedGrams: 200,
      projects: [{ project: 'peat', co2eGrams: 200 }],
    })
  })

  test('that was reversed is no longer there', () => {
    const [latest] = cover([row('2026-07', 'business-footprint-onetime', 0)])
    expect(latest).toMatchObject({ fundedGrams: 0, projects: [] })
  })

  test('before the first footprint belongs to none', () => {
    expect(cover([row('2025-05', 'business-footprint-onetime', 7)])).toMatchObject([
      { fundedGrams: 0 },
      { fundedGrams: 0 },
    ])
  })
})

test('each gram counts in one year, and the months of a shortened year emit their twelfths', () => {
  const month = fc.integer({ min: 0, max: 17 }).map((at) => shiftMonth(start, at))
  const rows = fc.array(
    fc
      .record({ month, grams: fc.integer({ min: 0, max: 1e9 }) })
      .map(({ month, grams }) => row(month, 'business-footprint-onetime', grams)),
  )
  fc.assert(
    fc.property(rows, (funded) => {
      const second = { startMonth: '2026-09' as Month, isDeclared: false, scopes: footprint.scopes }
      const years = cover(funded, [footprint, second])
      const all = years.reduce((sum, { fundedGrams }) => sum + fundedGrams, 0)
      expect(all).toBe(funded.reduce((sum, { co2eGrams }) => sum + co2eGrams, 0))
      expect(years.map(({ emittedGrams }) => emittedGrams)).toEqual([1200, 303, 1200])
    }),
  )
})

test.each([
  [1000, 0, 'None'],
  [1000, 9, 'Under 1%'],
  [1000, 999, '99%'],
  [1000, 1000, '100%'],
  [1000, 12_345, '1,234%'],
  [0, 5, 'Not comparable'],
  // Shares that are not whole in binary.
  [100_000_000, 29_000_000, '29%'],
  [100_000_000, 57_000_000, '57%'],
  [100_000_000, 116_000_000, '116%'],
  [100_000_000, 28_999_999, '28%'],
])('of %d g emitted, %d g funded is said as %s', (emittedGrams, fundedGrams, words) => {
  expect(coveredShare({ emittedGrams, fundedGrams })).toBe(words)
})
