import {
  RECEIVED_GAPS,
  RECEIVED_PROBLEMS,
} from '@understory/domain/footprints/exchanges/received-footprint.ts'
import { DECLARED_UNITS } from '@understory/domain/footprints/product-footprints/declared-units.ts'
import { z } from 'zod'
import { Day } from '../../calendar-texts.ts'
import { endpoint } from '../../endpoint.ts'
import { NeededLine, PlainLine } from '../../inputs/plain-line.ts'
import { Exchange, OfExchange } from './exchanges.ts'

const READING_PROBLEMS = [
  'unreachable',
  'sign-in',
  'no-version-3',
  'refused',
  'unreadable',
  'too-many',
] as const

/** Fetching from a partner's server, which goes on by itself. */
const FootprintReading = z.object({
  startedAt: z.iso.datetime(),
  state: z.enum(['waiting', 'done', 'given-up']),
  /** Footprints that were given so far, and those of them that were new or had changed. */
  found: z.int(),
  added: z.int(),
  /** What was no footprint of PACT, or larger than 64 kB. */
  skipped: z.int(),
  problem: z.enum(READING_PROBLEMS).nullable(),
})
export type FootprintReading = z.output<typeof FootprintReading>

/** As the partner gave it. Amounts are decimals in texts; `null`: it does not say. */
export const ReceivedFootprint = z.object({
  receivedFootprintId: z.uuid(),
  /** Its id with the partner. */
  pfId: z.uuid(),
  partnerName: z.string(),
  companyName: z.string().nullable(),
  productName: z.string().nullable(),
  productIds: z.array(z.string()),
  specVersion: z.string().nullable(),
  status: z.enum(['Active', 'Deprecated']).nullable(),
  declaredUnit: z.enum(DECLARED_UNITS).nullable(),
  declaredAmount: z.string().nullable(),
  /** Of the declared amount, from cradle to gate, without biogenic uptake. */
  kgCo2e: z.string().nullable(),
  period: z.object({ from: Day, to: Day }).nullable(),
  geography: z.string().nullable(),
  boundary: z.string().nullable(),
  /** In per cent. */
  primaryShare: z.string().nullable(),
  standards: z.array(z.string()),
  warmingPotentials: z.array(z.string()),
  /** As the partner says; we have seen no proof. */
  assuredBy: z.string().nullable(),
  validUntil: z.string().nullable(),
  receivedAt: z.iso.datetime(),
  /** The partner gives something else by this id now. */
  isSuperseded: z.boolean(),
  /** Each keeps it out of an inventory. */
  problems: z.array(z.enum(RECEIVED_PROBLEMS)),
  /** What it does not say. */
  gaps: z.array(z.enum(RECEIVED_GAPS)),
})
export type ReceivedFootprint = z.output<typeof ReceivedFootprint>

const ProductIds = z
  .array(
    z
      .string()
      .trim()
      .regex(/^[uU][rR][nN]:[\x21-\x7e]{3,400}$/, 'Please give a product id, as urn:gtin:….'),
  )
  .max(20, 'Please give at most 20 product ids.')

export const FetchPartnerFootprints = endpoint({
  method: 'POST',
  path: '/api/exchanges/{exchangeId}/readings',
  summary:
    'Fetch the footprints that a partner’s own PACT server shares with us; one that is under way goes on',
  params: OfExchange,
  body: z.strictObject({
    /** Of these products alone; none: all that is shared. */
    productIds: ProductIds.default([]),
  }),
  status: 202,
  answer: z.object({ readingId: z.uuid() }),
  refusals: ['EXCHANGE_NOT_FOUND', 'EXCHANGE_WITHOUT_SERVER', 'EXCHANGE_PAUSED', 'BAD_REQUEST'],
})

export const AskPartnerForFootprints = endpoint({
  method: 'POST',
  path: '/api/exchanges/{exchangeId}/requests',
  summary:
    'Ask a partner for footprints of products that it does not share yet; the same question is asked once while it is open',
  params: OfExchange,
  body: z.strictObject({
    productIds: ProductIds.min(1, 'Please give a product id, as urn:gtin:….'),
    comment: PlainLine(500).default(''),
  }),
  status: 201,
  answer: z.object({ eventId: z.uuid() }),
  refusals: ['EXCHANGE_NOT_FOUND', 'EXCHANGE_WITHOUT_SERVER', 'EXCHANGE_PAUSED', 'BAD_REQUEST'],
})

export const ListReceivedFootprints = endpoint({
  method: 'GET',
  path: '/api/exchanges/{exchangeId}/footprints',
  summary: 'Footprints that a partner gave us, the latest 200, and how the last fetching went',
  params: OfExchange,
  query: z.object({
    /** Part of the name or of an id of the product. */
    product: NeededLine(200, 'Please name a product.').optional(),
  }),
  answer: z.object({
    exchange: Exchange,
    reading: FootprintReading.nullable(),
    /** All that there are of this partner. */
    count: z.int(),
    footprints: z.array(ReceivedFootprint),
  }),
  refusals: ['EXCHANGE_NOT_FOUND', 'BAD_REQUEST'],
})

export const ListUsableFootprints = endpoint({
  method: 'GET',
  path: '/api/received-footprints',
  summary: 'Footprints of partners that can be used in an inventory, the latest 200',
  answer: z.object({ footprints: z.array(ReceivedFootprint) }),
})

export const GetReceivedDocument = endpoint({
  method: 'GET',
  path: '/api/received-footprints/{receivedFootprintId}/document',
  summary: 'A footprint as the partner’s server gave it, and the SHA-256 of these bytes',
  params: z.object({ receivedFootprintId: z.uuid() }),
  answer: z.object({ document: z.string(), sha256: z.string() }),
  refusals: ['RECEIVED_FOOTPRINT_NOT_FOUND'],
})
