import type { ChartMonth, ChartSeries } from '@understory/pictures/charts/chart-marks.ts'
import { monthChart } from '@understory/pictures/charts/month-chart.ts'
import { type Column, DataTable } from '../tables/data-table.tsx'
import styles from './bar-chart.module.css'
import { ChartMarks } from './chart-marks.tsx'

type BarChartProps = {
  readonly title: string
  /** "kg" or "trees": what the axis counts. */
  readonly unit: string
  readonly series: readonly ChartSeries[]
  readonly months: readonly ChartMonth[]
  /** What a bar stands for, where it is no month. */
  readonly by?: 'hour'
  /** Bars of each month, or a line through sums that only add up. */
  readonly shape?: 'bars' | 'line'
  /** A narrow bar to the right of each stack, on the same scale and not part of its total. */
  readonly beside?: ChartSeries
  /** The columns of the table behind, where they are others than what is drawn. */
  readonly figures?: readonly ChartSeries[]
  /** Such as 'Hatched months are still to come.' */
  readonly hatchedNote?: string
  /** Of a sum, or of one series. */
  readonly format?: (value: number, series?: string) => string
  /** What is written on a bar, where there is less room; the same as in the table unless given. */
  readonly brief?: (value: number) => string
}

const BAR_CHART_SIZE = { width: 360, height: 220 } as const

const plain = (value: number) => value.toLocaleString('en-GB', { maximumFractionDigits: 6 })

/**
 * Months on a zero baseline, drawn to stand beside others like it. The highest total and the newest are
 * written on their bars; the table behind has them all.
 */
export function BarChart(props: BarChartProps) {
  const { title, unit, series, months, by = 'month', shape = 'bars', beside, hatchedNote } = props
  const { format = plain, brief = format } = props
  const all = beside ? [...series, beside] : series
  const way = shape === 'line' ? 'added up month by month' : `by ${by}`
  return (
    <figure className={styles.chart}>
      <figcaption className={styles.title}>
        {title} <span className={styles.unit}>({unit})</span>
      </figcaption>
      {all.length > 1 ? <Keys series={all} /> : null}
      <ChartMarks
        marks={monthChart({
          series,
          months,
          shape,
          write: brief,
          ...BAR_CHART_SIZE,
          ...(beside && { beside }),
        })}
        shape={shape}
        {...BAR_CHART_SIZE}
        label={`${title}, ${way}, in ${unit}`}
      />
      {hatchedNote && months.some(({ isHatched }) => isHatched) ? (
        <p className={styles.note}>{hatchedNote}</p>
      ) : null}
      <Behind caption={title} series={props.figures ?? all} months={months} format={format} />
    </figure>
  )
}

function Keys({ series }: Pick<BarChartProps, 'series'>) {
  return (
    <ul className={styles.keys}>
      {series.map(({ key, label, tone }) => (
        <li key={key}>
          <svg viewBox="0 0 12 12" width="12" height="12" aria-hidden="true">
            <rect className={styles[tone]} width="12" height="12" rx="3" />
          </svg>
          {label}
        </li>
      ))}
    </ul>
  )
}

type BehindProps = Required<Pick<BarChartProps, 'series' | 'months' | 'format'>> & {
  readonly caption: string
}

function Behind({ caption, series, months, format }: BehindProps) {
  const columns: Column<ChartMonth>[] = [
    { key: 'month', title: 'Month', cell: ({ label }) => label },
    ...series.map(
      ({ key, label }): Column<ChartMonth> => ({
        key,
        title: label,
        figures: true,
        cell: ({ values: { [key]: value } }) => (value === undefined ? '–' : format(value, key)),
      }),
    ),
  ]
  return (
    <details className={styles.behind}>
      <summary>Show the figures</summary>
      <DataTable caption={caption} columns={columns} rows={months} rowKey={({ label }) => label} />
    </details>
  )
}
