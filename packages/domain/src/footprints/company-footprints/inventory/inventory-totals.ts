import {
  FROM_80_TO_95,
  type TotalQuality,
  totalQuality,
  totalUncertainty,
  type UncertainLine,
  WORST_SCORE,
} from '../lines/uncertainty.ts'
import type { ScopeThreeKey } from '../scope-three.ts'
import { CATEGORY_KEYS, type CategoryKey, scopeOf } from '../scopes.ts'

/** The specification's `unknown` of scopes 1 and 2: the industry benchmark stands for the whole scope. */
export const WHOLE_SCOPES = ['unknownScopeOne', 'unknownScopeTwo'] as const
export type WholeScope = (typeof WHOLE_SCOPES)[number]
export const INVENTORY_CATEGORIES = [...CATEGORY_KEYS, ...WHOLE_SCOPES] as const
export type InventoryCategory = (typeof INVENTORY_CATEGORIES)[number]

export const CATEGORY_STATES = ['not-begun', 'benchmark', 'entered', 'not-applicable'] as const
export type CategoryState = (typeof CATEGORY_STATES)[number]

/** Grams a year of the estimate that the inventory refines. */
export type Benchmark = {
  readonly scope1: number
  readonly scope2: number
  readonly categories: readonly { readonly category: ScopeThreeKey; readonly co2e: number }[]
  /** 80%: four of five companies lie between value / factor and value x factor. */
  readonly ranges: {
    readonly scope12: { readonly factor: number }
    readonly upstream: { readonly factor: number }
  }
}

export type CountedLine = {
  readonly category: CategoryKey
  /** What counts by the consolidation approach. */
  readonly grams: number
  /** Scope 2 by contracts; `null`: by location, too. */
  readonly marketGrams: number | null
  readonly biogenicGrams: number
  /** 95%. */
  readonly uncertainty: number
  /** From 1, the best, to 4. */
  readonly quality: number
  readonly factorId: string
}

/** How firm a sum is. */
export type Firmness = {
  /** 95%: between sum / factor and sum x factor. */
  readonly uncertainty: number
  /** `null` of nothing. */
  readonly quality: TotalQuality | null
}

export type CategoryTotal = Firmness & {
  readonly category: InventoryCategory
  readonly scope: 1 | 2 | 3
  readonly state: CategoryState
  readonly grams: number
}

export type InventoryTotals = Firmness & {
  readonly categories: readonly CategoryTotal[]
  readonly scope1: number
  /** By location. */
  readonly scope2: number
  readonly scope2Market: number
  readonly scope3: number
  /** With scope 2 by location. */
  readonly total: number
  readonly totalMarket: number
  /** Outside the scopes. */
  readonly biogenic: number
  /** How much of the total is benchmark, 0 to 1. */
  readonly benchmarkShare: number
  /** Categories that have neither figures nor a reason. */
  readonly open: readonly InventoryCategory[]
}

type States = ReadonlyMap<InventoryCategory, CategoryState>

/** Adds up what was entered and what stands in for it. Every sum is that of the categories beside it. */
export function inventoryTotals(
  states: States,
  lines: readonly CountedLine[],
  benchmark: Benchmark,
): InventoryTotals {
  const byCategory = groupByCategory(lines)
  const categories = INVENTORY_CATEGORIES.map((category): CategoryTotal => {
    const state = states.get(category) ?? 'not-begun'
    const scope = scopeOfCategory(category)
    const parts = inventoryTotalsPartsOf({ category, state, scope }, byCategory, benchmark)
    const total = parts.reduce((all, { grams }) => all + grams, 0)
    return { category, scope, state, grams: total, ...firmnessOf(parts) }
  })
  const sum = (scope: 1 | 2 | 3) =>
    categories.reduce((all, each) => (each.scope === scope ? all + each.grams : all), 0)
  const [scope1, scope2, scope3] = [sum(1), sum(2), sum(3)]
  const total = scope1 + scope2 + scope3
  const counted = lines.filter(({ category }) => states.get(category) === 'entered')
  const byMarket = counted.reduce(
    (all, { category, grams, marketGrams }) =>
      scopeOf(category) === 2 ? all + (marketGrams ?? grams) - grams : all,
    0,
  )
  const guessed = categories.filter(({ state }) => state === 'benchmark')
  return {
    categories,
    scope1,
    scope2,
    scope2Market: scope2 + byMarket,
    scope3,
    total,
    totalMarket: total + byMarket,
    biogenic: counted.reduce((all, { biogenicGrams }) => all + biogenicGrams, 0),
    ...firmnessOf(
      categories.flatMap((each) => inventoryTotalsPartsOf(each, byCategory, benchmark)),
    ),
    benchmarkShare: total === 0 ? 0 : guessed.reduce((all, { grams }) => all + grams, 0) / total,
    open: openCategories(states, benchmark),
  }
}

