import { GRAMS_PER_TONNE } from '../quantity/impact-quantity.ts'
import { allocateByLargestRemainder } from '../quantity/largest-remainder.ts'

const LOCALE = 'en-GB'

/** No more decimals than an estimate deserves: 1,240 t, 82.8 t, 0.45 t. */
function decimalsFor(tonnes: number): number {
  if (tonnes >= 1_000) return 0
  return tonnes >= 10 ? 1 : 2
}

/**
 * Grams of several parts in tonnes, rounded so that what is shown adds up to the shown total. Each part
 * is within one unit of the last decimal.
 */
export function shownTonnes(parts: readonly number[]): {
  readonly total: number
  readonly parts: readonly number[]
  readonly decimals: number
} {
  const grams = parts.reduce((sum, part) => sum + part, 0)
  const decimals = decimalsFor(grams / GRAMS_PER_TONNE)
  const unit = GRAMS_PER_TONNE / 10 ** decimals
  const units = Math.round(grams / unit)
  const allocated = allocateByLargestRemainder(units, parts)
  return {
    total: units / 10 ** decimals,
    parts: allocated.map((part) => part / 10 ** decimals),
    decimals,
  }
}

/** Whole units over parts, so that they add up; none of nothing. */
export function shareOut(units: number, parts: readonly number[]): number[] {
  return parts.some((part) => part > 0)
    ? allocateByLargestRemainder(units, parts)
    : parts.map(() => 0)
}

/** Whole per cents of a sum that add up to 100; none of nothing. */
export const shownPercents = (parts: readonly number[]): number[] => shareOut(100, parts)

export function tonnesInWords(tonnes: number, decimals: number): string {
  const value = tonnes.toLocaleString(LOCALE, {
    minimumFractionDigits: decimals,
    maximumFractionDigits: decimals,
  })
  return `${value} t`
}

/** The end of a range, with two digits that mean something: 23 t, 300 t, 0.45 t. */
export function roughTonnes(grams: number): string {
  const tonnes = grams / GRAMS_PER_TONNE
  return `${Number(tonnes.toPrecision(2)).toLocaleString(LOCALE, { maximumFractionDigits: 6 })} t`
}
