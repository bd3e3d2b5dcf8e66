import type { ShopifyShop } from './shopify-shops.ts'

type ShopifyTokensSettings = {
  readonly now: () => Date
  readonly newToken: (length: number) => string
}

const ACCESS_SECONDS = 3_600
const REFRESH_SECONDS = 90 * 86_400
const CODE_MS = 10 * 60_000

/**
 * Codes, access tokens of an hour and refresh tokens that are used once. A token names its shop and its end,
 * so that it is known again after the stand-in was restarted.
 */
export function shopifyTokens({ now, newToken }: ShopifyTokensSettings) {
  const codes = new Map<string, { readonly domain: string; readonly until: number }>()
  const ended = new Set<string>()
  /** The access token that a used refresh token gave: until that is used, the response may be lost. */
  const given = new Map<string, string>()
  const used = new Set<string>()
  const revoked = new Map<string, number>()
  const make = (kind: string, domain: string, seconds: number) =>
    `${kind}_${domain.split('.')[0]}_${now().getTime() + seconds * 1_000}_${now().getTime()}_${newToken(24)}`
  const isGood = (token: string, kind: string, shop: ShopifyShop) => {
    const [of, slug, until, began] = token.split('_')
    const isOfShop = of === kind && `${slug}.myshopify.com` === shop.domain
    return (
      isOfShop &&
      Number(until) > now().getTime() &&
      Number(began) > (revoked.get(shop.domain) ?? 0) &&
      !ended.has(token)
    )
  }
  const pair = (domain: string) => ({
    access_token: make('shpat', domain, ACCESS_SECONDS),
    expires_in: ACCESS_SECONDS,
    refresh_token: make('shprt', domain, REFRESH_SECONDS),
    refresh_token_expires_in: REFRESH_SECONDS,
  })
  return {
    offer(shop: ShopifyShop): string {
      const code = newToken(32)
      codes.set(code, { domain: shop.domain, until: now().getTime() + CODE_MS })
      return code
    },
    exchange(shop: ShopifyShop, code: string) {
      const offered = codes.get(code)
      codes.delete(code)
      const isGoodCode = offered?.domain === shop.domain && offered.until > now().getTime()
      return isGoodCode ? pair(shop.domain) : null
    },
    refresh(shop: ShopifyShop, token: string) {
      if (!isGood(token, 'shprt', shop)) return null
      const before = given.get(token)
      if (before !== undefined && used.has(before)) return null
      const fresh = pair(shop.domain)
      given.set(token, fresh.access_token)
      return fresh
    },
    isAccess(shop: ShopifyShop, token: string): boolean {
      used.add(token)
      return isGood(token, 'shpat', shop)
    },
    /** Access tokens end now; refresh tokens live. */
    expire: () => {
      for (const token of [...used, ...given.values()]) ended.add(token)
    },
    /** As by uninstalling: every token dies. */
    revoke: (shop: ShopifyShop) => {
      revoked.set(shop.domain, now().getTime())
    },
  }
}
