import { VERIFY_SERVICES } from '@understory/domain/commerce/prices/services.ts'
import { SCOPE_THREE_KEYS } from '@understory/domain/footprints/company-footprints/scope-three.ts'
import { z } from 'zod'
import { asMonth, Day, MonthOfYear } from '../../calendar-texts.ts'
import { endpoint } from '../../endpoint.ts'
import { dayInput, MonthInput } from '../../inputs/calendar-input.ts'
import { AccountKind, CountryCode, CurrencyCode } from '../../people/accounts/accounts.ts'
import { Obstacle } from './obstacles.ts'

const Quantity = z.int('Please use a whole number.').min(0, 'Please use a number of zero or more.')
const Reference = z.string().max(80, 'Please use at most 80 characters.').nullable()
const Theme = z.enum(['none', 'gift', 'christmas'])

export const InstantChoice = z.strictObject({
  milliTrees: Quantity,
  co2eGrams: Quantity,
  plasticGrams: Quantity,
  treeProject: z.string().max(60).nullable().default(null),
  spread: z
    .strictObject({ startMonth: MonthInput, months: z.int().min(1).max(60) })
    .nullable()
    .default(null),
  reference: Reference.default(null),
  theme: Theme.default('none'),
  hideCost: z.boolean().default(false),
  addressOnCertificate: z.boolean().default(false),
})

const PurchasesLine = z.object({
  impact: z.enum(['trees', 'co2e', 'plastic']),
  quantity: z.int(),
  minor: z.int(),
  project: z.object({
    id: z.string(),
    name: z.string(),
    partner: z.string(),
    country: z.string(),
    isSample: z.boolean(),
  }),
})

/** What it is for beyond its quantities, each in words: the driving of a car, with its year. */
export const Covers = z.array(z.string())

export const Quote = z.object({
  quoteId: z.uuid(),
  audience: AccountKind,
  product: z.string(),
  /** For other people, each with a certificate of their own. */
  isGift: z.boolean(),
  /** When its emails go out, `null`: as soon as it is paid for; and how many they are. Of gifts alone. */
  delivery: z.object({ on: Day.nullable(), emails: z.int() }).nullable(),
  currency: CurrencyCode,
  priceBookVersion: z.string(),
  lines: z.array(PurchasesLine),
  /** Work that is bought by itself, and funds nothing. */
  services: z.array(
    z.object({
      service: z.enum(VERIFY_SERVICES),
      name: z.string(),
      count: z.int(),
      minor: z.int(),
      /** Of a verification: the categories of scope 3 that were chosen. */
      categories: z.array(z.enum(SCOPE_THREE_KEYS)),
    }),
  ),
  totalMinor: z.int(),
  choice: InstantChoice,
  covers: Covers,
  expiresAt: z.iso.datetime(),
  /** The purchase that this quote became, when it has. */
  isPaid: z.boolean(),
})
export type Quote = z.output<typeof Quote>

export const GetQuote = endpoint({
  method: 'GET',
  path: '/api/offsetting/quotes/{quoteId}',
  summary: 'A priced choice',
  params: z.object({ quoteId: z.uuid() }),
  /** What would keep someone without an account from paying for it. */
  answer: Quote.extend({ obstacle: Obstacle }),
  refusals: ['QUOTE_NOT_FOUND'],
})

/** A private person without a tax id may give the country alone. */
export const BillingAddress = z.strictObject({
  line1: z.string().trim().max(200).default(''),
  line2: z.string().trim().max(200).nullable().default(null),
  city: z.string().trim().max(100).default(''),
  postcode: z.string().trim().max(20).default(''),
  country: CountryCode,
})
export type BillingAddress = z.output<typeof BillingAddress>

export const BuyQuote = endpoint({
  method: 'POST',
  path: '/api/offsetting/instant-purchases',
  summary: 'Start the purchase of a quote; asking again gives the same purchase',
  body: z.strictObject({
    quoteId: z.uuid(),
    billingAddress: BillingAddress,
    taxId: z
      .strictObject({ type: z.string().max(40), value: z.string().trim().max(60) })
      .nullable()
      .default(null),
    saveCard: z.boolean().default(false),
  }),
  status: 201,
  answer: z.object({
    purchaseId: z.uuid(),
    /** The client secret for the card form. */
    clientSecret: z.string(),
    totalMinor: z.int(),
    currency: CurrencyCode,
  }),
  refusals: [
    'SUPPLY_EXCEEDED',
    'DISCLOSURE_INCOMPLETE',
    'TOO_MANY_OPEN_PAYMENTS',
    'QUOTE_NOT_FOUND',
    'QUOTE_EXPIRED',
    'WRONG_ACCOUNT_KIND',
    'PERIOD_ALREADY_OFFSET',
    'VEHICLE_CHANGED',
    'ALREADY_PAID',
    'UNRECOGNISED_LOCATION',
    'TAX_ID_INVALID',
    'TRANSACTION_FAILED',
  ],
})

