import { estimateFootprint } from '../company-footprints/estimate/estimate.ts'

type OfSupplier = {
  readonly sector: string
  /** ISO 3166. */
  readonly country: string
  readonly year: number
}

/** Shares do not depend on it, as every figure of the model is in proportion to turnover. */
const ANY_TURNOVER = 1_000_000

/** Of what a firm like the supplier emits up to its gate, the part that is bought; `null`: nothing is known. */
export function upstreamShareOf({ sector, country, year }: OfSupplier): number | null {
  const estimate = estimateFootprint({
    ...{ sector, country, year },
    employees: null,
    turnover: ANY_TURNOVER,
    currency: 'GBP',
    downstream: 'exclude',
  })
  if ('problem' in estimate) return null
  const { scope1, scope2, scope3 } = estimate
  const whole = scope1 + scope2 + scope3
  return whole > 0 ? scope3 / whole : null
}

type HybridParts = {
  /** What the supplier answered of scopes 1 and 2, for the lines. */
  readonly scopes12Grams: number
  /** What the lines come to as they are reckoned from spending. */
  readonly benchmarkGrams: number
  readonly upstreamShare: number
}

/**
 * An answer of scopes 1 and 2 alone, with the part of the benchmark of the spending that stands for what the
 * supplier buys. So nothing of the spending is lost, and nothing of it is counted twice.
 */
export function hybridAnswer({ scopes12Grams, benchmarkGrams, upstreamShare }: HybridParts) {
  const upstreamGrams = Math.min(benchmarkGrams, Math.round(benchmarkGrams * upstreamShare))
  return { grams: scopes12Grams + upstreamGrams, scopes12Grams, upstreamGrams }
}
