import type { EventType } from '@understory/domain/developers/events/event-types.ts'
import type { z } from 'zod'
import type { EVENT_DATA } from './event-data.ts'

const AT = '2026-12-01T10:00:00.000Z'
const PURCHASE = '0f8fad5b-d9cb-469f-a165-70867728950e'
const CERTIFICATE = '7c9e6679-7425-40de-944b-e07fc1f90ae7'
const SUBSCRIPTION = '3d813cbb-47fb-42ba-91df-831e1593ac29'

const paid = {
  id: PURCHASE,
  object: 'purchase',
  mode: 'live',
  dryRun: false,
  createdAt: AT,
  status: 'paid',
  action: null,
  keyId: 'a8098c1a-f86e-41da-bd1a-00112444be1e',
  paidAt: AT,
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
  certificateId: CERTIFICATE,
  invoiceNumber: 'UND-000042',
  metadata: { cart: '81731' },
} as const satisfies z.input<(typeof EVENT_DATA)['purchase.paid']>

const unpaid = { ...paid, paidAt: null, certificateId: null, invoiceNumber: null } as const

const running = {
  id: SUBSCRIPTION,
  object: 'subscription',
  mode: 'live',
  createdAt: AT,
  status: 'active',
  product: 'business-workforce-recurring',
  interval: 'month',
  totalMinor: 6_110,
  currency: 'GBP',
  headcount: 10,
  current: { from: '2026-12-01', to: '2026-12-31' },
  nextPayment: '2027-01-01',
  endsWithPeriod: false,
  certificateId: CERTIFICATE,
} as const satisfies z.input<(typeof EVENT_DATA)['subscription.started']>

const billed = {
  id: '9b2d7c1e-5c0f-4a57-8f0e-3f3c1c1d2e4f',
  object: 'store_bill',
  mode: 'live',
  createdAt: AT,
  storeId: '5f0c9a52-6a1e-4c5d-9b4e-0d6b0f2f9d11',
  storeName: 'Moss Kitchen',
  number: 7,
  status: 'waiting',
  from: '2026-11-01',
  to: '2026-11-30',
  orders: 412,
  milliTrees: 206_000,
  totalMinor: 4_120,
  currency: 'GBP',
} as const satisfies z.input<(typeof EVENT_DATA)['store_bill.issued']>

const shop = {
  id: billed.storeId,
  object: 'store',
  mode: 'live',
  createdAt: AT,
  name: 'Moss Kitchen',
  platform: 'shopify',
  status: 'connected',
  connectedAt: AT,
  disconnectedAt: null,
  currency: 'GBP',
  capMinor: 5_000,
} satisfies z.input<(typeof EVENT_DATA)['store.connected']>

const key = {
  id: 'a8098c1a-f86e-41da-bd1a-00112444be1e',
  object: 'api_key',
  mode: 'live',
  createdAt: AT,
  name: 'Checkout',
  scopes: ['quotes:write', 'purchases:write'],
  version: '2026-12-01',
  expiresAt: '2027-12-01T10:00:00.000Z',
  state: 'active',
} satisfies z.input<(typeof EVENT_DATA)['api_key.created']>

const endpoint = {
  id: '6fa459ea-ee8a-4ca4-894e-db77e160355e',
  object: 'webhook_endpoint',
  mode: 'live',
  createdAt: AT,
  url: 'https://example.org/hooks/understory',
  description: 'Our order system',
  types: ['purchase.paid'],
  isEnabled: true,
  disabledWhy: null,
  failingSince: null,
} satisfies z.input<(typeof EVENT_DATA)['webhook_endpoint.created']>

/** What `data` of each type may look like. */
export const EVENT_EXAMPLES: { readonly [Type in EventType]: z.input<(typeof EVENT_DATA)[Type]> } =
  {
    'purchase.paid': paid,
    'purchase.requires_action': {
      ...unpaid,
      status: 'requires_action',
      action: {
        type: 'approve',
        url: `https://example.org/app/approvals/${PURCHASE}`,
        expiresAt: '2026-12-02T10:00:00.000Z',
      },
    },
    'purchase.failed': { ...unpaid, status: 'failed' },
    'purchase.canceled': { ...unpaid, status: 'canceled' },
    'purchase.refunded': { ...paid, status: 'refunded', refundedMinor: 200 },
    'certificate.issued': {
      id: CERTIFICATE,
      object: 'certificate',
      mode: 'live',
      createdAt: AT,
      code: 'K7M2Q9XD',
      purchaseId: PURCHASE,
      subscriptionId: null,
      storeId: null,
      url: `https://example.org/v1/certificates/${CERTIFICATE}`,
    },
    'ledger.logged': {
      object: 'logged_entries',
      entries: [
        {
          id: 4711,
          object: 'ledger_entry',
          source: 'purchase',
          sourceId: PURCHASE,
          impact: 'trees',
          quantity: 10_000,
          projectId: 'mixed-forest',
          effectiveFrom: '2026-12-01',
          effectiveTo: '2026-12-01',
          reverses: null,
        },
      ],
      total: 1,
    },
    'invoice.issued': {
      id: 'c56a4180-65aa-42ec-a945-5fd21dec0538',
      object: 'invoice',
      mode: 'live',
      createdAt: AT,
      number: 'UND-000042',
      purchaseId: PURCHASE,
      cycleId: null,
      totalMinor: 200,
      refundedMinor: 0,
      currency: 'GBP',
      paidAt: AT,
    },
    'subscription.started': running,
    'subscription.changed': { ...running, totalMinor: 12_220, headcount: 20 },
    'subscription.renewed': running,
    'subscription.payment_failed': { ...running, status: 'failed' },
    'subscription.canceled': { ...running, status: 'canceled', nextPayment: null },
    'store.connected': shop,
    'store.needs_attention': { ...shop, status: 'needs-update' },
    'store.cap_reached': shop,
    'store.disconnected': { ...shop, status: 'disconnected', disconnectedAt: AT },
    'store_bill.issued': billed,
    'store_bill.paid': { ...billed, status: 'paid' },
    'footprint.declared': {
      id: 'e4eaaaf2-d142-41b3-9a6b-3f1c0d0f7a10',
      object: 'footprint',
      startMonth: '2025-01',
      declaration: 1,
      declaredAt: AT,
      co2eGrams: 184_200_000,
      lines: 61,
      sha256: '9f86d081884c7d659a2feaa0c55ad015a3bf4f1b2b0b822cd15d6c15b0f00a08',
    },
    'footprint.verified': {
      id: 'e4eaaaf2-d142-41b3-9a6b-3f1c0d0f7a10',
      object: 'footprint',
      mode: 'live',
      createdAt: AT,
      updatedAt: AT,
      status: 'verified',
      companyName: 'Moss Kitchen',
      startMonth: '2025-01',
      endMonth: '2025-12',
      isActive: false,
      co2eGrams: 184_200_000,
      declared: {
        scope1: 21_400_000,
        scope2: 18_900_000,
        scope2Market: 9_300_000,
        scope3: 143_900_000,
        total: 184_200_000,
        totalMarket: 174_600_000,
      },
    },
    'api_key.created': key,
    'api_key.rotated': key,
    'api_key.revoked': { ...key, state: 'revoked' },
    'webhook_endpoint.created': endpoint,
    'webhook_endpoint.failing': { ...endpoint, failingSince: '2026-11-30T10:00:00.000Z' },
    'webhook_endpoint.disabled': { ...endpoint, isEnabled: false, disabledWhy: 'gone' },
    'test.ping': { message: 'Sent to try Our order system.' },
  }
