import { formatEmission } from '../format-emission.ts'

import { type CategoryKey, categoryName, scopeOf } from '../scopes.ts'
import { amountInWords } from './amount-in-words.ts'
import { type CheckedLine, lineKey, type PlausibilityWarning } from './checked-line.ts'
import { PLAUSIBILITY_LIMITS } from './plausibility-limits.ts'

type Expected = {
  /** Grams of the estimate; nothing where it has none. */
  readonly benchmarks: ReadonlyMap<CategoryKey, number>
  readonly estimateTotal: number
  readonly lastYear: readonly CheckedLine[]
}

type ExpectedOfLine = Expected & { readonly isAlone: boolean }

/** What one line says that is hard to believe: at most one warning, the surest. */
export function lineWarnings(
  lines: readonly CheckedLine[],
  expected: Expected,
): PlausibilityWarning[] {
  return lines.flatMap(
    (line) =>
      slipWarning(line, { ...expected, isAlone: isAlone(line, lines) }) ??
      benchmarkWarning(line, expected) ??
      [],
  )
}

const { timesBenchmark, shareOfTotal, timesToAskAgain, nearFactor } = PLAUSIBILITY_LIMITS

function benchmarkWarning(line: CheckedLine, expected: Expected): PlausibilityWarning | null {
  const benchmark = expected.benchmarks.get(line.category) ?? 0
  if (!isFarAbove(line, benchmark, expected.estimateTotal)) return null
  return {
    ...about(line, 'benchmark'),
    sentence: `${line.name}: ${formatEmission(line.grams)} is more than three times the ${formatEmission(benchmark)} that a firm of your sector and size has in ${comparedWith(line.category)}.`,
    asksAgain: line.grams > timesToAskAgain * benchmark,
  }
}

/** Scopes 1 and 2 have one benchmark each. */
const comparedWith = (category: CategoryKey): string =>
  scopeOf(category) === 3 ? categoryName(category).toLowerCase() : `scope ${scopeOf(category)}`

const isFarAbove = ({ grams }: CheckedLine, benchmark: number, total: number): boolean =>
  benchmark > 0 && grams > timesBenchmark * benchmark && grams >= shareOfTotal * total

/** A thousand times too much or too little: kWh for MWh, litres for cubic metres, kilograms for tonnes. */
function slipWarning(line: CheckedLine, expected: ExpectedOfLine): PlausibilityWarning | null {
  const { grams, quantity, unit, name, category } = line
  if (grams === 0 || quantity === 0) return null
  const benchmark = expected.benchmarks.get(category) ?? 0
  const before = likeLine(line, expected.lastYear)
  const factor = before
    ? slipFrom((grams / quantity) * before.quantity, grams)
    : (slipAbove(line, expected) ?? slipBelow(line, expected))
  if (!factor) return null
  const against = before
    ? `last year it was ${amountInWords(before.quantity, before.unit)}`
    : `a firm of your sector and size has ${formatEmission(benchmark)} in ${comparedWith(category)}`
  return {
    ...about(line, 'thousand'),
    sentence: `${name}: ${amountInWords(quantity, unit)} comes to ${formatEmission(grams)}, and ${against}. Did you mean ${amountInWords(quantity / factor, unit)}?`,
    asksAgain: benchmark > 0 && grams > timesToAskAgain * benchmark,
  }
}

/** Against what the same line was a year before. */
const slipFrom = (usual: number, grams: number): number | undefined =>
  isNear(grams, usual) ? undefined : [1_000, 1 / 1_000].find((each) => isNear(grams / each, usual))

/** Against a benchmark, which is of all lines of its category. */
function slipAbove(line: CheckedLine, { benchmarks, estimateTotal }: Expected): number | undefined {
  const benchmark = benchmarks.get(line.category) ?? 0
  if (!isFarAbove(line, benchmark, estimateTotal)) return undefined
  const isNearer = distance(line.grams / 1_000, benchmark) < distance(line.grams, benchmark)
  return isNearer ? 1_000 : undefined
}

/** Too little says something where nothing else is entered beside it, and a thousand times as much would fit. */
function slipBelow(line: CheckedLine, expected: ExpectedOfLine): number | undefined {
  const benchmark = expected.benchmarks.get(line.category) ?? 0
  if (!expected.isAlone || benchmark < shareOfTotal * expected.estimateTotal) return undefined
  const isFarBelow = line.grams * timesToAskAgain < benchmark
  return isFarBelow && isNear(line.grams * 1_000, benchmark) ? 1 / 1_000 : undefined
}

/** Whether it is the only line of what its benchmark is of: a scope, or a category of scope 3. */
const isAlone = (line: CheckedLine, lines: readonly CheckedLine[]): boolean =>
  !lines.some(
    (other) =>
      other.id !== line.id &&
      scopeOf(other.category) === scopeOf(line.category) &&
      (scopeOf(line.category) < 3 || other.category === line.category),
  )

const distance = (grams: number, usual: number): number => Math.abs(Math.log(grams / usual))

const isNear = (grams: number, usual: number): boolean =>
  distance(grams, usual) <= Math.log(nearFactor)

const likeLine = (
  { activity, site, unit }: CheckedLine,
  lastYear: readonly CheckedLine[],
): CheckedLine | undefined =>
  lastYear.find(
    (line) =>
      line.activity === activity && line.site === site && line.unit === unit && line.quantity > 0,
  )

const about = (line: CheckedLine, rule: 'benchmark' | 'thousand') => ({
  rule,
  key: `${rule}:${lineKey(line)}`,
  category: line.category,
  lineIds: [line.id],
})
