import type { CalendarDate, Month } from '../../../calendar/calendar.ts'
import { monthOf, shortMonth } from '../../../calendar/calendar.ts'
import type { Impact } from '../../../quantity/impact-quantity.ts'
import { type DateWindow, type MonthOfImpact, monthsOfWindow } from './months-of-window.ts'

/** What a chart shows of each month: what counts for it, or all up to its end. */
export const CHART_VIEWS = ['month', 'total'] as const
export type ChartView = (typeof CHART_VIEWS)[number]

export type ChartedMonth = {
  readonly month: Month
  /** 'Mar 2026' */
  readonly label: string
  readonly isToCome: boolean
  /** In the unit of the chart. */
  readonly inMonth: number
  /** All that the chart shows up to the end of this month, this one included. */
  readonly byThen: number
}

export type ImpactChart = {
  readonly impact: Impact
  readonly label: string
  readonly unit: string
  readonly months: readonly ChartedMonth[]
}

type ImpactChartsUnit = {
  readonly name: string
  /** Whole smallest quantities to one of it. */
  readonly size: number
}

type Charted = {
  readonly impact: Impact
  readonly label: string
  /** The smallest first; a chart takes the largest that its highest figure reaches. */
  readonly units: readonly [ImpactChartsUnit, ...ImpactChartsUnit[]]
  readonly of: (row: MonthOfImpact) => number
}

const MASS = [
  { name: 'kg', size: 1_000 },
  { name: 'tonnes', size: 1_000_000 },
] as const

const CHARTED: readonly Charted[] = [
  {
    impact: 'trees',
    label: 'Trees',
    units: [{ name: 'trees', size: 1_000 }],
    of: ({ milliTrees }) => milliTrees,
  },
  { impact: 'co2e', label: 'CO2e', units: MASS, of: ({ co2eGrams }) => co2eGrams },
  { impact: 'plastic', label: 'Plastic', units: MASS, of: ({ plasticGrams }) => plasticGrams },
]

/** Each figure with all before it. */
export function runningTotals(figures: readonly number[]): number[] {
  let sum = 0
  return figures.map((figure) => {
    sum += figure
    return sum
  })
}

type ImpactChartsInput = {
  readonly timeline: readonly MonthOfImpact[]
  readonly window: DateWindow
  readonly today: CalendarDate
  readonly view: ChartView
}

/** One chart for each impact that was funded in the window; adding up starts with its first month. */
export function impactCharts({ timeline, window, today, view }: ImpactChartsInput): ImpactChart[] {
  const rows = monthsOfWindow(timeline, window)
  return CHARTED.flatMap(({ impact, label, units, of }) => {
    const figures = rows.map(of)
    if (!figures.some((figure) => figure > 0)) return []
    const totals = runningTotals(figures)
    const most = Math.max(...(view === 'total' ? totals : figures))
    const { name, size } = units.findLast((unit) => most >= unit.size) ?? units[0]
    const months = rows.map(({ month }, at) => ({
      month,
      label: shortMonth(month),
      isToCome: month > monthOf(today),
      inMonth: (figures[at] ?? 0) / size,
      byThen: (totals[at] ?? 0) / size,
    }))
    return [{ impact, label, unit: name, months }]
  })
}
