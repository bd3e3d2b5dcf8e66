import {
  CATEGORIES_BY_SCOPE,
  hasFigures,
  type InventoryCategory,
} from '../company-footprints/inventory/inventory-categories.ts'
import { inventoryCategoryName } from '../company-footprints/inventory/inventory-category-name.ts'
import { onlyInOneYear } from './only-in-one-year.ts'
import { categoryOfYear, type YearFigures } from './year-figures.ts'

/** What of two years can be compared: the same categories, entered alike, of the same sites and companies. */
export type LikeForLike = {
  readonly before: number
  readonly now: number
  /** As a share; `null`: too little of the two can be compared, or there was nothing before. */
  readonly change: number | null
  /** Categories, sites and companies in which the two years differ. */
  readonly differs: readonly string[]
}

const LEAST_COMPARABLE = 0.5

export function likeForLike(before: YearFigures, now: YearFigures): LikeForLike {
  const away = onlyInOneYear(before.lines, now.lines)
  const same = CATEGORIES_BY_SCOPE.filter((category) => isAlike(category, before, now))
  const sum = (year: YearFigures, categories: readonly InventoryCategory[]) =>
    categories.reduce((all, category) => all + categoryOfYear(year, category).grams, 0)
  const leftOut = (year: YearFigures, isAway: typeof away.now) =>
    year.lines.reduce(
      (all, line) => (same.includes(line.category) && isAway(line) ? all + line.grams : all),
      0,
    )
  const [then, since] = [
    sum(before, same) - leftOut(before, away.before),
    sum(now, same) - leftOut(now, away.now),
  ]
  const [totalThen, totalSince] = [sum(before, CATEGORIES_BY_SCOPE), sum(now, CATEGORIES_BY_SCOPE)]
  const comparable = totalThen > totalSince ? then / totalThen : since / totalSince
  const isComparable = Math.max(totalThen, totalSince) > 0 && comparable >= LEAST_COMPARABLE
  return {
    before: then,
    now: since,
    change: isComparable && then > 0 ? since / then - 1 : null,
    differs: [...differing(same, before, now), ...away.names],
  }
}

/** The same state with figures in both; a benchmark is nobody's figure. */
function isAlike(category: InventoryCategory, before: YearFigures, now: YearFigures): boolean {
  const { state } = categoryOfYear(before, category)
  return hasFigures(state) && state === categoryOfYear(now, category).state
}

function differing(
  same: readonly InventoryCategory[],
  before: YearFigures,
  now: YearFigures,
): string[] {
  return CATEGORIES_BY_SCOPE.filter(
    (category) =>
      !same.includes(category) &&
      categoryOfYear(before, category).grams + categoryOfYear(now, category).grams > 0,
  ).map(inventoryCategoryName)
}