function groupByCategory(
  lines: readonly CountedLine[],
): ReadonlyMap<InventoryCategory, CountedLine[]> {
  const groups = new Map<InventoryCategory, CountedLine[]>()
  for (const line of lines) {
    const group = groups.get(line.category)
    if (group) group.push(line)
    else groups.set(line.category, [line])
  }
  return groups
}

type InventoryTotalsPart = UncertainLine & { readonly quality: number }

const firmnessOf = (parts: readonly InventoryTotalsPart[]): Firmness => ({
  uncertainty: totalUncertainty(parts),
  quality: totalQuality(parts),
})

type Stated = Pick<CategoryTotal, 'category' | 'state' | 'scope'>

/** What a category is the sum of: its lines, or the benchmark, which is as wide as the estimate it is from. */
function inventoryTotalsPartsOf(
  { category, state, scope }: Stated,
  lines: ReadonlyMap<InventoryCategory, readonly CountedLine[]>,
  benchmark: Benchmark,
): InventoryTotalsPart[] {
  if (state === 'entered') {
    return (lines.get(category) ?? []).map(({ grams, uncertainty, factorId, quality }) => ({
      grams,
      factor: uncertainty,
      factorId,
      quality,
    }))
  }
  if (state !== 'benchmark') return []
  const { upstream, scope12 } = benchmark.ranges
  const factor = (scope === 3 ? upstream : scope12).factor ** FROM_80_TO_95
  const grams = benchmarkOf(category, benchmark) ?? 0
  return [{ grams, factor, factorId: 'benchmark', quality: WORST_SCORE }]
}

function scopeOfCategory(category: InventoryCategory): 1 | 2 | 3 {
  if (category === 'unknownScopeOne') return 1
  return category === 'unknownScopeTwo' ? 2 : scopeOf(category)
}

/** What the estimate says of a category; `null`: it has no figure for it. Tables that know nothing say 0. */
export function benchmarkOf(category: InventoryCategory, benchmark: Benchmark): number | null {
  if (category === 'unknownScopeOne') return benchmark.scope1
  if (category === 'unknownScopeTwo') return benchmark.scope2
  return benchmark.categories.find((each) => each.category === category)?.co2e || null
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
      isLost(category) || (!states.has(category) && !isCoveredByScope(states, category)),
  )
}

export type StateProblem =
  /** The scope's benchmark covers this category already, or the other way round. */
  'COUNTED_TWICE' | 'NO_BENCHMARK' | 'REASON_MISSING'

type InventoryTotalsInput = {
  readonly category: InventoryCategory
  readonly state: Exclude<CategoryState, 'entered'>
  readonly reason: string | null
}

/** Why a category cannot take a state; `null`: it can. */
export function stateProblem(
  states: States,
  { category, state, reason }: InventoryTotalsInput,
  benchmark: Benchmark,
): StateProblem | null {
  if (state === 'not-applicable' && !reason) return 'REASON_MISSING'
  if (state !== 'benchmark') return null
  if (benchmarkOf(category, benchmark) === null) return 'NO_BENCHMARK'
  const scope = WHOLE_SCOPES.indexOf(category as WholeScope) + 1
  const isEntered = CATEGORY_KEYS.some(
    (each) => scopeOf(each) === scope && states.get(each) === 'entered',
  )
  return isEntered ? 'COUNTED_TWICE' : null
}

/** Whether the benchmark of its whole scope stands for a category, so that figures would count twice. */
export function isCoveredByScope(states: States, category: CategoryKey): boolean {
  return WHOLE_SCOPES.some(
    (whole) => scopeOfCategory(whole) === scopeOf(category) && states.get(whole) === 'benchmark',
  )
}
