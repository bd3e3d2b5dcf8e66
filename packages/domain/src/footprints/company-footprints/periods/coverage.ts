import type { Month } from '../../../calendar/calendar.ts'
import {
  countsAgainstFootprint,
  WORKFORCE_PRODUCT,
} from '../../../proof/ledger/figures/workforce-share.ts'
import { grams } from '../../../quantity/impact-quantity.ts'
import {
  FOOTPRINT_MONTHS_SCOPES,
  footprintMonths,
  type YearlyFootprint,
} from './footprint-months.ts'
import { type FootprintYear, footprintYears } from './footprint-years.ts'

/** Products whose CO2e counts for the footprint by itself; other purchases are assigned to a year of it. */
export const FOOTPRINT_PRODUCTS: readonly string[] = [
  'business-footprint-onetime',
  'business-footprint-recurring',
  WORKFORCE_PRODUCT,
]

/** CO2e of the ledger that counts in a month. */
export type FundedRow = {
  readonly month: Month
  readonly product: string
  readonly project: string
  readonly co2eGrams: number
}

export type CoveredYear = FootprintYear & {
  /** What the footprint says of these months. */
  readonly emittedGrams: number
  /** What was funded for them; it is never subtracted. */
  readonly fundedGrams: number
  readonly projects: readonly { readonly project: string; readonly co2eGrams: number }[]
}

type Covering = {
  readonly footprints: readonly YearlyFootprint[]
  readonly funded: readonly FundedRow[]
  readonly thisMonth: Month
}

/** What counts of a row: of a workforce plan a fifth. */
export function countedGrams({ product, co2eGrams }: FundedRow): number {
  return product === WORKFORCE_PRODUCT ? countsAgainstFootprint(grams(co2eGrams)) : co2eGrams
}

/** Emitted and funded beside each other for each year of the footprints, the latest first. */
export function coverFootprints({ footprints, funded, thisMonth }: Covering): CoveredYear[] {
  return footprintYears(footprints, thisMonth).map((year) => {
    const own = funded.filter(({ month }) => month >= year.from && month <= year.to)
    return {
      ...year,
      emittedGrams: sum(footprintMonths(footprints, year), ({ scopes }) =>
        sum(FOOTPRINT_MONTHS_SCOPES, (scope) => scopes?.[scope] ?? 0),
      ),
      fundedGrams: sum(own, countedGrams),
      projects: [...new Set(own.map(({ project }) => project))]
        .map((project) => ({
          project,
          co2eGrams: sum(own, (row) => (row.project === project ? countedGrams(row) : 0)),
        }))
        .filter(({ co2eGrams }) => co2eGrams > 0),
    }
  })
}

function sum<T>(all: readonly T[], figure: (one: T) => number): number {
  return all.reduce((total, one) => total + figure(one), 0)
}
