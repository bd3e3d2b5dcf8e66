import { convert } from '../../lines/units.ts'
import { isCovering, type MarketFactor } from './market-factor.ts'

export type EnergyAmount = { readonly quantity: number; readonly unit: string }

/** Of the energy of a line, 0 to 1: the rest of both counts by location. */
export type MarketCover = { readonly byInstrument: number; readonly byResidualMix: number }

type Bought = Pick<MarketFactor, 'kind' | 'criteria' | 'mwh'> & { readonly residual?: unknown }

/** How much of a line an instrument covers, and how much takes a residual mix. */
export function marketCover(market: Bought | null, amount: EnergyAmount): MarketCover {
  if (!market) return { byInstrument: 0, byResidualMix: 0 }
  if (market.kind === 'residual-mix') return { byInstrument: 0, byResidualMix: 1 }
  const byInstrument = isCovering(market) ? shareOf(market.mwh, amount) : 0
  return { byInstrument, byResidualMix: market.residual ? 1 - byInstrument : 0 }
}

function shareOf(mwh: number | undefined, { quantity, unit }: EnergyAmount): number {
  const used = mwh === undefined ? null : convert(quantity, unit, 'MWh')
  if (mwh === undefined || !used?.ok || used.quantity <= mwh) return 1
  return mwh / used.quantity
}

type Computed = {
  /** In the unit of the factor. */
  readonly quantity: number
  /** By location. */
  readonly co2e: number
}

/** Grams by market; `null`: it has no figure of its own and takes that by location. */
export function marketGrams(
  line: EnergyAmount & { readonly marketFactor: MarketFactor | null },
  { quantity, co2e }: Computed,
): number | null {
  const { marketFactor } = line
  const { byInstrument, byResidualMix } = marketCover(marketFactor, line)
  if (!marketFactor || byInstrument + byResidualMix === 0) return null
  const isMix = marketFactor.kind === 'residual-mix'
  const mix = isMix ? marketFactor.kgCo2e : (marketFactor.residual?.kgCo2e ?? 0)
  const perUnit = byInstrument * marketFactor.kgCo2e + byResidualMix * mix
  const byLocation = Math.max(0, 1 - byInstrument - byResidualMix)
  return Math.round(quantity * perUnit * 1_000 + byLocation * co2e)
}
