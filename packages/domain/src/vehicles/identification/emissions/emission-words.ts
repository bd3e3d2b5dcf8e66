import type { MileageUnit } from '../vehicle-kinds.ts'

const TONNE = 1_000_000
const KILOGRAM = 1_000

/** Grams of CO2e for people: tonnes from one tonne on, kilograms below. */
export function tonnesWord(grams: number): string {
  if (grams >= TONNE) return `${places(grams / TONNE, 2)} t`
  return `${places(grams / KILOGRAM, grams >= 100 * KILOGRAM ? 0 : 1)} kg`
}

/** What an offset covers, or a change saves: cut where `tonnesWord` rounds, as nothing claimed rounds up. */
export function claimedWord(grams: number): string {
  const step = grams >= TONNE ? TONNE / 100 : grams >= 100 * KILOGRAM ? KILOGRAM : KILOGRAM / 10
  return tonnesWord(Math.floor(grams / step) * step)
}

/** What is covered of what is stated: where that is all of it, in the same words, as both are one figure. */
export const coveredWord = (covered: number, stated: number): string =>
  covered >= stated ? tonnesWord(stated) : claimedWord(covered)

export function emissionFigureOf(grams: number): { value: string; unit: string } {
  const [value = '', unit = ''] = tonnesWord(grams).split(' ')
  return { value, unit: `${unit} CO2e` }
}

const places = (value: number, most: number) =>
  value.toLocaleString('en-GB', { maximumFractionDigits: most })

export const kilogramsWord = (grams: number) => `${places(grams / KILOGRAM, 1)} kg`
/** A mileage with its unit: '1 mile', '8,000 miles', '12,000 km'. */
export function mileageWord(distance: number, unit: MileageUnit): string {
  const word = distanceWord(distance)
  if (unit === 'km') return `${word} km`
  return word === '1' ? '1 mile' : `${word} miles`
}

export const distanceWord = (distance: number) => places(distance, 1)
