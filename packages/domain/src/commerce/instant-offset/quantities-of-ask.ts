import {
  grams,
  type Impact,
  type ImpactQuantities,
  milliTrees,
} from '../../quantity/impact-quantity.ts'
import { MICROS_PER_MINOR } from '../../quantity/money.ts'
import { microsPerUnit, type PriceBook } from '../prices/price-book.ts'

export const MASS_UNITS = ['g', 'kg', 't', 'lb', 'st'] as const
export type MassUnit = (typeof MASS_UNITS)[number]

/** How much is wanted: as quantities, as a mass, or for an amount of money. */
export type OffsetAsk =
  | {
      readonly by: 'units'
      readonly milliTrees: number
      readonly co2eGrams: number
      readonly plasticGrams: number
    }
  | {
      readonly by: 'mass'
      readonly impact: 'co2e' | 'plastic'
      /** Decimal digits, with at most six after the point. */
      readonly amount: string
      readonly unit: MassUnit
    }
  | { readonly by: 'value'; readonly impact: Impact; readonly totalMinor: number }

/** In hundred-thousandths of a gram: the pound is 453.59237 g by definition, the stone fourteen of them. */
const MASS: Readonly<Record<MassUnit, bigint>> = {
  g: 100_000n,
  kg: 100_000_000n,
  t: 100_000_000_000n,
  lb: 45_359_237n,
  st: 14n * 45_359_237n,
}
const MASS_SCALE = 100_000n
const DECIMALS = 6

/** What that is: of a mass never less than was given, of money the most that it pays for. */
export function quantitiesOfAsk(ask: OffsetAsk, prices: PriceBook): ImpactQuantities {
  switch (ask.by) {
    case 'units':
      return {
        trees: milliTrees(ask.milliTrees),
        co2e: grams(ask.co2eGrams),
        plastic: grams(ask.plasticGrams),
      }
    case 'mass':
      return only(ask.impact, gramsOf(ask.amount, ask.unit))
    case 'value': {
      const micros = ask.totalMinor * MICROS_PER_MINOR
      return only(ask.impact, Math.floor(micros / microsPerUnit(ask.impact, prices)))
    }
  }
}

function only(impact: Impact, quantity: number): ImpactQuantities {
  return {
    trees: milliTrees(impact === 'trees' ? quantity : 0),
    co2e: grams(impact === 'co2e' ? quantity : 0),
    plastic: grams(impact === 'plastic' ? quantity : 0),
  }
}

/** Up to whole grams, in whole numbers throughout. */
function gramsOf(amount: string, unit: MassUnit): number {
  const [whole = '0', decimals = ''] = amount.split('.')
  const scaled = BigInt(whole + decimals.padEnd(DECIMALS, '0')) * MASS[unit]
  const divisor = 10n ** BigInt(DECIMALS) * MASS_SCALE
  return Number((scaled + divisor - 1n) / divisor)
}
