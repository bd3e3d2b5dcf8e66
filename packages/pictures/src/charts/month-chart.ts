import {
  type ChartFrame,
  type Mark,
  type MarkGroup,
  type MonthChart,
  rounded,
  sumOfMonth,
} from './chart-marks.ts'
import { monthBars } from './month-bars.ts'
import { monthLine } from './month-line.ts'

const EDGE = { top: 26, side: 4, bottom: 40 } as const
const GAP_SHARE = 0.28
const MOST_LABELS = 6

/** Months side by side on a zero baseline, as marks that a page or a picture sets in its own way. */
export function monthChart(chart: MonthChart): readonly MarkGroup[] {
  const frame = frameOf(chart)
  const data = chart.shape === 'line' ? monthLine(chart, frame) : monthBars(chart, frame)
  const baseline = `M0 ${frame.bottom}H${chart.width}`
  return [
    ...data,
    { title: '', marks: [...labels(chart, frame), { kind: 'baseline', d: baseline }] },
  ]
}

function frameOf({ series, beside, months, width, height }: MonthChart): ChartFrame {
  const others = beside ? months.map((month) => sumOfMonth(month, [beside])) : []
  const most = Math.max(0, ...months.map((month) => sumOfMonth(month, series)), ...others) || 1
  const band = (width - 2 * EDGE.side) / (months.length + GAP_SHARE)
  const bottom = height - EDGE.bottom
  return {
    bandWidth: band * (1 - GAP_SHARE),
    middle: (at) => rounded(EDGE.side + band * (at + (1 + GAP_SHARE) / 2)),
    end: (at) => rounded(EDGE.side + band * (at + 1 + GAP_SHARE / 2)),
    y: (value) => rounded(bottom - (value / most) * (bottom - EDGE.top)),
    bottom,
  }
}

/** The name of every so many months, counted from the newest, and below it the year where it begins. */
function labels({ months, height }: MonthChart, { middle }: ChartFrame): Mark[] {
  const every = Math.ceil(months.length / MOST_LABELS)
  return months.flatMap(({ label }, at) => {
    if ((months.length - 1 - at) % every !== 0) return []
    const [month = '', year = ''] = label.split(' ')
    const isNewYear = year !== '' && year !== months[at - every]?.label.split(' ')[1]
    const mark = { kind: 'month', x: middle(at), anchor: 'middle' } as const
    return [
      { ...mark, text: month, y: height - 22 },
      ...(isNewYear ? [{ ...mark, text: year, y: height - 6 }] : []),
    ]
  })
}
