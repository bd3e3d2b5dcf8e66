import { API_MODES } from '@understory/domain/developers/api-keys/api-mode.ts'
import { z } from 'zod'
import { CurrencyCode } from '../people/accounts/accounts.ts'
import { LIST_QUERY, pageOf } from './lists.ts'
import { operation } from './operation.ts'

export const ApiInvoice = z
  .object({
    id: z.uuid(),
    object: z.literal('invoice'),
    mode: z.enum(API_MODES),
    createdAt: z.iso.datetime(),
    /** As it is printed. */
    number: z.string().max(40),
    /** What it is for; `null`: a cycle of a subscription. */
    purchaseId: z.uuid().nullable(),
    cycleId: z.uuid().nullable(),
    totalMinor: z.int(),
    /** Given back since, in part or in all. */
    refundedMinor: z.int(),
    currency: CurrencyCode,
    paidAt: z.iso.datetime().nullable(),
  })
  .meta({
    id: 'Invoice',
    description: 'An invoice with its number, as the account’s books have it.',
  })

export const listInvoices = operation({
  operationId: 'listInvoices',
  method: 'GET',
  path: '/v1/invoices',
  tag: 'Invoices',
  scope: 'invoices:read',
  summary: 'Invoices of the account',
  description:
    'Newest first, of purchases and of subscriptions. Pass `nextCursor` as `cursor` to go on. A test account has none.',
  query: z.object(LIST_QUERY),
  answer: pageOf(ApiInvoice),
  example: { query: { limit: '10' } },
})

export const getInvoice = operation({
  operationId: 'getInvoice',
  method: 'GET',
  path: '/v1/invoices/{invoiceId}',
  tag: 'Invoices',
  scope: 'invoices:read',
  summary: 'One invoice',
  description: 'An invoice of the account by its id.',
  params: z.object({ invoiceId: z.uuid() }),
  answer: ApiInvoice,
  refusals: ['INVOICE_NOT_FOUND'],
  example: { params: { invoiceId: '0f8fad5b-d9cb-469f-a165-70867728950e' } },
})
