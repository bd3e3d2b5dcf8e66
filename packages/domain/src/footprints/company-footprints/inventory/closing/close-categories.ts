import type { Benchmark } from '../../completeness/category-completeness.ts'
import { CATEGORY_KEYS, type CategoryKey, scopeOf } from '../../scopes.ts'
import {
  type CategoryState,
  hasFigures,
  type InventoryCategory,
  type States,
  WHOLE_SCOPES,
} from '../inventory-categories.ts'
import { benchmarkOf } from '../inventory-totals.ts'
import { whyNot } from './why-not.ts'

/** What happens to open categories of which nothing is said. */
export const REST_CHOICES = ['open', 'none', 'benchmark'] as const
export type RestChoice = (typeof REST_CHOICES)[number]

type OfInventory = { readonly states: States; readonly benchmark: Benchmark }

type Closing = OfInventory & {
  readonly open: readonly InventoryCategory[]
  /** Why each of these does not apply. */
  readonly said: ReadonlyMap<InventoryCategory, string>
  readonly rest: RestChoice
}

type ClosedCategory = {
  readonly category: InventoryCategory
  readonly state: CategoryState
  readonly reason: string
}

/** What firms of the sector usually have is not said away with the rest: a share of the estimate's total. */
const USUAL = 0.02

/** The grams that firms of the sector and size usually have of an open category or of its scope; 0: little or nothing. */
export function usualGrams(
  category: InventoryCategory,
  { states, benchmark }: OfInventory,
): number {
  const whole = wholeScopeOf(category)
  if (whole && isEntered(states, whole)) return 0
  const grams = benchmarkOf(whole ?? category, benchmark) ?? 0
  return grams >= USUAL * benchmark.total ? grams : 0
}

/** The states that open categories take: what was said of each, then what was said of all the rest. */
export function closeCategories({ open, said, rest, ...inventory }: Closing): ClosedCategory[] {
  const closed = open.flatMap((category) => {
    const reason = said.get(category)
    return reason === undefined ? [] : [notApplicable(category, reason)]
  })
  const left = open.filter((category) => !said.has(category))
  if (rest === 'none') {
    const unusual = left.filter((category) => usualGrams(category, inventory) === 0)
    return [...closed, ...unusual.map(usually)]
  }
  return rest === 'benchmark' ? [...closed, ...withBenchmark(left, inventory)] : closed
}

const notApplicable = (category: InventoryCategory, reason: string): ClosedCategory => ({
  category,
  state: 'not-applicable',
  reason,
})

/** For the usual reason. */
const usually = (category: InventoryCategory) =>
  notApplicable(category, isLine(category) ? whyNot(category)[0] : '')

/** The benchmark stands for a scope or a category that has one; what has none does not apply. */
function withBenchmark(
  left: readonly InventoryCategory[],
  { states, benchmark }: OfInventory,
): ClosedCategory[] {
  const stands = new Set<InventoryCategory>(
    left
      .map((category) => wholeScopeOf(category) ?? category)
      .filter((category) => benchmarkOf(category, benchmark) !== null),
  )
  const without = left.filter((category) => !stands.has(wholeScopeOf(category) ?? category))
  return [
    ...[...stands].map((category) => ({
      category,
      state:
        category !== wholeScopeOf(category) || !isEntered(states, category)
          ? ('benchmark' as const)
          : ('figures-and-rest' as const),
      reason: '',
    })),
    ...without.map(usually),
  ]
}

const isLine = (category: InventoryCategory): category is CategoryKey =>
  CATEGORY_KEYS.some((key) => key === category)

/** Of scopes 1 and 2 only the whole has a benchmark. */
function wholeScopeOf(category: InventoryCategory): InventoryCategory | null {
  if (!isLine(category)) return category
  return WHOLE_SCOPES[scopeOf(category) - 1] ?? null
}

const isEntered = (states: States, whole: InventoryCategory) =>
  CATEGORY_KEYS.some((key) => wholeScopeOf(key) === whole && hasFigures(states.get(key)))
