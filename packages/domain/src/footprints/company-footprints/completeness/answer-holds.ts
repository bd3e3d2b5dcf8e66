import {
  type InventoryCategory,
  isWholeScope,
  scopeOfCategory,
} from '../inventory/inventory-categories.ts'
import type { CategoryCompleteness } from './category-completeness.ts'

type AnsweredOf = InventoryCategory | 'below-range'

type Answered = {
  readonly subject: AnsweredOf
  /** The rest is added, or the figures are all there is; of the range, that it was seen. */
  readonly answer: 'rest' | 'figures' | 'seen'
  /** What it was answered of; `null`: it was not stored. */
  readonly grams: number | null
}

type Shown = {
  readonly categories: readonly Pick<CategoryCompleteness, 'category' | 'enteredGrams'>[]
  readonly total: number
}

/** What an answer is about: what is entered of its category, or the total. */
export function answeredGrams(subject: AnsweredOf, { categories, total }: Shown): number {
  if (subject === 'below-range') return total
  const own = isWholeScope(subject)
    ? categories.filter((each) => scopeOfCategory(each.category) === scopeOfCategory(subject))
    : categories.filter(({ category }) => category === subject)
  return own.reduce((all, { enteredGrams }) => all + enteredGrams, 0)
}

/** Figures that were all there is ask again when they change by more than a tenth; a rest follows them by itself. */
export function answerHolds({ subject, answer, grams }: Answered, shown: Shown): boolean {
  if (answer === 'rest' || grams === null) return true
  return Math.abs(answeredGrams(subject, shown) - grams) * 10 <= grams
}
