import { lazy } from '../../language/lazy.ts'
import { GRAMS_PER_KILOGRAM, GRAMS_PER_TONNE } from '../../quantity/impact-quantity.ts'
import { roundTogether } from '../../quantity/round-together.ts'

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

const HUNDREDTHS = 100

/**
 * A sum and the parts that are shown beside it, all in the unit of the sum: what is shown of the parts adds
 * up to what is shown of the sum, and each is within a hundredth of what it is. A part that is too small to
 * show reads '<0.01' and adds nothing.
 */
export function formatEmissionParts(parts: readonly number[]): {
  readonly total: string
  readonly parts: readonly string[]
} {
  const grams = parts.reduce((sum, part) => sum + part, 0)
  const unit = unitOf(grams)
  const perUnit = GRAMS_OF[unit] / HUNDREDTHS
  const shared = roundTogether(parts, { shown: HUNDREDTHS, per: GRAMS_OF[unit] })
  return {
    total: formatEmission(grams),
    parts: shared.map((units, at) =>
      units === 0 && (parts[at] ?? 0) > 0
        ? `<0.01 ${unit}`
        : inUnit(units * perUnit, unit, hundredths()),
    ),
  }
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
