import { GRAMS_PER_KILOGRAM, type Grams, grams } from '../../../quantity/impact-quantity.ts'
import { convertSpend, isMoney, type SpendWorking } from './spend.ts'
import { lineUncertainty, type Quality, UNKNOWN_QUALITY } from './uncertainty.ts'
import { type Converted, convert } from './units.ts'

/** kg per unit. */
export type LineFactor = {
  readonly id: string
  readonly unit: string
  readonly kgCo2e: number
  readonly gases: { readonly co2: number; readonly ch4: number; readonly n2o: number } | null
  readonly kgBiogenicCo2: number | null
  /** CO2e of gases that no scope counts, such as R22; `null`: it has none. */
  readonly kgOtherGases: number | null
  /** The year of its set, and of its prices; `null` of a supplier's or an own factor. */
  readonly year: number | null
}

export type ActivityLine = {
  readonly quantity: number
  readonly unit: string
  readonly factor: LineFactor
  /** The year that the activity was in, where it is known. */
  readonly year: number | null
  /** That money was spent in; of nothing else. */
  readonly spendYear?: number | null | undefined
  /** `null`: unknown, which counts as poor. */
  readonly quality: Quality | null
}

export type LineWarning =
  | 'factor-of-another-year'
  | 'quality-unknown'
  | 'biogenic-outside-scopes'
  | 'spend-based'
  | 'other-gases-outside-scopes'

export type ComputedLine = {
  readonly co2e: Grams
  /** In the unit of the factor. */
  readonly quantity: number
  /** How money was converted; `null` of anything else. */
  readonly spend: SpendWorking | null
  /** kg of each gas, where the source gives them. */
  readonly gases: { readonly co2: number; readonly ch4: number; readonly n2o: number } | null
  readonly biogenicCo2: Grams | null
  /** CO2e of gases that no scope counts; never in `co2e`. */
  readonly otherGases: Grams | null
  /** 95%: between value / factor and value x factor. */
  readonly uncertainty: number
  readonly warnings: readonly LineWarning[]
}

export type LineProblem =
  | Extract<Converted, { ok: false }>['problem']
  | 'not-a-quantity'
  | 'too-large'
  | 'spend-year'
  | 'no-rate'

/** Activity times factor. A quantity is converted within its kind and never between kinds. */
export function computeLine(line: ActivityLine): ComputedLine | { readonly problem: LineProblem } {
  const { factor, quality } = line
  if (!Number.isFinite(line.quantity) || line.quantity < 0) return { problem: 'not-a-quantity' }
  const converted = isMoney(line.unit) ? inMoneyOf(line) : inUnitOf(line)
  if ('problem' in converted) return converted
  const { quantity, spend } = converted
  const inGrams = gramsOf(quantity, factor.kgCo2e)
  const biogenicGrams = outsideOf(quantity, factor.kgBiogenicCo2)
  const otherGrams = outsideOf(quantity, factor.kgOtherGases)
  const outside = { biogenic: biogenicGrams ?? 0, other: otherGrams ?? 0 }
  if (![inGrams, outside.biogenic, outside.other].every(Number.isSafeInteger)) {
    return { problem: 'too-large' }
  }
  return {
    co2e: grams(inGrams),
    quantity,
    spend,
    gases: factor.gases && {
      co2: quantity * factor.gases.co2,
      ch4: quantity * factor.gases.ch4,
      n2o: quantity * factor.gases.n2o,
    },
    biogenicCo2: gramsOrNone(biogenicGrams),
    otherGases: gramsOrNone(otherGrams),
    uncertainty: lineUncertainty(quality ?? UNKNOWN_QUALITY, spend !== null),
    warnings: warningsOf(line, outside),
  }
}

const gramsOf = (quantity: number, kgPerUnit: number): number =>
  Math.round(quantity * kgPerUnit * GRAMS_PER_KILOGRAM)

/** What stands apart from the emissions of a line; `null`: its source says nothing of it. */
const outsideOf = (quantity: number, kgPerUnit: number | null): number | null =>
  kgPerUnit === null ? null : gramsOf(quantity, kgPerUnit)

const gramsOrNone = (value: number | null): Grams | null => (value === null ? null : grams(value))

type InFactorUnit =
  | { readonly quantity: number; readonly spend: SpendWorking | null }
  | { readonly problem: LineProblem }

function inUnitOf({ quantity, unit, factor }: ActivityLine): InFactorUnit {
  const converted = convert(quantity, unit, factor.unit)
  if (converted.ok) return { quantity: converted.quantity, spend: null }
  return { problem: isMoney(factor.unit) ? 'other-kind' : converted.problem }
}

function inMoneyOf({ quantity: amount, unit, factor, spendYear }: ActivityLine): InFactorUnit {
  if (!isMoney(factor.unit)) return { problem: 'other-kind' }
  if (!spendYear) return { problem: 'spend-year' }
  const spend = convertSpend(
    { amount, currency: unit, year: spendYear },
    { currency: factor.unit, priceYear: factor.year },
  )
  return spend ? { quantity: spend.converted, spend } : { problem: 'no-rate' }
}

type OutsideScopes = { readonly biogenic: number; readonly other: number }

function warningsOf(line: ActivityLine, { biogenic, other }: OutsideScopes): LineWarning[] {
  const { factor, year, quality } = line
  const isSpend = isMoney(line.unit)
  const warnings: readonly (readonly [LineWarning, boolean])[] = [
    [
      'factor-of-another-year',
      !isSpend && year !== null && factor.year !== null && year !== factor.year,
    ],
    ['quality-unknown', quality === null],
    ['biogenic-outside-scopes', biogenic > 0],
    ['spend-based', isSpend],
    ['other-gases-outside-scopes', other > 0],
  ]
  return warnings.filter(([, holds]) => holds).map(([warning]) => warning)
}
