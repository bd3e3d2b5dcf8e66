import type { TargetChart } from '@understory/domain/footprints/climate-plan/target-chart.ts'

/** The tones of charts, each with its meaning everywhere. */
type Tone = 'trees' | 'co2e' | 'plastic' | 'other' | 'scope1' | 'scope2' | 'scope3'

type Series = { readonly key: string; readonly label: string; readonly tone: Tone }

/** One chart by month, as the pages draw it. */
export type MonthChartFacts = {
  /** 'Trees funded' */
  readonly title: string
  /** What the axis counts. */
  readonly unit: string
  readonly shape: 'bars' | 'line'
  readonly series: readonly Series[]
  readonly beside: Series | null
  readonly months: readonly {
    /** 'Mar 2026' */
    readonly label: string
    readonly values: Readonly<Record<string, number>>
    readonly isHatched: boolean
  }[]
  /** What is written at a bar or a point. */
  readonly write: (value: number) => string
}

/** A target by year, as its page draws it. */
export type PathChartFacts = TargetChart & {
  readonly shape: 'path'
  readonly write: (value: number) => string
}

export type ChartFacts = MonthChartFacts | PathChartFacts

export type ChartImageFacts = {
  /** What it shows: 'What was funded, by month' */
  readonly title: string
  readonly accountName: string
  /** The months from the first to the last, in words. */
  readonly period: string
  /** One to three, beside each other. */
  readonly charts: readonly ChartFacts[]
  /** What hatching or a hollow point means; said only where there is one. */
  readonly note: string
  /** Where the figures come from, of which day, and where they are read. */
  readonly source: string
}

/** A PNG 1600 pixels wide on a light ground; the same facts give the same bytes. */
export type DrawChartImage = (facts: ChartImageFacts) => Promise<Uint8Array>
