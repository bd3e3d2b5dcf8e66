import { lazy } from '../../language/lazy.ts'
import { GRAMS_PER_KILOGRAM, GRAMS_PER_TONNE } from '../../quantity/impact-quantity.ts'

const threeDigits = lazy(() => new Intl.NumberFormat('en-GB', { maximumSignificantDigits: 3 }))

/** What one unit of something causes, to three digits and in the unit that reads best: '0.287 g'. */
export function formatPerUnit(grams: number): string {
  const format = (value: number, unit: string) => `${threeDigits().format(value)} ${unit}`
  if (grams < GRAMS_PER_KILOGRAM) return format(grams, 'g')
  if (grams < GRAMS_PER_TONNE) return format(grams / GRAMS_PER_KILOGRAM, 'kg')
  return format(grams / GRAMS_PER_TONNE, 't')
}
