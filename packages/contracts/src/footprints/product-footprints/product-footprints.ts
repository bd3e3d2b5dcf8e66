import { GEOGRAPHY_REGIONS } from '@understory/domain/footprints/product-footprints/geography-regions.ts'
import { PRODUCT_CHECKS } from '@understory/domain/footprints/product-footprints/product-checks.ts'
import {
  CO_PRODUCT_BASES,
  PRODUCT_PARTS,
  PRODUCT_STAGES,
} from '@understory/domain/footprints/product-footprints/product-line-terms.ts'
import { z } from 'zod'
import { endpoint } from '../../endpoint.ts'
import { NeededLine, PlainLine } from '../../inputs/plain-line.ts'
import { CountryCode } from '../../people/accounts/accounts.ts'
import { checkUnits, hasOneFactor, ONE_FACTOR } from '../emission-factors.ts'
import { AmountAboveZero, AmountText, OwnProduct } from './own-products.ts'
import { PRODUCT_STATUSES, ProductTotalsAnswer, Text } from './product-texts.ts'

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

const ProductOwnFactor = z.strictObject({
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

export const ProductLineOrder = z
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

const CoProducts = z.strictObject({
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

const Geography = z.union([
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
  periodReason: Text(500).default(''),
  geography: Geography.default({}),
  /** Declared units made in the period. */
  output: AmountAboveZero,
  /** The processes up to the gate. */
  boundary: Text(2_000).default(''),
  /** How inputs that are shared were shared, and why so. */
  allocation: Text(2_000).default(''),
  coProducts: CoProducts.nullable().default(null),
  exclusions: z
    .strictObject({
      /** `null`: not estimated. */
      percent: AmountText.refine(
        (percent) => Number(percent) <= 100,
        'Please use a share of up to 100 per cent.',
      ).nullable(),
      reason: Text(1_000).default(''),
    })
    .default({ percent: null, reason: '' }),
  comment: Text(2_000).default(''),
  lines: z.array(ProductLineOrder).max(MOST_LINES).default([]),
})
export type ProductFootprintOrder = z.output<typeof ProductFootprintOrder>

const CheckAnswer = z.object({ check: z.enum(PRODUCT_CHECKS), passes: z.boolean() })

/** A line with its working. */
const ProductLine = z.object({
  stage: z.enum(PRODUCT_STAGES),
  part: z.enum(PRODUCT_PARTS),
  description: z.string(),
  quantity: z.number(),
  unit: z.string(),
  factorId: z.string().nullable(),
  ownFactor: ProductOwnFactor.nullable(),
  isPrimary: z.boolean(),
  representative: Representativeness,
  factor: z.object({
    title: z.string(),
    kgCo2e: z.number(),
    unit: z.string(),
    source: z.string(),
    year: z.int().nullable(),
    gwp: z.string().nullable(),
  }),
  /** Of the whole output. */
  co2eGrams: z.int(),
  /** What it adds to one declared unit. */
  kgPerUnit: z.string(),
  /** It is not in the sum: after the gate, or packaging that is not part of the product. */
  isCounted: z.boolean(),
})
export type ProductLine = z.output<typeof ProductLine>

const ProductRelease = z.object({
  releaseId: z.uuid(),
  exchangeId: z.uuid(),
  peerName: z.string(),
  releasedAt: z.iso.datetime(),
})

const ProductFootprint = z.object({
  footprintId: z.uuid(),
  product: OwnProduct,
  status: z.enum(PRODUCT_STATUSES),
  period: z.object({ from: z.string(), to: z.string() }),
  periodReason: z.string(),
  geography: Geography,
  output: z.string(),
  boundary: z.string(),
  allocation: z.string(),
  coProducts: CoProducts.nullable(),
  exclusions: z.object({ percent: z.string().nullable(), reason: z.string() }),
  comment: z.string(),
  lines: z.array(ProductLine),
  totals: ProductTotalsAnswer,
  checks: z.array(CheckAnswer),
  precedingId: z.uuid().nullable(),
  createdAt: z.iso.datetime(),
  publishedAt: z.iso.datetime().nullable(),
  /** To partners that may still read it. */
  releases: z.array(ProductRelease),
})
export type ProductFootprint = z.output<typeof ProductFootprint>

const Drafted = z.object({
  footprintId: z.uuid(),
  checks: z.array(CheckAnswer),
  totals: ProductTotalsAnswer,
})
const OfProductFootprint = z.object({ footprintId: z.uuid() })

export const CreateProductFootprint = endpoint({
  method: 'POST',
  path: '/api/own-products/{productId}/footprints',
  summary:
    'Draft a footprint of a product, from cradle to gate; quantities are of the whole output',
  params: z.object({ productId: z.uuid() }),
  body: ProductFootprintOrder,
  maxBodyBytes: 256 * 1_024,
  status: 201,
  answer: Drafted,
  refusals: ['OWN_PRODUCT_NOT_FOUND', 'TOO_MANY_PRODUCT_FOOTPRINTS', 'BAD_REQUEST'],
})

export const GetProductFootprint = endpoint({
  method: 'GET',
  path: '/api/product-footprints/{footprintId}',
  summary: 'A footprint of a product with its workings, checks and releases',
  params: OfProductFootprint,
  answer: ProductFootprint,
  refusals: ['PRODUCT_FOOTPRINT_NOT_FOUND'],
})

export const ChangeProductFootprint = endpoint({
  method: 'PUT',
  path: '/api/product-footprints/{footprintId}',
  summary: 'Write a draft anew',
  params: OfProductFootprint,
  body: ProductFootprintOrder,
  maxBodyBytes: 256 * 1_024,
  answer: Drafted,
  refusals: ['PRODUCT_FOOTPRINT_NOT_FOUND', 'PRODUCT_FOOTPRINT_FIXED', 'BAD_REQUEST'],
})

export const DeleteProductFootprint = endpoint({
  method: 'DELETE',
  path: '/api/product-footprints/{footprintId}',
  summary: 'Delete a draft',
  params: OfProductFootprint,
  status: 204,
  refusals: ['PRODUCT_FOOTPRINT_NOT_FOUND', 'PRODUCT_FOOTPRINT_FIXED'],
})

export const PublishProductFootprint = endpoint({
  method: 'POST',
  path: '/api/product-footprints/{footprintId}/publication',
  summary: 'Publish a draft that passes every check; the one before it is then deprecated',
  params: OfProductFootprint,
  body: z.strictObject({
    /** The company states that it was computed by the PACT Methodology, version 3. */
    statesPact: z.literal(true, 'Please tick that it follows the PACT Methodology.'),
  }),
  answer: z.object({ footprintId: z.uuid(), status: z.enum(PRODUCT_STATUSES) }),
  refusals: [
    'PRODUCT_FOOTPRINT_NOT_FOUND',
    'PRODUCT_FOOTPRINT_FIXED',
    'PRODUCT_CHECKS_FAIL',
    'BAD_REQUEST',
  ],
})

export const ReleaseProductFootprint = endpoint({
  method: 'POST',
  path: '/api/product-footprints/{footprintId}/releases',
  summary: 'Let a partner read a copy of a published footprint',
  params: OfProductFootprint,
  body: z.strictObject({ exchangeId: z.uuid('Please choose a partner.') }),
  status: 201,
  answer: z.object({ releaseId: z.uuid() }),
  refusals: [
    'PRODUCT_FOOTPRINT_NOT_FOUND',
    'PRODUCT_FOOTPRINT_UNPUBLISHED',
    'EXCHANGE_NOT_FOUND',
    'BAD_REQUEST',
  ],
})

export const EndProductFootprintRelease = endpoint({
  method: 'DELETE',
  path: '/api/product-footprints/{footprintId}/releases/{releaseId}',
  summary: 'Take a footprint back from a partner: its program finds it no more',
  params: OfProductFootprint.extend({ releaseId: z.uuid() }),
  status: 204,
  refusals: ['PRODUCT_RELEASE_NOT_FOUND'],
})
