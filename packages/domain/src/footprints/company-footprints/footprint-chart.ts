import { longMonth, type Month, shortMonth } from '../../calendar/calendar.ts'
import { lazy } from '../../language/lazy.ts'
import { type ChartView, runningTotals } from '../../proof/ledger/figures/impact-charts.ts'
import { GRAMS_PER_TONNE } from '../../quantity/impact-quantity.ts'
import type { ReportPeriod } from '../documents/report-period.ts'
import { type ByScope, footprintMonths, type Scope } from './periods/footprint-months.ts'
import type { FootprintStatus } from './periods/footprint-periods.ts'
import { CERTAINTIES, type Certainty, certaintyOf } from './periods/month-certainty.ts'
import { fundedFigure, shownTonnes, tonnesFigure } from './shown-tonnes.ts'

export const SCOPE_NAMES: Readonly<Record<Scope, string>> = {
  scope1: 'Scope 1',
  scope2: 'Scope 2',
  scope3: 'Scope 3',
}

export type FootprintChart = {
  /** 'Verified and declared, January 2026 to December 2026' */
  readonly title: string
  readonly unit: 't CO2e'
  readonly hatchedNote: string
  /** Whether a footprint covers any of the months. */
  readonly isCovered: boolean
  readonly months: readonly {
    /** 'Mar 2026' */
    readonly label: string
    /** Where other months are declared or verified, and this one is estimated, or carried on from a year. */
    readonly isHatched: boolean
    /** Tonnes of what was funded, and of each scope where a footprint covers the month. */
    readonly values: { readonly funded: number } & Partial<ByScope>
  }[]
  /** Tonnes of a series, or of several: emissions with the decimals that the highest deserves. */
  readonly write: (tonnes: number, series?: string) => string
}

type FootprintChartInput = {
  readonly footprints: readonly {
    readonly startMonth: Month
    readonly status: FootprintStatus
    /** Grams of CO2e a year. */
    readonly scopes: ByScope
  }[]
  readonly funded: readonly { readonly month: string; readonly co2eGrams: number }[]
  readonly period: ReportPeriod
  readonly view: ChartView
}

const IS_FIRM: Readonly<Record<Certainty, boolean>> = {
  verified: true,
  declared: true,
  'carried on': false,
  estimated: false,
}
const statusList = lazy(() => new Intl.ListFormat('en-GB'))

/** A footprint by month, or added up from the first month of the report. */
export function footprintChart({
  footprints: given,
  funded,
  period,
  view,
}: FootprintChartInput): FootprintChart {
  const footprints = given.map((each) => ({
    ...each,
    isDeclared: each.status !== 'estimated',
  }))
  const months = footprintMonths(footprints, period)
  const fundedIn = new Map(funded.map(({ month, co2eGrams }) => [month, co2eGrams]))
  const shown = (grams: readonly number[]) => (view === 'total' ? runningTotals(grams) : grams)
  const columns = {
    scope1: shown(months.map(({ scopes }) => scopes?.scope1 ?? 0)),
    scope2: shown(months.map(({ scopes }) => scopes?.scope2 ?? 0)),
    scope3: shown(months.map(({ scopes }) => scopes?.scope3 ?? 0)),
    funded: shown(months.map(({ month }) => Math.max(0, fundedIn.get(month) ?? 0))),
  }
  const certain = months.map(({ month }) => certaintyOf(footprints, month))
  const certainties = CERTAINTIES.filter((each) => certain.includes(each))
  const firm = certainties.filter((each) => IS_FIRM[each])
  const hatched = certainties.filter((each) => !IS_FIRM[each])
  const highest = months.map((_, at) =>
    sumOfGrams(period.scopes.map((scope) => columns[scope][at] ?? 0)),
  )
  const { decimals } = shownTonnes([Math.max(0, ...highest)])
  return {
    unit: 't CO2e',
    title: `${inWords(certainties)}, ${longMonth(period.from)} to ${longMonth(period.to)}`,
    hatchedNote: `Hatched months are ${statusList().format(hatched)}; the others are ${statusList().format(firm)}.`,
    isCovered: certainties.length > 0,
    months: months.map(({ month, scopes }, at) => {
      const tonnes = (key: Scope | 'funded') => (columns[key][at] ?? 0) / GRAMS_PER_TONNE
      const emitted = scopes && {
        scope1: tonnes('scope1'),
        scope2: tonnes('scope2'),
        scope3: tonnes('scope3'),
      }
      return {
        label: shortMonth(month),
        isHatched: firm.length > 0 && hatched.some((each) => each === certain[at]),
        values: { ...emitted, funded: tonnes('funded') },
      }
    }),
    write: (tonnes, series) =>
      series === 'funded'
        ? fundedFigure(Math.round(tonnes * GRAMS_PER_TONNE))
        : tonnesFigure(tonnes, decimals),
  }
}

const sumOfGrams = (grams: readonly number[]) => grams.reduce((sum, each) => sum + each, 0)

/** 'Verified and estimated', of the footprints of the months that are shown. */
function inWords(certainties: readonly Certainty[]): string {
  const words = statusList().format(certainties)
  return words ? `${words.slice(0, 1).toUpperCase()}${words.slice(1)}` : 'No footprint'
}
