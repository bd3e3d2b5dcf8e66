import { createHmac, randomBytes, timingSafeEqual } from 'node:crypto'
import type { GuardedRequest } from '@understory/ports/guarded-request.ts'
import type {
  Brought,
  Connection,
  Delivery,
  LinkedStore,
  LinkRefusal,
  StartLink,
  StoreConnector,
} from '@understory/ports/stores/store-connector.ts'
import { createGuardedRequest, ForbiddenAddress } from '../guarded-request.ts'
import { readJsonBody, readNamedFields, toJson } from '../json-text.ts'
import { readOrParked } from '../orders-of-page.ts'
import { Fields } from '../read-fields.ts'
import { uniqueNameOf } from '../store-names.ts'
import { addressOf, callShop, findSite, type ShopAnswer, type ShopCall } from './woocommerce-api.ts'
import { readWooCommerceEvent } from './woocommerce-event.ts'
import { KEPT } from './woocommerce-order.ts'
import {
  listWooCommerceOrders,
  mustBeRead,
  READING,
  refusedKeys,
  WOOCOMMERCE_ORDERS_MAX_BYTES,
} from './woocommerce-orders.ts'
import { ensureWebhooks, removeWebhooks, ShopRefused } from './woocommerce-webhooks.ts'

export type WooCommerceSettings = {
  /** As the merchant reads it where the shop asks them. */
  readonly appName: string
  /** All our webhook addresses begin with it. */
  readonly webhooksUnder: string
  /** Shops on this machine, also without https; for a local installation. */
  readonly allowsLoopback: boolean
}

/**
 * WooCommerce shops, directly. The merchant approves us on a page of the shop itself, which then sends its
 * keys to an address of ours. Nothing of that is proven until the shop answers with those keys.
 */
export function createWooCommerceConnector(settings: WooCommerceSettings): StoreConnector {
  const request = createGuardedRequest(settings)
  const caller =
    ({ connectionId, secrets }: Connection) =>
    (call: ShopCall) =>
      callShop(request, { address: connectionId, secrets }, call)
  return {
    name: 'woocommerce',
    hasOwnWebhooks: true,
    startLink: (asked) => startLink(request, settings.appName, asked),
    readSent,
    broughtWith: () => null,
    finishLink: (brought, asked, sent) => finishLink(request, brought, { asked, sent }),
    // The keys of a shop last.
    renew: async ({ secrets }) => secrets,
    async subscribe(connection, callbackUrl) {
      const secret = connection.secrets.webhook ?? ''
      await ensureWebhooks(caller(connection), { deliveryUrl: callbackUrl, secret })
    },
    listOrders: (connection, asked) => listWooCommerceOrders(caller(connection), asked),
    async readOrder(connection, externalId) {
      const answer = await caller(connection)({
        path: `orders/${encodeURIComponent(externalId)}`,
        mostBytes: WOOCOMMERCE_ORDERS_MAX_BYTES,
      })
      const refused = refusedKeys(answer)
      if (refused) return refused
      if (isMissingOrder(answer)) return null
      return readOrParked(mustBeRead(answer).body, READING)
    },
    async readShop(connection) {
      const answer = await caller(connection)({ path: 'data/currencies/current' })
      const refused = refusedKeys(answer)
      if (refused) return refused
      const currency = new Fields(mustBeRead(answer).body, 'currency').text('code')
      const site = await findSite(request, connection.connectionId)
      return { status: 'read', name: null, currency, timeZone: site?.timeZone ?? null }
    },
    async disconnect(connection) {
      try {
        await removeWebhooks(caller(connection), (url) => url.startsWith(settings.webhooksUnder))
      } catch (fault) {
        if (!isGone(fault)) throw fault
      }
    },
    storeOf: () => null,
    isGreeting: ({ headers, body }) =>
      !headers['x-wc-webhook-topic'] && /^webhook_id=\d{1,20}$/.test(utf8OfBody(body)),
    isSigned,
    readDelivery({ headers, body }) {
      const value = readNamedFields(body, KEPT)
      return { event: readWooCommerceEvent(headers, value), body: toJson(value) }
    },
  }
}

const utf8OfBody = (body: Uint8Array) => Buffer.from(body).toString('utf8')

