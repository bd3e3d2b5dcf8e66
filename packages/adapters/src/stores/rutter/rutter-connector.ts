import { createHmac, timingSafeEqual } from 'node:crypto'
import type {
  Connection,
  Delivery,
  OrdersPage,
  StoreConnector,
  Unreadable,
} from '@understory/ports/stores/store-connector.ts'
import { type JsonText, onlyFields, readJsonOnce, readJsonText, toJson } from '../json-text.ts'
import { ordersOfPage } from '../orders-of-page.ts'
import { Fields } from '../read-fields.ts'
import { platformOf, uniqueNameOf } from '../store-names.ts'
import { textWithin } from '../text-within.ts'
import { readRutterEvent } from './rutter-event.ts'
import { readRutterOrder } from './rutter-order.ts'

export type RutterSettings = {
  readonly clientId: string
  readonly secret: string
  /** Signs webhooks, too, while the secret is rotated. */
  readonly previousSecret?: string | undefined
  readonly publicKey: string
  /** Scheme and host; the real service by default. */
  readonly apiHost?: string | undefined
  readonly linkHost?: string | undefined
}

const API = 'https://production.rutterapi.com'
const LINK = 'https://link.rutterapi.com'
const VERSION = '2024-08-31'
const RUTTER_CONNECTOR_TIMEOUT_MS = 10_000
const RUTTER_CONNECTOR_PAGE_SIZE = '100'
const RUTTER_CONNECTOR_MAX_BYTES = 8 * 1024 * 1024

/**
 * Stores of many platforms through Rutter's unified API. The merchant connects one on Rutter's own page and
 * comes back with a public token, which is exchanged for an access token.
 */
export function createRutterConnector(settings: RutterSettings): StoreConnector {
  const call = callerOf(settings)
  return {
    name: 'rutter',
    hasOwnWebhooks: false,
    async startLink({ state, returnUrl }) {
      const url = new URL(settings.linkHost ?? LINK)
      url.search = String(
        new URLSearchParams({ key: settings.publicKey, state, redirect_url: returnUrl }),
      )
      return { url: url.href }
    },
    // Nothing is sent but webhooks.
    readSent: () => null,
    broughtWith: (token) => ({ public_token: token }),
    async finishLink({ public_token = '', error }) {
      if (error) return 'declined'
      if (!public_token) return 'bad-token'
      const body = { client_id: settings.clientId, secret: settings.secret, public_token }
      const answer = await call('POST', '/versioned/item/public_token/exchange', { body })
      if (answer.status >= 400 && answer.status < 429) return 'bad-token'
      const linked = new Fields(answer.body, 'connection')
      const platform = platformOf(linked.text('platform'))
      return {
        connectionId: linked.text('connection_id'),
        secrets: { access: linked.text('access_token'), webhook: null, renewal: null },
        platform,
        uniqueName: uniqueNameOf(platform, linked.text('store_unique_name')),
        name: linked.optionalText('name') ?? linked.text('store_unique_name'),
        currency: null,
        timeZone: null,
        isReady: linked.isTrue('is_ready'),
      }
    },
    // Its tokens last.
    renew: async ({ secrets }) => secrets,
    // Webhooks are sent to the address that the operator entered at Rutter.
    async subscribe() {},
    async listOrders({ secrets }, { changedSince, cursor }) {
      const query = {
        access_token: secrets.access,
        limit: RUTTER_CONNECTOR_PAGE_SIZE,
        updated_at_min: String(changedSince.getTime()),
        ...(cursor && { cursor }),
      }
      const answer = await call('GET', '/versioned/orders', { query })
      return unreadableOf(answer) ?? rutterPageOf(answer.body)
    },
    async readOrder({ secrets }: Connection, externalId) {
      const query = { access_token: secrets.access, platform_id: externalId }
      const answer = await call('GET', '/versioned/orders', { query })
      const unreadable = unreadableOf(answer)
      if (unreadable) return unreadable
      const { orders, parked } = rutterPageOf(answer.body)
      return orders[0] ?? parked[0] ?? null
    },
    // What a shop is called and sells in is not among what Rutter tells of every platform.
    readShop: async () => ({ status: 'read', name: null, currency: null, timeZone: null }),
    async disconnect({ connectionId }) {
      const answer = await call('DELETE', `/versioned/connections/${connectionId}`, {})
      if (answer.status >= 500) throw new Error(`Rutter answered ${answer.status}`)
    },
    storeOf({ body }) {
      const held = objectIn(body)
      const id = held?.optionalText('connection_id')
      return id ? { by: 'connection-id', value: id } : null
    },
    isGreeting: () => false,
    isSigned: (delivery) =>
      [settings.secret, settings.previousSecret].some(
        (secret) => secret !== undefined && isSignedWith(secret, delivery),
      ),
    readDelivery({ body }) {
      const value = readJsonOnce(body)
      return { event: readRutterEvent(value), body: toJson(onlyFields(value, KEPT)) }
    },
  }
}

