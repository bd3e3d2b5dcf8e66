import { PRODUCT_CHECKS } from '@understory/domain/footprints/product-footprints/product-checks.ts'
import {
  PRODUCT_PARTS,
  PRODUCT_STAGES,
} from '@understory/domain/footprints/product-footprints/product-line-terms.ts'
import { z } from 'zod'
import { endpoint } from '../../endpoint.ts'
import { OwnProduct } from './own-products.ts'
import {
  CoProducts,
  ProductFootprintOrder,
  ProductGeography,
  ProductOwnFactor,
  Representativeness,
} from './product-footprint-order.ts'
import { PRODUCT_STATUSES, ProductTotalsAnswer } from './product-texts.ts'

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
  geography: ProductGeography,
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
  summary: 'Rewrite a draft',
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
