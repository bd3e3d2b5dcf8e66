import type { Month } from '../../../../calendar/calendar.ts'
import type { CategoryState } from '../../../company-footprints/inventory/inventory-categories.ts'
import type { IndexedReport } from '../../requirements/indexed-report.ts'
import type { FactSource } from '../disclosure-fact.ts'
import type { CompanyYear } from './company-year.ts'

type DisclosedCategory = {
  readonly category: string
  readonly name: string
  readonly scope: number
  readonly state: CategoryState
  readonly grams: number
  /** Why it does not apply, in the words of the company. */
  readonly reason: string | null
}

/** What is stored of one footprint. */
export type DisclosedYear = {
  readonly from: Month
  readonly to: Month
  readonly isDeclared: boolean
  readonly scope1: number
  readonly scope2: number
  /** `null`: no contract, certificate or rate of a supplier is held. */
  readonly scope2Market: number | null
  readonly categories: readonly DisclosedCategory[]
}

export type DisclosedTarget = {
  readonly kind: 'near-term' | 'net-zero'
  readonly covers: 'all' | 'scopes-1-2' | 'scope-3'
  readonly baseMonth: Month
  readonly targetYear: number
  readonly reductionBasisPoints: number
}

type DisclosedAction = {
  readonly title: string
  readonly isComplete: boolean
  readonly gramsAYear: number | null
}

export type DisclosedEnergy = {
  /** In kWh, by net calorific value. */
  readonly electricity: number
  readonly fuels: number
  /** Why the figures cannot be given; `null`: they can. */
  readonly missing: string | null
}

/** What the report of a footprint knows beside its figures. */
export type DisclosedReport = IndexedReport & {
  readonly country: string
  readonly sector: string
  /** `null`: an estimate has none. */
  readonly approachName: string | null
  readonly before: {
    readonly from: Month
    readonly isDeclared: boolean
    readonly totalGrams: number
  } | null
  /** In words, with who did it and that they are not independent; `null`: nobody did. */
  readonly verification: string | null
  /** CO2e funded for these months, and where; never subtracted. */
  readonly funded: { readonly grams: number; readonly projects: readonly string[] }
}

/** All that a framework is answered from: nothing of it is computed for the occasion. */
export type DisclosedCompany = {
  readonly companyName: string
  /** As 2026-11-27. */
  readonly today: string
  readonly now: DisclosedYear
  /** The footprint of the base year; `null`: none is set. */
  readonly base: DisclosedYear | null
  /** Of its total since it was recalculated; `null`: it was not. */
  readonly recalculatedGrams: number | null
  /** How the base year is treated, as it was written down. */
  readonly basePolicy: string | null
  readonly targets: readonly DisclosedTarget[]
  readonly actions: readonly DisclosedAction[]
  readonly methods: string
  readonly energy: DisclosedEnergy
  readonly report: DisclosedReport
  readonly said: CompanyYear
}

export const sourceOfYear = ({ isDeclared }: DisclosedYear): readonly FactSource[] =>
  isDeclared ? ['declaration'] : ['lines']
