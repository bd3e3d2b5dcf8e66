import { CONTENT_KINDS } from '@understory/domain/site/content/content-facts.ts'
import { z } from 'zod'
import { asDay } from '../calendar-texts.ts'
import { endpoint } from '../endpoint.ts'

const Link = z.object({ label: z.string(), href: z.string() })

/** An entry as it is shown: its HTML is sanitised, its images are served by us. */
const ContentEntry = z.object({
  kind: z.enum(CONTENT_KINDS),
  slug: z.string(),
  title: z.string(),
  description: z.string(),
  author: z.string().nullable(),
  published: asDay(z.string()).nullable(),
  updated: asDay(z.string()).nullable(),
  role: z.string().nullable(),
  drawing: z.string().nullable(),
  image: z.object({ src: z.string(), width: z.int(), height: z.int(), alt: z.string() }).nullable(),
  links: z.array(Link),
  next: Link.nullable(),
  headings: z.array(z.object({ id: z.string(), text: z.string() })),
  html: z.string(),
  minutes: z.int(),
  words: z.int(),
})
export type ContentEntry = z.output<typeof ContentEntry>

const SiteContentKind = z.enum(CONTENT_KINDS)
const ContentPlace = z.object({
  kind: SiteContentKind,
  slug: z.string().max(80, 'This address is too long.'),
})

export const ListContent = endpoint({
  method: 'GET',
  path: '/api/content/{kind}',
  summary: 'Texts of one kind that are published, the newest first, a page at a time',
  params: z.object({ kind: SiteContentKind }),
  query: z.object({
    page: z.coerce.number<string | number>().int().min(1).max(10_000).default(1),
    pageSize: z.coerce.number<string | number>().int().min(1).max(100).default(12),
  }),
  answer: z.object({
    entries: z.array(ContentEntry),
    page: z.int(),
    pages: z.int(),
    total: z.int(),
  }),
  refusals: ['BAD_REQUEST', 'UNAVAILABLE'],
})

export const GetContent = endpoint({
  method: 'GET',
  path: '/api/content/{kind}/{slug}',
  summary: 'One published text',
  params: ContentPlace,
  answer: ContentEntry,
  refusals: ['CONTENT_NOT_FOUND', 'BAD_REQUEST', 'UNAVAILABLE'],
})

export const PreviewContent = endpoint({
  method: 'GET',
  path: '/api/content/{kind}/{slug}/draft',
  summary: 'A text that is not published yet, by a signed link that ends',
  params: ContentPlace,
  query: z.object({
    until: z.coerce.number<string | number>().int().default(0),
    signature: z.string().max(200, 'This signature is too long.').default(''),
  }),
  answer: ContentEntry,
  refusals: [
    'CONTENT_NOT_FOUND',
    'CONTENT_REFUSED',
    'PREVIEW_LINK_INVALID',
    'TOO_MANY_ATTEMPTS',
    'BAD_REQUEST',
    'UNAVAILABLE',
  ],
})

export const GetContentImage = endpoint({
  method: 'GET',
  path: '/api/content-images/{name}',
  summary: 'An image of a text',
  params: z.object({ name: z.string().max(40, 'This name is too long.') }),
  answer: { contentType: 'image/webp' },
  refusals: ['CONTENT_NOT_FOUND', 'BAD_REQUEST'],
})

export const ReceiveContentEvent = endpoint({
  method: 'POST',
  path: '/api/content-webhooks',
  summary: 'The content service says that something changed, signed',
  body: z.looseObject({ model: z.string().optional() }),
  answer: z.object({ received: z.literal(true) }),
  refusals: ['BAD_SIGNATURE', 'BODY_TOO_LARGE', 'BAD_REQUEST', 'CONTENT_EVENT_REPEATED'],
})

const ContentRefused = z.object({ where: z.string(), message: z.string() })

export const GetContentState = endpoint({
  method: 'GET',
  path: '/api/staff/content',
  summary: 'Where texts come from, since when it cannot be reached, what was refused, and drafts',
  answer: z.object({
    source: z.enum(['files', 'strapi']),
    kinds: z.array(
      z.object({
        kind: SiteContentKind,
        entries: z.int(),
        loadedAt: z.iso.datetime().nullable(),
        failingSince: z.iso.datetime().nullable(),
        failure: z.string().nullable(),
        refused: z.array(ContentRefused),
      }),
    ),
    /** `null`: the service cannot be asked for them now. */
    drafts: z
      .array(
        z.object({
          kind: SiteContentKind,
          slug: z.string(),
          title: z.string(),
          preview: z.string(),
        }),
      )
      .nullable(),
    refusedDrafts: z.array(ContentRefused),
  }),
})

export const ReloadContent = endpoint({
  method: 'POST',
  path: '/api/staff/content/reload',
  summary: 'Ask for every text again, now',
  status: 204,
})
