import type { Downstream, Sector } from './sectors.ts'

/** Four of five companies lie inside: total / factor to total x factor. Not symmetric, so never a plus-minus. */
export type Range = {
  readonly low: number
  readonly high: number
  readonly factor: number
}

const LARGE_COMPANY = 2e9
const QUANTILE = { small: 1.5, large: 1.05, total: 1.65 } as const
const WIDEST_SCOPE_12 = 10
const SD_UPSTREAM = 0.85
const LEAST_SD_TOTAL = 0.5
const UPSTREAM_FACTOR = 3.8

export function rangeAround(value: number, factor: number): Range {
  return { low: value / factor, high: value * factor, factor }
}

export function scope12Factor(
  { lnSdScope12 }: Pick<Sector, 'lnSdScope12'>,
  pounds: number,
): number {
  const quantile = pounds < LARGE_COMPANY ? QUANTILE.small : QUANTILE.large
  return Math.min(WIDEST_SCOPE_12, Math.exp(quantile * lnSdScope12))
}

export const upstreamFactor = (): number => UPSTREAM_FACTOR

type EstimateRangeParts = {
  readonly scope12: number
  readonly upstream: number
  readonly downstream: readonly {
    readonly value: number
    readonly row: Pick<Downstream, 'lnSd'>
  }[]
}

/** The parts count by their share: the root of the sum of (share x ln sd) squared. */
export function totalFactor({ lnSdScope12 }: Sector, parts: EstimateRangeParts): number {
  const { scope12, upstream, downstream } = parts
  const total = scope12 + upstream + downstream.reduce((sum, { value }) => sum + value, 0)
  const spread = [
    (scope12 / total) * lnSdScope12,
    (upstream / total) * SD_UPSTREAM,
    ...downstream.map(({ value, row }) => (value / total) * row.lnSd),
  ]
  return Math.exp(QUANTILE.total * Math.max(LEAST_SD_TOTAL, Math.hypot(...spread)))
}
