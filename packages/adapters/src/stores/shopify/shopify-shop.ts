const SHOP = /^[a-z0-9][a-z0-9-]{0,99}\.myshopify\.com$/

/**
 * 'fern.myshopify.com', as people give it: with or without the rest of the address, or from the admin.
 * `null`: it is none. Nothing else is ever called, so the pattern is what keeps our secrets at Shopify.
 */
export function shopNameOf(typed: string): string | null {
  const text = typed.trim().toLowerCase()
  const url = URL.parse(/^https?:\/\//.test(text) ? text : `https://${text}`)
  if (!url) return null
  const [, ofAdmin] = /^\/store\/([a-z0-9-]+)/.exec(url.pathname) ?? []
  const host =
    url.hostname === 'admin.shopify.com' ? `${ofAdmin ?? ''}.myshopify.com` : url.hostname
  const shop = host.includes('.') ? host : `${host}.myshopify.com`
  return SHOP.test(shop) ? shop : null
}

export const isShopName = (text: string): boolean => SHOP.test(text)
