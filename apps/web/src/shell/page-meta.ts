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

function originOf(matches: MetaMatches): string {
  const root = matches.find((match) => match?.id === 'root')?.loaderData
  const origin = root && typeof root === 'object' && 'origin' in root ? root.origin : ''
  return typeof origin === 'string' ? origin : ''
}

const KEYWORDS = ['carbon offsetting', 'tree planting', 'plastic removal', 'climate action']

/** Title, description, keywords, canonical address and social card of a page. */
export function pageMeta(matches: MetaMatches, page: PageFacts): MetaDescriptor[] {
  const origin = originOf(matches)
  const title = page.path === '/' ? page.title : `${page.title} · Understory`
  const url = `${origin}${page.path}`
  const image = `${origin}${page.image ?? '/share-card.png'}`
  return [
    { title },
    { name: 'description', content: page.description },
    { name: 'keywords', content: (page.keywords ?? KEYWORDS).join(', ') },
    { tagName: 'link', rel: 'canonical', href: url },
    { property: 'og:site_name', content: 'Understory' },
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
