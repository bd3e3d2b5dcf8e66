import type { CategoryKey } from '../scopes.ts'

/** A line as plausibility sees it; well-to-tank and losses follow from the line that they go with, and are left out. */
export type CheckedLine = {
  readonly id: string
  readonly name: string
  readonly category: CategoryKey
  readonly site: string | null
  /** Of the factor, or of its source where it is one's own. */
  readonly factorId: string
  readonly factorName: string
  /** The same activity in the set of another year. */
  readonly activity: string
  readonly quantity: number
  readonly unit: string
  /** Months, the first and the last of them: 2025-01. */
  readonly from: string
  readonly to: string
  readonly grams: number
  readonly isSpend: boolean
  readonly isOfVehicle: boolean
  /** Of the bills of a meter. */
  readonly isOfMeter: boolean
  /** By market it counts at the rate of a contract, a certificate or a supplier; a residual mix is none of them. */
  readonly hasContract: boolean
  /** SHA-256 of its files. */
  readonly files: readonly string[]
}

export const PLAUSIBILITY_RULES = [
  'benchmark',
  'thousand',
  'per-person',
  'duplicate',
  'last-year',
  'missing',
] as const
export type PlausibilityRule = (typeof PLAUSIBILITY_RULES)[number]

export type PlausibilityWarning = {
  readonly rule: PlausibilityRule
  /** Which line or category it is of, and its figures: with other figures it is another warning. */
  readonly key: string
  readonly category: CategoryKey | null
  readonly lineIds: readonly string[]
  readonly sentence: string
  /** So far off that saving asks again. */
  readonly asksAgain: boolean
}

/** Of what a line says, so that a change of it is seen. */
export const lineKey = ({ id, quantity, unit, factorId }: CheckedLine): string =>
  `${id}:${quantity}:${unit}:${factorId}`