async function startLink(
  request: GuardedRequest,
  appName: string,
  { state, returnUrl, callbackUrl, shop }: StartLink,
): Promise<{ url: string } | LinkRefusal> {
  if (!shop || !addressOf(shop)) return 'bad-shop'
  const site = await findSite(request, shop).catch(faultOf)
  if (typeof site === 'string') return site
  if (!site) return 'not-a-shop'
  const url = new URL(`${site.address}/wc-auth/v1/authorize`)
  url.search = String(
    new URLSearchParams({
      app_name: appName,
      // Webhooks are created and deleted with it.
      scope: 'read_write',
      user_id: state,
      return_url: returnUrl,
      callback_url: callbackUrl,
    }),
  )
  return { url: url.href }
}

const OF_CERTIFICATE = /CERT|SELF_SIGNED|UNABLE_TO_VERIFY|ISSUER/

/** What its merchant can look at. */
function faultOf(fault: unknown): LinkRefusal {
  if (fault instanceof ForbiddenAddress) return 'bad-shop'
  const code = fault instanceof Error && 'code' in fault ? String(fault.code) : ''
  return OF_CERTIFICATE.test(code) ? 'bad-certificate' : 'no-answer'
}

/** The keys as the shop sends them; they name neither the shop nor the merchant, but our own state. */
function readSent({ body }: Delivery) {
  const value = readJsonBody(body)
  if (value === null || typeof value !== 'object' || Array.isArray(value)) return null
  const keys = new Fields(value, 'keys')
  const state = keys.optionalText('user_id')
  if (!state) return null
  const sent = ['consumer_key', 'consumer_secret', 'key_permissions'].map(
    (name) => [name, keys.optionalText(name) ?? ''] as const,
  )
  return { state, sent: Object.fromEntries(sent) }
}

const KEYS = /^ck_\w{1,200}:cs_\w{1,200}$/

type Returned = { readonly asked: StartLink; readonly sent: Brought | null }

async function finishLink(
  request: GuardedRequest,
  { success }: Brought,
  { asked, sent }: Returned,
): Promise<LinkedStore | LinkRefusal> {
  if (success === '0') return 'declined'
  const access = `${sent?.consumer_key}:${sent?.consumer_secret}`
  if (!KEYS.test(access) || sent?.key_permissions !== 'read_write') return 'bad-token'
  try {
    const site = await findSite(request, asked.shop ?? '')
    if (!site) return 'bad-shop'
    const webhook = randomBytes(32).toString('base64url')
    const secrets = { access, webhook, renewal: null }
    const reach = { address: site.address, secrets }
    const answer = await callShop(request, reach, { path: 'data/currencies/current' })
    if (answer.status !== 200) return 'bad-token'
    return {
      connectionId: site.address,
      secrets,
      platform: 'woocommerce',
      uniqueName: uniqueNameOf('woocommerce', site.address),
      name: site.name,
      currency: new Fields(answer.body, 'currency').text('code'),
      timeZone: site.timeZone,
      isReady: true,
    }
  } catch (fault) {
    if (fault instanceof ForbiddenAddress) return 'bad-shop'
    throw fault
  }
}

function isMissingOrder({ status, body }: ShopAnswer): boolean {
  return status === 404 && codeOf(body) === 'woocommerce_rest_shop_order_invalid_id'
}

const codeOf = (body: ShopAnswer['body']) =>
  body !== null && typeof body === 'object' && 'code' in body ? body.code : null

/** Nothing is left there to disconnect: our keys were revoked, or the shop's name no longer exists. */
function isGone(fault: unknown): boolean {
  if (fault instanceof ShopRefused) return [401, 403, 404].includes(fault.status)
  return fault instanceof Error && 'code' in fault && fault.code === 'ENOTFOUND'
}

const SIGNATURE = /^[A-Za-z0-9+/]{43}=$/

function isSigned({ headers, body }: Delivery, secret: string | null): boolean {
  const given = headers['x-wc-webhook-signature'] ?? ''
  if (!secret || !SIGNATURE.test(given)) return false
  const expected = createHmac('sha256', secret).update(body).digest()
  return timingSafeEqual(expected, Buffer.from(given, 'base64'))
}
