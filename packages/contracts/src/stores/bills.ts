import { SUBSCRIPTION_STATUSES } from '@understory/domain/commerce/subscriptions/subscription-status.ts'
import { BILL_STATUSES } from '@understory/domain/stores/bills/bill-status.ts'
import { z } from 'zod'
import { Day } from '../calendar-texts.ts'
import { BillingAddress } from '../commerce/purchases/purchases.ts'
import { endpoint } from '../endpoint.ts'
import { CurrencyCode } from '../people/accounts/accounts.ts'
import { IMPACT_AMOUNTS } from './impact-amounts.ts'

const StorePlan = z.object({
  subscriptionId: z.uuid(),
  status: z.enum(SUBSCRIPTION_STATUSES),
  currency: CurrencyCode,
  card: z.object({ id: z.string(), brand: z.string(), last4: z.string() }).nullable(),
  /** The day on which the next bills are issued. */
  nextBillOn: Day.nullable(),
  /** It ends once its last bill is paid. */
  isEnding: z.boolean(),
  /** What is to be paid now, after a charge that failed. */
  due: z.object({ cycleId: z.uuid(), totalMinor: z.int() }).nullable(),
})

/** What a store would be billed now. */
const StoreSoFar = z.object({
  storeId: z.uuid(),
  orders: z.int(),
  /** Orders that the merchant's own cap leaves out, as things are. */
  overCap: z.int(),
  ...IMPACT_AMOUNTS,
  grossMinor: z.int(),
  /** Of refunds after earlier bills; taken off, and carried on as far as it is more than the bill. */
  creditMinor: z.int(),
  totalMinor: z.int(),
  currency: CurrencyCode,
})

export const StoreBill = z.object({
  billId: z.uuid(),
  storeId: z.uuid(),
  storeName: z.string(),
  number: z.int(),
  chargedBy: z.enum(['card', 'shopify']),
  from: Day,
  to: Day,
  orders: z.int(),
  overCap: z.int(),
  ...IMPACT_AMOUNTS,
  /** Of these, what the sum pays for beyond its orders: each of them is rounded down. */
  remainderMilliTrees: z.int(),
  remainderCo2eGrams: z.int(),
  remainderPlasticGrams: z.int(),
  grossMinor: z.int(),
  creditMinor: z.int(),
  totalMinor: z.int(),
  currency: CurrencyCode,
  status: z.enum(BILL_STATUSES),
  /** The invoice that it is on. */
  cycleId: z.uuid().nullable(),
  invoiceNumber: z.string().nullable(),
  /** Of its store, once the bill is paid: what the store funded in all. */
  certificateId: z.uuid().nullable(),
})
export type StoreBill = z.output<typeof StoreBill>

const BillsPage = {
  bills: z.array(StoreBill),
  /** The last of them, where there are older ones. */
  nextBefore: z.uuid().nullable(),
}

export const GetStoreBilling = endpoint({
  method: 'GET',
  path: '/api/stores/billing',
  summary: 'How the stores of the account are billed: the plan, the cycle so far, and the bills',
  answer: z.object({
    /** `null`: there is none, and orders contribute nothing. */
    plan: StorePlan.nullable(),
    /** Suggested for the first plan: as the stores were connected. */
    currency: CurrencyCode,
    billingAddress: BillingAddress.nullable(),
    soFar: z.array(StoreSoFar),
    ...BillsPage,
  }),
})
export type StoreBilling = z.output<typeof GetStoreBilling.answer>

export const ListStoreBills = endpoint({
  method: 'GET',
  path: '/api/stores/bills',
  summary: 'The bills of the stores, the newest first; older ones come before the last of a page',
  query: z.object({ before: z.uuid().optional() }),
  answer: z.object(BillsPage),
  refusals: ['RESOURCE_NOT_FOUND'],
})

export const StartStoreBilling = endpoint({
  method: 'POST',
  path: '/api/stores/billing',
  summary:
    'Bill the stores of the account to a stored card after each month; orders count from now on',
  body: z.strictObject({
    cardId: z.string().min(1, 'Please choose a card.').max(80),
    /** As it is on the invoices; absent: the one that is known. */
    billingAddress: BillingAddress.optional(),
  }),
  status: 204,
  refusals: [
    'BUSINESS_ONLY',
    'STORE_NOT_PRESENT',
    'CARD_NOT_FOUND',
    'ALREADY_SUBSCRIBED',
    'OTHER_CURRENCY',
    'UNRECOGNISED_LOCATION',
    'TRANSACTION_FAILED',
  ],
})

export const EndStoreBilling = endpoint({
  method: 'DELETE',
  path: '/api/stores/billing',
  summary:
    'End the plan of the stores: later orders contribute nothing, and what is not billed yet is charged once more',
  status: 204,
  refusals: ['SUBSCRIPTION_NOT_FOUND', 'NOT_CHANGEABLE', 'TRANSACTION_FAILED'],
})

export const BillOrder = z.object({
  externalId: z.string(),
  label: z.string(),
  createdAt: z.iso.datetime(),
  isOverCap: z.boolean(),
  moneyMinor: z.int(),
  ...IMPACT_AMOUNTS,
  /** Credited since. */
  creditMinor: z.int(),
})
export type BillOrder = z.output<typeof BillOrder>

export const ListBillOrders = endpoint({
  method: 'GET',
  path: '/api/stores/bills/{billId}/orders',
  summary: 'The statement of a bill: each of its orders, by its line',
  params: z.object({ billId: z.uuid() }),
  query: z.object({ after: z.coerce.number().int().min(0).max(100_000_000).default(0) }),
  answer: z.object({
    bill: StoreBill,
    orders: z.array(BillOrder),
    /** The last line given, where there are more. */
    next: z.int().nullable(),
  }),
  refusals: ['RESOURCE_NOT_FOUND', 'BAD_REQUEST'],
})

export const GetBillOrdersFile = endpoint({
  method: 'GET',
  path: '/api/stores/bills/{billId}/orders.txt',
  summary:
    'The orders behind each entry of a bill, from which anyone makes the roots of the public log again; docs/ledger.md has its form',
  params: z.object({ billId: z.uuid() }),
  answer: { contentType: 'text/plain; charset=utf-8', isStreamed: true },
  refusals: ['RESOURCE_NOT_FOUND', 'BILL_NOT_IN_LEDGER', 'TOO_MANY_ATTEMPTS'],
})
