import type { ImpactMetrics } from '@understory/contracts/impact.ts'
import { BarChart, type BarSeries } from '@understory/ui/bar-chart.tsx'
import styles from './dashboard.module.css'
import { type DateWindow, windowQuery } from './date-window.ts'
import { monthsOfWindow, shortMonth } from './months-of-window.ts'

type Timeline = ImpactMetrics['timeline']

type ChartFacts = {
  readonly series: BarSeries
  readonly unit: string
  /** Whole smallest quantities to the unit of the axis. */
  readonly per: number
  readonly of: (row: Timeline[number]) => number
}

const CHARTS: readonly ChartFacts[] = [
  {
    series: { key: 'trees', label: 'Trees', tone: 'trees' },
    unit: 'trees',
    per: 1000,
    of: ({ milliTrees }) => milliTrees,
  },
  {
    series: { key: 'co2e', label: 'CO2e', tone: 'co2e' },
    unit: 'kg',
    per: 1000,
    of: ({ co2eGrams }) => co2eGrams,
  },
  {
    series: { key: 'plastic', label: 'Plastic', tone: 'plastic' },
    unit: 'kg',
    per: 1000,
    of: ({ plasticGrams }) => plasticGrams,
  },
]

type TimelineViewProps = { readonly timeline: Timeline; readonly window: DateWindow }

/** One chart for each impact that was funded, by the month it counts for. */
export function TimelineView({ timeline, window }: TimelineViewProps) {
  const months = monthsOfWindow(timeline, window)
  const csvHref = `/my-impact/dashboards/impact.csv${windowQuery(window)}`
  const funded = CHARTS.filter(({ of }) => months.some((row) => of(row) > 0))
  return (
    <div className={styles.charts}>
      {funded.map(({ series, unit, per, of }) => (
        <BarChart
          key={series.key}
          title={`${series.label} funded`}
          unit={unit}
          series={[series]}
          months={months.map((row) => ({
            label: shortMonth(row.month),
            values: { [series.key]: of(row) / per },
          }))}
          csvHref={csvHref}
        />
      ))}
    </div>
  )
}
