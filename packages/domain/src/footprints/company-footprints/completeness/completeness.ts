import { CATEGORIES_BY_SCOPE, type InventoryCategory } from '../inventory/inventory-categories.ts'
import { FROM_80_TO_95, totalUncertainty, type UncertainLine } from '../lines/uncertainty.ts'
import {
  type Benchmark,
  type CategoryCompleteness,
  type CompletenessInput,
  categoryCompleteness,
  linesWithin,
} from './category-completeness.ts'
import type { TotalFlag } from './completeness-flags.ts'
import { totalSentences } from './completeness-sentences.ts'

export type Completeness = {
  readonly categories: readonly CategoryCompleteness[]
  readonly totals: {
    readonly scope1: number
    readonly scope2: number
    readonly scope3: number
    readonly total: number
    readonly restGrams: number
    readonly benchmarkShare: number
    readonly uncertainty: number
    readonly lowGrams: number
    readonly highGrams: number
  }
  readonly flags: readonly TotalFlag[]
  readonly sentences: readonly string[]
  /** Which are so much less than usual that a declaration says why. */
  readonly mustAnswer: readonly InventoryCategory[]
  readonly likelyMissing: readonly {
    readonly category: InventoryCategory
    readonly grams: number
  }[]
}

/** What is large enough to be answered: a share of the estimate's total. */
const ANSWERED = 0.05
const MOST_NAMED = 5

/** How what was entered stands to what a firm of the sector and size usually has. Whole grams a year. */
export function completeness(input: CompletenessInput): Completeness {
  const { benchmark } = input
  const categories = CATEGORIES_BY_SCOPE.map((category) => categoryCompleteness(category, input))
  const sum = (of: (each: CategoryCompleteness) => number) =>
    categories.reduce((all, each) => all + of(each), 0)
  const inScope = (scope: number) => sum((each) => (each.scope === scope ? each.co2eGrams : 0))
  const total = sum(({ co2eGrams }) => co2eGrams)
  const restGrams = sum((each) => each.restGrams)
  const uncertainty = totalUncertainty(categories.flatMap((each) => uncertainParts(each, input)))
  const benchmarkShare = total === 0 ? 0 : restGrams / total
  const flagged = categories.filter(isLeftOut)
  const leftOut = flagged.reduce((all, { missing }) => all + missing, 0)
  const likelyMissing = categories
    .filter(({ missing }) => missing >= ANSWERED * Math.max(total, benchmark.total))
    .toSorted((a, b) => b.missing - a.missing)
    .slice(0, MOST_NAMED)
    .map(({ category, missing }) => ({ category, grams: missing }))
  const usual = benchmark.ranges.total
  const [lowGrams, highGrams] = [total / uncertainty, total * uncertainty + leftOut]
  const range = { total, benchmarkShare, lowGrams, highGrams }
  return {
    categories,
    totals: {
      scope1: inScope(1),
      scope2: inScope(2),
      scope3: inScope(3),
      restGrams,
      uncertainty,
      ...range,
    },
    flags: [
      ...(total < usual.low ? (['below-range'] as const) : []),
      ...(total > usual.high ? (['above-range'] as const) : []),
      ...(benchmarkShare > 0.5 ? (['mostly-benchmark'] as const) : []),
    ],
    sentences: totalSentences({ ...range, leftOut, usual, likelyMissing }),
    mustAnswer: flagged
      .filter(({ missing }) => missing >= ANSWERED * benchmark.total)
      .map(({ category }) => category),
    likelyMissing,
  }
}

/** Flags that say something is missing widen the range upwards, so that leaving things out never looks firm. */
const isLeftOut = ({ flags }: CategoryCompleteness) =>
  flags.includes('low') || flags.includes('usually-applies')

/** What a category is the sum of: its lines, and the benchmark, which is as wide as the estimate it is from. */
function uncertainParts(
  { category, scope, enteredGrams, restGrams }: CategoryCompleteness,
  { lines, benchmark: { ranges } }: CompletenessInput,
): UncertainLine[] {
  const entered = enteredGrams > 0 ? linesWithin(category, lines) : []
  return [
    ...entered.map(({ co2eGrams, uncertainty, factorId }) => ({
      grams: co2eGrams,
      factor: uncertainty,
      factorId,
    })),
    ...(restGrams > 0
      ? [{ grams: restGrams, factor: restFactor(scope, ranges), factorId: 'benchmark' }]
      : []),
  ]
}

/** 95%, of what the benchmark stands for. */
export const restFactor = (scope: 1 | 2 | 3, ranges: Benchmark['ranges']): number =>
  (scope === 3 ? ranges.upstream : ranges.scope12).factor ** FROM_80_TO_95
