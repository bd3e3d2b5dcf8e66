import {
  type ChartFrame,
  type ChartMonth,
  type ChartSeries,
  type Mark,
  type MarkGroup,
  type MonthChart,
  monthTitle,
  rounded,
  sumOfMonth,
  valueMark,
} from './chart-marks.ts'

const WIDEST_BAR = 36
/** Of the width of a stack. */
const BESIDE_SHARE = 0.34

/** The highest sum and the newest are written on their bars. */
export function monthBars(chart: MonthChart, frame: ChartFrame): MarkGroup[] {
  const { series, beside, months, write } = chart
  const totals = months.map((month) => sumOfMonth(month, series))
  const written = [totals.indexOf(Math.max(...totals)), totals.findLastIndex((sum) => sum > 0)]
  const besideOf = (at: number) => {
    const month = months[at]
    return beside && month ? sumOfMonth(month, [beside]) : 0
  }
  // A figure is as wide as its month: it stands above the narrow bars on both of its sides.
  const aboveAll = (at: number) => Math.max(totals[at] ?? 0, besideOf(at), besideOf(at - 1))
  const whole = Math.min(frame.bandWidth, WIDEST_BAR)
  const width = beside ? whole * (1 - BESIDE_SHARE) : whole
  return months.map((month, at) => {
    const total = totals[at] ?? 0
    const left = frame.middle(at) - whole / 2
    const isWritten = written.includes(at) && total > 0
    const hatch = boxOf({ left, width, top: frame.y(total), bottom: frame.bottom })
    const figure = { x: frame.middle(at), y: frame.y(aboveAll(at)) - 7, anchor: 'middle' } as const
    return {
      title: monthTitle(month, chart),
      marks: [
        ...stack({ left, width, month, series, frame }),
        ...(beside
          ? stack({ left: left + width, width: whole - width, month, series: [beside], frame })
          : []),
        ...(month.isHatched && total > 0 ? [{ kind: 'hatch', d: hatch } as const] : []),
        ...(isWritten ? [valueMark(write(total), figure)] : []),
      ],
    }
  })
}

type Stack = {
  readonly left: number
  readonly width: number
  readonly month: ChartMonth
  readonly series: readonly ChartSeries[]
  readonly frame: ChartFrame
}

function stack({ left, width, month, series, frame }: Stack): Mark[] {
  return series.flatMap(({ key, tone }, index) => {
    const below = sumOfMonth(month, series.slice(0, index))
    const value = month.values[key] ?? 0
    if (value <= 0) return []
    const box = { left, width, top: frame.y(below + value), bottom: frame.y(below) }
    return [{ kind: 'area', tone, d: boxOf(box) } as const]
  })
}

type Box = {
  readonly left: number
  readonly width: number
  readonly top: number
  readonly bottom: number
}

const boxOf = ({ left, width, top, bottom }: Box) =>
  `M${rounded(left)} ${bottom}V${top}H${rounded(left + width)}V${bottom}Z`
