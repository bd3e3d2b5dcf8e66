import { z } from 'zod'
import { endpoint } from '../endpoint.ts'
import { dayInput } from '../inputs/calendar-input.ts'
import { CurrencyCode } from '../people/accounts/accounts.ts'

export const GetInvoicePdf = endpoint({
  method: 'GET',
  path: '/api/offsetting/instant-purchases/{purchaseId}/invoice',
  summary: 'The invoice of a paid purchase',
  params: z.object({ purchaseId: z.uuid() }),
  answer: { contentType: 'application/pdf' },
  refusals: ['PURCHASE_NOT_FOUND'],
})

const LONGEST_DAYS = 366
const DAY_MS = 86_400_000

const TakenAmount = z.object({
  currency: CurrencyCode,
  totalMinor: z.int(),
  /** Of these invoices, until now; refunds that failed are not in it. */
  refundedMinor: z.int(),
})

const TakenInvoice = TakenAmount.extend({
  id: z.uuid(),
  /** `null`: it is numbered within seconds. */
  number: z.string().nullable(),
  issuedAt: z.iso.datetime(),
  kind: z.enum(['once', 'plan', 'shop-orders']),
  account: z.string(),
  /** Who owns the account; `null`: it was closed. */
  ownerId: z.uuid().nullable(),
  card: z.string().nullable(),
})
export type TakenInvoice = z.output<typeof TakenInvoice>

const UnsettledPayment = z.object({
  purchaseId: z.uuid(),
  /** At the payment provider; `null`: it was not begun there. */
  gatewayPaymentId: z.string().nullable(),
  startedAt: z.iso.datetime(),
  account: z.string(),
  totalMinor: z.int(),
  currency: CurrencyCode,
})
export type UnsettledPayment = z.output<typeof UnsettledPayment>

export const ListTakings = endpoint({
  method: 'GET',
  path: '/api/staff/takings',
  summary:
    'Invoices of all accounts between two days, newest first, with their sums by currency, and payments that were begun over an hour ago and are not settled',
  query: z
    .object({
      from: dayInput(),
      to: dayInput().describe('The last day, as a whole, in UTC'),
      cursor: z.string().max(100).optional(),
    })
    .refine(({ from, to }) => from <= to, {
      path: ['to'],
      message: 'Please choose a last day that is not before the first.',
    })
    .refine(({ from, to }) => Date.parse(to) - Date.parse(from) < LONGEST_DAYS * DAY_MS, {
      path: ['to'],
      message: 'Please choose a year at most.',
    }),
  answer: z.object({
    invoices: z.array(TakenInvoice),
    next: z.string().nullable(),
    /** Of all invoices of these days. */
    sums: z.array(TakenAmount.extend({ invoices: z.int() })),
    /** Begun more than an hour ago, of any day; the oldest first, a hundred at most. */
    unsettled: z.array(UnsettledPayment),
  }),
  refusals: ['BAD_REQUEST'],
})
