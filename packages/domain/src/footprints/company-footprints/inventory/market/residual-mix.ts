import { convert } from '../../lines/units.ts'
import type { CategoryKey } from '../../scopes.ts'
import type { MarketFactor } from './market-factor.ts'

type PublishedMix = {
  /** ISO 3166. */
  readonly country: string
  readonly year: number
  readonly kgPerKWh: number
  readonly source: string
}

const ofAustralia = (year: number, kgPerKWh: number): PublishedMix => ({
  country: 'AU',
  year,
  kgPerKWh,
  source: `DCCEEW, National Greenhouse Accounts Factors ${year}, table 2: residual mix`,
})

/**
 * Residual mixes that are openly licensed. Those of AIB (Europe) and Green-e (United States) are published and may
 * not be passed on; whoever has one types it with its source. None of Great Britain is known to have a source.
 */
const PUBLISHED: readonly PublishedMix[] = [
  ofAustralia(2023, 0.81),
  ofAustralia(2024, 0.81),
  ofAustralia(2025, 0.81),
  ofAustralia(2026, 0.79),
]

/** That of the year, or the nearest before it. */
export function publishedResidualMix(country: string, year: number): PublishedMix | null {
  const earlier = PUBLISHED.filter((mix) => mix.country === country && mix.year <= year)
  return earlier.toSorted((one, two) => two.year - one.year)[0] ?? null
}

type Bought = {
  readonly category: CategoryKey
  readonly marketFactor: MarketFactor | null
  /** Of the factor. */
  readonly factorUnit: string
  readonly country: string
  /** Of the footprint. */
  readonly year: number
}

/** What a line counts by in scope 2 by market: what no instrument covers takes the published residual mix, if there is one. */
export function withResidualMix(bought: Bought): MarketFactor | null {
  const { category, marketFactor, factorUnit, country, year } = bought
  if (category !== 'indirectElectricityEmissions') return marketFactor
  const published = publishedResidualMix(country, year)
  const kWh = convert(1, factorUnit, 'kWh')
  if (!published || !kWh.ok || isWithout(marketFactor)) return marketFactor
  const mix = { kgCo2e: published.kgPerKWh * kWh.quantity, source: published.source }
  return marketFactor ? { ...marketFactor, residual: mix } : { kind: 'residual-mix', ...mix }
}

/** A mix that is typed stays, and so does what was counted before criteria were asked for. */
const isWithout = (market: MarketFactor | null): boolean =>
  market !== null &&
  (market.kind === 'residual-mix' || market.residual !== undefined || market.criteria === undefined)
