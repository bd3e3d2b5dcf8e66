import { lazy } from '../../language/lazy.ts'
import { GRAMS_PER_KILOGRAM, GRAMS_PER_TONNE } from '../../quantity/impact-quantity.ts'

const hundredths = lazy(() => new Intl.NumberFormat('en-GB', { maximumFractionDigits: 2 }))
const twoDigits = lazy(() => new Intl.NumberFormat('en-GB', { maximumSignificantDigits: 2 }))

type FormatEmissionUnit = 'g' | 'kg' | 'tonnes'

const GRAMS_OF: Readonly<Record<FormatEmissionUnit, number>> = {
  g: 1,
  kg: GRAMS_PER_KILOGRAM,
  tonnes: GRAMS_PER_TONNE,
}

/** From here on, hundredths of a kilogram round up to 1,000 kg. */
const READS_AS_A_TONNE = GRAMS_PER_TONNE - 5

/**
 * What was emitted, in the unit that reads best, rounded to hundredths as in the report. What was funded
 * is cut (`formatGrams`), which would understate an emission.
 */
export function formatEmission(grams: number): string {
  return inUnit(grams, unitOf(grams), hundredths())
}

/** Between what an emission lies, to two digits and in the unit of the emission itself. */
export function emissionRange(grams: number, factor: number): { low: string; high: string } {
  const unit = unitOf(grams)
  return {
    low: inUnit(grams / factor, unit, twoDigits()),
    high: inUnit(grams * factor, unit, twoDigits()),
  }
}

function unitOf(grams: number): FormatEmissionUnit {
  if (grams < GRAMS_PER_KILOGRAM) return 'g'
  return grams < READS_AS_A_TONNE ? 'kg' : 'tonnes'
}

function inUnit(grams: number, unit: FormatEmissionUnit, format: Intl.NumberFormat): string {
  const value = format.format(grams / GRAMS_OF[unit])
  return `${value} ${unit === 'tonnes' && value === '1' ? 'tonne' : unit}`
}
