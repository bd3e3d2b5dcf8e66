import {
  type Benchmark,
  benchmarkGrams,
  type CompletenessInput,
  type EnteredLine,
} from '../completeness/category-completeness.ts'
import { type Completeness, completeness, restFactor } from '../completeness/completeness.ts'
import {
  type TotalQuality,
  totalQuality,
  totalUncertainty,
  type UncertainLine,
  WORST_SCORE,
} from '../lines/uncertainty.ts'
import { CATEGORY_KEYS, type CategoryKey, scopeOf } from '../scopes.ts'
import {
  type CategoryState,
  hasFigures,
  INVENTORY_CATEGORIES,
  type InventoryCategory,
  type States,
  scopeOfCategory,
  WHOLE_SCOPES,
  type WholeScope,
} from './inventory-categories.ts'

export type CountedLine = EnteredLine & {
  /** Scope 2 by contracts; `null`: by location, too. */
  readonly marketGrams: number | null
  readonly biogenicGrams: number
  /** From 1, the best, to 4. */
  readonly quality: number
}

/** How firm a sum is. */
type Firmness = {
  /** 95%: between sum / factor and sum x factor. */
  readonly uncertainty: number
  /** `null` of nothing. */
  readonly quality: TotalQuality | null
}

type CategoryTotal = Firmness & Completeness['categories'][number]

type InventoryTotals = Omit<Completeness, 'categories' | 'totals'> & {
  readonly categories: readonly CategoryTotal[]
  /** With scope 2 by location. */
  readonly totals: Completeness['totals'] &
    Firmness & {
      readonly scope2Market: number
      readonly totalMarket: number
      /** Outside the scopes. */
      readonly biogenic: number
    }
  /** Categories that have neither figures nor a reason. */
  readonly open: readonly InventoryCategory[]
}

type InventoryInput = Omit<CompletenessInput, 'lines'> & { readonly lines: readonly CountedLine[] }

/** Adds up what was entered and what stands in for it. Every sum is that of the categories beside it. */
export function inventoryTotals(input: InventoryInput): InventoryTotals {
  const { states, lines, benchmark } = input
  const { categories, totals, ...whole } = completeness(input)
  const parts = new Map(categories.map((each) => [each.category, firmnessParts(each, input)]))
  const firmness = (category: InventoryCategory) => firmnessOf(parts.get(category) ?? [])
  const counted = lines.filter(({ category }) => hasFigures(states.get(category)))
  const byMarket = counted.reduce(
    (all, { category, co2eGrams, marketGrams }) =>
      scopeOf(category) === 2 ? all + (marketGrams ?? co2eGrams) - co2eGrams : all,
    0,
  )
  return {
    ...whole,
    categories: categories
      .map((each) => ({ ...each, ...firmness(each.category) }))
      .toSorted((a, b) => PLACE(a.category) - PLACE(b.category)),
    totals: {
      ...totals,
      scope2Market: totals.scope2 + byMarket,
      totalMarket: totals.total + byMarket,
      biogenic: counted.reduce((all, { biogenicGrams }) => all + biogenicGrams, 0),
      quality: totalQuality([...parts.values()].flat()),
    },
    open: openCategories(states, benchmark),
  }
}

const PLACE = (category: InventoryCategory) => INVENTORY_CATEGORIES.indexOf(category)

type FirmnessPart = UncertainLine & { readonly quality: number }

const firmnessOf = (parts: readonly FirmnessPart[]): Firmness => ({
  uncertainty: totalUncertainty(parts),
  quality: totalQuality(parts),
})

/** What a category is the sum of: its lines, and the benchmark for the rest. */
function firmnessParts(
  { category, scope, enteredGrams, restGrams }: Completeness['categories'][number],
  { lines, benchmark }: InventoryInput,
): FirmnessPart[] {
  const entered = enteredGrams > 0 ? lines.filter((line) => line.category === category) : []
  const factor = restFactor(scope, benchmark.ranges)
  const rest = { grams: restGrams, factor, factorId: 'benchmark', quality: WORST_SCORE }
  return [
    ...entered.map(({ co2eGrams, uncertainty, factorId, quality }) => ({
      grams: co2eGrams,
      factor: uncertainty,
      factorId,
      quality,
    })),
    ...(restGrams > 0 ? [rest] : []),
  ]
}

/** What the estimate says of a category; `null`: it has no figure for it. Tables that know nothing say 0. */
export const benchmarkOf = (category: InventoryCategory, benchmark: Benchmark): number | null =>
  benchmarkGrams(category, benchmark) || null

/** The state that a category takes with its first line: a benchmark never goes because a line comes. */
export function stateOfFirstLine(category: CategoryKey, benchmark: Benchmark): CategoryState {
  const isDerived = category === 'fuelAndEnergyRelatedActivities'
  return scopeOf(category) === 3 && !isDerived && benchmarkGrams(category, benchmark) > 0
    ? 'figures-and-rest'
    : 'figures'
}

/**
 * A scope that its benchmark stands for leaves none of its categories open. A benchmark that the estimate no
 * longer has, because it was overwritten, is no figure.
 */
function openCategories(states: States, benchmark: Benchmark): InventoryCategory[] {
  const isLost = (category: CategoryKey) =>
    states.get(category) === 'benchmark' && benchmarkOf(category, benchmark) === null
  return CATEGORY_KEYS.filter(
    (category) =>
      isLost(category) ||
      (!states.has(category) &&
        !['benchmark', 'figures-and-rest'].includes(stateOfScope(states, category))),
  )
}

function stateOfScope(states: States, category: CategoryKey): CategoryState {
  const whole = WHOLE_SCOPES.find((each) => scopeOfCategory(each) === scopeOf(category))
  return (whole && states.get(whole)) ?? 'open'
}

export type StateProblem =
  /** The scope's benchmark covers this category already, or the other way round. */
  | 'COUNTED_TWICE'
  | 'NO_BENCHMARK'
  | 'REASON_MISSING'
  /** Lines stand in it, or none do. */
  | 'HAS_LINES'
  | 'NO_LINES'

type StateChange = {
  readonly category: InventoryCategory
  readonly state: CategoryState
  readonly reason: string | null
}

/** Why a category cannot take a state; `null`: it can. */
export function stateProblem(
  states: States,
  { category, state, reason }: StateChange,
  benchmark: Benchmark,
): StateProblem | null {
  const scope = WHOLE_SCOPES.indexOf(category as WholeScope) + 1
  const isWhole = scope > 0
  const isEntered = isWhole ? isScopeEntered(states, scope) : hasFigures(states.get(category))
  if (hasFigures(state) && (!isEntered || (isWhole && state === 'figures'))) return 'NO_LINES'
  if (!hasFigures(state) && !isWhole && isEntered) return 'HAS_LINES'
  if (state === 'not-applicable') return reason ? null : 'REASON_MISSING'
  if (state !== 'benchmark' && state !== 'figures-and-rest') return null
  if (benchmarkOf(category, benchmark) === null) return 'NO_BENCHMARK'
  return state === 'benchmark' && isEntered ? 'COUNTED_TWICE' : null
}

const isScopeEntered = (states: States, scope: number) =>
  CATEGORY_KEYS.some((each) => scopeOf(each) === scope && hasFigures(states.get(each)))

/** Whether the benchmark of its whole scope stands for a category, so that figures would count twice. */
export function isCoveredByScope(states: States, category: CategoryKey): boolean {
  return stateOfScope(states, category) === 'benchmark'
}
