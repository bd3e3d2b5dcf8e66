import {
  type ChartFrame,
  type ChartMonth,
  type ChartSeries,
  type Mark,
  type MarkGroup,
  type MonthChart,
  monthTitle,
  sumOfMonth,
  valueMark,
} from './chart-marks.ts'

type Point = readonly [x: number, y: number]
/** Months in a row that are hatched, or that are not. */
type Run = { readonly isHatched: boolean; readonly first: number; readonly last: number }

/** Labels closer than this would touch. */
const APART = { across: 84, down: 18 } as const

/** Sums that only add up, as a line over an area that starts at nothing; hatched months are dashed. */
export function monthLine(chart: MonthChart, frame: ChartFrame): MarkGroup[] {
  const { series, beside, months } = chart
  const runs = runsOf(months)
  const sums = pointsOf(chart, frame, series)
  const others = beside ? strokes(pointsOf(chart, frame, [beside]), beside, runs) : []
  const tone = series.at(-1)?.tone ?? 'other'
  const marks: Mark[] = [
    ...series.map((_, at) => layer(chart, frame, at)),
    ...runs.filter(({ isHatched }) => isHatched).map((run) => hatchUnder(sums, run, frame)),
    ...series.flatMap((one, at) =>
      strokes(pointsOf(chart, frame, series.slice(0, at + 1)), one, runs),
    ),
    ...others,
  ]
  return [
    { title: '', marks },
    ...months.map((month, at): MarkGroup => {
      const title = monthTitle(month, chart)
      return {
        title,
        marks: [{ kind: 'point', tone, radius: 3, ...monthLinePlaceOf(sums[at + 1]) }],
      }
    }),
    { title: '', marks: written(chart, sums, runs) },
  ]
}

function runsOf(months: readonly ChartMonth[]): Run[] {
  const starts = months.flatMap(({ isHatched = false }, at) => {
    const before = months[at - 1]?.isHatched ?? false
    return at === 0 || before !== isHatched ? [{ isHatched, first: at }] : []
  })
  return starts.map((run, at) => ({ ...run, last: (starts[at + 1]?.first ?? months.length) - 1 }))
}

/** Nothing where the first month begins, and the sum at the end of each. */
function pointsOf(
  { months }: MonthChart,
  { end, y }: ChartFrame,
  series: readonly ChartSeries[],
): Point[] {
  const start: Point = [end(-1), y(0)]
  return [start, ...months.map((month, at): Point => [end(at), y(sumOfMonth(month, series))])]
}

const monthLinePlaceOf = (point: Point | undefined) => ({ x: point?.[0] ?? 0, y: point?.[1] ?? 0 })

const through = (points: readonly Point[]) => points.map(([x, y]) => `${x} ${y}`).join('L')

/** The points of its months, and the one that leads to the first. */
const partOf = (points: readonly Point[], { first, last }: Run) => points.slice(first, last + 2)

function hatchUnder(sums: readonly Point[], run: Run, { bottom }: ChartFrame): Mark {
  const part = partOf(sums, run)
  return { kind: 'hatch', d: `M${through(part)}V${bottom}H${monthLinePlaceOf(part[0]).x}Z` }
}

/** Between a series and those below it. */
function layer(chart: MonthChart, frame: ChartFrame, at: number): Mark {
  const { series } = chart
  const tone = series[at]?.tone ?? 'other'
  const above = pointsOf(chart, frame, series.slice(0, at + 1))
  const below = pointsOf(chart, frame, series.slice(0, at)).reverse()
  return { kind: 'area', tone, d: `M${through(above)}L${through(below)}Z` }
}

function strokes(points: readonly Point[], { tone }: ChartSeries, runs: readonly Run[]): Mark[] {
  return runs.map((run) => ({
    kind: run.isHatched ? 'dashes' : 'line',
    tone,
    d: `M${through(partOf(points, run))}`,
  }))
}

/** The sum at the end, and that before the hatched months that lead to it, where both have room. */
function written(chart: MonthChart, sums: readonly Point[], runs: readonly Run[]): Mark[] {
  const { months, series, write, width } = chart
  const end = months.length - 1
  const ending = runs.at(-1)
  const before = ending?.isHatched ? ending.first - 1 : -1
  const mark = (at: number): Mark[] => {
    const month = months[at]
    const sum = month ? sumOfMonth(month, series) : 0
    if (sum <= 0) return []
    const { x, y } = monthLinePlaceOf(sums[at + 1])
    return [valueMark(write(sum), { x: at === end ? width : x - 6, y: y - 8, anchor: 'end' })]
  }
  const [here, there] = [monthLinePlaceOf(sums[before + 1]), monthLinePlaceOf(sums[end + 1])]
  const isClose = there.x - here.x < APART.across && here.y - there.y < APART.down
  return [...(isClose ? [] : mark(before)), ...mark(end)]
}
