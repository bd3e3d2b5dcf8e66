import type { Impact } from '../../../quantity/impact-quantity.ts'
import type { StoreMinor } from './store-amount.ts'

/** Hundredths of a per cent of the orders whose value lies in it; both ends belong to it. */
export type PercentageRange = {
  readonly from: StoreMinor
  /** `null`: without end. */
  readonly to: StoreMinor | null
  readonly basisPoints: number
}

/** What is counted in grams. */
export type ImpactInGrams = Exclude<Impact, 'trees'>

/** The project by its id; left out: the one that is funded where nobody chooses. */
type OfProject = { readonly project?: string | undefined }

/** What the money of a percentage funds; left out: trees. */
type OfImpact = { readonly impact?: Impact | undefined }

export type ContributionRule = OfProject &
  (
    | { readonly kind: 'trees-per-order'; readonly trees: number }
    /** So many trees for each whole amount of an order. */
    | { readonly kind: 'trees-per-amount'; readonly trees: number; readonly amount: StoreMinor }
    | {
        readonly kind: 'grams-per-order'
        readonly impact: ImpactInGrams
        readonly grams: number
      }
    /** So many grams for each whole amount of an order. */
    | {
        readonly kind: 'grams-per-amount'
        readonly impact: ImpactInGrams
        readonly grams: number
        readonly amount: StoreMinor
      }
    | ({ readonly kind: 'percentage'; readonly basisPoints: number } & OfImpact)
    | ({
        readonly kind: 'percentage-by-range'
        readonly ranges: readonly PercentageRange[]
      } & OfImpact)
  )

/** What the orders of a rule fund. */
export function impactOfRule(rule: ContributionRule): Impact {
  switch (rule.kind) {
    case 'trees-per-order':
    case 'trees-per-amount':
      return 'trees'
    case 'grams-per-order':
    case 'grams-per-amount':
      return rule.impact
    case 'percentage':
    case 'percentage-by-range':
      return rule.impact ?? 'trees'
  }
}

/** What a store contributes for each order that counts. */
export type ContributionSettings = {
  readonly rule: ContributionRule
  /** What the amounts of the rule were typed in; `null`: it has none. */
  readonly currency: string | null
  /** An order that counts plants at least one whole tree, whatever the rule gives; of a rule that funds trees alone. */
  readonly plantTreeAlways: boolean
}

/** Whether orders are compared with amounts, which are of one currency. */
export const hasAmounts = ({ kind }: Pick<ContributionRule, 'kind'>): boolean =>
  isPerAmount({ kind }) || kind === 'percentage-by-range'

/** Whether a fixed quantity is given for each whole amount of an order. */
export const isPerAmount = ({ kind }: Pick<ContributionRule, 'kind'>): boolean =>
  kind === 'trees-per-amount' || kind === 'grams-per-amount'

/** Whether money of an order is exchanged into the billing currency. */
export const isPercentage = ({ kind }: Pick<ContributionRule, 'kind'>): boolean =>
  kind === 'percentage' || kind === 'percentage-by-range'

export const MOST_TREES_AN_ORDER = 100
/** Ten tonnes of CO2e, a hundred kilograms of plastic. */
export const MOST_GRAMS_AN_ORDER: Readonly<Record<ImpactInGrams, number>> = {
  co2e: 10_000_000,
  plastic: 100_000,
}
/** 50 per cent. */
export const MOST_BASIS_POINTS = 5_000
export const MOST_RANGES = 20

export type SettingsProblem = {
  readonly field: string
  readonly problem:
    | 'TREES_OUT_OF_BOUNDS'
    | 'CO2E_OUT_OF_BOUNDS'
    | 'PLASTIC_OUT_OF_BOUNDS'
    | 'NOT_A_RULE_OF_TREES'
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
export function settingsProblems({
  rule,
  plantTreeAlways,
}: Pick<ContributionSettings, 'rule' | 'plantTreeAlways'>): SettingsProblem[] {
  const problems = ruleProblems(rule)
  if (plantTreeAlways && impactOfRule(rule) !== 'trees')
    problems.push(problem('plantTreeAlways', 'NOT_A_RULE_OF_TREES'))
  return problems
}

function ruleProblems(rule: ContributionRule): SettingsProblem[] {
  switch (rule.kind) {
    case 'trees-per-order':
      return treesProblems(rule.trees)
    case 'trees-per-amount':
      return [...treesProblems(rule.trees), ...amountProblems(rule.amount)]
    case 'grams-per-order':
      return gramsProblems(rule)
    case 'grams-per-amount':
      return [...gramsProblems(rule), ...amountProblems(rule.amount)]
    case 'percentage':
      return percentageProblems('rule.basisPoints', rule.basisPoints)
    case 'percentage-by-range':
      return rangesProblems(rule.ranges)
  }
}

const problem = (field: string, what: SettingsProblem['problem']) => ({ field, problem: what })

function treesProblems(trees: number): SettingsProblem[] {
  const isFine = Number.isInteger(trees) && trees >= 1 && trees <= MOST_TREES_AN_ORDER
  return isFine ? [] : [problem('rule.trees', 'TREES_OUT_OF_BOUNDS')]
}

type GramsOfRule = { readonly impact: ImpactInGrams; readonly grams: number }

function gramsProblems({ impact, grams }: GramsOfRule): SettingsProblem[] {
  const isFine = Number.isInteger(grams) && grams >= 1 && grams <= MOST_GRAMS_AN_ORDER[impact]
  const what = impact === 'co2e' ? 'CO2E_OUT_OF_BOUNDS' : 'PLASTIC_OUT_OF_BOUNDS'
  return isFine ? [] : [problem('rule.grams', what)]
}

const amountProblems = (amount: StoreMinor): SettingsProblem[] =>
  amount >= 1 ? [] : [problem('rule.amount', 'AMOUNT_OUT_OF_BOUNDS')]

function percentageProblems(field: string, basisPoints: number): SettingsProblem[] {
  const isFine =
    Number.isInteger(basisPoints) && basisPoints >= 1 && basisPoints <= MOST_BASIS_POINTS
  return isFine ? [] : [problem(field, 'PERCENTAGE_OUT_OF_BOUNDS')]
}

function rangesProblems(ranges: readonly PercentageRange[]): SettingsProblem[] {
  if (ranges.length === 0) return [problem('rule.ranges', 'NO_RANGES')]
  if (ranges.length > MOST_RANGES) return [problem('rule.ranges', 'TOO_MANY_RANGES')]
  return ranges.flatMap((range, at) => {
    const place = `rule.ranges.${at}`
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
