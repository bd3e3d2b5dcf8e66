import { scaleBand, scaleLinear } from 'd3-scale'
import { type ReactNode, useId } from 'react'
import styles from './bar-chart.module.css'
import { type Column, DataTable } from './data-table.tsx'

export type BarSeries = {
  readonly key: string
  readonly label: string
  readonly tone: 'trees' | 'co2e' | 'plastic' | 'other' | 'scope1' | 'scope2' | 'scope3'
}

export type BarMonth = {
  /** "Mar 2026" */
  readonly label: string
  /** What each series reached, by its key; a missing one counts as none. */
  readonly values: Readonly<Record<string, number>>
  /** Drawn with hatching, which `hatchedNote` explains. */
  readonly isHatched?: boolean
}

type BarChartProps = {
  readonly title: string
  /** "kg" or "trees": what the axis counts. */
  readonly unit: string
  readonly series: readonly BarSeries[]
  readonly months: readonly BarMonth[]
  /** A narrow bar to the right of each stack, on the same scale and not part of its total. */
  readonly beside?: BarSeries
  /** Such as 'Hatched months are still to come.' */
  readonly hatchedNote?: string
  readonly format?: (value: number) => string
  /** What is written on a bar, where there is less room; the same as in the table unless given. */
  readonly brief?: (value: number) => string
  /** Where the same figures are to be had as CSV. */
  readonly csvHref?: string
}

const WIDTH = 360
const HEIGHT = 220
const WIDEST_BAR = 36
/** Of the width of a stack. */
const BESIDE_SHARE = 0.34
const EDGE = { top: 26, right: 4, bottom: 40, left: 4 } as const
const MOST_LABELS = 6

const plain = (value: number) => value.toLocaleString('en-GB', { maximumFractionDigits: 3 })

function sumOf(month: BarMonth, series: readonly BarSeries[]): number {
  return series.reduce((sum, { key }) => sum + (month.values[key] ?? 0), 0)
}

/**
 * Stacked bars by month on a zero baseline, drawn to stand beside others like it. The highest total and
 * the newest are written on their bars; the table behind has them all.
 */
export function BarChart(props: BarChartProps) {
  const { title, unit, series, months, beside, hatchedNote } = props
  const { format = plain, brief = format, csvHref } = props
  const all = beside ? [...series, beside] : series
  return (
    <figure className={styles.chart}>
      <figcaption className={styles.title}>
        {title} <span className={styles.unit}>({unit})</span>
      </figcaption>
      {all.length > 1 ? <Keys series={all} /> : null}
      <svg
        viewBox={`0 0 ${WIDTH} ${HEIGHT}`}
        role="img"
        aria-label={`${title}, by month, in ${unit}`}
      >
        <Bars series={series} months={months} beside={beside} format={brief} />
      </svg>
      {hatchedNote && months.some(({ isHatched }) => isHatched) ? (
        <p className={styles.note}>{hatchedNote}</p>
      ) : null}
      <Behind caption={title} series={all} months={months} format={format}>
        {csvHref ? (
          <a href={csvHref} download>
            Download as CSV
          </a>
        ) : null}
      </Behind>
    </figure>
  )
}

type Drawn = Pick<BarChartProps, 'series' | 'months'> & { readonly format: (v: number) => string }
type BarsProps = Drawn & { readonly beside: BarSeries | undefined }

function Bars({ series, months, beside, format }: BarsProps) {
  const totals = months.map((month) => sumOf(month, series))
  const most = Math.max(
    0,
    ...totals,
    ...months.map((month) => sumOf(month, beside ? [beside] : [])),
  )
  const x = scaleBand(
    months.map(({ label }) => label),
    [EDGE.left, WIDTH - EDGE.right],
  ).padding(0.28)
  const y = scaleLinear([0, most || 1], [HEIGHT - EDGE.bottom, EDGE.top])
  const every = Math.ceil(months.length / MOST_LABELS)
  const written = [totals.indexOf(most), totals.findLastIndex((total) => total > 0)]
  const whole = Math.min(x.bandwidth(), WIDEST_BAR)
  const width = beside ? whole * (1 - BESIDE_SHARE) : whole
  const hatching = useId()
  return (
    <>
      <pattern
        id={hatching}
        width="6"
        height="6"
        patternUnits="userSpaceOnUse"
        patternTransform="rotate(45)"
      >
        <path className={styles.hatch} d="M0 0V6" />
      </pattern>
      {months.map((month, index) => {
        const total = totals[index] ?? 0
        const middle = (x(month.label) ?? 0) + x.bandwidth() / 2
        const left = middle - whole / 2
        const fromEnd = months.length - 1 - index
        return (
          <g key={month.label}>
            <title>{`${month.label}: ${format(total)}`}</title>
            <Stack left={left} width={width} month={month} series={series} y={y} />
            {beside ? (
              <Stack
                left={left + width}
                width={whole - width}
                month={month}
                series={[beside]}
                y={y}
              />
            ) : null}
            {month.isHatched && total > 0 ? (
              <rect
                x={left}
                width={width}
                y={y(total)}
                height={y(0) - y(total)}
                fill={`url(#${hatching})`}
              />
            ) : null}
            {written.includes(index) && total > 0 ? (
              <text className={styles.value} x={middle} y={y(total) - 7}>
                {format(total)}
              </text>
            ) : null}
            {fromEnd % every === 0 ? (
              <MonthLabel x={middle} label={month.label} before={months[index - every]?.label} />
            ) : null}
          </g>
        )
      })}
      <path className={styles.baseline} d={`M0 ${HEIGHT - EDGE.bottom}H${WIDTH}`} />
    </>
  )
}

type MonthLabelProps = {
  readonly x: number
  readonly label: string
  /** The label written to the left of this one. */
  readonly before: string | undefined
}

/** The month, and below it the year where it begins. */
function MonthLabel({ x, label, before }: MonthLabelProps) {
  const [month, year] = label.split(' ')
  return (
    <>
      <text className={styles.month} x={x} y={HEIGHT - 22}>
        {month}
      </text>
      {year && year !== before?.split(' ')[1] ? (
        <text className={styles.month} x={x} y={HEIGHT - 6}>
          {year}
        </text>
      ) : null}
    </>
  )
}

type StackProps = {
  readonly left: number
  readonly width: number
  readonly month: BarMonth
  readonly series: readonly BarSeries[]
  readonly y: (value: number) => number
}

function Stack({ left, width, month, series, y }: StackProps) {
  return series.map(({ key, tone }, index) => {
    const below = sumOf(month, series.slice(0, index))
    const value = month.values[key] ?? 0
    const top = y(below + value)
    return (
      <rect
        key={key}
        className={styles[tone]}
        x={left}
        width={width}
        y={top}
        height={Math.max(0, y(below) - top)}
      />
    )
  })
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

type BehindProps = Drawn & { readonly caption: string; readonly children: ReactNode }

function Behind({ caption, series, months, format, children }: BehindProps) {
  const columns: Column<BarMonth>[] = [
    { key: 'month', title: 'Month', cell: ({ label }) => label },
    ...series.map(
      ({ key, label }): Column<BarMonth> => ({
        key,
        title: label,
        figures: true,
        cell: ({ values }) => format(values[key] ?? 0),
      }),
    ),
  ]
  return (
    <details className={styles.behind}>
      <summary>Show the figures</summary>
      <DataTable caption={caption} columns={columns} rows={months} rowKey={({ label }) => label} />
      {children}
    </details>
  )
}
