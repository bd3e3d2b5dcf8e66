import { API_MODES } from '@understory/domain/developers/api-keys/api-mode.ts'
import { z } from 'zod'
import { Purchase } from '../commerce/purchases/purchases.ts'
import { PlainLine } from '../inputs/plain-line.ts'
import { LIST_QUERY, pageOf } from './lists.ts'
import { operation } from './operation.ts'

const shape = Purchase.shape

const ACTION_TYPES = ['approve', 'authenticate', 'pay'] as const

const MOST_METADATA_PAIRS = 20
const MOST_METADATA_BYTES = 8_000

const MetadataKey = z
  .string()
  .max(40, 'Please use names of at most 40 characters.')
  .regex(/^[A-Za-z0-9_.-]+$/, 'Please use names of letters, digits, “_”, “-” and “.”.')

const bytesOf = (value: object) => new TextEncoder().encode(JSON.stringify(value)).length

/** What a program keeps with a purchase for itself; no certificate, page or log shows it. */
const NewMetadata = z
  .record(MetadataKey, PlainLine(200))
  .refine((all) => Object.keys(all).length <= MOST_METADATA_PAIRS, 'Please use at most 20 pairs.')
  .refine(
    (all) => bytesOf(all) <= MOST_METADATA_BYTES - 1_000,
    'Please use fewer or shorter values.',
  )
  .meta({ maxProperties: MOST_METADATA_PAIRS })

const PurchaseAction = z.object({
  /** A person says yes, shows the bank that it is them, or pays. */
  type: z.enum(ACTION_TYPES),
  /** A page of ours, where that person signs in. */
  url: z.url().max(300),
  /** Then the purchase is cancelled, if nobody did. */
  expiresAt: z.iso.datetime(),
})
export type PurchaseAction = z.output<typeof PurchaseAction>

export const ApiPurchase = z
  .object({
    /** Of a dry run: null. */
    id: z.uuid().nullable(),
    object: z.literal('purchase'),
    mode: z.enum(API_MODES),
    dryRun: z.boolean(),
    createdAt: shape.createdAt,
    status: z.enum([...shape.status.options, 'requires_action']),
    /** What a person has to do before it is paid; of a dry run only the status says that there is something. */
    action: PurchaseAction.nullable(),
    /** The key that made it; `null`: a person, or a key that is long gone. */
    keyId: z.uuid().nullable(),
    paidAt: shape.paidAt,
    product: shape.product,
    quoteId: z.uuid(),
    milliTrees: shape.milliTrees,
    co2eGrams: shape.co2eGrams,
    plasticGrams: shape.plasticGrams,
    totalMinor: shape.totalMinor,
    refundedMinor: shape.refundedMinor,
    currency: shape.currency,
    reference: shape.reference,
    effectiveFrom: shape.effectiveFrom,
    effectiveTo: shape.effectiveTo,
    certificateId: shape.certificateId,
    invoiceNumber: shape.invoiceNumber,
    /** As the program gave it. */
    metadata: z.record(z.string().max(40), z.string().max(200)),
  })
  .meta({ id: 'Purchase', description: 'Something that the account bought once.' })
export type ApiPurchase = z.output<typeof ApiPurchase>

const WhatIsBought = {
  quoteId: z.uuid(),
  /** Where it costs more than this, it is refused. */
  maxTotalMinor: z.int().min(1).max(99_999_999).nullable().default(null),
  /** For the certificate. */
  reference: z.string().max(80, 'Please use at most 80 characters.').nullable().default(null),
  metadata: NewMetadata.default({}),
}

/** With a test key one of the cards of every test account, with a live key one of the account's own. */
const HowItIsPaid = z.discriminatedUnion('method', [
  z.strictObject({
    method: z.literal('card'),
    cardId: z
      .string()
      .max(255)
      .regex(/^(?:default|pm_\w+)$/, 'Please use “default” or the id of a saved card.')
      .default('default'),
  }),
  z.strictObject({ method: z.literal('link') }),
])

