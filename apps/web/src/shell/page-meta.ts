import { SHARE_PAGES, shareCardPath } from '@understory/domain/site/installation/share-pages.ts'
import type { MetaDescriptor } from 'react-router'

type PageFacts = {
  readonly title: string
  readonly description: string
  /** The page's own address on the site, for search engines and shared links. */
  readonly path: string
  readonly keywords?: readonly string[]
  readonly type?: 'website' | 'article'
  /** Absolute path of a picture for shared links. */
  readonly image?: string
  readonly robots?: 'noindex' | 'noindex, nofollow'
}

type MetaMatches = readonly ({ readonly id: string; readonly loaderData?: unknown } | undefined)[]

/** A text of the loader that every page has. */
function textOfRoot(matches: MetaMatches, name: 'origin' | 'siteName'): string {
  const root = matches.find((match) => match?.id === 'root')?.loaderData
  if (!root || typeof root !== 'object') return ''
  const value: unknown = Object.entries(root).find(([key]) => key === name)?.[1]
  return typeof value === 'string' ? value : ''
}

/** What this installation is called; that of the software where a page failed before it was known. */
export const siteNameOf = (matches: MetaMatches): string =>
  textOfRoot(matches, 'siteName') || 'Understory'

/** The picture that a page of words has; of every other page that of the site. */
const cardOf = (path: string): string =>
  SHARE_PAGES.has(path) ? shareCardPath(path) : '/share-card.png'

const KEYWORDS = ['carbon offsetting', 'tree planting', 'plastic removal', 'climate action']

/** Title, description, keywords, canonical address and social card of a page. */
export function pageMeta(matches: MetaMatches, page: PageFacts): MetaDescriptor[] {
  const origin = textOfRoot(matches, 'origin')
  const title = page.path === '/' ? page.title : `${page.title} · ${siteNameOf(matches)}`
  const url = `${origin}${page.path}`
  const image = `${origin}${page.image ?? cardOf(page.path)}`
  return [
    { title },
    { name: 'description', content: page.description },
    { name: 'keywords', content: (page.keywords ?? KEYWORDS).join(', ') },
    { tagName: 'link', rel: 'canonical', href: url },
    { property: 'og:site_name', content: siteNameOf(matches) },
    { property: 'og:type', content: page.type ?? 'website' },
    { property: 'og:locale', content: 'en_GB' },
    { property: 'og:title', content: page.title },
    { property: 'og:description', content: page.description },
    { property: 'og:url', content: url },
    { property: 'og:image', content: image },
    { name: 'twitter:card', content: 'summary_large_image' },
    ...(page.robots ? [{ name: 'robots', content: page.robots }] : []),
  ]
}
