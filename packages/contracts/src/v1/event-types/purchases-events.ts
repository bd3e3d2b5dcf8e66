import type { PURCHASES_EVENTS } from '@understory/domain/commerce/purchases/events.ts'
import type { z } from 'zod'
import { ApiPurchase } from '../purchases.ts'
import type { EventExamples } from './event-examples.ts'
import { EXAMPLE_CERTIFICATE_ID, EXAMPLE_MOMENT, EXAMPLE_PURCHASE_ID } from './example-ids.ts'

/** What `data` of each of its types of event holds. */
export const PURCHASES_EVENT_DATA = {
  'purchase.paid': ApiPurchase,
  'purchase.requires_action': ApiPurchase,
  'purchase.failed': ApiPurchase,
  'purchase.canceled': ApiPurchase,
  'purchase.refunded': ApiPurchase,
} as const satisfies Readonly<Record<keyof typeof PURCHASES_EVENTS, z.ZodObject>>

const paid = {
  id: EXAMPLE_PURCHASE_ID,
  object: 'purchase',
  mode: 'live',
  dryRun: false,
  createdAt: EXAMPLE_MOMENT,
  status: 'paid',
  action: null,
  keyId: 'a8098c1a-f86e-41da-bd1a-00112444be1e',
  paidAt: EXAMPLE_MOMENT,
  product: 'business-instant-onetime',
  quoteId: '1b4e28ba-2fa1-41d2-883f-0016d3cca427',
  milliTrees: 10_000,
  co2eGrams: 0,
  plasticGrams: 0,
  totalMinor: 200,
  refundedMinor: 0,
  currency: 'GBP',
  reference: 'Order 1001',
  effectiveFrom: '2026-12-01',
  effectiveTo: '2026-12-01',
  certificateId: EXAMPLE_CERTIFICATE_ID,
  invoiceNumber: 'UND-000042',
  metadata: { cart: '81731' },
} as const satisfies z.input<(typeof PURCHASES_EVENT_DATA)['purchase.paid']>

const unpaid = { ...paid, paidAt: null, certificateId: null, invoiceNumber: null } as const

/** What that may look like. */
export const PURCHASES_EVENT_EXAMPLES = {
  'purchase.paid': paid,
  'purchase.requires_action': {
    ...unpaid,
    status: 'requires_action',
    action: {
      type: 'approve',
      url: `https://example.org/app/approvals/${EXAMPLE_PURCHASE_ID}`,
      expiresAt: '2026-12-02T10:00:00.000Z',
    },
  },
  'purchase.failed': { ...unpaid, status: 'failed' },
  'purchase.canceled': { ...unpaid, status: 'canceled' },
  'purchase.refunded': { ...paid, status: 'refunded', refundedMinor: 200 },
} satisfies EventExamples<typeof PURCHASES_EVENT_DATA>
