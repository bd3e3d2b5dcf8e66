import type { Mark } from '@understory/pictures/charts/chart-marks.ts'
import { PATH_TONES, type PathYear, pathChart } from '@understory/pictures/charts/path-chart.ts'
import { type Column, DataTable } from '../tables/data-table.tsx'
import { ChartMarks, DrawnMark } from './chart-marks.tsx'
import styles from './path-chart.module.css'

type PathChartProps = {
  readonly title: string
  readonly unit: string
  readonly years: readonly PathYear[]
  /** What the lines are called: what should be, what was, what will be. */
  readonly names: { readonly path: string; readonly actual: string; readonly forecast: string }
  /** What the space between forecast and path in the last year is called; `null`: there is none. */
  readonly gap: string | null
  readonly format: (value: number) => string
}

const PATH_CHART_SIZE = { width: 400, height: 230 } as const

/** A straight way down, what was reached so far, and where it leads; the table behind has the figures. */
export function PathChart({ title, unit, years, names, gap, format }: PathChartProps) {
  return (
    <figure className={styles.chart}>
      <figcaption className={styles.title}>
        {title} <span className={styles.unit}>({unit})</span>
      </figcaption>
      <Keys names={names} years={years} />
      <ChartMarks
        marks={pathChart({ years, gap, write: format, ...PATH_CHART_SIZE })}
        shape="path"
        {...PATH_CHART_SIZE}
        label={`${title}, by year, in ${unit}`}
      />
      <details className={styles.behind}>
        <summary>Show the figures</summary>
        <DataTable
          caption={title}
          columns={columnsOf({ names, format, years })}
          rows={years}
          rowKey={({ label }) => label}
        />
      </details>
    </figure>
  )
}

const PATH_LEGEND_LINE = 'M2 6H26'
const KEYS: readonly { readonly of: keyof typeof PATH_TONES; readonly mark: Mark }[] = [
  { of: 'actual', mark: { kind: 'line', tone: PATH_TONES.actual, d: PATH_LEGEND_LINE } },
  { of: 'path', mark: { kind: 'dashes', tone: PATH_TONES.path, d: PATH_LEGEND_LINE } },
  { of: 'forecast', mark: { kind: 'dots', tone: PATH_TONES.forecast, d: PATH_LEGEND_LINE } },
]
const HOLLOW: Mark = {
  kind: 'point',
  tone: PATH_TONES.actual,
  x: 6,
  y: 6,
  radius: 4,
  isHollow: true,
}

function Keys({ names, years }: Pick<PathChartProps, 'names' | 'years'>) {
  const drawn = KEYS.filter(({ of }) => isDrawn(years, of))
  const isMixed = years.some(({ isEstimated, actual }) => actual !== null && isEstimated)
  return (
    <ul className={styles.keys}>
      {drawn.map(({ of, mark }) => (
        <li key={of}>
          <svg viewBox="0 0 28 12" width="28" height="12" aria-hidden="true">
            <DrawnMark mark={mark} />
          </svg>
          {names[of]}
        </li>
      ))}
      {isMixed ? (
        <li>
          <svg viewBox="0 0 12 12" width="12" height="12" aria-hidden="true">
            <DrawnMark mark={HOLLOW} />
          </svg>
          Estimated
        </li>
      ) : null}
    </ul>
  )
}

/** A line without a single figure is neither in the key nor in the table. */
const isDrawn = (years: readonly PathYear[], key: keyof typeof PATH_TONES) =>
  years.some((year) => year[key] !== null)

function columnsOf({
  names,
  format,
  years,
}: Pick<PathChartProps, 'names' | 'format' | 'years'>): Column<PathYear>[] {
  const shown = (value: number | null) => (value === null ? '–' : format(value))
  const columns: (Column<PathYear> & { key: 'year' | keyof typeof PATH_TONES })[] = [
    { key: 'year', title: 'Year', cell: ({ label }) => label },
    {
      key: 'actual',
      title: names.actual,
      figures: true,
      cell: ({ actual, isEstimated }) =>
        actual !== null && isEstimated ? `${format(actual)}, estimated` : shown(actual),
    },
    { key: 'path', title: names.path, figures: true, cell: ({ path }) => format(path) },
    {
      key: 'forecast',
      title: names.forecast,
      figures: true,
      cell: ({ forecast }) => shown(forecast),
    },
  ]
  return columns.filter(({ key }) => key === 'year' || isDrawn(years, key))
}
