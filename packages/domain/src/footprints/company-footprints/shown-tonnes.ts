import { GRAMS_PER_TONNE } from '../../quantity/impact-quantity.ts'
import { allocateByLargestRemainder } from '../../quantity/largest-remainder.ts'

const LOCALE = 'en-GB'

/** No more decimals than an estimate deserves: 1,240 t, 82.8 t, 0.45 t. */
function decimalsFor(tonnes: number): number {
  if (tonnes >= 1_000) return 0
  return tonnes >= 10 ? 1 : 2
}

type ShownSums = {
  readonly total: number
  readonly parts: readonly number[]
  readonly decimals: number
}

/**
 * Grams of several parts in tonnes, rounded so that what is shown adds up to the shown total. Each part
 * is within one unit of the last decimal.
 */
export function shownTonnes(parts: readonly number[]): ShownSums {
  const { total, groups, decimals } = shownGroups(parts.map((part) => [part]))
  return { total, parts: groups.map((group) => group.total), decimals }
}

/**
 * As `shownTonnes`, in two steps: groups add up to the total, and the parts of a group to the group. So
 * a group is shown alike where its parts stand below it and where they do not.
 */
export function shownGroups(groups: readonly (readonly number[])[]): {
  readonly total: number
  readonly groups: readonly Omit<ShownSums, 'decimals'>[]
  readonly decimals: number
} {
  const sums = groups.map((parts) => parts.reduce((sum, part) => sum + part, 0))
  const grams = sums.reduce((sum, part) => sum + part, 0)
  const decimals = decimalsFor(grams / GRAMS_PER_TONNE)
  const scale = 10 ** decimals
  const units = Math.round((grams * scale) / GRAMS_PER_TONNE)
  const ofGroups = shareOut(units, sums)
  return {
    total: units / scale,
    groups: groups.map((parts, at) => {
      const whole = ofGroups[at] ?? 0
      return { total: whole / scale, parts: shareOut(whole, parts).map((part) => part / scale) }
    }),
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

/** Without the unit, for where that stands beside a whole chart. */
export function tonnesFigure(tonnes: number, decimals: number): string {
  return tonnes.toLocaleString(LOCALE, {
    minimumFractionDigits: decimals,
    maximumFractionDigits: decimals,
  })
}

export const tonnesInWords = (tonnes: number, decimals: number): string =>
  `${tonnesFigure(tonnes, decimals)} t`

/** One figure by itself, without a sign: 696.6 t. */
export function tonnesOf(grams: number): string {
  const { total, decimals } = shownTonnes([Math.abs(grams)])
  return tonnesInWords(total, decimals)
}

/** What was funded, beside emissions and in their unit; cut to hundredths, as wherever it is shown. */
export function fundedFigure(grams: number): string {
  const hundredths = Math.trunc((grams * 100) / GRAMS_PER_TONNE)
  if (hundredths === 0 && grams > 0) return '<0.01'
  return (hundredths / 100).toLocaleString(LOCALE)
}

/** The end of a range, with two digits that mean something: 23 t, 300 t, 0.45 t. */
export function roughTonnes(grams: number): string {
  const tonnes = grams / GRAMS_PER_TONNE
  return `${Number(tonnes.toPrecision(2)).toLocaleString(LOCALE, { maximumFractionDigits: 6 })} t`
}
