import { GRAMS_PER_KILOGRAM, type Grams, grams } from '../../../quantity/impact-quantity.ts'
import { SCOPE_THREE_KEYS, type ScopeThreeKey } from '../scope-three.ts'
import {
  electricityFactor,
  findEstimateCountry,
  LAST_ELECTRICITY_YEAR,
  nearestCountry,
} from './countries.ts'
import { FIRST_YEAR, LAST_EXCHANGE_YEAR, poundsOf2022 } from './money.ts'
import { type Range, rangeAround, scope12Factor, totalFactor, upstreamFactor } from './range.ts'
import {
  type Company,
  type DownstreamChoice,
  type ScopesOfCompanyPart,
  scope3,
  scopes12,
} from './scopes-of-company.ts'
import { findSector } from './sectors.ts'

/** Of the model and its tables; a result names the one it was computed with. */
export const ESTIMATE_VERSION = 'turnover-2'

export type EstimateInput = {
  readonly sector: string
  /** Of a year, without VAT, in whole units of the currency. */
  readonly turnover: number
  readonly currency: string
  readonly year: number
  /** ISO 3166-1, two letters. */
  readonly country: string
  /** `null`: estimated from turnover. */
  readonly employees: number | null
  /** Categories after the sale: those that belong to the sector, all that are known, or none. */
  readonly downstream: DownstreamChoice
}

export type EstimateProblem =
  | { readonly problem: 'sector' | 'turnover' | 'year' | 'currency' | 'employees' | 'country' }
  | { readonly problem: 'no-adequate-data'; readonly nearest: string }

export type EstimateNote =
  | 'no-company-of-this-sector'
  | 'employees-estimated'
  | 'rates-of-an-earlier-year'
  | 'electricity-of-an-earlier-year'
  | 'downstream-left-out'

type CategoryFigure = { readonly category: ScopeThreeKey; readonly co2e: Grams }

export type Estimate = {
  readonly version: string
  readonly scope1: Grams
  /** Location-based. */
  readonly scope2: Grams
  readonly scope3: Grams
  readonly categories: readonly CategoryFigure[]
  readonly total: Grams
  readonly totalWithoutDownstream: Grams
  readonly ranges: {
    readonly scope12: Range
    readonly upstream: Range
    readonly total: Range
    readonly totalWithoutDownstream: Range
  }
  /** Left out of the total, and the condition under which each applies. */
  readonly optional: readonly (CategoryFigure & { readonly basis: string })[]
  readonly notes: readonly EstimateNote[]
  readonly workings: Workings
}

/** What the figures were computed from, so that anyone can compute them again. */
export type Workings = {
  /** Turnover in pounds of 2022. */
  readonly pounds2022: number
  readonly employees: number
  /** How much of the company works in its own country. */
  readonly homeShare: number
  /** How far the multipliers from disclosures apply. */
  readonly strength: number
  readonly electricityKgPerKwh: number
  readonly isAmericanModel: boolean
}

type EstimatePlace = Pick<Company, 'sector' | 'country' | 'year'>

const HOME = { from: 50e6, to: 5e9, least: 0.5 } as const
const LEAST_STRENGTH = 0.5
/** More than any company on Earth emits, and little enough to count in whole grams. */
const MOST_KG = 5e12
/** Less than any company turns over, and enough to have a range. */
const LEAST_POUNDS = 1
const OIL: readonly string[] = ['oil_gas_extraction', 'refined_petroleum']

/**
 * Estimates a company's yearly emissions from its sector, turnover and country: economic intensities of
 * the sector (input-output tables), corrected by what companies disclosed.
 * Model and sources: docs/footprint-estimate.md.
 */
export function estimateFootprint(input: EstimateInput): Estimate | EstimateProblem {
  const checked = check(input)
  if ('problem' in checked) return checked
  const { place, pounds } = checked
  const homeShare = homeShareOf(pounds)
  const strength = LEAST_STRENGTH + ((1 - LEAST_STRENGTH) * (1 - homeShare)) / (1 - HOME.least)
  const employees =
    input.employees ??
    (pounds / 1e6) * place.sector.employeesPerMillion * place.country.employeesPerTurnover
  const company = { ...place, pounds, homeShare, strength, employees }
  const figures = { input, ...scopes12(company), ...scope3(company, input.downstream) }
  return kgOf(figures) > MOST_KG ? { problem: 'turnover' } : assemble(company, figures)
}

const kgOf = ({ scope1, scope2, upstream, downstream, leftOut }: EstimateFigures): number =>
  [
    scope1,
    scope2,
    ...upstream.values(),
    ...[...downstream, ...leftOut].map(({ value }) => value),
  ].reduce((sum, kg) => sum + kg)

