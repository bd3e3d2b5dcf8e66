import { parseTimeZone } from '@understory/domain/calendar/day-in-zone.ts'
import type {
  Brought,
  Connection,
  Delivery,
  LinkedStore,
  LinkRefusal,
  ShopFacts,
  StartLink,
  StoreConnector,
  Unreadable,
} from '@understory/ports/stores/store-connector.ts'
import { onlyFields, readJsonOnce, toJson } from '../json-text.ts'
import { Fields } from '../read-fields.ts'
import {
  checkVersion,
  createShopifyCall,
  type ShopifyCall,
  type ShopifyReach,
} from './shopify-api.ts'
import { isWebhookOfShop, readShopifyEvent } from './shopify-event.ts'
import {
  finishInstall,
  installUrl,
  isSignature,
  refreshTokens,
  SCOPE,
  type ShopifyApp,
} from './shopify-install.ts'
import { isValuedOtherwise, SHOPIFY_ORDER_FIELDS } from './shopify-order.ts'
import { listShopifyOrders, readShopifyOrderById } from './shopify-orders.ts'
import { isShopName } from './shopify-shop.ts'
import { keepShopifyWebhooks, removeShopifyWebhooks, ShopifyGone } from './shopify-webhooks.ts'

export type ShopifySettings = ShopifyApp & {
  /** All our webhook addresses begin with it. */
  readonly webhooksUnder: string
}

/** Shopify shops, directly: an app of ours that the merchant installs in the admin of the shop. */
export function createShopifyConnector(app: ShopifySettings): StoreConnector {
  const call = createShopifyCall(app)
  const shopOf = ({ connectionId, secrets }: Connection) => ({
    call,
    reach: { shop: connectionId, access: secrets.access },
  })
  return {
    name: 'shopify',
    hasOwnWebhooks: true,
    startLink: async (asked) => installUrl(app, asked),
    readSent: () => null,
    broughtWith: () => null,
    finishLink: (brought, asked) => finishLink(app, call, { brought, asked }),
    renew: ({ connectionId, secrets }) => refreshTokens(app, connectionId, secrets),
    subscribe: (connection, callbackUrl) => keepShopifyWebhooks(shopOf(connection), callbackUrl),
    listOrders: (connection, asked) => listShopifyOrders(shopOf(connection), asked),
    readOrder: (connection, externalId) => readShopifyOrderById(shopOf(connection), externalId),
    readShop: (connection) => readShop(shopOf(connection)),
    async disconnect(connection) {
      try {
        const isOurs = (uri: string) => uri.startsWith(app.webhooksUnder)
        await removeShopifyWebhooks(shopOf(connection), isOurs)
      } catch (fault) {
        if (!(fault instanceof ShopifyGone)) throw fault
      }
    },
    storeOf({ headers }) {
      const said = headers['x-shopify-shop-domain'] ?? ''
      // The secret is that of all shops, so a delivery that names none is of none.
      return { by: 'unique-name', value: isShopName(said) ? said : '' }
    },
    isGreeting: () => false,
    isSigned({ headers, body }) {
      const given = headers['x-shopify-hmac-sha256'] ?? ''
      const isOurs = isSignature(app, { data: body, given, encoding: 'base64' })
      return isOurs && isWebhookOfShop(headers, readJsonOnce(body))
    },
    readDelivery(delivery) {
      checkVersion(app, delivery.headers['x-shopify-api-version'] ?? null)
      const value = readJsonOnce(delivery.body)
      const event = readShopifyEvent(delivery.headers, value)
      if (event.kind === 'order' && isValuedOtherwise(value, event.order))
        app.warn(`Shopify values order ${event.order.externalId} otherwise`, 'shopify-value')
      return {
        event,
        body: isOfPerson(delivery) ? '{}' : toJson(onlyFields(value, KEPT)),
      }
    },
  }
}

const KEPT = new Set([...SHOPIFY_ORDER_FIELDS, 'order_id', 'order_edit'])

const isOfPerson = ({ headers }: Delivery) => /^customers\//.test(headers['x-shopify-topic'] ?? '')

const FACTS = 'query Facts { shop { name currencyCode ianaTimezone } }'

async function readShop(shop: {
  readonly call: ShopifyCall
  readonly reach: ShopifyReach
}): Promise<ShopFacts | Unreadable> {
  const answer = await shop.call(shop.reach, FACTS)
  if (answer.status !== 'answered') return answer
  const found = new Fields(answer.data.item('shop'), 'shop')
  const name = found.text('name').slice(0, 200)
  return { status: 'read', name, currency: found.text('currencyCode'), timeZone: zoneOf(found) }
}

/** One that we do not know is none. */
const zoneOf = (shop: Fields) => parseTimeZone(shop.optionalText('ianaTimezone') ?? '')

type Returned = { readonly brought: Brought; readonly asked: StartLink }

const SHOP = `query Shop {
  shop { name myshopifyDomain currencyCode ianaTimezone }
  currentAppInstallation { accessScopes { handle } }
}`

/** What the shop says of itself, with the tokens that its merchant's approval gave. */
async function finishLink(
  app: ShopifyApp,
  call: ShopifyCall,
  returned: Returned,
): Promise<LinkedStore | LinkRefusal> {
  const installed = await finishInstall(app, returned)
  if (typeof installed === 'string') return installed
  const { shop, secrets } = installed
  const answer = await call({ shop, access: secrets.access }, SHOP)
  if (answer.status !== 'answered') return 'bad-token'
  const found = new Fields(answer.data.item('shop'), 'shop')
  const installation = new Fields(answer.data.item('currentAppInstallation'), 'installation')
  const scopes = installation.list('accessScopes').map((each) => each.text('handle'))
  const uniqueName = found.text('myshopifyDomain')
  if (!scopes.includes(SCOPE) || uniqueName !== shop) return 'bad-token'
  return {
    connectionId: shop,
    secrets,
    platform: 'shopify',
    uniqueName,
    name: found.text('name').slice(0, 200),
    currency: found.text('currencyCode'),
    timeZone: zoneOf(found),
    isReady: true,
  }
}