export const createPurchase = operation({
  operationId: 'createPurchase',
  method: 'POST',
  path: '/v1/purchases',
  tag: 'Purchases',
  scope: 'purchases:write',
  summary: 'Buy a quote',
  description:
    'Within the limits of the key, by a saved card of the account: `201` and paid at once. Or `202` and `requires_action`, where a person has to do something first: above the sum that the key may spend alone someone of the account says yes, the bank may want to see the cardholder, and with the method `link` a person pays on our page. Owners of the account get an email about the first two. A declined card ends the purchase and its quote. With a test key nothing is charged and nothing of it counts; the card `pm_card_chargeDeclined` is declined. With `dryRun=true` it says what it would do, and does nothing.',
  idempotency: 'required',
  hasDryRun: true,
  sells: true,
  query: z.object({ dryRun: z.enum(['true', 'false']).default('false') }),
  body: z.strictObject({
    ...WhatIsBought,
    payment: HowItIsPaid,
    /** Shown to the person who is asked to say yes. */
    reason: z
      .string()
      .trim()
      .min(1, 'Please say why, or leave it out.')
      .max(200, 'Please use at most 200 characters.')
      .nullable()
      .default(null),
  }),
  status: 201,
  acceptedWhen: (answer) => (answer as ApiPurchase).status !== 'paid',
  answer: ApiPurchase,
  refusals: [
    'QUOTE_NOT_FOUND',
    'QUOTE_EXPIRED',
    'WRONG_ACCOUNT_KIND',
    'ALREADY_PAID',
    'PURCHASE_BEGUN',
    'SUPPLY_EXCEEDED',
    'DISCLOSURE_INCOMPLETE',
    'TOO_MANY_OPEN_PAYMENTS',
    'TOTAL_CHANGED',
    'KEY_CURRENCY',
    'SPEND_LIMIT_EXCEEDED',
    'NO_SAVED_CARD',
    'BILLING_DETAILS_MISSING',
    'CARD_DECLINED',
    'TRANSACTION_FAILED',
    'PURCHASE_NOT_FOUND',
  ],
  example: {
    body: {
      quoteId: '0f8fad5b-d9cb-469f-a165-70867728950e',
      payment: { method: 'card' },
      maxTotalMinor: 5_000,
    },
  },
})

export const cancelPurchase = operation({
  operationId: 'cancelPurchase',
  method: 'POST',
  path: '/v1/purchases/{purchaseId}/cancellation',
  tag: 'Purchases',
  scope: 'purchases:write',
  summary: 'Cancel a purchase that is not paid',
  description:
    'Ends it, here and at the payment provider, and gives back what it set aside of the limits of the key. A key ends only what a key began.',
  idempotency: 'required',
  params: z.object({ purchaseId: z.uuid() }),
  answer: ApiPurchase,
  refusals: ['PURCHASE_NOT_FOUND', 'ALREADY_PAID', 'PAYMENT_UNDERWAY', 'TRANSACTION_FAILED'],
  example: { params: { purchaseId: '0f8fad5b-d9cb-469f-a165-70867728950e' } },
})

export const listPurchases = operation({
  operationId: 'listPurchases',
  method: 'GET',
  path: '/v1/purchases',
  tag: 'Purchases',
  scope: 'purchases:read',
  summary: 'Purchases of the account',
  description: 'Newest first. Pass `nextCursor` as `cursor` to go on.',
  query: z.object(LIST_QUERY),
  answer: pageOf(ApiPurchase),
  example: { query: { limit: '10' } },
})

export const getPurchase = operation({
  operationId: 'getPurchase',
  method: 'GET',
  path: '/v1/purchases/{purchaseId}',
  tag: 'Purchases',
  scope: 'purchases:read',
  summary: 'One purchase',
  description: 'A purchase of the account by its id.',
  params: z.object({ purchaseId: z.uuid() }),
  answer: ApiPurchase,
  refusals: ['PURCHASE_NOT_FOUND'],
  example: { params: { purchaseId: '0f8fad5b-d9cb-469f-a165-70867728950e' } },
})
