import { ALLOCATION_DIMENSIONS } from './allocation-units.ts'

export const ALLOCATION_METHODS = [
  'product',
  ...ALLOCATION_DIMENSIONS,
  'revenue-share',
  'whole',
] as const
export type AllocationMethod = (typeof ALLOCATION_METHODS)[number]

/** What the supplier answered with; a modelled estimate is no data of the supplier. */
export const ALLOCATION_LEVELS = ['estimate', 'bills', 'inventory', 'product'] as const
export type AllocationLevel = (typeof ALLOCATION_LEVELS)[number]

/** Months, as 2025-04; both belong to it. */
export type AllocationPeriod = { readonly from: string; readonly to: string }
/** The amount as it is written, exactly. */
export type AllocationAmount = { readonly amount: string; readonly unit: string }

export type AllocationQuestion = {
  readonly method: AllocationMethod
  readonly supplier: {
    readonly period: AllocationPeriod
    readonly level: AllocationLevel
    /** Grams of CO2e; `null` or absent: not known. */
    readonly scope1Grams?: number | null | undefined
    readonly scope2LocationGrams?: number | null | undefined
    readonly scope2MarketGrams?: number | null | undefined
    /** Categories 1 to 8 of scope 3, and no others. */
    readonly upstreamGrams?: number | null | undefined
    readonly netOfOffsets?: boolean | undefined
  }
  readonly customer: { readonly period: AllocationPeriod }
  readonly driver?:
    | { readonly customer: AllocationAmount; readonly supplier: AllocationAmount }
    | undefined
  readonly product?:
    | {
        readonly quantity: AllocationAmount
        readonly declared: AllocationAmount
        readonly kgCo2e: string
      }
    | undefined
  readonly scope2?: 'location' | 'market' | undefined
  /** Of the spend that is covered, and which part of it is upstream, as a decimal. */
  readonly benchmark?: { readonly grams: number; readonly upstreamShare: string } | undefined
  readonly rate?:
    | {
        readonly from: string
        readonly to: string
        readonly value: string
        readonly source: string
      }
    | undefined
}

export const ALLOCATION_REFUSALS = [
  'DRIVER_ZERO',
  'DRIVER_NEGATIVE',
  'UNITS_APART',
  'DRIVER_EXCEEDS',
  'PERIODS_APART',
  'EMISSIONS_NEGATIVE',
  'NET_OF_OFFSETS',
  'RATE_MISSING',
  'METHOD_NEEDS',
  'ALLOCATION_TOO_LARGE',
] as const
export type AllocationRefusal = {
  readonly code: (typeof ALLOCATION_REFUSALS)[number]
  /** What of the question it is about. */
  readonly field: string
}

export const ALLOCATION_WARNINGS = [
  'nothing-bought',
  'older-period',
  'partial-period',
  'large-share',
  'zero-emissions',
  'scopes-1-2-only',
  'scope2-location-instead',
  'estimate-not-primary',
] as const
export type AllocationWarning = (typeof ALLOCATION_WARNINGS)[number]

export type Allocation = {
  /** `scopes12Grams` and `upstreamGrams` together. */
  readonly grams: number
  /** Both `null` of a product, whose footprint has no scopes. */
  readonly scopes12Grams: number | null
  readonly upstreamGrams: number | null
  /** Of all, with six decimals, the rest cut off; `null` of a product. */
  readonly share: string | null
  /** `hybrid`: the upstream is that of the benchmark. */
  readonly method: AllocationMethod | 'hybrid'
  readonly coverage: 'cradle-to-gate' | 'scopes-1-2'
  readonly isSupplierData: boolean
  readonly warnings: readonly AllocationWarning[]
  /** The working, in order. */
  readonly steps: readonly string[]
}
