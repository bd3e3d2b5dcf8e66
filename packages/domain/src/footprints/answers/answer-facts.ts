import type {
  AllocationAmount,
  AllocationLevel,
  AllocationMethod,
  AllocationQuestion,
} from '../allocations/allocation-terms.ts'
import { estimateFootprint } from '../company-footprints/estimate/estimate.ts'

import type { AnswerBills, BilledFigures } from './answer-bills.ts'

export const ASSURANCES = ['none', 'limited', 'reasonable'] as const
export type Assurance = (typeof ASSURANCES)[number]
export const CONSOLIDATIONS = [
  'operationalControl',
  'financialControl',
  'equityShare',
  'not-known',
] as const

/** How a supplier finds the share of a customer by a link; `product` has a page of its own. */
export const SHARING_METHODS = [
  'revenue-share',
  'mass',
  'volume',
  'count',
  'energy',
  'area',
  'freight',
  'hours',
  'whole',
] as const satisfies AllocationMethod[]
export type SharingMethod = (typeof SHARING_METHODS)[number]

/** What a supplier knows of itself; `null`: not known. Grams of CO2e before offsets, months as 2025-04. */
export type AnswerFacts = {
  readonly sector: string
  readonly country: string
  /** Of a year, without VAT, in units of the currency. */
  readonly turnover: { readonly amount: string; readonly currency: string } | null
  readonly employees: number | null
  readonly period: { readonly from: string; readonly to: string }
  readonly inventory: {
    readonly scope1Grams: number | null
    readonly scope2LocationGrams: number | null
    readonly scope2MarketGrams: number | null
    /** Categories 1 to 8 of scope 3, in their order. */
    readonly upstream: readonly (number | null)[]
    readonly approach: (typeof CONSOLIDATIONS)[number]
    readonly assurance: Assurance
    /** By whom, and by which standard. */
    readonly assuredBy: string | null
    readonly netOfOffsets: boolean
  } | null
  /** Energy and fuel of the months, where there is no footprint yet; `null`: not given. */
  readonly bills: AnswerBills | null
  readonly method: SharingMethod
  readonly driver: {
    readonly customer: AllocationAmount
    readonly supplier: AllocationAmount
  } | null
}

export type Figures = {
  readonly level: Extract<AllocationLevel, 'estimate' | 'bills' | 'inventory'>
  readonly scope1Grams: number
  readonly scope2LocationGrams: number
  readonly scope2MarketGrams: number | null
  /** Categories 1 to 8; `null`: nothing of them is known. */
  readonly upstreamGrams: number | null
  /** Which of the eight there are. */
  readonly upstreamCategories: readonly number[]
}

export type FactsProblem = 'scopes-missing' | 'turnover-missing' | 'no-estimate'

/**
 * The figures behind an answer. Scopes 1 and 2 that are both known are an inventory. Where one is not, they come from
 * what was billed, and what the company buys from an estimate; without bills all of it is an estimate, out of sector,
 * country, turnover and people. Nothing is filled in.
 */
export function figuresOf(
  facts: AnswerFacts,
  billed: BilledFigures | null = null,
): Figures | { readonly problem: FactsProblem } {
  const { inventory } = facts
  if (inventory && inventory.scope1Grams !== null && inventory.scope2LocationGrams !== null) {
    const known = inventory.upstream.flatMap((grams, at) => (grams === null ? [] : [{ grams, at }]))
    return {
      level: 'inventory',
      scope1Grams: inventory.scope1Grams,
      scope2LocationGrams: inventory.scope2LocationGrams,
      scope2MarketGrams: inventory.scope2MarketGrams,
      upstreamGrams: known.length === 0 ? null : known.reduce((sum, { grams }) => sum + grams, 0),
      upstreamCategories: known.map(({ at }) => at + 1),
    }
  }
  const estimate = estimated(facts)
  if (!billed || 'problem' in estimate) return estimate
  const { scope1Grams, scope2LocationGrams } = billed
  return { ...estimate, level: 'bills', scope1Grams, scope2LocationGrams }
}

function estimated(facts: AnswerFacts): Figures | { readonly problem: FactsProblem } {
  const { turnover, sector, country, employees, period } = facts
  if (!turnover) return { problem: facts.inventory ? 'scopes-missing' : 'turnover-missing' }
  const estimate = estimateFootprint({
    sector,
    country,
    employees,
    turnover: Number(turnover.amount),
    currency: turnover.currency,
    year: Number(period.to.slice(0, 4)),
    downstream: 'exclude',
  })
  if ('problem' in estimate) return { problem: 'no-estimate' }
  const { scope1, scope2, scope3 } = estimate
  return {
    level: 'estimate',
    scope1Grams: scope1,
    scope2LocationGrams: scope2,
    scope2MarketGrams: null,
    upstreamGrams: scope3,
    upstreamCategories: [1, 2, 3, 4, 5, 6, 7, 8],
  }
}

/** What the rule of shares is asked: the customer's months are those of the request. */
export function questionOf(
  facts: AnswerFacts,
  figures: Figures,
  customer: AllocationQuestion['customer']['period'],
): AllocationQuestion {
  const { level, scope1Grams, scope2LocationGrams, scope2MarketGrams, upstreamGrams } = figures
  return {
    method: facts.method,
    supplier: {
      period: facts.period,
      level,
      scope1Grams,
      scope2LocationGrams,
      scope2MarketGrams,
      upstreamGrams,
      netOfOffsets: facts.inventory?.netOfOffsets ?? false,
    },
    customer: { period: customer },
    driver: facts.driver ?? undefined,
  }
}
