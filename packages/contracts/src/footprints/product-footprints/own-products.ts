import { DECLARED_UNITS } from '@understory/domain/footprints/product-footprints/declared-units.ts'
import { z } from 'zod'
import { endpoint } from '../../endpoint.ts'
import { NeededLine, PlainLine } from '../../inputs/plain-line.ts'
import { PRODUCT_STATUSES, ProductText, ProductTotalsAnswer } from './product-texts.ts'

/** kg, or another amount, as a decimal in a text: nothing is lost on the way. */
export const AmountText = z
  .string()
  .trim()
  .regex(/^\d{1,12}(\.\d{1,9})?$/, 'Please write a number of zero or more, as 12.5.')

const isAboveZero = (amount: string) => /[1-9]/.test(amount)
export const AmountAboveZero = AmountText.refine(isAboveZero, 'Please use a number above zero.')

const Urn = z
  .string()
  .trim()
  .regex(/^[uU][rR][nN]:[\x21-\x7e]{3,200}$/, 'Please give a URN, as urn:pact:…')

const ProductOrder = z.strictObject({
  name: NeededLine(200, 'Please give the name of the product.'),
  description: ProductText(2_000).default(''),
  /** 8 to 14 digits. */
  gtin: z
    .string()
    .trim()
    .regex(/^\d{8,14}$/, 'Please give a GTIN of 8 to 14 digits.')
    .nullable()
    .default(null),
  ownCode: PlainLine(80).min(1).nullable().default(null),
  classifications: z.array(Urn).max(20).default([]),
  declaredUnit: z.enum(DECLARED_UNITS, 'Please choose a unit.'),
  declaredAmount: AmountAboveZero,
  /** Of one declared unit without packaging; `null`: not known. */
  massKg: AmountText.nullable().default(null),
  /** kg of carbon in it; `null`: not known, and 0 is an answer. */
  fossilCarbonKg: AmountText.nullable().default(null),
  biogenicCarbonKg: AmountText.nullable().default(null),
  includesPackaging: z.boolean().default(false),
})

export const OwnProduct = z.object({
  productId: z.uuid(),
  name: z.string(),
  description: z.string(),
  gtin: z.string().nullable(),
  ownCode: z.string().nullable(),
  classifications: z.array(z.string()),
  declaredUnit: z.enum(DECLARED_UNITS),
  declaredAmount: z.string(),
  massKg: z.string().nullable(),
  fossilCarbonKg: z.string().nullable(),
  biogenicCarbonKg: z.string().nullable(),
  includesPackaging: z.boolean(),
})
export type OwnProduct = z.output<typeof OwnProduct>

/** A footprint of a product, without its lines. */
const FootprintInShort = z.object({
  footprintId: z.uuid(),
  status: z.enum(PRODUCT_STATUSES),
  from: z.string(),
  to: z.string(),
  totals: ProductTotalsAnswer,
  createdAt: z.iso.datetime(),
})
export type FootprintInShort = z.output<typeof FootprintInShort>

const OfProduct = z.object({ productId: z.uuid() })

export const ListOwnProducts = endpoint({
  method: 'GET',
  path: '/api/own-products',
  summary: 'The products of the account, by name, each with its published footprint',
  answer: z.object({
    products: z.array(OwnProduct.extend({ active: FootprintInShort.nullable() })),
  }),
})

export const CreateOwnProduct = endpoint({
  method: 'POST',
  path: '/api/own-products',
  summary: 'Add a product that footprints are computed for',
  body: ProductOrder,
  status: 201,
  answer: z.object({ productId: z.uuid() }),
  refusals: ['BUSINESS_ONLY', 'TOO_MANY_OWN_PRODUCTS', 'BAD_REQUEST'],
})

export const GetOwnProduct = endpoint({
  method: 'GET',
  path: '/api/own-products/{productId}',
  summary: 'A product with its footprints, newest first',
  params: OfProduct,
  answer: OwnProduct.extend({ footprints: z.array(FootprintInShort) }),
  refusals: ['OWN_PRODUCT_NOT_FOUND'],
})

export const ChangeOwnProduct = endpoint({
  method: 'PUT',
  path: '/api/own-products/{productId}',
  summary:
    'Change a product; what was published of it stays as it was, and drafts are computed again',
  params: OfProduct,
  body: ProductOrder,
  answer: OwnProduct,
  refusals: ['OWN_PRODUCT_NOT_FOUND', 'BAD_REQUEST'],
})

export const DeleteOwnProduct = endpoint({
  method: 'DELETE',
  path: '/api/own-products/{productId}',
  summary: 'Delete a product of which nothing was published',
  params: OfProduct,
  status: 204,
  refusals: ['OWN_PRODUCT_NOT_FOUND', 'OWN_PRODUCT_PUBLISHED'],
})