function check(input: EstimateInput): EstimateProblem | { place: EstimatePlace; pounds: number } {
  const { turnover, year, currency, employees } = input
  const sector = findSector(input.sector)
  if (!sector) return { problem: 'sector' }
  const country = findEstimateCountry(input.country)
  if (!country) {
    const nearest = nearestCountry(input.country)
    return nearest ? { problem: 'no-adequate-data', nearest } : { problem: 'country' }
  }
  if (!Number.isFinite(turnover)) return { problem: 'turnover' }
  if (!Number.isInteger(year) || year < FIRST_YEAR || year > 2100) return { problem: 'year' }
  if (employees !== null && !(employees > 0)) return { problem: 'employees' }
  const pounds = poundsOf2022({ amount: turnover, currency, year }, OIL.includes(sector.code))
  if (pounds === null) return { problem: 'currency' }
  return pounds < LEAST_POUNDS
    ? { problem: 'turnover' }
    : { place: { sector, country, year }, pounds }
}

/** Large companies work in many countries, so that of their head office says less about them. */
function homeShareOf(pounds: number): number {
  const size = Math.log(pounds / HOME.from) / Math.log(HOME.to / HOME.from)
  return 1 - (1 - HOME.least) * Math.min(1, Math.max(0, size))
}

type EstimateFigures = {
  readonly input: EstimateInput
  readonly scope1: number
  readonly scope2: number
  readonly upstream: ReadonlyMap<ScopeThreeKey, number>
  readonly downstream: readonly ScopesOfCompanyPart[]
  readonly leftOut: readonly ScopesOfCompanyPart[]
}

/** Each part is rounded to the gram, and every sum is that of its parts. */
function assemble(company: Company, figures: EstimateFigures): Estimate {
  const { sector, country, pounds, homeShare, strength, employees } = company
  const scope1 = wholeGrams(figures.scope1)
  const scope2 = wholeGrams(figures.scope2)
  const upstream = [...figures.upstream].map(([category, kg]) => ({
    category,
    co2e: wholeGrams(kg),
  }))
  const downstream = figures.downstream.map(estimateFigureOf)
  const categories = [...upstream, ...downstream].toSorted(
    (a, b) => SCOPE_THREE_KEYS.indexOf(a.category) - SCOPE_THREE_KEYS.indexOf(b.category),
  )
  const [scope12, before] = [scope1 + scope2, sumOfCategories(upstream)]
  const totalWithoutDownstream = grams(scope12 + before)
  const total = grams(totalWithoutDownstream + sumOfCategories(downstream))
  const parts = { scope12, upstream: before, downstream: [] }
  const all = { ...parts, downstream: figures.downstream.map(inGrams) }
  return {
    version: ESTIMATE_VERSION,
    scope1,
    scope2,
    scope3: grams(total - scope12),
    categories,
    total,
    totalWithoutDownstream,
    ranges: {
      scope12: rangeAround(scope12, scope12Factor(sector, pounds)),
      upstream: rangeAround(before, upstreamFactor()),
      total: rangeAround(total, totalFactor(sector, all)),
      totalWithoutDownstream: rangeAround(totalWithoutDownstream, totalFactor(sector, parts)),
    },
    optional: figures.leftOut.map((part) => ({ ...estimateFigureOf(part), basis: part.row.basis })),
    notes: notesOf(company, figures),
    workings: {
      pounds2022: pounds,
      employees,
      homeShare,
      strength,
      electricityKgPerKwh: electricityFactor(country.iso2, company.year),
      isAmericanModel: country.iso2 === 'US' && sector.us !== null,
    },
  }
}

function notesOf({ sector, year }: Company, { input, leftOut }: EstimateFigures): EstimateNote[] {
  const notes: readonly (readonly [EstimateNote, boolean])[] = [
    ['no-company-of-this-sector', sector.disclosed.count === 0],
    ['employees-estimated', input.employees === null],
    ['rates-of-an-earlier-year', year > LAST_EXCHANGE_YEAR],
    ['electricity-of-an-earlier-year', year > LAST_ELECTRICITY_YEAR],
    ['downstream-left-out', leftOut.length > 0],
  ]
  return notes.filter(([, holds]) => holds).map(([note]) => note)
}

const wholeGrams = (kg: number): Grams => grams(Math.round(kg * GRAMS_PER_KILOGRAM))
const estimateFigureOf = ({ row, value }: ScopesOfCompanyPart) => ({
  category: row.category,
  co2e: wholeGrams(value),
})
const inGrams = ({ row, value }: ScopesOfCompanyPart) => ({
  row,
  value: value * GRAMS_PER_KILOGRAM,
})
const sumOfCategories = (figures: readonly CategoryFigure[]) =>
  figures.reduce((sum, { co2e }) => sum + co2e, 0)
