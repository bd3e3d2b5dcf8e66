import type { ChangeParts } from './change-parts.ts'

/** The lines of one activity in one year. */
export type SplitGroup = {
  readonly quantity: number
  readonly grams: number
  /** Of the whole, 0 to 1. */
  readonly share: number
  readonly isSpending: boolean
  readonly gwps: ReadonlySet<string | null>
}

/**
 * The same activity in two years: first what a larger or smaller share makes, then q0 x (f1 - f0), which is that of
 * the factor or of other warming potentials, and the rest is (q1 - q0) x f1.
 */
export function matchedParts(before: SplitGroup, now: SplitGroup): Partial<ChangeParts> {
  const atShareOfBefore =
    now.share === before.share || now.share === 0
      ? now.grams
      : Math.round((now.grams * before.share) / now.share)
  const perUnit = (grams: number, quantity: number) => (quantity === 0 ? 0 : grams / quantity)
  const [f0, f1] = [perUnit(before.grams, before.quantity), perUnit(atShareOfBefore, now.quantity)]
  const byFactor = now.quantity === 0 ? 0 : Math.round(before.quantity * (f1 - f0))
  return {
    boundary: now.grams - atShareOfBefore,
    [isSameGwp(before, now) ? 'factor' : 'method']: byFactor,
    activity: atShareOfBefore - before.grams - byFactor,
  }
}

/** What nobody says is not taken for another one. */
function isSameGwp({ gwps: before }: SplitGroup, { gwps: now }: SplitGroup): boolean {
  if (before.has(null) || now.has(null)) return true
  return [...before].every((gwp) => now.has(gwp)) && before.size === now.size
}
