import { PUBLIC_PAGES } from '../shell/site-files/public-pages.ts'
import { DEMONSTRATION_PATH, type Demonstration } from './demonstrations.ts'

/** Pages of everyone, and files of the product; everything else belongs to whoever is signed in. */
const OUTSIDE = new Set<string>([
  ...PUBLIC_PAGES,
  '/join',
  '/login',
  '/consent',
  DEMONSTRATION_PATH,
])
/** React writes no angle bracket inside an attribute. */
const TAG = /<(?:a|form|input) [^<>]*>/g
const LEADS_TO = /( (?:href|action)=")(\/[^"#?]*)/
const LEADS_BACK = / name="(?:returnTo|next)"/
const VALUE = /( value=")(\/[^"]*)/

/** Links and forms of a page of the demonstration lead to other pages of it, never to those of an account. */
export function leadThrough(html: string, of: Demonstration): string {
  const within = (_: string, before: string, path: string) =>
    OUTSIDE.has(path) || path.startsWith(`${DEMONSTRATION_PATH}/`)
      ? before + path
      : `${before}${DEMONSTRATION_PATH}/${of}${path}`
  return html.replaceAll(TAG, (tag) => {
    if (!tag.startsWith('<input')) return tag.replace(LEADS_TO, within)
    return LEADS_BACK.test(tag) ? tag.replace(VALUE, within) : tag
  })
}
