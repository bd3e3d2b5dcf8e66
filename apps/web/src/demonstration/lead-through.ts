import { PUBLIC_PAGES } from '../shell/site-files/public-pages.ts'
import { DEMONSTRATION_PATH, type Demonstration } from './demonstrations.ts'

/** Pages of everyone, and files of the product; everything else belongs to whoever is signed in. */
const OUTSIDE = new Set<string>([...PUBLIC_PAGES, '/join', '/login', DEMONSTRATION_PATH])
const ADDRESS = /(<(?:a|form)\b[^>]*?\s(?:href|action)=")(\/[^"#?]*)/g
const RETURN = /(<input\b[^>]*?\sname="(?:returnTo|next)"[^>]*?\svalue=")(\/[^"]*)/g

/** Links and forms of a page of the demonstration lead to other pages of it, never to those of an account. */
export function leadThrough(html: string, of: Demonstration): string {
  const within = (path: string) =>
    OUTSIDE.has(path) || path.startsWith(`${DEMONSTRATION_PATH}/`) || path === '/consent'
      ? path
      : `${DEMONSTRATION_PATH}/${of}${path}`
  return html
    .replaceAll(ADDRESS, (_, before: string, path: string) => before + within(path))
    .replaceAll(RETURN, (_, before: string, path: string) => before + within(path))
}
