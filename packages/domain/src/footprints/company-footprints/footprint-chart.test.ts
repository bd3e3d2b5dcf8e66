import { expect, test } from 'vitest'
import type { Month } from '../../calendar/calendar.ts'
import { reportPeriod } from '../documents/report-period.ts'
import { footprintChart } from './footprint-chart.ts'
import type { FootprintStatus } from './periods/footprint-periods.ts'

const year = (startMonth: string, status: FootprintStatus) => ({
  startMonth: startMonth as Month,
  status,
  scopes: { scope1: 12_000_000, scope2: 24_000_000, scope3: 36_007_000 },
})
const FUNDED = [
  { month: '2026-02', co2eGrams: 5_000_000 },
  { month: '2026-03', co2eGrams: -2_000_000 },
]
const chart = (footprints: ReturnType<typeof year>[], view: 'month' | 'total') =>
  footprintChart({
    footprints,
    funded: FUNDED,
    period: reportPeriod('2026-01' as Month, 'year', []),
    view,
  })

test('a year added up ends at the footprint, and at what was funded', () => {
  const { months } = chart([year('2026-01', 'declared')], 'total')
  expect(months.at(-1)?.values).toEqual({ scope1: 12, scope2: 24, scope3: 36.007, funded: 5 })
})

test.each(['scope1', 'scope2', 'scope3', 'funded'] as const)(
  'each sum of %s is that of the months up to it',
  (key) => {
    const { months } = chart([year('2026-01', 'declared')], 'month')
    const sums = chart([year('2026-01', 'declared')], 'total').months
    for (const [at, { values }] of sums.entries()) {
      const before = months
        .slice(0, at + 1)
        .reduce((sum, month) => sum + (month.values[key] ?? 0), 0)
      expect(values[key]).toBeCloseTo(before, 9)
    }
  },
)

test.each([
  [[year('2026-01', 'estimated')], 'Estimated, January 2026 to December 2026', 0],
  [[year('2026-01', 'declared')], 'Declared, January 2026 to December 2026', 0],
  [
    [year('2025-07', 'declared'), year('2026-07', 'estimated')],
    'Declared and estimated, January 2026 to December 2026',
    6,
  ],
  [
    [year('2025-05', 'declared'), year('2027-01', 'estimated')],
    'Declared and carried on, January 2026 to December 2026',
    8,
  ],
  [[year('2024-12', 'declared')], 'Carried on, January 2026 to December 2026', 0],
  [
    [year('2027-01', 'declared'), year('2028-01', 'estimated')],
    'No footprint, January 2026 to December 2026',
    0,
  ],
])(
  'estimated months, and those carried on, are hatched beside declared ones',
  (footprints, title, hatched) => {
    const drawn = chart(footprints, 'month')
    expect(drawn.title).toBe(title)
    expect(drawn.months.filter(({ isHatched }) => isHatched)).toHaveLength(hatched)
  },
)

test.each([
  [[year('2026-01', 'verified')], 'Verified'],
  [[year('2026-01', 'verifying')], 'Declared'],
  [[year('2025-05', 'verified'), year('2026-05', 'declared')], 'Verified and declared'],
  [[year('2025-07', 'verified'), year('2026-07', 'estimated')], 'Verified and estimated'],
])('months that were verified are called so, and others are not', (footprints, certainty) => {
  expect(chart(footprints, 'month').title).toBe(`${certainty}, January 2026 to December 2026`)
})

test('the note beneath hatched months says what the others are', () => {
  const footprints = [year('2025-05', 'verified'), year('2026-05', 'estimated')]
  expect(chart(footprints, 'month').hatchedNote).toBe(
    'Hatched months are estimated; the others are verified.',
  )
})

test.each(['month', 'total'] as const)(
  'months that no footprint covers have no figure: %s',
  (view) => {
    const { months, isCovered } = chart([year('2026-03', 'declared')], view)
    expect(isCovered).toBe(true)
    expect(months[0]?.values).toEqual({ funded: 0 })
    expect(months[1]?.values).toEqual({ funded: 5 })
    expect(months[2]?.values).toMatchObject({ scope1: 1, scope2: 2 })
    expect(chart([year('2027-01', 'declared')], view).isCovered).toBe(false)
  },
)

test('figures are in tonnes with the decimals of the footprint itself; what was funded is cut', () => {
  const { unit, write, months } = chart([year('2026-01', 'declared')], 'total')
  const { scope1 = 0, scope2 = 0, scope3 = 0 } = months.at(-1)?.values ?? {}
  expect(`${write(scope1 + scope2 + scope3)} ${unit}`).toBe('72.0 t CO2e')
  expect(write(4.999999, 'funded')).toBe('4.99')
  const monthly = chart([year('2026-01', 'declared')], 'month')
  expect(monthly.write(monthly.months[0]?.values.scope3 ?? 0, 'scope3')).toBe('3.00')
})
