import { expect, test } from 'vitest'
import { fiscalYear, targetChart } from './target-chart.ts'

const year = { year: 2025, path: 2_000_000, actual: 1_500_000, forecast: null } as const
const chart = (gap: number, baseMonth = '2024-01') =>
  targetChart({
    baseMonth,
    progress: {
      gap,
      years: [
        { ...year, status: 'estimated' },
        { ...year, year: 2026, actual: null, status: null, forecast: 1_000_000 },
      ],
    },
  })

test('a chart of a target names its lines, and says which figures are estimated', () => {
  expect(chart(0)).toEqual({
    title: 'Path, actual and forecast',
    unit: 't CO2e a year',
    names: { path: 'Path to the target', actual: 'Actual', forecast: 'Forecast' },
    gap: null,
    years: [
      { label: '2025', path: 2_000_000, actual: 1_500_000, isEstimated: true, forecast: null },
      { label: '2026', path: 2_000_000, actual: null, isEstimated: false, forecast: 1_000_000 },
    ],
  })
})

test('what the forecast misses is said in words', () => {
  expect(chart(1_500_000).gap).toBe('gap 1.50 t')
  expect(chart(-1).gap).toBeNull()
})

test.each([
  ['2024-01', 2026, '2026'],
  ['2024-04', 2026, '2026/27'],
  ['2024-11', 2026, '2026/27'],
  ['2024-04', 2099, '2099/00'],
  ['2024-04', 2008, '2008/09'],
])('a year that begins like %s in %d is %s', (baseMonth, begins, label) => {
  expect(fiscalYear(baseMonth, begins)).toBe(label)
})
