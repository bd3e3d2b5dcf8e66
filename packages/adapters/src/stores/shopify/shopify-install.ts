import { createHmac, timingSafeEqual } from 'node:crypto'
import type {
  Brought,
  LinkRefusal,
  StartLink,
  StoreSecrets,
} from '@understory/ports/stores/store-connector.ts'
import { readJsonText } from '../json-text.ts'
import { Fields } from '../read-fields.ts'
import { textWithin } from '../text-within.ts'
import { adminUrl, type ShopifySite } from './shopify-api.ts'
import { shopNameOf } from './shopify-shop.ts'

export type ShopifyApp = ShopifySite & {
  readonly clientId: string
  readonly clientSecret: string
  /** After the secret was rotated the one before signs for up to an hour. */
  readonly previousSecret?: string | undefined
  readonly clock: () => Date
}

export const SCOPE = 'read_orders'

const SHOPIFY_INSTALL_TIMEOUT_MS = 10_000
const SHOPIFY_INSTALL_MAX_BYTES = 8 * 1024 * 1024

/** Where the merchant allows the app, in the admin of the shop that was named. */
export function installUrl(app: ShopifyApp, asked: StartLink): { url: string } | LinkRefusal {
  const shop = shopNameOf(asked.shop ?? '')
  if (!shop) return 'bad-shop'
  const url = adminUrl(app, shop, 'oauth/authorize')
  url.search = String(
    new URLSearchParams({
      client_id: app.clientId,
      scope: SCOPE,
      redirect_uri: withoutQuery(asked.returnUrl),
      state: asked.state,
    }),
  )
  return { url: url.href }
}

/** Shopify compares the address with the one that was entered for the app, and brings the state itself. */
function withoutQuery(address: string): string {
  const url = new URL(address)
  url.search = ''
  return url.href
}

type Returned = { readonly brought: Brought; readonly asked: StartLink }
export type Installed = { readonly shop: string; readonly secrets: StoreSecrets }

/** The code of a return that Shopify signed, for the shop that was named, exchanged for tokens. */
export async function finishInstall(
  app: ShopifyApp,
  { brought, asked }: Returned,
): Promise<Installed | LinkRefusal> {
  if (brought.error) return 'declined'
  const shop = shopNameOf(asked.shop ?? '')
  const isOfLink = shop !== null && brought.shop === shop
  if (!isOfLink || !brought.code || !isSignedReturn(app, { brought, asked })) return 'bad-token'
  const secrets = await exchange(app, shop, { code: brought.code, expiring: '1' })
  return secrets ? { shop, secrets } : 'bad-token'
}

/** Hex HMAC over every parameter but itself, sorted by name. */
function isSignedReturn(app: ShopifyApp, { brought, asked }: Returned): boolean {
  const { hmac = '', ...signed } = { ...brought, state: asked.state }
  const params = new URLSearchParams(signed)
  params.sort()
  return isSignature(app, { data: String(params), given: hmac, encoding: 'hex' })
}

type Signed = {
  readonly data: string | Uint8Array
  readonly given: string
  readonly encoding: 'hex' | 'base64'
}

const FORMS = { hex: /^[0-9a-f]{64}$/, base64: /^[A-Za-z0-9+/]{43}=$/ }

export function isSignature(app: ShopifyApp, { data, given, encoding }: Signed): boolean {
  if (!FORMS[encoding].test(given)) return false
  const secrets = [app.clientSecret, ...(app.previousSecret ? [app.previousSecret] : [])]
  return secrets.some((secret) =>
    timingSafeEqual(
      createHmac('sha256', secret).update(data).digest(),
      Buffer.from(given, encoding),
    ),
  )
}

/** New tokens for the refresh token, which ends with its use; 'refused': the merchant has to sign in. */
export async function refreshTokens(
  app: ShopifyApp,
  shop: string,
  secrets: StoreSecrets,
): Promise<StoreSecrets | 'refused'> {
  const refresh_token = secrets.renewal?.token ?? ''
  const renewed = await exchange(app, shop, { grant_type: 'refresh_token', refresh_token })
  return renewed ?? 'refused'
}

async function exchange(
  app: ShopifyApp,
  shop: string,
  grant: Readonly<Record<string, string>>,
): Promise<StoreSecrets | null> {
  const { clientId: client_id, clientSecret: client_secret } = app
  const now = app.clock()
  const response = await fetch(adminUrl(app, shop, 'oauth/access_token'), {
    method: 'POST',
    headers: { 'content-type': 'application/x-www-form-urlencoded', accept: 'application/json' },
    body: new URLSearchParams({ client_id, client_secret, ...grant }),
    redirect: 'manual',
    signal: AbortSignal.timeout(SHOPIFY_INSTALL_TIMEOUT_MS),
  })
  const { status } = response
  if (status === 429 || status >= 500) throw new Error(`Shopify answered ${status}`)
  if (status !== 200) return null
  const given = new Fields(
    readJsonText(await textWithin(response.body, SHOPIFY_INSTALL_MAX_BYTES)),
    'tokens',
  )
  const token = given.optionalText('refresh_token')
  const seconds = Number(given.optionalText('expires_in') ?? 0)
  const accessEnds = new Date(now.getTime() + seconds * 1_000).toISOString()
  return {
    access: given.text('access_token'),
    webhook: null,
    renewal: token === null ? null : { token, accessEnds },
  }
}
