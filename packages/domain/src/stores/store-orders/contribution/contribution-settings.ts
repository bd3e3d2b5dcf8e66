import type { StoreMinor } from './store-amount.ts'

/** Hundredths of a per cent of the orders whose value lies in it; both ends belong to it. */
export type PercentageRange = {
  readonly from: StoreMinor
  /** `null`: without end. */
  readonly to: StoreMinor | null
  readonly basisPoints: number
}

export type ContributionRule =
  | { readonly kind: 'trees-per-order'; readonly trees: number }
  /** So many trees for each whole amount of an order. */
  | { readonly kind: 'trees-per-amount'; readonly trees: number; readonly amount: StoreMinor }
  | { readonly kind: 'percentage'; readonly basisPoints: number }
  | { readonly kind: 'percentage-by-range'; readonly ranges: readonly PercentageRange[] }

/** What a store contributes for each order that counts. */
export type ContributionSettings = {
  readonly rule: ContributionRule
  /** What the amounts of the rule were typed in; `null`: it has none. */
  readonly currency: string | null
  /** An order that counts plants at least one whole tree, whatever the rule gives. */
  readonly plantTreeAlways: boolean
}

/** Whether orders are compared with amounts, which are of one currency. */
export const hasAmounts = ({ kind }: Pick<ContributionRule, 'kind'>): boolean =>
  kind === 'trees-per-amount' || kind === 'percentage-by-range'

/** Whether money of an order is exchanged into the billing currency. */
export const isPercentage = ({ kind }: Pick<ContributionRule, 'kind'>): boolean =>
  kind === 'percentage' || kind === 'percentage-by-range'

export const MOST_TREES_AN_ORDER = 100
/** 50 per cent. */
export const MOST_BASIS_POINTS = 5_000
export const MOST_RANGES = 20

export type SettingsProblem = {
  readonly field: string
  readonly problem:
    | 'TREES_OUT_OF_BOUNDS'
    | 'AMOUNT_OUT_OF_BOUNDS'
    | 'PERCENTAGE_OUT_OF_BOUNDS'
    | 'NO_RANGES'
    | 'TOO_MANY_RANGES'
    | 'RANGE_ENDS_BEFORE_IT_BEGINS'
    /** "Too high compared with the next range". */
    | 'RANGES_OVERLAP'
    | 'OPEN_RANGE_NOT_LAST'
}

/** Everything that is wrong with the settings; empty: they can be used. */
export function settingsProblems({ rule }: Pick<ContributionSettings, 'rule'>): SettingsProblem[] {
  switch (rule.kind) {
    case 'trees-per-order':
      return treesProblems(rule.trees)
    case 'trees-per-amount':
      return [
        ...treesProblems(rule.trees),
        ...(rule.amount >= 1 ? [] : [problem('amount', 'AMOUNT_OUT_OF_BOUNDS')]),
      ]
    case 'percentage':
      return percentageProblems('basisPoints', rule.basisPoints)
    case 'percentage-by-range':
      return rangesProblems(rule.ranges)
  }
}

const problem = (field: string, what: SettingsProblem['problem']) => ({ field, problem: what })

function treesProblems(trees: number): SettingsProblem[] {
  const isFine = Number.isInteger(trees) && trees >= 1 && trees <= MOST_TREES_AN_ORDER
  return isFine ? [] : [problem('trees', 'TREES_OUT_OF_BOUNDS')]
}

function percentageProblems(field: string, basisPoints: number): SettingsProblem[] {
  const isFine =
    Number.isInteger(basisPoints) && basisPoints >= 1 && basisPoints <= MOST_BASIS_POINTS
  return isFine ? [] : [problem(field, 'PERCENTAGE_OUT_OF_BOUNDS')]
}

function rangesProblems(ranges: readonly PercentageRange[]): SettingsProblem[] {
  if (ranges.length === 0) return [problem('ranges', 'NO_RANGES')]
  if (ranges.length > MOST_RANGES) return [problem('ranges', 'TOO_MANY_RANGES')]
  return ranges.flatMap((range, at) => {
    const place = `ranges.${at}`
    const next = ranges[at + 1]
    const found = percentageProblems(`${place}.basisPoints`, range.basisPoints)
    if (range.from < 0) found.push(problem(`${place}.from`, 'AMOUNT_OUT_OF_BOUNDS'))
    if (range.to !== null && range.from > range.to)
      found.push(problem(`${place}.to`, 'RANGE_ENDS_BEFORE_IT_BEGINS'))
    if (next && range.to === null) found.push(problem(`${place}.to`, 'OPEN_RANGE_NOT_LAST'))
    if (next && range.to !== null && next.from < range.to)
      found.push(problem(`${place}.to`, 'RANGES_OVERLAP'))
    return found
  })
}
