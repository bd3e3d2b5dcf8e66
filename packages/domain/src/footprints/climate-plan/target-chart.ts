import type { FootprintStatus } from '../company-footprints/periods/footprint-periods.ts'
import { tonnesOf } from '../company-footprints/shown-tonnes.ts'
import type { TargetCoverage, TargetKind } from './targets.ts'

export const KIND_WORDS: Readonly<Record<TargetKind, string>> = {
  'near-term': 'Near-term',
  'net-zero': 'Net-zero',
}

export const COVERAGE_WORDS: Readonly<Record<TargetCoverage, string>> = {
  all: 'All scopes',
  'scopes-1-2': 'Scopes 1 and 2',
  'scope-3': 'Scope 3',
}

/** What a chart shows of a target, all figures in grams a year. */
export type ChartedTarget = {
  /** The month that the base year begins with. */
  readonly baseMonth: string
  readonly progress: {
    readonly gap: number
    readonly years: readonly {
      readonly year: number
      readonly path: number
      readonly actual: number | null
      readonly status: FootprintStatus | null
      readonly forecast: number | null
    }[]
  }
}

export type TargetChart = {
  readonly title: string
  readonly unit: string
  readonly names: { readonly path: string; readonly actual: string; readonly forecast: string }
  /** What the forecast misses, in words; `null`: nothing. */
  readonly gap: string | null
  readonly years: readonly {
    readonly label: string
    readonly path: number
    readonly actual: number | null
    readonly isEstimated: boolean
    readonly forecast: number | null
  }[]
}

/** A target as a page and a picture to save draw it. */
export function targetChart({ baseMonth, progress: { gap, years } }: ChartedTarget): TargetChart {
  return {
    title: 'Path, actual and forecast',
    unit: 't CO2e a year',
    names: { path: 'Path to the target', actual: 'Actual', forecast: 'Forecast' },
    gap: gap > 0 ? `gap ${tonnesOf(gap)}` : null,
    years: years.map(({ year, path, actual, status, forecast }) => ({
      label: fiscalYear(baseMonth, year),
      path,
      actual,
      isEstimated: status === 'estimated',
      forecast,
    })),
  }
}

/** 2026 where fiscal years begin in January, otherwise 2026/27. */
export function fiscalYear(baseMonth: string, year: number): string {
  return baseMonth.endsWith('-01')
    ? `${year}`
    : `${year}/${String((year + 1) % 100).padStart(2, '0')}`
}
