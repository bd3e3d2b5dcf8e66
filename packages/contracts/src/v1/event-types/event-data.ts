import { API_MODES } from '@understory/domain/developers/api-keys/api-mode.ts'
import { API_SCOPES } from '@understory/domain/developers/api-keys/api-scopes.ts'
import type { EventType } from '@understory/domain/developers/events/event-types.ts'
import { BILL_STATUSES } from '@understory/domain/stores/bills/bill-status.ts'
import { STORE_STATUSES } from '@understory/domain/stores/connected-stores/store-status.ts'
import { z } from 'zod'
import { Day, MonthOfYear } from '../../calendar-texts.ts'
import { CurrencyCode } from '../../people/accounts/accounts.ts'
import { ApiFootprint } from '../footprints.ts'
import { ApiInvoice } from '../invoices.ts'
import { ApiPurchase } from '../purchases.ts'
import { ApiSubscription } from '../subscriptions.ts'
import { ApiWebhookEndpoint } from '../webhook-endpoints.ts'
import { MOST_PROVED_ENTRIES } from './ledger-proof.ts'

const IssuedCertificate = z
  .object({
    id: z.uuid(),
    object: z.literal('certificate'),
    mode: z.enum(API_MODES),
    createdAt: z.iso.datetime(),
    /** For people who type it. */
    code: z.string().max(8),
    /** What it is of; that of a plan or of a shop grows with each payment. All `null`: it was a gift, or granted. */
    purchaseId: z.uuid().nullable(),
    subscriptionId: z.uuid().nullable(),
    storeId: z.uuid().nullable(),
    /** Where it is read, whole and with its proofs. */
    url: z.url().max(300),
  })
  .meta({ id: 'IssuedCertificate', description: 'A certificate as it was issued.' })

const LoggedEntries = z
  .object({
    object: z.literal('logged_entries'),
    /** The first of them; `proof` has the place of each in the log. */
    entries: z
      .array(
        z.object({
          id: z.int(),
          object: z.literal('ledger_entry'),
          /** What funded it: a purchase, a cycle of a plan, a bill of a shop. */
          source: z.string().max(40),
          sourceId: z.uuid(),
          impact: z.enum(['trees', 'co2e', 'plastic']),
          /** Thousandths of a tree, or grams; below zero in what takes back. */
          quantity: z.int(),
          projectId: z.string().max(64),
          effectiveFrom: Day,
          effectiveTo: Day,
          /** The entry that this takes back, wholly or in part. */
          reverses: z.int().nullable(),
        }),
      )
      .max(MOST_PROVED_ENTRIES),
    /** How many entries of the account were logged together. */
    total: z.int().min(1),
  })
  .meta({ id: 'LoggedEntries', description: 'Entries that were added to the public log.' })

const BillOfStore = z
  .object({
    id: z.uuid(),
    object: z.literal('store_bill'),
    mode: z.enum(API_MODES),
    createdAt: z.iso.datetime(),
    storeId: z.uuid(),
    storeName: z.string().max(200),
    /** Counts by one in each shop. */
    number: z.int(),
    status: z.enum(BILL_STATUSES),
    from: Day,
    to: Day,
    orders: z.int(),
    milliTrees: z.int(),
    totalMinor: z.int(),
    currency: CurrencyCode,
  })
  .meta({ id: 'StoreBill', description: 'What the orders of a shop came to.' })

const ConnectedStore = z
  .object({
    id: z.uuid(),
    object: z.literal('store'),
    mode: z.enum(API_MODES),
    createdAt: z.iso.datetime(),
    name: z.string().max(200),
    platform: z.string().max(40),
    status: z.enum(STORE_STATUSES),
    connectedAt: z.iso.datetime(),
    disconnectedAt: z.iso.datetime().nullable(),
    /** Of its bills. */
    currency: CurrencyCode,
    /** What its orders contribute at most for one bill; `null`: it set no limit. */
    capMinor: z.int().nullable(),
  })
  .meta({ id: 'Store', description: 'A shop that is, or was, connected.' })

const DeclaredFootprint = z
  .object({
    id: z.uuid(),
    object: z.literal('footprint'),
    startMonth: MonthOfYear,
    /** Counts by one in each footprint. */
    declaration: z.int(),
    declaredAt: z.iso.datetime(),
    co2eGrams: z.int(),
    lines: z.int(),
    /** Of what was declared, in hexadecimal. */
    sha256: z.string().max(64),
  })
  .meta({ id: 'DeclaredFootprint', description: 'A footprint as it was declared.' })

/** One that was swept before it could be told has `id` and `object` alone. */
const ChangedApiKey = z
  .object({
    id: z.uuid(),
    object: z.literal('api_key'),
    mode: z.enum(API_MODES).optional(),
    createdAt: z.iso.datetime().optional(),
    name: z.string().max(60).optional(),
    scopes: z.array(z.enum(API_SCOPES)).max(API_SCOPES.length).optional(),
    version: z.string().max(10).optional(),
    expiresAt: z.iso.datetime().nullable().optional(),
    state: z.enum(['active', 'expired', 'revoked']).optional(),
  })
  .meta({ id: 'ApiKey', description: 'An API key, without its secret.' })

/** One that was removed before it could be told has `id` and `object` alone. */
const ChangedEndpoint = ApiWebhookEndpoint.partial()
  .required({ id: true, object: true })
  .meta({ id: 'ChangedWebhookEndpoint', description: 'A webhook, without its secret.' })

const Ping = z
  .object({ message: z.string().max(200) })
  .meta({ id: 'Ping', description: 'Something to receive.' })

/** What `data` of each type of event holds. */
export const EVENT_DATA = {
  'purchase.paid': ApiPurchase,
  'purchase.requires_action': ApiPurchase,
  'purchase.failed': ApiPurchase,
  'purchase.canceled': ApiPurchase,
  'purchase.refunded': ApiPurchase,
  'certificate.issued': IssuedCertificate,
  'ledger.logged': LoggedEntries,
  'invoice.issued': ApiInvoice,
  'subscription.started': ApiSubscription,
  'subscription.changed': ApiSubscription,
  'subscription.renewed': ApiSubscription,
  'subscription.payment_failed': ApiSubscription,
  'subscription.canceled': ApiSubscription,
  'store.connected': ConnectedStore,
  'store.needs_attention': ConnectedStore,
  'store.cap_reached': ConnectedStore,
  'store.disconnected': ConnectedStore,
  'store_bill.issued': BillOfStore,
  'store_bill.paid': BillOfStore,
  'footprint.declared': DeclaredFootprint,
  'footprint.verified': ApiFootprint,
  'api_key.created': ChangedApiKey,
  'api_key.rotated': ChangedApiKey,
  'api_key.revoked': ChangedApiKey,
  'webhook_endpoint.created': ChangedEndpoint,
  'webhook_endpoint.failing': ChangedEndpoint,
  'webhook_endpoint.disabled': ChangedEndpoint,
  'test.ping': Ping,
} as const satisfies Record<EventType, z.ZodObject>
