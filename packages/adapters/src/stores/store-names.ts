import { withoutSlashesAtEnd } from '@understory/domain/language/without-slashes-at-end.ts'
import { isLoopback } from './public-address.ts'
import { shopNameOf } from './shopify/shopify-shop.ts'

/** Platforms that a connection provider spells in another way than those who reach them directly. */
const PLATFORMS: ReadonlyMap<string, string> = new Map([
  ['woo_commerce', 'woocommerce'],
  ['big_commerce', 'bigcommerce'],
])

export function platformOf(spelled: string): string {
  const platform = spelled.toLowerCase()
  return PLATFORMS.get(platform) ?? platform
}

/** The one name of a store of that platform, however it is written. */
export function uniqueNameOf(platform: string, given: string): string {
  if (platform === 'shopify') return shopNameOf(given) ?? given
  if (platform === 'woocommerce') return siteNameOf(given) ?? given
  return given
}

/** 'https://moss.example/shop': shops are called over https, but for those on this machine. */
function siteNameOf(given: string): string | null {
  const text = given.trim()
  const url = URL.parse(/^https?:\/\//i.test(text) ? text : `https://${text}`)
  if (!url) return null
  const scheme = isHere(url) ? url.protocol : 'https:'
  return `${scheme}//${url.host.replace(/^www\./, '')}${withoutSlashesAtEnd(url.pathname)}`
}

function isHere({ hostname }: URL): boolean {
  const host = hostname.replace(/^\[|\]$/g, '')
  return host === 'localhost' || isLoopback(host)
}
