import { GRAMS_PER_KILOGRAM, GRAMS_PER_TONNE } from '../quantity/impact-quantity.ts'

const HUNDREDTHS = new Intl.NumberFormat('en-GB', { maximumFractionDigits: 2 })

/**
 * What was emitted, in the unit that reads best, rounded to hundredths as in the report. What was funded
 * is cut (`formatGrams`), which would understate an emission.
 */
export function formatEmission(grams: number): string {
  if (grams < GRAMS_PER_KILOGRAM) return `${HUNDREDTHS.format(grams)} g`
  const kilograms = HUNDREDTHS.format(grams / GRAMS_PER_KILOGRAM)
  if (grams < GRAMS_PER_TONNE && kilograms !== '1,000') return `${kilograms} kg`
  const tonnes = HUNDREDTHS.format(grams / GRAMS_PER_TONNE)
  return `${tonnes} ${tonnes === '1' ? 'tonne' : 'tonnes'}`
}
