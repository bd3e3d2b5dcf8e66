import { type Context, Hono } from 'hono'
import {
  JsonText,
  STRAPI_EDITOR_TOKEN,
  STRAPI_TOKEN,
  type StrapiControl,
  type StrapiDocument,
} from './strapi-control.ts'

const DEFAULT_PAGE_SIZE = 25
const LARGEST_PAGE = 100
const WRITTEN_AT = '2026-11-01T09:00:00.000Z'

/** The part of the REST API of Strapi 5 that reads collections and writes new documents, and its uploads. */
export function createStrapiApp(control: StrapiControl): Hono {
  const app = new Hono()
  app.use('/strapi/*', async (c, next) => {
    const { pathname, search } = new URL(c.req.url)
    control.requests.push(decodeURIComponent(pathname + search))
    await control.gate
    if (control.fault === 'away') return refusal(c, 503, 'ServiceUnavailableError')
    if (control.fault === 'nonsense') return c.json({ data: 'maintenance' })
    return next()
  })
  app.get('/strapi/api/:collection', (c) => {
    if (c.req.header('authorization') !== `Bearer ${STRAPI_TOKEN}`) {
      return refusal(c, 401, 'UnauthorizedError')
    }
    const documents = control.collections.get(c.req.param('collection'))
    if (!documents) return refusal(c, 404, 'NotFoundError')
    const text = strapiAppTextOf(answerOf(documents, c.req.query()))
    return c.body(text, 200, { 'content-type': 'application/json' })
  })
  app.post('/strapi/api/:collection', async (c) => {
    if (c.req.header('authorization') !== `Bearer ${STRAPI_EDITOR_TOKEN}`) {
      return refusal(c, 401, 'UnauthorizedError')
    }
    const { data } = (await c.req.json()) as { data: Record<string, unknown> }
    // As there, what is written is published unless a draft is asked for.
    const version = c.req.query('status') === 'draft' ? 'draft' : 'published'
    const documentId = control.write(c.req.param('collection'), data, version)
    return c.json({ data: { documentId, ...data }, meta: {} }, 201)
  })
  app.get('/strapi/uploads/:name', (c) => {
    const bytes = control.uploads.get(c.req.param('name'))
    return bytes ? c.body(bytes) : c.notFound()
  })
  return app
}

function refusal(c: Context, status: 401 | 404 | 503, name: string) {
  return c.json({ data: null, error: { status, name, message: name, details: {} } }, status)
}

function strapiAppTextOf(answer: object): string {
  const texts: string[] = []
  const text = JSON.stringify(answer, (_, value: unknown) =>
    value instanceof JsonText ? `JSON ${texts.push(value.text) - 1}` : value,
  )
  return text.replace(/"JSON (\d+)"/g, (_, at: string) => texts[Number(at)] ?? 'null')
}

type Query = Readonly<Record<string, string>>

function answerOf(documents: readonly StrapiDocument[], query: Query) {
  const version = query.status === 'draft' ? 'draft' : 'published'
  const slug = query['filters[slug][$eq]']
  const hasImage = Object.entries(query).some(
    ([name, value]) => name.startsWith('populate') && value === 'image',
  )
  const found = documents
    .flatMap((document, at) => itemOf(document, { at, version, hasImage }))
    .filter((item) => slug === undefined || item.slug === slug)
    .filter((item) => (item.locale ?? 'en-GB') === (query.locale ?? 'en-GB'))
    .toSorted((one, other) => (String(one.slug) < String(other.slug) ? -1 : 1))
  const page = Number(query['pagination[page]'] ?? 1)
  const wanted = Number(query['pagination[pageSize]'] ?? DEFAULT_PAGE_SIZE)
  const pageSize = Math.min(wanted, LARGEST_PAGE)
  const pageCount = Math.ceil(found.length / pageSize)
  return {
    data: found.slice((page - 1) * pageSize, page * pageSize),
    meta: { pagination: { page, pageSize, pageCount, total: found.length } },
  }
}

type StrapiAppInput = {
  readonly at: number
  readonly version: 'draft' | 'published'
  readonly hasImage: boolean
}

function itemOf(document: StrapiDocument, { at, version, hasImage }: StrapiAppInput) {
  const fields = document[version]
  if (!fields) return []
  const { image, ...others } = fields
  return [
    {
      id: at + 1,
      documentId: document.documentId,
      locale: 'en-GB',
      createdAt: WRITTEN_AT,
      updatedAt: WRITTEN_AT,
      publishedAt: version === 'published' ? WRITTEN_AT : null,
      ...(others as Record<string, unknown> & { slug?: unknown; locale?: unknown }),
      ...(hasImage && { image: image ?? null }),
    },
  ]
}
