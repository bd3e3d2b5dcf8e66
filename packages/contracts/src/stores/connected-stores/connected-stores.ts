import {
  CONNECTORS,
  ORDER_SOURCES,
  STORE_STATUSES,
} from '@understory/domain/stores/connected-stores/store-status.ts'
import { z } from 'zod'
import { endpoint } from '../../endpoint.ts'
import { CurrencyCode } from '../../people/accounts/accounts.ts'
import { AppPlanOfStore } from '../app-billing.ts'
import { IMPACT_AMOUNTS } from '../impact-amounts.ts'
import { StoreSettings } from '../store-settings/store-settings.ts'

const StoreId = z.object({ storeId: z.uuid() })

export const Store = z.object({
  storeId: z.uuid(),
  connector: z.enum(ORDER_SOURCES),
  /** 'shopify', 'woocommerce' and the like. */
  platform: z.string(),
  name: z.string(),
  /** Its domain or address. */
  uniqueName: z.string(),
  currency: z.string().nullable(),
  status: z.enum(STORE_STATUSES),
  /** Where the merchant signs in again. */
  updateUrl: z.string().nullable(),
  isPaused: z.boolean(),
  /** Whether an order that is placed now contributes: there are settings, a plan began, and nothing is in between. */
  isCounting: z.boolean(),
  billingCurrency: CurrencyCode,
  /** What a cycle contributes at most, in the billing currency; `null`: no limit. */
  capMinor: z.int().nullable(),
  chargedBy: z.enum(['card', 'shopify']),
  /** Of a store that Shopify bills. */
  appPlan: AppPlanOfStore.nullable(),
  settings: StoreSettings.nullable(),
  connectedAt: z.iso.datetime(),
  disconnectedAt: z.iso.datetime().nullable(),
  /** Of orders on no bill yet. */
  pending: z.object({
    orders: z.int(),
    ...IMPACT_AMOUNTS,
    moneyMinor: z.int(),
    /** How many of them no bill takes for now: nothing of what they fund may be sold in the currency of its bills. */
    setAside: z.int(),
  }),
  /** Of paid bills, less what was given back since: the orders that still fund something, and what they and the remainders of bills fund. */
  funded: z.object({ orders: z.int(), ...IMPACT_AMOUNTS }),
})
export type Store = z.output<typeof Store>

export const ListStoreConnectors = endpoint({
  method: 'GET',
  path: '/api/stores/connectors',
  summary: 'The ways by which a store can be connected here',
  answer: z.object({
    connectors: z.array(
      z.object({
        name: z.enum(CONNECTORS),
        /** Whether the address of the shop is asked for first. */
        needsShop: z.boolean(),
      }),
    ),
  }),
})

export const StartStoreLink = endpoint({
  method: 'POST',
  path: '/api/stores/links',
  summary: 'Begin to connect a store: where the browser goes; it comes back within an hour',
  body: z.strictObject({
    connector: z.enum(CONNECTORS),
    shop: z.string().trim().max(300, 'Please use at most 300 characters.').default(''),
  }),
  status: 201,
  answer: z.object({ url: z.string() }),
  refusals: ['BUSINESS_ONLY', 'STORE_CONNECTION_FAILED', 'TOO_MANY_ATTEMPTS', 'BAD_REQUEST'],
})

export const ConnectStore = endpoint({
  method: 'POST',
  path: '/api/stores',
  summary:
    'Connect a store with its access token, or with what the browser brought back from its link; the vendor is asked',
  body: z.union(
    [
      z.strictObject({
        state: z.string().min(1).max(200),
        brought: z.record(z.string().max(100), z.string().max(4_000)),
      }),
      /** What a vendor of many platforms gives the merchant’s browser once a shop was chosen there. */
      z.strictObject({ accessToken: z.string().min(1).max(4_000) }),
    ],
    'Please give the accessToken of the store, or the state of its link and what was brought back.',
  ),
  status: 201,
  answer: Store,
  refusals: [
    'BUSINESS_ONLY',
    'STORE_ALREADY_CONNECTED',
    'STORE_CONNECTION_FAILED',
    'TOO_MANY_ATTEMPTS',
    'TOO_MANY_STORES',
    'BAD_REQUEST',
  ],
})

export const AbandonStoreLink = endpoint({
  method: 'POST',
  path: '/api/stores/links/abandon',
  summary: 'End a link to connect a store that somebody came back from who may not connect it',
  body: z.strictObject({ state: z.string().min(1).max(200) }),
  status: 204,
  refusals: ['TOO_MANY_ATTEMPTS', 'BAD_REQUEST'],
})

export const ListStores = endpoint({
  method: 'GET',
  path: '/api/stores',
  summary: 'The stores of the account, connected ones first',
  answer: z.object({ stores: z.array(Store) }),
})

export const DisconnectStore = endpoint({
  method: 'POST',
  path: '/api/stores/{storeId}/disconnect',
  summary:
    'Disconnect a store; later orders contribute nothing, and what is pending is still billed',
  params: StoreId,
  /** Also where its vendor or its shop cannot be reached: nothing is taken back there then. */
  query: z.object({ anyway: z.enum(['true']).optional() }),
  status: 204,
  refusals: [
    'NO_STORE_CONNECTED',
    'STORE_NOT_CONNECTED',
    'DISCONNECT_ERROR',
    'RESOURCE_NOT_FOUND',
    'BAD_REQUEST',
  ],
})

export const PauseStore = endpoint({
  method: 'POST',
  path: '/api/stores/{storeId}/pause',
  summary:
    'Pause the contributions of a store, or resume them; orders of the pause have none for good',
  params: StoreId,
  body: z.strictObject({ isPaused: z.boolean() }),
  status: 204,
  refusals: ['RESOURCE_NOT_FOUND', 'NO_STORE_CONNECTED', 'STORE_NOT_CONNECTED'],
})

export const CapStore = endpoint({
  method: 'PUT',
  path: '/api/stores/{storeId}/cap',
  summary: 'Limit what a store contributes in one cycle; an order that no longer fits has nothing',
  params: StoreId,
  body: z.strictObject({
    capMinor: z.int().min(1, 'Please use an amount above zero.').max(1_000_000_000).nullable(),
  }),
  status: 204,
  refusals: ['RESOURCE_NOT_FOUND', 'NO_STORE_CONNECTED', 'STORE_NOT_CONNECTED', 'BAD_REQUEST'],
})

export const RotateStoreSecret = endpoint({
  method: 'POST',
  path: '/api/stores/{storeId}/webhook-secret',
  summary:
    'Give the webhooks of a store a new secret; what is signed with the old one is accepted for three days',
  params: StoreId,
  status: 204,
  refusals: ['RESOURCE_NOT_FOUND', 'NO_STORE_CONNECTED', 'STORE_NOT_CONNECTED'],
})

export const ReceiveStoreKeys = endpoint({
  method: 'POST',
  status: 200,
  answer: z.object({ received: z.literal(true) }),
  refusals: ['BAD_SIGNATURE', 'BODY_TOO_LARGE'],
  path: '/api/store-links/{connector}',
  summary: 'Where a shop asked to connect sends its keys, once, with the state of the link',
  params: z.object({ connector: z.string().max(40) }),
})
