import type {
  CategoryState,
  InventoryCategory,
} from '../company-footprints/inventory/inventory-categories.ts'

/** A line as years compare it. */
export type YearLine = {
  readonly category: InventoryCategory
  /** The same activity in any year; of a factor of one's own its source. */
  readonly activity: string
  readonly site: string | null
  /** A company of the group; `null`: the company itself. */
  readonly company: string | null
  readonly unit: string
  /** Of money in the prices of its factor. */
  readonly quantity: number
  /** What counts by the approach. */
  readonly grams: number
  /** Of the whole, 0 to 1, by the approach. */
  readonly share: number
  readonly isSpending: boolean
  /** The warming potentials of its factor; `null`: nobody says. */
  readonly gwp: string | null
}

export type YearCategory = {
  readonly state: CategoryState
  /** Lines and what a benchmark stands for. */
  readonly grams: number
  readonly restGrams: number
}

/** A footprint as it stands beside others. */
export type YearFigures = {
  readonly categories: ReadonlyMap<InventoryCategory, YearCategory>
  readonly lines: readonly YearLine[]
  /** Whether the lines are those of the sums; else nothing is split. */
  readonly isExplained: boolean
}

const NOT_THERE: YearCategory = { state: 'open', grams: 0, restGrams: 0 }

export const categoryOfYear = (
  { categories }: Pick<YearFigures, 'categories'>,
  category: InventoryCategory,
): YearCategory => categories.get(category) ?? NOT_THERE
