import { SCOPE_THREE_KEYS } from '../scope-three.ts'
import { CATEGORY_KEYS, SCOPE_ONE_KEYS, SCOPE_TWO_KEYS, scopeOf } from '../scopes.ts'

/** The specification's `unknown` of scopes 1 and 2: the industry benchmark stands for the whole scope. */
export const WHOLE_SCOPES = ['unknownScopeOne', 'unknownScopeTwo'] as const
export type WholeScope = (typeof WHOLE_SCOPES)[number]
export const INVENTORY_CATEGORIES = [...CATEGORY_KEYS, ...WHOLE_SCOPES] as const
export type InventoryCategory = (typeof INVENTORY_CATEGORIES)[number]

/** Each scope with what stands for the whole of it, as completeness lists them. */
export const CATEGORIES_BY_SCOPE: readonly InventoryCategory[] = [
  ...SCOPE_ONE_KEYS,
  ...SCOPE_TWO_KEYS,
  ...WHOLE_SCOPES,
  ...SCOPE_THREE_KEYS,
]

export const CATEGORY_STATES = [
  'open',
  /** All there is is entered. */
  'figures',
  /** What is entered, and the benchmark for the rest. */
  'figures-and-rest',
  'benchmark',
  'not-applicable',
] as const
export type CategoryState = (typeof CATEGORY_STATES)[number]

export type States = ReadonlyMap<InventoryCategory, CategoryState>

/** Whether lines of a category count. */
export const hasFigures = (state: CategoryState | undefined): boolean =>
  state === 'figures' || state === 'figures-and-rest'

export const isWholeScope = (category: InventoryCategory): category is WholeScope =>
  WHOLE_SCOPES.some((whole) => whole === category)

export function scopeOfCategory(category: InventoryCategory): 1 | 2 | 3 {
  if (category === 'unknownScopeOne') return 1
  return category === 'unknownScopeTwo' ? 2 : scopeOf(category)
}
