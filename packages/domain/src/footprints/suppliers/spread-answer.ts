import { allocateByLargestRemainder } from '../../quantity/largest-remainder.ts'

/** Lines of spending that are counted together: what is replaced of them, in grams. */
export type ReplacedGroup = { readonly replacedGrams: number }

/**
 * What an answer stands for, spread over the groups of lines that it replaces as their benchmark is. The parts add up
 * to the answer, to the gram; where nothing counted before, they are alike.
 */
export function spreadAnswer<G extends ReplacedGroup>(
  grams: number,
  groups: readonly G[],
): { readonly group: G; readonly grams: number }[] {
  const benchmark = groups.map(({ replacedGrams }) => replacedGrams)
  const weights = benchmark.some((each) => each > 0) ? benchmark : benchmark.map(() => 1)
  const parts = groups.length === 0 ? [] : allocateByLargestRemainder(grams, weights)
  return groups.map((group, at) => ({ group, grams: parts[at] ?? 0 }))
}

type Spending = {
  /** What the supplier says that it billed, in hundredths. */
  readonly billed: number
  /** What the lines that are replaced came to, in the same money. */
  readonly picked: number
}

/**
 * The part of an answer that stands for the lines: it is for so much billed, and linear in it. Within a hundredth
 * the two are the same.
 */
export function answerForLines(grams: number, { billed, picked }: Spending): number {
  if (billed <= 0) return grams
  if (Math.abs(picked - billed) * 100 <= billed) return grams
  // Half away from zero; whole numbers all the way, so that it is exact.
  const [numerator, denominator] = [BigInt(grams) * BigInt(picked), BigInt(billed)]
  return Number((2n * numerator + denominator) / (2n * denominator))
}
