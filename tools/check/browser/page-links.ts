import { matchPath } from 'react-router'
import type { Breach, Source } from '../source.ts'

/** A string that begins with a path of ours, or with our origin and a path. */
const PAGE_LINKS_ADDRESS = /(['"`])(?:\$\{[^}`]*[oO]rigin\})?(\/[a-z][^'"`\n]*)\1/g
/** A link of a page to another one of ours. */
const PAGE_LINKS_HREF = /\bhref="(\/[^"]*)"/g
/** What the server answers beside the pages: the API, the log and its key, open data, files. */
const NO_PAGE_LINKED = /^\/(?:api|v1|ledger|open-data|widget|\.well-known)\/|\.\w+$/
const HOLE = /\$\{[^}]*\}/g
/** What follows the path: a query, a fragment, or a variable that holds one of them. */
const AFTER_PATH = /(?:[?#].*|(?<!\/)\$\{[^}]*\})$/

/**
 * Below the first part of a page, but none: the API, the pictures of widgets, calls of apps, documentation in
 * Markdown, what more is appended to.
 */
const NO_PAGE =
  /^\/(?:api|widget)(?:\/|$)|^\/oauth\/(?:token|revoke|register)$|^\/developers\/[/a-z0-9-]+\.md$|[/*]$/
/** The path of a cookie, and the rest of another address. */
// biome-ignore lint/suspicious/noTemplateCurlyInString: it is code
const OTHERS: readonly string[] = ['/preview', '/app/${otherKind(kind)}/${rest}']

/** Addresses in code that no page answers, so that a link or an email would lead to a 404. */
export function findDeadPageLinks(sources: readonly Source[], pages: readonly string[]): Breach[] {
  const areas = new Set(pages.map((page) => page.split('/')[1]))
  const isDead = (address: string) => {
    const path = address.replace(AFTER_PATH, '').replace(HOLE, '1')
    if (!areas.has(path.split('/')[1]) || NO_PAGE.test(path)) return false
    return !pages.some((page) => matchPath(page, path))
  }
  const isDeadLink = (address: string) => {
    const path = address.replace(AFTER_PATH, '')
    return !(NO_PAGE_LINKED.test(path) || pages.some((page) => matchPath(page, path)))
  }
  return sources.flatMap(({ path, text }) => {
    const named = [...text.matchAll(PAGE_LINKS_ADDRESS)]
      .map(([, , address = '']) => address)
      .filter((address) => !OTHERS.includes(address) && isDead(address))
    const linked = [...text.matchAll(PAGE_LINKS_HREF)]
      .map(([, address = '']) => address)
      .filter(isDeadLink)
    return [...new Set([...named, ...linked])].map((address) => ({
      path,
      rule: 'dead-link',
      message: `no page answers ${address}`,
    }))
  })
}
