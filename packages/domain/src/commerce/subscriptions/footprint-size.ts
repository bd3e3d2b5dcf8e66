import { GRAMS_PER_KILOGRAM, GRAMS_PER_TONNE, grams } from '../../quantity/impact-quantity.ts'

/** The smallest step of a custom subscription, in grams of CO2e a year. */
export const CUSTOM_INCREMENT = grams(100 * GRAMS_PER_KILOGRAM)
export const LARGEST_CUSTOM = grams(100_000 * GRAMS_PER_TONNE)

/** What is wrong with the grams a year of a footprint that is to be offset. */
export function footprintProblem(
  co2eGrams: number,
): 'NO_PRODUCTS_SELECTED' | 'BELOW_INCREMENT' | 'TOO_LARGE' | null {
  if (co2eGrams === 0) return 'NO_PRODUCTS_SELECTED'
  if (co2eGrams < CUSTOM_INCREMENT || co2eGrams % CUSTOM_INCREMENT !== 0) return 'BELOW_INCREMENT'
  return co2eGrams > LARGEST_CUSTOM ? 'TOO_LARGE' : null
}
