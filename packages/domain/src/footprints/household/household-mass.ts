import { GRAMS_PER_TONNE } from '../../quantity/impact-quantity.ts'

const TEN_KILOGRAMS = 10_000

/** As exact as such a model is: tonnes with one decimal, below one tonne tens of kilograms. */
export function householdMass(grams: number): string {
  if (grams >= GRAMS_PER_TONNE) return `${tonnesWithOneDecimal(grams)} t`
  const kilograms = Math.round(grams / TEN_KILOGRAMS) * 10
  return kilograms >= 1_000 ? '1.0 t' : `${kilograms} kg`
}

const tonnesWithOneDecimal = (grams: number) =>
  (grams / GRAMS_PER_TONNE).toLocaleString('en-GB', {
    minimumFractionDigits: 1,
    maximumFractionDigits: 1,
  })

/** kg to fund what remains, up to a tenth of a tonne. */
export const kilogramsToFund = (grams: number): number =>
  Math.ceil(Math.max(0, grams) / (GRAMS_PER_TONNE / 10)) * 100
