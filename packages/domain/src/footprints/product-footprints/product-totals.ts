import {
  addRational,
  divideRational,
  fraction,
  type Rational,
  rationalOf,
  signOf,
  timesRational,
  ZERO_RATIONAL,
} from '../allocations/rational.ts'
import type { CoProductBasis, ProductPart, ProductStage } from './product-line-terms.ts'
import { roundedDecimal } from './rounded-decimal.ts'

/** 1 the best, 5 the worst; unknown counts as 5. */
export type Representative = {
  readonly technology: number | null
  readonly geography: number | null
  readonly time: number | null
}

export type CountedInput = {
  readonly stage: ProductStage
  readonly part: ProductPart
  /** Of the whole output, before any of it is shared. */
  readonly co2eGrams: number
  /** Whether it counts as primary data. */
  readonly isPrimary: boolean
  readonly representative: Representative
}

/** What is made beside the product, and by what the rest is shared; decimals. */
export type CoProducts = {
  readonly basis: CoProductBasis
  readonly own: string
  readonly others: readonly { readonly name: string; readonly amount: string }[]
}

type TotalsQuestion = {
  readonly lines: readonly CountedInput[]
  /** Declared units made in the period, above zero; a decimal. */
  readonly output: string
  readonly coProducts: CoProducts | null
  /** Carbon in the product, kg in a declared unit; `null`: not known. */
  readonly biogenicCarbonKg: string | null
  readonly includesPackaging: boolean
}

/** Of one declared unit: kg of CO2e, as decimals of at most nine places. */
export type ProductTotals = {
  /** Which part of the inputs is the product’s; 1 where nothing is made beside it. */
  readonly share: string
  readonly fossilKg: string
  readonly landUseChangeKg: string
  readonly biogenicNonCo2Kg: string
  readonly aircraftKg: string
  readonly excludingUptakeKg: string
  readonly includingUptakeKg: string
  /** Zero or less; `null`: the biogenic carbon is not known, and nothing is taken off. */
  readonly uptakeKg: string | null
  readonly packagingKg: string | null
  /** Beside the sum: after the gate. */
  readonly outboundKg: string | null
  /** In per cent of what emits. */
  readonly primaryShare: string
  readonly quality: {
    readonly technology: string
    readonly geography: string
    readonly time: string
  }
}

const GRAMS_IN_KG = fraction(1_000n)
/** Carbon bound as CO2. */
const CO2_OF_CARBON = fraction(44n, 12n)
const UNKNOWN_REPRESENTATIVE = 5

/** Adds the inputs up to the gate. The stated sums are the sums of the stated parts, so they agree to the last place. */
export function productTotals(question: TotalsQuestion): ProductTotals {
  const { output, biogenicCarbonKg, includesPackaging } = question
  const share = shareOf(question.coProducts)
  const perUnit = divideRational(share, timesRational(rationalOf(output), GRAMS_IN_KG))
  const inGate = question.lines.filter(
    ({ stage }) => stage !== 'outbound' && (stage !== 'packaging' || includesPackaging),
  )
  const kgOf = (lines: readonly CountedInput[]) =>
    roundedDecimal(timesRational(gramsIn(lines), perUnit))
  const kgOfPart = (...parts: ProductPart[]) =>
    kgOf(inGate.filter(({ part }) => parts.includes(part)))
  const kgOfStage = (stage: ProductStage) => {
    const lines = question.lines.filter((line) => line.stage === stage)
    return lines.length > 0 ? kgOf(lines) : null
  }
  const parts = {
    fossilKg: kgOfPart('fossil', 'aircraft'),
    landUseChangeKg: kgOfPart('land-use-change'),
    biogenicNonCo2Kg: kgOfPart('biogenic-non-co2'),
  }
  const excluding = Object.values(parts).map(rationalOf).reduce(addRational, ZERO_RATIONAL)
  const uptakeKg = biogenicCarbonKg === null ? null : uptakeOf(biogenicCarbonKg)
  return {
    share: roundedDecimal(share),
    ...parts,
    aircraftKg: kgOfPart('aircraft'),
    excludingUptakeKg: roundedDecimal(excluding),
    includingUptakeKg: roundedDecimal(addRational(excluding, rationalOf(uptakeKg ?? '0'))),
    uptakeKg,
    packagingKg: includesPackaging ? kgOfStage('packaging') : null,
    outboundKg: kgOfStage('outbound'),
    primaryShare: primaryShareOf(inGate),
    quality: qualityOf(inGate),
  }
}

/** kg of CO2e that an input adds to one declared unit. */
export function kgPerDeclaredUnit(
  co2eGrams: number,
  { output, share }: { readonly output: string; readonly share: string },
): string {
  const over = timesRational(fraction(BigInt(co2eGrams)), rationalOf(share))
  return roundedDecimal(divideRational(over, timesRational(rationalOf(output), GRAMS_IN_KG)))
}

/** All shares of an output add to one, because each is its amount over the sum of all amounts. */
function shareOf(coProducts: CoProducts | null): Rational {
  if (!coProducts) return fraction(1n)
  const own = rationalOf(coProducts.own)
  const all = coProducts.others.map(({ amount }) => rationalOf(amount)).reduce(addRational, own)
  return signOf(all) === 0 ? fraction(1n) : divideRational(own, all)
}

const gramsIn = (lines: readonly CountedInput[]): Rational =>
  fraction(lines.reduce((sum, { co2eGrams }) => sum + BigInt(co2eGrams), 0n))

const uptakeOf = (carbonKg: string): string =>
  roundedDecimal(timesRational(timesRational(rationalOf(carbonKg), CO2_OF_CARBON), fraction(-1n)))

function primaryShareOf(lines: readonly CountedInput[]): string {
  const all = gramsIn(lines)
  if (signOf(all) === 0) return '0'
  const primary = gramsIn(lines.filter(({ isPrimary }) => isPrimary))
  return roundedDecimal(divideRational(timesRational(primary, fraction(100n)), all), 2)
}

/** Means of the ratings, each input weighing as much as it emits. */
function qualityOf(lines: readonly CountedInput[]): ProductTotals['quality'] {
  const all = gramsIn(lines)
  const mean = (rated: keyof Representative) => {
    if (signOf(all) === 0) return String(UNKNOWN_REPRESENTATIVE)
    const weighed = lines.reduce(
      (sum, { co2eGrams, representative }) =>
        sum + BigInt(co2eGrams) * BigInt(representative[rated] ?? UNKNOWN_REPRESENTATIVE),
      0n,
    )
    return roundedDecimal(divideRational(fraction(weighed), all), 2)
  }
  return { technology: mean('technology'), geography: mean('geography'), time: mean('time') }
}