export const Purchase = z.object({
  uuid: z.uuid(),
  /** What was chosen; an unpaid purchase is paid for at `/app/payment?quote=`. */
  quoteId: z.uuid(),
  product: z.string(),
  /** For other people: its certificates are theirs, one for each. */
  isGift: z.boolean(),
  status: z.enum(['pending', 'paid', 'failed', 'canceled', 'refunded']),
  createdAt: z.iso.datetime(),
  paidAt: z.iso.datetime().nullable(),
  milliTrees: z.int(),
  co2eGrams: z.int(),
  plasticGrams: z.int(),
  covers: Covers,
  totalMinor: z.int(),
  /** Refunded of it since, in part or in all. */
  refundedMinor: z.int(),
  currency: CurrencyCode,
  reference: z.string().nullable(),
  theme: Theme,
  hideCost: z.boolean(),
  addressOnCertificate: z.boolean(),
  effectiveFrom: Day,
  effectiveTo: Day,
  isDateLocked: z.boolean(),
  /** The first month of the year of a footprint that it was assigned to. */
  footprintYear: MonthOfYear.nullable(),
  certificateId: z.uuid().nullable(),
  invoiceNumber: z.string().nullable(),
  /** The name of the API key that bought it. */
  boughtByKey: z.string().nullable(),
})
export type Purchase = z.output<typeof Purchase>

/** What was paid for in a month, all pages together, less what was refunded since. */
const MonthOfPurchases = z.object({
  /** '2026-11', by the day of each purchase. */
  month: MonthOfYear,
  milliTrees: z.int(),
  co2eGrams: z.int(),
  plasticGrams: z.int(),
  paid: z.array(z.object({ totalMinor: z.int(), currency: CurrencyCode })),
})
export type MonthOfPurchases = z.output<typeof MonthOfPurchases>

export const ListPurchases = endpoint({
  method: 'GET',
  path: '/api/offsetting/instant-purchases',
  summary: 'The instant purchases of the account, newest first',
  query: z.object({
    before: z.string().max(200).optional().describe('`next` of the page before'),
    limit: z.coerce.number().int().min(1).max(100).default(25),
  }),
  answer: z.object({
    purchases: z.array(Purchase),
    /** Those that the purchases here lie in. */
    months: z.array(MonthOfPurchases),
    next: z.string().nullable(),
  }),
  refusals: ['BAD_REQUEST'],
})

export const UpdatePurchase = endpoint({
  method: 'PATCH',
  path: '/api/offsetting/instant-purchases/{purchaseId}',
  summary:
    'Change how a purchase is shown, or assign its date, its reference or the year of a footprint once',
  params: z.object({ purchaseId: z.uuid() }),
  body: z.strictObject({
    reference: Reference.optional(),
    effectiveFrom: dayInput().optional(),
    /** The first month of a year of a footprint: the CO2e counts for that year. */
    footprintYear: asMonth(
      z
        .string()
        .regex(/^20\d\d-(0[1-9]|1[0-2])$/, 'Please choose a year of one of your footprints.'),
    ).optional(),
    hideCost: z.boolean().optional(),
    theme: Theme.optional(),
    addressOnCertificate: z.boolean().optional(),
  }),
  answer: Purchase,
  refusals: ['PURCHASE_NOT_FOUND', 'DATE_LOCKED', 'PURCHASE_UPDATE_FAILED'],
})

export const CancelPurchase = endpoint({
  method: 'POST',
  path: '/api/offsetting/instant-purchases/{purchaseId}/cancellation',
  summary: 'Cancel a purchase that is not paid; nothing is taken',
  params: z.object({ purchaseId: z.uuid() }),
  status: 204,
  refusals: ['PURCHASE_NOT_FOUND', 'ALREADY_PAID', 'PAYMENT_UNDERWAY', 'TRANSACTION_FAILED'],
})
