import { PUBLIC_PAGES } from '../shell/site-files/public-pages.ts'
import { DEMONSTRATION_PATH, type Demonstration } from './demonstrations.ts'

/** Pages of everyone, and files of the product; everything else belongs to the one who is signed in. */
const OUTSIDE = new Set<string>([
  ...PUBLIC_PAGES,
  '/join',
  '/login',
  '/consent',
  DEMONSTRATION_PATH,
])
/** React writes no angle bracket inside an attribute. */
const TAG = /<(?:a|form|input) [^<>]*>/g
const LEADS_TO = /( (?:href|action)=")(\/[^"#]*)/
const LEADS_BACK = / name="(?:returnTo|next)"/
const VALUE = /( value=")(\/[^"]*)/

/** What is on offer is for everyone; an address with a query is about something of the made-up account. */
const isOutside = (address: string): boolean =>
  OUTSIDE.has(address) ||
  address.startsWith(`${DEMONSTRATION_PATH}/`) ||
  /^\/(?:app\/[^?]*$|(?:developers|brand|search|status|contact-us)\b)/.test(address)

/** Links and forms of a page of the demonstration lead to other pages of it, never to those of an account. */
export function leadThrough(html: string, of: Demonstration): string {
  const within = (_: string, before: string, address: string) =>
    isOutside(address) ? before + address : `${before}${DEMONSTRATION_PATH}/${of}${address}`
  return html.replaceAll(TAG, (tag) => {
    if (!tag.startsWith('<input')) return tag.replace(LEADS_TO, within)
    return LEADS_BACK.test(tag) ? tag.replace(VALUE, within) : tag
  })
}
