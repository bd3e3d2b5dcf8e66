import { z } from 'zod'

/** `draft`, and the two words of PACT for what was published. */
export const PRODUCT_STATUSES = ['draft', 'Active', 'Deprecated'] as const
export type ProductStatus = (typeof PRODUCT_STATUSES)[number]

/** Some lines that partners read. */
export const ProductText = (most: number) =>
  z.string().trim().max(most, `Please use at most ${most} characters.`)

/** Of one declared unit: kg of CO2e, as decimals of at most nine places. */
export const ProductTotalsAnswer = z.object({
  /** Which part of the inputs is the product’s. */
  share: z.string(),
  fossilKg: z.string(),
  landUseChangeKg: z.string(),
  biogenicNonCo2Kg: z.string(),
  /** Of the fossil, from aircraft. */
  aircraftKg: z.string(),
  excludingUptakeKg: z.string(),
  includingUptakeKg: z.string(),
  /** Zero or less; `null`: not known. */
  uptakeKg: z.string().nullable(),
  packagingKg: z.string().nullable(),
  /** Beside the sum: after the gate. */
  outboundKg: z.string().nullable(),
  /** In per cent. */
  primaryShare: z.string(),
  /** 1 the best, 5 the worst. */
  quality: z.object({ technology: z.string(), geography: z.string(), time: z.string() }),
})
