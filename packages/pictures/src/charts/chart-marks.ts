export const CHART_TONES = {
  trees: '#1f5a43',
  co2e: '#2f6c8f',
  plastic: '#19717b',
  other: '#5b4636',
  scope1: '#8c3f1f',
  scope2: '#77590f',
  scope3: '#3d5a80',
  forecast: '#a9522a',
} as const

/** The web repeats them as tokens, which change with the theme; pictures to save use these. */
export type ChartTone = keyof typeof CHART_TONES

export type ChartSeries = {
  readonly key: string
  readonly label: string
  readonly tone: ChartTone
}

export type ChartMonth = {
  /** "Mar 2026" */
  readonly label: string
  /** What each series reached, by its key; a missing one is not known, and draws nothing. */
  readonly values: Readonly<Record<string, number>>
  /** Drawn with hatching. */
  readonly isHatched?: boolean
}

export type MonthChart = {
  /** From below upwards. */
  readonly series: readonly ChartSeries[]
  readonly months: readonly ChartMonth[]
  /** On the same scale and not part of the sum. */
  readonly beside?: ChartSeries
  /** Bars of each month, or a line through sums that only add up. */
  readonly shape: 'bars' | 'line'
  /** What is written at a bar or a point. */
  readonly write: (value: number) => string
  readonly width: number
  readonly height: number
}

type Anchor = 'start' | 'middle' | 'end'

export type Mark =
  | { readonly kind: 'area'; readonly tone: ChartTone; readonly d: string }
  | { readonly kind: 'hatch' | 'baseline'; readonly d: string }
  | { readonly kind: 'line' | 'dashes' | 'dots'; readonly tone: ChartTone; readonly d: string }
  | {
      readonly kind: 'point'
      readonly tone: ChartTone
      readonly x: number
      readonly y: number
      readonly radius: number
      readonly isHollow?: boolean
    }
  | {
      readonly kind: 'value' | 'month'
      readonly x: number
      readonly y: number
      readonly text: string
      readonly anchor: Anchor
    }

/** What belongs to one month, with its figure in words for those who point at it. */
export type MarkGroup = { readonly title: string; readonly marks: readonly Mark[] }

export type ChartFrame = {
  readonly bandWidth: number
  /** The middle of a month, by its place. */
  readonly middle: (at: number) => number
  /** Where a month ends; that before the first is where it begins. */
  readonly end: (at: number) => number
  readonly y: (value: number) => number
  readonly bottom: number
}

export const rounded = (value: number) => Math.round(value * 100) / 100

export function sumOfMonth(month: ChartMonth, series: readonly ChartSeries[]): number {
  return series.reduce((sum, { key }) => sum + (month.values[key] ?? 0), 0)
}

/** A month and its sum in words; '–' where nothing is known of it. */
export function monthTitle(
  month: ChartMonth,
  { series, write }: Pick<MonthChart, 'series' | 'write'>,
): string {
  const isKnown = series.some(({ key }) => month.values[key] !== undefined)
  return `${month.label}: ${isKnown ? write(sumOfMonth(month, series)) : '–'}`
}

export function valueMark(
  text: string,
  place: { readonly x: number; readonly y: number; readonly anchor: Anchor },
): Mark {
  return { kind: 'value', text, ...place, y: rounded(place.y) }
}
