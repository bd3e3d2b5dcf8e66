import { searchMessage } from './messages/messages.generated.ts'
import { readPage } from './page-sections.ts'
import { type Hit, indexSite, type SiteDocument, type SiteIndex } from './site-index.ts'

const FRESH_MS = 10 * 60_000

/** The answer of the site to someone who is not signed in, or null where there is no such page. */
type Fetch = (path: string) => Promise<string | null>

/**
 * Searches the pages of the site map, in the words that visitors read: nothing has to be described twice,
 * and nothing is found that is not public. The index is made on the first search and, in the background,
 * again when it is ten minutes old.
 */
export function createSiteSearch(fetch: Fetch, now: () => number) {
  let index: SiteIndex | null = null
  let making: Promise<SiteIndex> | null = null
  let until = 0

  const make = (): Promise<SiteIndex> => {
    making ??= readSite(fetch)
      .then((documents) => {
        until = now() + FRESH_MS
        index = indexSite(documents)
        return index
      })
      .finally(() => {
        making = null
      })
    return making
  }

  return async (query: string, most: number): Promise<readonly Hit[]> => {
    if (index && until <= now()) make().catch(() => undefined)
    return (index ?? (await make())).search(query, most)
  }
}

async function readSite(fetch: Fetch): Promise<SiteDocument[]> {
  const documents = new Map<string, SiteDocument>()
  for (const path of await listPages(fetch)) {
    const html = await fetch(path)
    if (html === null) continue
    for (const document of documentsOf(path, html)) {
      const words = `${document.heading}\n${document.text}`
      if (document.text !== '' && !documents.has(words)) documents.set(words, document)
    }
  }
  return [...documents.values()]
}

/** Help and questions first: what stands on several pages is found where it belongs. */
async function listPages(fetch: Fetch): Promise<string[]> {
  const map = (await fetch('/sitemap.xml')) ?? ''
  const paths = [...map.matchAll(/<loc>([^<]*)<\/loc>/g)].map(
    ([, url]) => new URL(url ?? '').pathname,
  )
  return paths.filter((path) => !path.startsWith('/api/')).sort((a, b) => rankOf(a) - rankOf(b))
}

const siteSearchKinds = () =>
  [
    { under: '/help', kind: searchMessage('siteSearch.help') },
    { under: '/faq', kind: searchMessage('siteSearch.questions') },
    { under: '/resources/', kind: searchMessage('siteSearch.toRead') },
    { under: '/projects/', kind: searchMessage('siteSearch.project') },
  ] as const
const rankOf = (path: string) => {
  const at = siteSearchKinds().findIndex(({ under }) => path.startsWith(under))
  return at === -1 ? siteSearchKinds().length : at
}

function documentsOf(path: string, html: string): SiteDocument[] {
  const { title, description, sections } = readPage(html)
  const kind = siteSearchKinds()[rankOf(path)]?.kind ?? searchMessage('siteSearch.page')
  return sections.map(({ anchor, heading, text }) =>
    anchor === null
      ? { href: path, kind, title, heading: '', text: introduced(description, text) }
      : { href: `${path}#${anchor}`, kind, title, heading, text },
  )
}

const OPENING = 40

/** What a page is about comes before what it says, unless the page begins a sentence in the same words. */
const introduced = (description: string, text: string) =>
  text.includes(description.slice(0, OPENING)) ? text : `${description} ${text}`.trim()
