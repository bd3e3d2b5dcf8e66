import { describe, expect, it, test } from 'vitest'
import type { CalendarDate, Month } from '../../../calendar/calendar.ts'
import { type ChartView, impactCharts, runningTotals } from './impact-charts.ts'

test.each([
  [[], []],
  [[3], [3]],
  [
    [2, 0, 5],
    [2, 2, 7],
  ],
  [
    [4, -1, 0.5],
    [4, 3, 3.5],
  ],
])('%j add up to %j', (figures, sums) => {
  expect(runningTotals(figures)).toEqual(sums)
})

const funded = (month: string, milliTrees: number, co2eGrams: number) => ({
  month: month as Month,
  milliTrees,
  co2eGrams,
  plasticGrams: 0,
})
const TIMELINE = [
  funded('2025-12', 4_000, 416_667),
  funded('2026-02', 1_500, 416_667),
  funded('2026-03', 0, 416_666),
]
const chartsOf = (view: ChartView, from: string | null = null, to: string | null = null) =>
  impactCharts({
    timeline: TIMELINE,
    window: { from: from as CalendarDate | null, to: to as CalendarDate | null },
    today: '2026-02-14' as CalendarDate,
    view,
  })

describe('charts of what was funded', () => {
  it.each([
    ['trees', 5.5],
    ['co2e', 1.25],
  ])('add %s up to the sum of the months beside it', (impact, sum) => {
    const chart = chartsOf('total').find((one) => one.impact === impact)
    const months = chart?.months ?? []
    let soFar = 0
    for (const { inMonth, byThen } of months) {
      soFar += inMonth
      expect(byThen).toBeCloseTo(soFar, 9)
    }
    expect(months.at(-1)?.byThen).toBeCloseTo(sum, 9)
  })

  it('begin to add up with the first month of the days that were chosen', () => {
    const [trees] = chartsOf('total', '2026-01-01', '2026-03-31')
    expect(trees?.months.map(({ label, byThen }) => [label, byThen])).toEqual([
      ['Jan 2026', 0],
      ['Feb 2026', 1.5],
      ['Mar 2026', 1.5],
    ])
  })

  it.each([
    ['month', 'kg'],
    ['total', 'tonnes'],
  ] as const)('by %s are in %s, which their highest figure reaches', (view, unit) => {
    expect(chartsOf(view).find(({ impact }) => impact === 'co2e')?.unit).toBe(unit)
  })

  it('are in tonnes from a whole tonne on', () => {
    const ofMonth = (grams: number) =>
      impactCharts({
        timeline: [funded('2026-02', 0, grams)],
        window: { from: null, to: null },
        today: '2026-02-14' as CalendarDate,
        view: 'month',
      })[0]?.unit
    expect(ofMonth(1_000_000)).toBe('tonnes')
    expect(ofMonth(999_999)).toBe('kg')
  })

  it('mark the months that are still to come, and leave out what was not funded', () => {
    const charts = chartsOf('month')
    expect(charts.map(({ impact }) => impact)).toEqual(['trees', 'co2e'])
    const toCome = charts[0]?.months.filter(({ isToCome }) => isToCome)
    expect(toCome?.map(({ label }) => label)).toEqual(['Mar 2026'])
  })
})
