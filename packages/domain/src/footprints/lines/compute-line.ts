import { GRAMS_PER_KILOGRAM, type Grams, grams } from '../../quantity/impact-quantity.ts'
import { lineUncertainty, type Quality, UNKNOWN_QUALITY } from './uncertainty.ts'
import { type Converted, convert } from './units.ts'

/** kg per unit. */
export type LineFactor = {
  readonly id: string
  readonly unit: string
  readonly kgCo2e: number
  readonly gases: { readonly co2: number; readonly ch4: number; readonly n2o: number } | null
  readonly kgBiogenicCo2: number | null
  /** The year of its set; `null` of a supplier's or an own factor. */
  readonly year: number | null
}

export type ActivityLine = {
  readonly quantity: number
  readonly unit: string
  readonly factor: LineFactor
  /** The year that the activity was in, where it is known. */
  readonly year: number | null
  /** `null`: unknown, which counts as poor. */
  readonly quality: Quality | null
}

export type LineWarning = 'factor-of-another-year' | 'quality-unknown' | 'biogenic-outside-scopes'

export type ComputedLine = {
  readonly co2e: Grams
  /** In the unit of the factor. */
  readonly quantity: number
  /** kg of each gas, where the source gives them. */
  readonly gases: { readonly co2: number; readonly ch4: number; readonly n2o: number } | null
  readonly biogenicCo2: Grams | null
  /** 95 %: between value / factor and value x factor. */
  readonly uncertainty: number
  readonly warnings: readonly LineWarning[]
}

export type LineProblem =
  | Extract<Converted, { ok: false }>['problem']
  | 'not-a-quantity'
  | 'too-large'

/** Activity times factor. A quantity is converted within its kind and never between kinds. */
export function computeLine(line: ActivityLine): ComputedLine | { readonly problem: LineProblem } {
  const { factor, quality } = line
  if (!Number.isFinite(line.quantity) || line.quantity < 0) return { problem: 'not-a-quantity' }
  const converted = convert(line.quantity, line.unit, factor.unit)
  if (!converted.ok) return { problem: converted.problem }
  const { quantity } = converted
  const inGrams = Math.round(quantity * factor.kgCo2e * GRAMS_PER_KILOGRAM)
  const biogenic = factor.kgBiogenicCo2 === null ? null : quantity * factor.kgBiogenicCo2
  const biogenicGrams = biogenic === null ? null : Math.round(biogenic * GRAMS_PER_KILOGRAM)
  if (![inGrams, biogenicGrams ?? 0].every(Number.isSafeInteger)) return { problem: 'too-large' }
  return {
    co2e: grams(inGrams),
    quantity,
    gases: factor.gases && {
      co2: quantity * factor.gases.co2,
      ch4: quantity * factor.gases.ch4,
      n2o: quantity * factor.gases.n2o,
    },
    biogenicCo2: biogenicGrams === null ? null : grams(biogenicGrams),
    uncertainty: lineUncertainty(quality ?? UNKNOWN_QUALITY),
    warnings: warningsOf(line, biogenicGrams ?? 0),
  }
}

function warningsOf({ factor, year, quality }: ActivityLine, biogenic: number): LineWarning[] {
  const warnings: readonly (readonly [LineWarning, boolean])[] = [
    ['factor-of-another-year', year !== null && factor.year !== null && year !== factor.year],
    ['quality-unknown', quality === null],
    ['biogenic-outside-scopes', biogenic > 0],
  ]
  return warnings.filter(([, holds]) => holds).map(([warning]) => warning)
}
