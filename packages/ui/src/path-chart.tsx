import { scaleLinear } from 'd3-scale'
import { type Column, DataTable } from './data-table.tsx'
import styles from './path-chart.module.css'

export type PathYear = {
  /** "2026" or "2026/27" */
  readonly label: string
  readonly path: number
  readonly actual: number | null
  /** Drawn hollow. */
  readonly isEstimated: boolean
  readonly forecast: number | null
}

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

const WIDTH = 400
const HEIGHT = 230
const EDGE = { top: 30, right: 14, bottom: 30, left: 14 } as const
const MOST_LABELS = 5

/** A straight way down, what was reached so far, and where it leads; the table behind has the figures. */
export function PathChart(props: PathChartProps) {
  const { title, unit, years, names } = props
  return (
    <figure className={styles.chart}>
      <figcaption className={styles.title}>
        {title} <span className={styles.unit}>({unit})</span>
      </figcaption>
      <Keys {...props} />
      <svg
        viewBox={`0 0 ${WIDTH} ${HEIGHT}`}
        role="img"
        aria-label={`${title}, by year, in ${unit}`}
      >
        <Drawing {...props} />
      </svg>
      <details className={styles.behind}>
        <summary>Show the figures</summary>
        <DataTable
          caption={title}
          columns={columnsOf(names, props.format)}
          rows={years}
          rowKey={({ label }) => label}
        />
      </details>
    </figure>
  )
}

type Place = { readonly x: (at: number) => number; readonly y: (value: number) => number }

function Drawing({ years, gap, format }: PathChartProps) {
  const most = Math.max(
    ...years.flatMap(({ path, actual, forecast }) => [path, actual ?? 0, forecast ?? 0]),
  )
  const scaleX = scaleLinear([0, years.length - 1], [EDGE.left, WIDTH - EDGE.right])
  const scaleY = scaleLinear([0, most || 1], [HEIGHT - EDGE.bottom, EDGE.top])
  const place: Place = { x: (at) => round(scaleX(at)), y: (value) => round(scaleY(value)) }
  const bottom = HEIGHT - EDGE.bottom
  return (
    <>
      <path
        className={styles.room}
        d={`${lineOf(years, place, 'path')}V${bottom}H${place.x(0)}Z`}
      />
      <path className={styles.baseline} d={`M0 ${bottom}H${WIDTH}`} />
      <path className={styles.path} d={lineOf(years, place, 'path')} />
      <path className={styles.forecast} d={lineOf(years, place, 'forecast')} />
      <path className={styles.actual} d={lineOf(years, place, 'actual')} />
      <Ends years={years} place={place} gap={gap} format={format} />
      {years.map(({ label, actual, isEstimated }, at) =>
        actual === null ? null : (
          <circle
            key={label}
            className={styles.point}
            data-estimated={isEstimated || undefined}
            cx={place.x(at)}
            cy={place.y(actual)}
            r="4.5"
          >
            <title>{`${label}: ${format(actual)}`}</title>
          </circle>
        ),
      )}
      <Years years={years} place={place} />
    </>
  )
}

const round = (value: number) => Math.round(value * 10) / 10

function lineOf(
  years: readonly PathYear[],
  { x, y }: Place,
  key: 'path' | 'actual' | 'forecast',
): string {
  const points = years.flatMap((year, at) => {
    const value = year[key]
    return value === null ? [] : [`${x(at)} ${y(value)}`]
  })
  return points.length > 0 ? `M${points.join('L')}` : ''
}

type EndsProps = Pick<PathChartProps, 'years' | 'gap' | 'format'> & { readonly place: Place }

const BESIDE = 9
/** Room that a line of text needs above the baseline. */
const LINE = 15

/** The figures of the first and the last year, and the gap between forecast and path. */
function Ends({ years, place: { x, y }, gap, format }: EndsProps) {
  const first = years[0]
  const last = years.at(-1)
  if (!first || !last) return null
  const end = x(years.length - 1)
  const goal = y(last.path)
  const isLow = goal + LINE > HEIGHT - EDGE.bottom
  const forecast = last.forecast === null ? null : y(last.forecast)
  return (
    <>
      {forecast === null || gap === null ? null : (
        <>
          <path className={styles.gap} d={`M${end - 5} ${forecast}H${end}V${goal}H${end - 5}`} />
          <text className={styles.value} x={end} y={forecast - BESIDE} textAnchor="end">
            {gap}
          </text>
        </>
      )}
      <circle className={styles.goal} cx={end} cy={goal} r="4.5" />
      <text className={styles.value} x={x(0) - 8} y={y(first.actual ?? first.path) - 12}>
        {format(first.actual ?? first.path)}
      </text>
      <text
        className={styles.value}
        x={isLow ? end - BESIDE : end + 8}
        y={isLow ? Math.min(goal + 6, HEIGHT - EDGE.bottom - 3) : goal + LINE - 2}
        textAnchor="end"
      >
        {format(last.path)}
      </text>
    </>
  )
}

type YearsProps = { readonly years: readonly PathYear[]; readonly place: Place }

/** The last year always, and those before it at even distances. */
function Years({ years, place }: YearsProps) {
  const every = Math.ceil(years.length / MOST_LABELS)
  const end = years.length - 1
  const labelled = years.flatMap(({ label }, at) =>
    (end - at) % every === 0 ? [{ label, at }] : [],
  )
  return labelled.map(({ label, at }) => (
    <text key={label} className={styles.year} y={HEIGHT - 10} {...anchored(at, end, place)}>
      {label}
    </text>
  ))
}

type Anchored = { readonly x: number; readonly textAnchor: 'start' | 'middle' | 'end' }

function anchored(at: number, end: number, { x }: Place): Anchored {
  if (at === end) return { x: WIDTH, textAnchor: 'end' }
  return at === 0 ? { x: 0, textAnchor: 'start' } : { x: x(at), textAnchor: 'middle' }
}

function Keys({ names, years }: PathChartProps) {
  const isMixed = years.some(({ isEstimated, actual }) => actual !== null && isEstimated)
  const lines = [
    ['actual', names.actual],
    ['path', names.path],
    ['forecast', names.forecast],
  ] as const
  return (
    <ul className={styles.keys}>
      {lines.map(([key, name]) => (
        <li key={key}>
          <svg viewBox="0 0 28 12" width="28" height="12" aria-hidden="true">
            <path className={styles[key]} d="M2 6H26" />
          </svg>
          {name}
        </li>
      ))}
      {isMixed ? (
        <li>
          <svg viewBox="0 0 12 12" width="12" height="12" aria-hidden="true">
            <circle className={styles.point} data-estimated cx="6" cy="6" r="4" />
          </svg>
          Estimated
        </li>
      ) : null}
    </ul>
  )
}

function columnsOf(
  names: PathChartProps['names'],
  format: PathChartProps['format'],
): Column<PathYear>[] {
  const shown = (value: number | null) => (value === null ? '–' : format(value))
  return [
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
}