// No name, address or email of the shopper is among them.
const KEPT: ReadonlySet<string> = new Set([
  'type',
  'code',
  'connection_id',
  'order',
  'id',
  'platform_id',
  'order_number',
  'status',
  'payment_status',
  'iso_currency_code',
  'created_at',
  'updated_at',
  'cancelled_at',
  'total_price',
  'total_discount',
  'total_shipping',
  'total_shipping_discount',
  'total_tax',
  'line_items',
  'price',
  'quantity',
  'refunds',
  'total_amount',
])

type RutterConnectorInput = {
  readonly query?: Readonly<Record<string, string>>
  readonly body?: object
}
type RutterConnectorAnswer = { readonly status: number; readonly body: JsonText }

function callerOf({ clientId, secret, apiHost }: RutterSettings) {
  const authorization = `Basic ${Buffer.from(`${clientId}:${secret}`).toString('base64')}`
  return async (
    method: string,
    path: string,
    { query, body }: RutterConnectorInput,
  ): Promise<RutterConnectorAnswer> => {
    const url = new URL(path, apiHost ?? API)
    url.search = String(new URLSearchParams(query))
    const response = await fetch(url, {
      method,
      headers: {
        authorization,
        'x-rutter-version': VERSION,
        ...(body && { 'content-type': 'application/json' }),
      },
      ...(body && { body: JSON.stringify(body) }),
      redirect: 'error',
      signal: AbortSignal.timeout(RUTTER_CONNECTOR_TIMEOUT_MS),
    })
    if (response.status === 429 || response.status >= 500)
      throw new Error(`Rutter answered ${response.status}`)
    return {
      status: response.status,
      body: readJsonText(await textWithin(response.body, RUTTER_CONNECTOR_MAX_BYTES)),
    }
  }
}

/** Why there are no orders: Rutter's connection errors, whatever their status. */
function unreadableOf({ status, body }: RutterConnectorAnswer): Unreadable | null {
  if (status < 400) return null
  const error = new Fields(body, 'error')
  switch (error.optionalText('error_code')) {
    case 'PRODUCT_NOT_READY':
      return { status: 'not-ready' }
    case 'NEEDS_UPDATE':
    case 'INVALID_CREDENTIALS':
      return { status: 'needs-update', updateUrl: error.optionalText('update_url') }
    case 'CONNECTION_DISABLED':
      return { status: 'disabled' }
    default:
      throw new Error(`Rutter answered ${status} ${error.optionalText('error_code') ?? ''}`)
  }
}

function rutterPageOf(body: JsonText): OrdersPage {
  const page = new Fields(body, 'page')
  return {
    status: 'read',
    ...ordersOfPage(page.items('orders'), { read: readRutterOrder, kept: KEPT }),
    nextCursor: page.optionalText('next_cursor'),
  }
}

function objectIn(body: Uint8Array): Fields | null {
  try {
    return new Fields(readJsonOnce(body), 'delivery')
  } catch {
    return null
  }
}

const SIGNATURE = /^sha256=([A-Za-z0-9+/]{43}=)$/

function isSignedWith(secret: string, { headers, body }: Delivery): boolean {
  const [, given] = SIGNATURE.exec(headers['x-rutter-signature'] ?? '') ?? []
  if (!given) return false
  const expected = createHmac('sha256', secret).update(body).digest()
  return timingSafeEqual(expected, Buffer.from(given, 'base64'))
}
