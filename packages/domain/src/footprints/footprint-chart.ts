import { type ChartView, runningTotals } from '../impact/impact-charts.ts'
import { longMonth, shortMonth } from '../quantity/calendar.ts'
import {
  type ByScope,
  footprintMonths,
  type Scope,
  type YearlyFootprint,
} from './footprint-months.ts'
import { activeIn } from './footprint-periods.ts'
import type { ReportPeriod } from './report-period.ts'

export const SCOPE_NAMES: Readonly<Record<Scope, string>> = {
  scope1: 'Scope 1',
  scope2: 'Scope 2',
  scope3: 'Scope 3',
}

export type FootprintChart = {
  /** 'Declared, January 2026 to December 2026' */
  readonly title: string
  /** Whether a footprint covers any of the months. */
  readonly isCovered: boolean
  readonly months: readonly {
    /** 'Mar 2026' */
    readonly label: string
    /** Where some footprints are declared and that of this month is an estimate. */
    readonly isHatched: boolean
    /** Kilograms of what was funded, and of each scope where a footprint covers the month. */
    readonly values: { readonly funded: number } & Partial<ByScope>
  }[]
}

type Asked = {
  readonly footprints: readonly YearlyFootprint[]
  readonly funded: readonly { readonly month: string; readonly co2eGrams: number }[]
  readonly period: ReportPeriod
  readonly view: ChartView
}

const MIXED = 'Declared and estimated'
const GRAMS_PER_KG = 1_000

/** A footprint by month, or added up from the first month of the report. */
export function footprintChart({ footprints, funded, period, view }: Asked): FootprintChart {
  const months = footprintMonths(footprints, period)
  const fundedIn = new Map(funded.map(({ month, co2eGrams }) => [month, co2eGrams]))
  const shown = (grams: readonly number[]) => (view === 'total' ? runningTotals(grams) : grams)
  const columns = {
    scope1: shown(months.map(({ scopes }) => scopes?.scope1 ?? 0)),
    scope2: shown(months.map(({ scopes }) => scopes?.scope2 ?? 0)),
    scope3: shown(months.map(({ scopes }) => scopes?.scope3 ?? 0)),
    funded: shown(months.map(({ month }) => Math.max(0, fundedIn.get(month) ?? 0))),
  }
  const active = months.flatMap(({ month }) => activeIn(footprints, month) ?? [])
  const certainty = certaintyOf(active)
  return {
    title: `${certainty}, ${longMonth(period.from)} to ${longMonth(period.to)}`,
    isCovered: active.length > 0,
    months: months.map(({ month, scopes }, at) => {
      const kg = (key: Scope | 'funded') => (columns[key][at] ?? 0) / GRAMS_PER_KG
      const emitted = scopes && {
        scope1: kg('scope1'),
        scope2: kg('scope2'),
        scope3: kg('scope3'),
      }
      return {
        label: shortMonth(month),
        isHatched: certainty === MIXED && activeIn(footprints, month)?.isDeclared === false,
        values: { ...emitted, funded: kg('funded') },
      }
    }),
  }
}

/** Estimates and declared figures are told apart, of the footprints of the months that are shown. */
function certaintyOf(active: readonly YearlyFootprint[]): string {
  if (active.length === 0) return 'No footprint'
  const declared = active.filter(({ isDeclared }) => isDeclared).length
  if (declared === 0) return 'Estimated'
  return declared === active.length ? 'Declared' : MIXED
}
