import { createHttpPactPeer } from '@understory/adapters/pact-http/http-pact-peer.ts'
import { createGuardedRequest } from '@understory/adapters/stores/guarded-request.ts'
import { isLoopback, isPublicAddress } from '@understory/adapters/stores/public-address.ts'
import { createRutterConnector } from '@understory/adapters/stores/rutter/rutter-connector.ts'
import { createShopifyAppBilling } from '@understory/adapters/stores/shopify/shopify-app-billing.ts'
import {
  createShopifyConnector,
  type ShopifySettings,
} from '@understory/adapters/stores/shopify/shopify-connector.ts'
import { createWooCommerceConnector } from '@understory/adapters/stores/woocommerce/woocommerce-connector.ts'
import { createHttpWebhookSender } from '@understory/adapters/webhooks-http/http-webhook-sender.ts'
import type { StoreConnector } from '@understory/ports/stores/store-connector.ts'
import type { Config } from '../configuration/config.ts'
import type { Deps } from '../deps.ts'

/** The ways to reach stores that the settings allow. */
export function createStores(config: Config, parts: Pick<Deps, 'clock' | 'log'>): Deps['stores'] {
  const { RUTTER_CLIENT_ID, RUTTER_SECRET, RUTTER_PUBLIC_KEY, origin } = config
  const connectors: StoreConnector[] = []
  if (RUTTER_CLIENT_ID && RUTTER_SECRET && RUTTER_PUBLIC_KEY) {
    const rutter = createRutterConnector({
      clientId: RUTTER_CLIENT_ID,
      secret: RUTTER_SECRET,
      previousSecret: config.RUTTER_PREVIOUS_SECRET,
      publicKey: RUTTER_PUBLIC_KEY,
      apiHost: config.RUTTER_API_HOST,
      linkHost: config.RUTTER_LINK_HOST,
    })
    connectors.push(rutter)
  }
  const shopify = shopifyApp(config, parts)
  if (shopify) connectors.push(createShopifyConnector(shopify))
  if (config.WOOCOMMERCE) {
    const woocommerce = createWooCommerceConnector({
      appName: config.SELLER_NAME,
      webhooksUnder: `${origin}/api/store-webhooks/woocommerce/`,
      allowsLoopback: config.OUTGOING_LOOPBACK,
    })
    connectors.push(woocommerce)
  }
  return new Map(connectors.map((connector) => [connector.name, connector]))
}

/** `null`: there is no app of ours, or it does not bill. */
export function createAppBilling(
  config: Config,
  parts: Pick<Deps, 'clock' | 'log'>,
): Deps['appBilling'] {
  const app = config.SHOPIFY_BILLING ? shopifyApp(config, parts) : null
  return app && createShopifyAppBilling(app)
}

/** Our app at Shopify; `null`: there is none. */
function shopifyApp(
  config: Config,
  { clock, log }: Pick<Deps, 'clock' | 'log'>,
): ShopifySettings | null {
  const { SHOPIFY_CLIENT_ID: clientId, SHOPIFY_CLIENT_SECRET: clientSecret, origin } = config
  if (!clientId || !clientSecret) return null
  return {
    clientId,
    clientSecret,
    previousSecret: config.SHOPIFY_PREVIOUS_SECRET,
    apiVersion: config.SHOPIFY_API_VERSION,
    host: config.SHOPIFY_HOST,
    clock,
    warn: (sentence, alarm) => log.error({ alarm }, sentence),
    webhooksUnder: `${origin}/api/store-webhooks/shopify/`,
  }
}

/** Events go to addresses that customers type, as requests to shops do. */
export const createWebhookSender = ({
  OUTGOING_LOOPBACK: allowsLoopback,
  origin,
}: Config): Deps['webhooks'] =>
  createHttpWebhookSender({
    request: createGuardedRequest({ allowsLoopback }),
    isLoopback,
    isPublicAddress,
    allowsLoopback,
    origin,
  })

/** Partners' servers stand at addresses that customers type, too. */
export const createPactPeer = ({ OUTGOING_LOOPBACK: allowsLoopback }: Config): Deps['pactPeer'] =>
  createHttpPactPeer({ request: createGuardedRequest({ allowsLoopback }), now: Date.now })
