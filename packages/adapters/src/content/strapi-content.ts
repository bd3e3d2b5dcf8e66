import { CONTENT_FIELDS } from '@understory/domain/site/content/check-content.ts'
import { CONTENT_LOCALE, type ContentKind } from '@understory/domain/site/content/content-facts.ts'
import {
  CONTENT_PAGE_SIZE,
  type ContentService,
  type FoundContent,
  type Version,
} from '@understory/ports/site/content-service.ts'
import { LRUCache } from 'lru-cache'
import { BadImage, redrawContentImage } from './content-image.ts'
import type { ImageFacts } from './enhance-html.ts'
import { makeEntry } from './make-entry.ts'
import { createStrapiApi, type StrapiApi } from './strapi-api.ts'

/** The plural API ids of our content types. */
const COLLECTIONS: Readonly<Record<ContentKind, string>> = {
  article: 'articles',
  person: 'people',
  testimonial: 'testimonials',
  question: 'questions',
}
const MOST_IMAGES = 5_000
const MOST_ENTRIES = 5_000

type Item = Readonly<Record<string, unknown>>

/** Texts in Strapi 5, read by its REST API. */
export function createStrapiContent(
  settings: Parameters<typeof createStrapiApi>[0],
): ContentService {
  const api = createStrapiApi(settings)
  const images = createImages(api)

  async function ask(kind: ContentKind, version: Version, query: Readonly<Record<string, string>>) {
    const answer = await api.get(COLLECTIONS[kind], {
      status: version,
      locale: CONTENT_LOCALE,
      'sort[0]': 'slug:asc',
      ...(CONTENT_FIELDS[kind].includes('image') && { 'populate[0]': 'image' }),
      ...query,
    })
    return readAnswer(answer)
  }
  const made = rememberEntries((kind, item) => entryOf(kind, item, images.find))

  return {
    name: 'strapi',
    async find(kind, slug, version) {
      const { items } = await ask(kind, version, { 'filters[slug][$eq]': slug })
      const [item] = items
      return item === undefined ? null : made(kind, item)
    },
    async list(kind, version, page) {
      const { items, total } = await ask(kind, version, {
        'pagination[page]': String(page),
        'pagination[pageSize]': String(CONTENT_PAGE_SIZE),
      })
      const found = await Promise.all(items.map((item) => made(kind, item)))
      return {
        entries: found.flatMap(({ entry }) => entry ?? []),
        refused: found.flatMap(({ refused }) => refused),
        total,
      }
    },
    image: images.read,
  }
}

type MakeEntry = (kind: ContentKind, item: Item) => Promise<FoundContent>

/**
 * What did not change since it was last read is not rendered again. An entry that cannot be read at all is left
 * out like any other bad one, and the others are shown.
 */
function rememberEntries(make: MakeEntry) {
  const known = new LRUCache<string, { readonly text: string; readonly found: FoundContent }>({
    max: MOST_ENTRIES,
  })
  return async (kind: ContentKind, given: unknown): Promise<FoundContent> => {
    if (typeof given !== 'object' || given === null) return unreadable(kind, {}, 'it is no object')
    const item = given as Item
    try {
      return await remembered(kind, item)
    } catch (fault) {
      return unreadable(kind, item, fault instanceof Error ? fault.message : 'it failed')
    }
  }

  async function remembered(kind: ContentKind, item: Item): Promise<FoundContent> {
    const name = `${kind} ${idOf(item)} ${item.publishedAt === null}`
    const text = JSON.stringify(item)
    const before = known.get(name)
    if (before?.text === text) return before.found
    const found = await make(kind, item)
    // What is wrong may be an image that could not be read just now.
    if (found.refused.length > 0) return found
    known.set(name, { text, found })
    return found
  }
}

function unreadable(kind: ContentKind, item: Item, why: string): FoundContent {
  const id = idOf(item)
  const message = `This entry cannot be read (${why}).`
  return { entry: null, refused: [{ id, where: `${kind} ${id}`, message }] }
}

const idOf = ({ documentId }: Item) =>
  typeof documentId === 'string' ? documentId : 'an entry without an id'

function readAnswer(answer: unknown): { items: unknown[]; total: number } {
  const { data, meta } = (answer ?? {}) as {
    data?: unknown
    meta?: { pagination?: { total?: unknown } }
  }
  const total = meta?.pagination?.total
  if (!Array.isArray(data) || typeof total !== 'number') {
    throw new Error('the content service answered something that is no list of entries')
  }
  return { items: data, total }
}

async function entryOf(
  kind: ContentKind,
  item: Item,
  findImage: (source: string) => Promise<ImageFacts>,
): Promise<FoundContent> {
  const id = idOf(item)
  const image = (item.image ?? {}) as { url?: unknown; alternativeText?: unknown }
  const fields = Object.fromEntries(
    CONTENT_FIELDS[kind].flatMap((field) => (item[field] == null ? [] : [[field, item[field]]])),
  )
  if (image.url) Object.assign(fields, { image: image.url, imageAlt: image.alternativeText ?? '' })
  const text = typeof item.body === 'string' ? item.body : ''
  const { entry, problems } = await makeEntry({ id, kind, fields, text }, findImage)
  return {
    entry,
    refused: problems.map(({ field, line, message }) => ({
      id,
      where: `${kind} “${String(item.slug)}” (${id}), ${field ?? `body, line ${line ?? 1}`}`,
      message,
    })),
  }
}

/** Strapi gives an uploaded file a name of its own, so what is known of an address stays true. */
function createImages(api: StrapiApi) {
  const facts = new LRUCache<string, ImageFacts>({ max: MOST_IMAGES })
  const addresses = new LRUCache<string, URL>({ max: MOST_IMAGES })

  async function read(address: URL) {
    try {
      return await redrawContentImage(await api.file(address))
    } catch (fault) {
      if (fault instanceof BadImage) throw fault
      const why = fault instanceof Error ? fault.message : 'it failed'
      throw new BadImage(`could not be read (${why})`)
    }
  }
  return {
    async find(source: string): Promise<ImageFacts> {
      const address = api.addressOf(source)
      if (!address) throw new BadImage('is on another host; upload it to the content service')
      const known = facts.get(address.href)
      if (known) return known
      const { name, width, height } = await read(address)
      facts.set(address.href, { name, width, height })
      addresses.set(name, address)
      return { name, width, height }
    },
    async read(name: string): Promise<Uint8Array | null> {
      const address = addresses.get(name)
      return address ? (await read(address)).bytes : null
    },
  }
}
