import { formatEmission } from '../format-emission.ts'
import {
  type CategoryState,
  type InventoryCategory,
  isWholeScope,
} from '../inventory/inventory-categories.ts'
import { categoryName } from '../scopes.ts'
import type { CategoryFlag } from './completeness-flags.ts'

const A_FIRM = 'that a firm of your sector and size usually has'

type SaidOfCategory = {
  readonly state: CategoryState
  readonly entered: number
  readonly benchmark: number
  readonly least: number
  readonly rest: number
  readonly flags: readonly CategoryFlag[]
  readonly isWhole: boolean
}

/** How what is entered of a category stands to its benchmark. */
export function categorySentence(said: SaidOfCategory): string {
  const { state, entered, benchmark, rest, flags, isWhole } = said
  if (flags.length > 0) return flagSentence(said)
  if (state === 'open') return isWhole ? '' : 'Nothing is said yet.'
  if (state === 'not-applicable') return 'Does not apply.'
  if (state === 'benchmark' && entered === 0) {
    return `Benchmark: ${formatEmission(benchmark)}. Nothing is entered.`
  }
  if (state === 'figures') {
    return benchmark > 0
      ? `Entered: ${formatEmission(entered)}. The benchmark of your sector is ${formatEmission(benchmark)}.`
      : `Entered: ${formatEmission(entered)}.`
  }
  return rest > 0
    ? `Entered: ${formatEmission(entered)}. The benchmark of your sector is ${formatEmission(benchmark)}; ${formatEmission(rest)} of it stands for what is not entered.`
    : `Entered: ${formatEmission(entered)}, no less than the ${formatEmission(benchmark)} ${A_FIRM}. Nothing is added.`
}

function flagSentence({ entered, benchmark, least, flags, isWhole }: SaidOfCategory): string {
  if (flags.includes('usually-applies')) {
    return `Said not to apply; a firm of your sector and size usually has ${formatEmission(benchmark)} here.`
  }
  if (flags.includes('high')) {
    return `Entered: ${formatEmission(entered)}, more than three times the ${formatEmission(benchmark)} ${A_FIRM}. Please look for a slip.`
  }
  return isWhole
    ? `Entered: ${formatEmission(entered)}, less than four of five firms of your sector and size have: ${formatEmission(Math.round(least))} or more.`
    : `Entered: ${formatEmission(entered)}, less than a third of the ${formatEmission(benchmark)} ${A_FIRM}.`
}

type SaidOfTotal = {
  readonly total: number
  readonly benchmarkShare: number
  readonly lowGrams: number
  readonly highGrams: number
  /** What the flags say is missing. */
  readonly leftOut: number
  /** Four of five firms lie inside. */
  readonly usual: { readonly low: number; readonly high: number }
  readonly likelyMissing: readonly {
    readonly category: InventoryCategory
    readonly grams: number
  }[]
}

/** Of the whole footprint: what it is made of, how wide it is, and what is most likely missing. */
export function totalSentences(said: SaidOfTotal): string[] {
  const { total, leftOut, usual, likelyMissing } = said
  const usually = `what four of five firms of your sector and size have (${formatEmission(usual.low)} to ${formatEmission(usual.high)})`
  const missing = likelyMissing.map(
    ({ category, grams }) => `${shortCategoryName(category)} (${formatEmission(grams)})`,
  )
  return [
    shareSentence(said),
    ...(total > 0
      ? [
          `Nineteen times of twenty, the true figure lies between ${rangeEnd(said.lowGrams, total)} and ${rangeEnd(said.highGrams, total)}${leftOut > 0 ? '; the upper end counts what is most likely missing' : ''}.`,
        ]
      : []),
    ...(total > 0 && total < usual.low
      ? [
          `The total of ${formatEmission(total)} is below ${usually}. Usual reasons: purchases that are not entered, or categories said not to apply.`,
        ]
      : []),
    ...(total > usual.high
      ? [`The total of ${formatEmission(total)} is above ${usually}. Please look for a slip.`]
      : []),
    ...(missing.length > 0 ? [`Most likely missing: ${missing.join(', ')}.`] : []),
  ]
}

function shareSentence({ total, benchmarkShare }: SaidOfTotal): string {
  if (total === 0) return 'Nothing is entered yet.'
  if (benchmarkShare === 0) return 'All of this total is entered by you.'
  const percent = Math.round(100 * benchmarkShare)
  return `${100 - percent} % of this total is entered by you; ${percent} % is the benchmark of your sector.`
}

export const shortCategoryName = (category: InventoryCategory): string =>
  isWholeScope(category)
    ? category === 'unknownScopeOne'
      ? 'Scope 1'
      : 'Scope 2'
    : categoryName(category)

const RANGE_UNITS = [
  { name: 'g', grams: 1, below: 1_000 },
  { name: 'kg', grams: 1_000, below: 999_995 },
  { name: 'tonnes', grams: 1_000_000, below: Number.POSITIVE_INFINITY },
] as const

/** An end of a range: two significant digits, in the unit of the figure that it is around. */
function rangeEnd(end: number, around: number): string {
  const unit = RANGE_UNITS.find(({ below }) => around < below) ?? RANGE_UNITS[2]
  const digits = new Intl.NumberFormat('en-GB', { maximumSignificantDigits: 2 })
  return `${digits.format(end / unit.grams)} ${unit.name}`
}
