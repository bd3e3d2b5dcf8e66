import { GEOGRAPHY_REGIONS } from '@understory/domain/footprints/product-footprints/geography-regions.ts'
import {
  CO_PRODUCT_BASES,
  PRODUCT_PARTS,
  PRODUCT_STAGES,
} from '@understory/domain/footprints/product-footprints/product-line-terms.ts'
import { z } from 'zod'
import { NeededLine, PlainLine } from '../../inputs/plain-line.ts'
import { CountryCode } from '../../people/accounts/accounts.ts'
import { checkUnits, hasOneFactor, ONE_FACTOR } from '../emission-factors.ts'
import { AmountAboveZero, AmountText } from './own-products.ts'
import { ProductText } from './product-texts.ts'

const MOST_LINES = 200

/** A day, or a month: then its first day, or its last. */
const DayOrMonth = z
  .string()
  .regex(
    /^(19|20)\d{2}-(0[1-9]|1[0-2])(-(0[1-9]|[12]\d|3[01]))?$/,
    'Please give a day, as 2025-01-01, or a month.',
  )

const Rating = z
  .int()
  .min(1, 'Please use a rating from 1 to 5.')
  .max(5, 'Please use a rating from 1 to 5.')
  .nullable()
  .default(null)

export const Representativeness = z.strictObject({
  technology: Rating,
  geography: Rating,
  time: Rating,
})

export const ProductOwnFactor = z.strictObject({
  kgCo2e: z.number().min(0, 'Please use a number of zero or more.').max(1e9),
  unit: z.string().trim().min(1, 'Please give a unit.').max(40),
  source: NeededLine(300, 'Please say where this factor is from.'),
  /** That it is of; `null`: not known. */
  year: z.int().min(1990).max(2100).nullable().default(null),
  /** The report of the IPCC whose warming potentials it uses; `null`: not known. */
  gwp: z
    .string()
    .trim()
    .regex(/^AR[1-9]$/, 'Please name the report of the IPCC, as AR6.')
    .nullable()
    .default(null),
})

const ProductLineOrder = z
  .strictObject({
    stage: z.enum(PRODUCT_STAGES, 'Please choose where it belongs.'),
    part: z.enum(PRODUCT_PARTS).default('fossil'),
    description: PlainLine(200).default(''),
    /** Of the whole output. */
    quantity: z.number().min(0, 'Please use a number of zero or more.').max(1e12),
    unit: z.string().trim().min(1, 'Please give a unit.').max(40),
    factorId: z.string().max(80).optional(),
    ownFactor: ProductOwnFactor.optional(),
    /** The amount was measured by the company itself. */
    isPrimary: z.boolean().default(false),
    representative: Representativeness.default({ technology: null, geography: null, time: null }),
  })
  .refine(hasOneFactor, ONE_FACTOR)
  .superRefine(({ unit, factorId }, context) => checkUnits({ unit, factorId }, context))
export type ProductLineOrder = z.output<typeof ProductLineOrder>

export const CoProducts = z.strictObject({
  basis: z.enum(CO_PRODUCT_BASES),
  /** Mass or value of the output of this product. */
  own: AmountAboveZero,
  others: z
    .array(
      z.strictObject({
        name: NeededLine(120, 'Please give the name of what is made beside it.'),
        amount: AmountAboveZero,
      }),
    )
    .min(1)
    .max(20),
})

export const ProductGeography = z.union([
  z.strictObject({ country: CountryCode }),
  z.strictObject({
    subdivision: z
      .string()
      .regex(/^[A-Z]{2}-[A-Z0-9]{1,3}$/, 'Please give a subdivision, as DE-BW.'),
  }),
  z.strictObject({ region: z.enum(GEOGRAPHY_REGIONS) }),
  /** The whole world. */
  z.strictObject({}),
])

export const ProductFootprintOrder = z.strictObject({
  period: z.strictObject({ from: DayOrMonth, to: DayOrMonth }),
  /** Why it is not twelve months. */
  periodReason: ProductText(500).default(''),
  geography: ProductGeography.default({}),
  /** Declared units made in the period. */
  output: AmountAboveZero,
  /** The processes up to the gate. */
  boundary: ProductText(2_000).default(''),
  /** How inputs that are shared were shared, and why so. */
  allocation: ProductText(2_000).default(''),
  coProducts: CoProducts.nullable().default(null),
  exclusions: z
    .strictObject({
      /** `null`: not estimated. */
      percent: AmountText.refine(
        (percent) => Number(percent) <= 100,
        'Please use a share of up to 100 per cent.',
      ).nullable(),
      reason: ProductText(1_000).default(''),
    })
    .default({ percent: null, reason: '' }),
  comment: ProductText(2_000).default(''),
  lines: z.array(ProductLineOrder).max(MOST_LINES).default([]),
})
export type ProductFootprintOrder = z.output<typeof ProductFootprintOrder>
