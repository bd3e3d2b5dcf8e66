/** Digits that a figure of a product deserves. */
const DIGITS = 3
const MOST_DECIMALS = 9

/** Decimals that show three digits of a figure: 0.610, 12.3, 1,234. */
function decimalsOf(kg: number): number {
  const magnitude = kg === 0 ? 0 : Math.floor(Math.log10(Math.abs(kg)))
  return Math.min(MOST_DECIMALS, Math.max(0, DIGITS - 1 - magnitude))
}

/**
 * An exact decimal in kilograms as people read it, with as many decimals as the whole that it is part of. What would be
 * shown as nothing is said to be less than the last digit. Files and partners get every digit.
 */
export function shownKg(kg: string, whole: string = kg): string {
  const decimals = decimalsOf(Number(whole))
  const words = (value: number) =>
    value.toLocaleString('en-GB', {
      minimumFractionDigits: decimals,
      maximumFractionDigits: decimals,
    })
  const value = Number(kg)
  const least = 10 ** -decimals
  const isLost = value !== 0 && Math.abs(value) < least / 2
  return isLost ? `less than ${words(least)}` : words(value)
}
