import { type Mark, type MarkGroup, rounded, valueMark } from './chart-marks.ts'

export type PathYear = {
  /** "2026" or "2026/27" */
  readonly label: string
  readonly path: number
  readonly actual: number | null
  /** Drawn hollow. */
  readonly isEstimated: boolean
  readonly forecast: number | null
}

export type PathChartFacts = {
  readonly years: readonly PathYear[]
  /** What the space between forecast and path in the last year is called; `null`: there is none. */
  readonly gap: string | null
  readonly write: (value: number) => string
  readonly width: number
  readonly height: number
}

/** What is drawn of a year, and in which colour. */
export const PATH_TONES = { actual: 'co2e', path: 'trees', forecast: 'forecast' } as const

const EDGE = { top: 30, side: 14, bottom: 30 } as const
const MOST_LABELS = 5
const POINT = 4.5
const BESIDE = 9
/** Room that a line of text needs above the baseline. */
const PATH_CHART_LINE = 15

type PathChartFrame = {
  readonly x: (at: number) => number
  readonly y: (value: number) => number
  readonly bottom: number
}
type Key = keyof typeof PATH_TONES

/** A straight way down, what was reached so far, and where it leads. */
export function pathChart(chart: PathChartFacts): readonly MarkGroup[] {
  const { years, width } = chart
  const frame = frameOf(chart)
  const path = pathChartLineOf(years, frame, 'path')
  const marks: Mark[] = [
    {
      kind: 'area',
      tone: PATH_TONES.path,
      d: `${path}V${frame.bottom}H${frame.x(0)}Z`,
    },
    { kind: 'baseline', d: `M0 ${frame.bottom}H${width}` },
    { kind: 'dashes', tone: PATH_TONES.path, d: path },
    { kind: 'dots', tone: PATH_TONES.forecast, d: pathChartLineOf(years, frame, 'forecast') },
    { kind: 'line', tone: PATH_TONES.actual, d: pathChartLineOf(years, frame, 'actual') },
    ...ends(chart, frame),
  ]
  return [
    { title: '', marks },
    ...reached(chart, frame),
    { title: '', marks: labels(chart, frame) },
  ]
}

function frameOf({ years, width, height }: PathChartFacts): PathChartFrame {
  const most =
    Math.max(
      0,
      ...years.flatMap(({ path, actual, forecast }) => [path, actual ?? 0, forecast ?? 0]),
    ) || 1
  const bottom = height - EDGE.bottom
  const step = (width - 2 * EDGE.side) / Math.max(1, years.length - 1)
  return {
    x: (at) => rounded(EDGE.side + step * at),
    y: (value) => rounded(bottom - (value / most) * (bottom - EDGE.top)),
    bottom,
  }
}

function pathChartLineOf(years: readonly PathYear[], { x, y }: PathChartFrame, key: Key): string {
  const points = years.flatMap((year, at) => {
    const value = year[key]
    return value === null ? [] : [`${x(at)} ${y(value)}`]
  })
  return points.length > 0 ? `M${points.join('L')}` : ''
}

function reached({ years, write }: PathChartFacts, { x, y }: PathChartFrame): MarkGroup[] {
  return years.flatMap(({ label, actual, isEstimated }, at) =>
    actual === null
      ? []
      : [
          {
            title: `${label}: ${write(actual)}`,
            marks: [
              {
                kind: 'point',
                tone: PATH_TONES.actual,
                x: x(at),
                y: y(actual),
                radius: POINT,
                isHollow: isEstimated,
              },
            ],
          },
        ],
  )
}

/** The figures of the first and the last year, and the gap between forecast and path. */
function ends(chart: PathChartFacts, { x, y, bottom }: PathChartFrame): Mark[] {
  const { years, write } = chart
  const first = years[0]
  const last = years.at(-1)
  if (!first || !last) return []
  const end = x(years.length - 1)
  const goal = y(last.path)
  const start = first.actual ?? first.path
  const isLow = goal + PATH_CHART_LINE > bottom
  return [
    ...gapMarks(chart, { end, goal, y }),
    { kind: 'point', tone: PATH_TONES.path, x: end, y: goal, radius: POINT },
    valueMark(write(start), { x: x(0) - 8, y: y(start) - 12, anchor: 'start' }),
    valueMark(write(last.path), {
      x: end - BESIDE,
      y: isLow ? Math.min(goal + 6, bottom - 3) : goal + PATH_CHART_LINE + 2,
      anchor: 'end',
    }),
  ]
}

type End = { readonly end: number; readonly goal: number; readonly y: PathChartFrame['y'] }

function gapMarks({ years, gap }: PathChartFacts, { end, goal, y }: End): Mark[] {
  const last = years.at(-1)
  if (gap === null || !last || last.forecast === null) return []
  const forecast = y(last.forecast)
  const d = `M${end - 5} ${forecast}H${end}V${goal}H${end - 5}`
  return [
    { kind: 'line', tone: PATH_TONES.forecast, d },
    valueMark(gap, { x: end, y: forecast - BESIDE, anchor: 'end' }),
  ]
}

/** The last year always, and those before it at even distances. */
function labels({ years, width, height }: PathChartFacts, { x }: PathChartFrame): Mark[] {
  const every = Math.ceil(years.length / MOST_LABELS)
  const end = years.length - 1
  const placed = (at: number) => {
    if (at === end) return { x: width, anchor: 'end' } as const
    return at === 0
      ? ({ x: 0, anchor: 'start' } as const)
      : ({ x: x(at), anchor: 'middle' } as const)
  }
  return years.flatMap(({ label }, at): Mark[] =>
    (end - at) % every === 0 ? [{ kind: 'month', text: label, y: height - 10, ...placed(at) }] : [],
  )
}
