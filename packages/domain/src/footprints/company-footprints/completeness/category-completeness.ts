import {
  type CategoryState,
  type InventoryCategory,
  isWholeScope,
  scopeOfCategory,
} from '../inventory/inventory-categories.ts'
import type { ScopeThreeKey } from '../scope-three.ts'
import type { CategoryKey } from '../scopes.ts'
import {
  DEFAULT_PART,
  type PurchasePart,
  purchasePartsOf,
  splitBenchmark,
} from './category-one-parts.ts'
import type { CategoryFlag } from './completeness-flags.ts'
import { categorySentence } from './completeness-sentences.ts'

/** Grams a year of the estimate that the inventory refines. */
export type Benchmark = {
  readonly scope1: number
  readonly scope2: number
  readonly total: number
  readonly categories: readonly { readonly category: ScopeThreeKey; readonly co2e: number }[]
  /** 80%: four of five companies lie between value / factor and value x factor. */
  readonly ranges: {
    readonly scope12: { readonly factor: number }
    readonly upstream: { readonly factor: number }
    readonly total: { readonly low: number; readonly high: number }
  }
}

export type EnteredLine = {
  readonly category: CategoryKey
  /** Of purchased goods and services. */
  readonly part?: PurchasePart | undefined
  /** What counts by the consolidation approach. */
  readonly co2eGrams: number
  /** 95%. */
  readonly uncertainty: number
  readonly factorId: string
  /** Of a line that an answer of a supplier replaced: what it counted. */
  readonly replacedGrams?: number | undefined
  /** It is such an answer, which leaves the rest as it was. */
  readonly isAnswer?: boolean | undefined
}

export type CompletenessInput = {
  readonly sector: string
  readonly benchmark: Benchmark
  readonly states: ReadonlyMap<InventoryCategory, CategoryState>
  /** Parts of purchased goods and services that have no rest. */
  readonly completeParts: readonly PurchasePart[]
  readonly lines: readonly EnteredLine[]
}

type PartCompleteness = {
  readonly part: PurchasePart
  readonly benchmarkGrams: number
  readonly enteredGrams: number
  readonly restGrams: number
}

export type CategoryCompleteness = {
  readonly category: InventoryCategory
  readonly scope: 1 | 2 | 3
  readonly state: CategoryState
  readonly benchmarkGrams: number
  readonly enteredGrams: number
  readonly restGrams: number
  readonly co2eGrams: number
  readonly missing: number
  readonly flags: readonly CategoryFlag[]
  readonly parts: readonly PartCompleteness[] | null
  readonly sentence: string
}

/** What is large enough to be looked at: a share of the estimate's total. */
const LOOKED_AT = 0.02

type Rest = {
  readonly benchmark: number
  readonly entered: number
  /** The benchmark of spending that an answer of a supplier replaced. */
  readonly replaced: number
}

/** What stands for what is not entered. */
export const restOf = ({ benchmark, entered, replaced }: Rest): number =>
  Math.max(0, benchmark - entered - replaced)

export function categoryCompleteness(
  category: InventoryCategory,
  input: CompletenessInput,
): CategoryCompleteness {
  const state = input.states.get(category) ?? 'open'
  const isWhole = isWholeScope(category)
  const own = linesWithin(category, input.lines)
  const entered = gramsOf(own)
  const benchmark = benchmarkGrams(category, input.benchmark)
  const covered = coveredBy(own)
  const parts = state === 'figures-and-rest' ? comparedParts(category, own, input) : null
  const rest = parts
    ? parts.reduce((all, { restGrams }) => all + restGrams, 0)
    : wholeRest({ state, isWhole, benchmark, covered })
  const counted = isWhole || state === 'not-applicable' || state === 'open' ? 0 : entered
  // A whole scope is low where it is below four of five firms.
  const least = isWhole ? benchmark / input.benchmark.ranges.scope12.factor : benchmark / 3
  const comparable = covered.entered + covered.replaced
  const compared = { category, state, entered: comparable, benchmark, rest, least, isWhole }
  const flags = flagsOf(compared, input.benchmark.total)
  return {
    category,
    scope: scopeOfCategory(category),
    state,
    benchmarkGrams: benchmark,
    enteredGrams: counted,
    restGrams: rest,
    co2eGrams: counted + rest,
    missing: missingOf(compared, flags),
    flags,
    parts,
    sentence: categorySentence({ ...compared, entered, flags }),
  }
}

