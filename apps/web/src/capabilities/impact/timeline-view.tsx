import type { ImpactMetrics } from '@understory/contracts/impact.ts'
import { type CalendarDate, monthOf } from '@understory/domain/quantity/calendar.ts'
import { BarChart, type BarSeries } from '@understory/ui/bar-chart.tsx'
import { briefFigure } from './brief-figure.ts'
import styles from './dashboard.module.css'
import type { DateWindow } from './date-window.ts'
import { monthsOfWindow, shortMonth } from './months-of-window.ts'

type Timeline = ImpactMetrics['timeline']

type Unit = {
  readonly name: string /** Whole smallest quantities to one of it. */
  readonly size: number
}

type ChartFacts = {
  readonly series: BarSeries
  /** The smallest first; a chart takes the largest that its highest month reaches. */
  readonly units: readonly [Unit, ...Unit[]]
  readonly of: (row: Timeline[number]) => number
}

const MASS = [
  { name: 'kg', size: 1_000 },
  { name: 'tonnes', size: 1_000_000 },
] as const

const CHARTS: readonly ChartFacts[] = [
  {
    series: { key: 'trees', label: 'Trees', tone: 'trees' },
    units: [{ name: 'trees', size: 1_000 }],
    of: ({ milliTrees }) => milliTrees,
  },
  {
    series: { key: 'co2e', label: 'CO2e', tone: 'co2e' },
    units: MASS,
    of: ({ co2eGrams }) => co2eGrams,
  },
  {
    series: { key: 'plastic', label: 'Plastic', tone: 'plastic' },
    units: MASS,
    of: ({ plasticGrams }) => plasticGrams,
  },
]

function unitFor({ units, of }: ChartFacts, months: Timeline): Unit {
  const most = Math.max(...months.map(of))
  return units.findLast(({ size }) => most >= size) ?? units[0]
}

type TimelineViewProps = {
  readonly timeline: Timeline
  readonly window: DateWindow
  readonly today: CalendarDate
  /** Where the same figures are to be had as CSV. */
  readonly csvHref?: string
}

/** One chart for each impact that was funded, by month. */
export function TimelineView({ timeline, window, today, csvHref }: TimelineViewProps) {
  const months = [...monthsOfWindow(timeline, window)]
  const funded = CHARTS.filter(({ of }) => months.some((row) => of(row) > 0))
  return (
    <div className={styles.charts}>
      {funded.map((chart) => {
        const { series, of } = chart
        const unit = unitFor(chart, months)
        return (
          <BarChart
            key={series.key}
            title={`${series.label} funded`}
            unit={unit.name}
            series={[series]}
            months={months.map((row) => ({
              label: shortMonth(row.month),
              values: { [series.key]: of(row) / unit.size },
              isHatched: row.month > monthOf(today),
            }))}
            hatchedNote="Hatched months are still to come."
            brief={briefFigure}
            {...(csvHref && { csvHref })}
          />
        )
      })}
    </div>
  )
}
