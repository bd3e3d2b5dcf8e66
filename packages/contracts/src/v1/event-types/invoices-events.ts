import type { INVOICES_EVENTS } from '@understory/domain/commerce/invoices/events.ts'
import type { z } from 'zod'
import { ApiInvoice } from '../invoices.ts'
import type { EventExamples } from './event-examples.ts'
import { EXAMPLE_MOMENT, EXAMPLE_PURCHASE_ID } from './example-ids.ts'

/** What `data` of each of its types of event holds. */
export const INVOICES_EVENT_DATA = {
  'invoice.issued': ApiInvoice,
} as const satisfies Readonly<Record<keyof typeof INVOICES_EVENTS, z.ZodObject>>

/** What that may look like. */
export const INVOICES_EVENT_EXAMPLES = {
  'invoice.issued': {
    id: 'c56a4180-65aa-42ec-a945-5fd21dec0538',
    object: 'invoice',
    mode: 'live',
    createdAt: EXAMPLE_MOMENT,
    number: 'UND-000042',
    purchaseId: EXAMPLE_PURCHASE_ID,
    cycleId: null,
    totalMinor: 200,
    refundedMinor: 0,
    currency: 'GBP',
    paidAt: EXAMPLE_MOMENT,
  },
} satisfies EventExamples<typeof INVOICES_EVENT_DATA>
