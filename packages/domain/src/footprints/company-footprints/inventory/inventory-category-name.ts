import { CATEGORY_KEYS, categoryName } from '../scopes.ts'
import {
  INVENTORY_CATEGORIES,
  type InventoryCategory,
  WHOLE_SCOPES,
} from './inventory-categories.ts'

export function inventoryCategoryName(category: InventoryCategory): string {
  if (category === WHOLE_SCOPES[0]) return 'All of scope 1, by the benchmark'
  if (category === WHOLE_SCOPES[1]) return 'All of scope 2, by the benchmark'
  return categoryName(category)
}

/** The category of a name or key as it was typed, in capitals or not. */
export function findInventoryCategory(typed: string | undefined): InventoryCategory | null {
  return findCategoryKey(INVENTORY_CATEGORIES, typed)
}

/** One that lines can be in. */
export function findLineCategory(typed: string | undefined): (typeof CATEGORY_KEYS)[number] | null {
  return findCategoryKey(CATEGORY_KEYS, typed)
}

function findCategoryKey<T extends InventoryCategory>(
  keys: readonly T[],
  typed: string | undefined,
): T | null {
  const wanted = typed?.trim().toLowerCase()
  const fits = (key: T) =>
    key.toLowerCase() === wanted || inventoryCategoryName(key).toLowerCase() === wanted
  return keys.find(fits) ?? null
}