export function linesWithin(category: InventoryCategory, lines: readonly EnteredLine[]) {
  const isOwn = isWholeScope(category)
    ? (of: CategoryKey) => scopeOfCategory(of) === scopeOfCategory(category)
    : (of: CategoryKey) => of === category
  return lines.filter((line) => isOwn(line.category))
}

const gramsOf = (lines: readonly EnteredLine[]) =>
  lines.reduce((all, { co2eGrams }) => all + co2eGrams, 0)

/** What the benchmark is compared with: an answer stands for what it replaced, however little it emits. */
const coveredBy = (lines: readonly EnteredLine[]): Omit<Rest, 'benchmark'> => ({
  entered: gramsOf(lines.filter(({ isAnswer }) => !isAnswer)),
  replaced: lines.reduce((all, { replacedGrams }) => all + (replacedGrams ?? 0), 0),
})

/** What the estimate says of a category; 0: nothing. */
export function benchmarkGrams(category: InventoryCategory, benchmark: Benchmark): number {
  if (category === 'unknownScopeOne') return benchmark.scope1
  if (category === 'unknownScopeTwo') return benchmark.scope2
  return benchmark.categories.find((each) => each.category === category)?.co2e ?? 0
}

type Compared = {
  readonly category: InventoryCategory
  readonly state: CategoryState
  readonly entered: number
  readonly benchmark: number
  readonly rest: number
  readonly least: number
  readonly isWhole: boolean
}

type WholeRest = Pick<Compared, 'state' | 'isWhole' | 'benchmark'> & {
  readonly covered: Omit<Rest, 'benchmark'>
}

function wholeRest({ state, isWhole, benchmark, covered }: WholeRest): number {
  if (state === 'benchmark' && isWhole) return benchmark
  if (state !== 'benchmark' && state !== 'figures-and-rest') return 0
  return restOf({ benchmark, ...covered })
}

/** Purchased goods and services are compared part by part; `null`: nothing is known of the parts. */
function comparedParts(
  category: InventoryCategory,
  lines: readonly EnteredLine[],
  { sector, benchmark, completeParts }: CompletenessInput,
): PartCompleteness[] | null {
  if (category !== 'purchasedGoodsAndServices') return null
  const shares = purchasePartsOf(sector)
  if (!shares) return null
  return splitBenchmark(benchmarkGrams(category, benchmark), shares).map(({ part, grams }) => {
    const own = lines.filter((line) => (line.part ?? DEFAULT_PART) === part)
    return {
      part,
      benchmarkGrams: grams,
      enteredGrams: gramsOf(own),
      restGrams: completeParts.includes(part) ? 0 : restOf({ benchmark: grams, ...coveredBy(own) }),
    }
  })
}

/** What is compared: a category of scope 3, or a whole scope once. Category 3 follows from scopes 1 and 2. */
function flagsOf(compared: Compared, estimateTotal: number): CategoryFlag[] {
  const { category, state, entered, benchmark, rest, least, isWhole } = compared
  if (!isWhole && scopeOfCategory(category) !== 3) return []
  const isUsual = benchmark >= LOOKED_AT * estimateTotal
  const isFilled = isWhole
    ? entered > 0 && !['not-applicable', 'benchmark', 'figures-and-rest'].includes(state)
    : state === 'figures'
  const isLow =
    category !== 'fuelAndEnergyRelatedActivities' &&
    isUsual &&
    isFilled &&
    rest === 0 &&
    entered < least
  const isHigh =
    entered > 3 * benchmark &&
    benchmark > 0 &&
    entered >= LOOKED_AT * estimateTotal &&
    state !== 'not-applicable'
  return [
    ...(isLow ? (['low'] as const) : []),
    ...(isHigh ? (['high'] as const) : []),
    ...(isUsual && state === 'not-applicable' ? (['usually-applies'] as const) : []),
  ]
}

function missingOf({ rest, benchmark, entered }: Compared, flags: readonly CategoryFlag[]) {
  if (rest > 0) return rest
  if (flags.includes('low')) return benchmark - entered
  return flags.includes('usually-applies') ? benchmark : 0
}
