import {
  GetContent,
  GetContentImage,
  GetContentState,
  ListContent,
  PreviewContent,
  ReceiveContentEvent,
  ReloadContent,
} from '@understory/contracts/site/content.ts'
import { GetContentCard } from '@understory/contracts/site/share-cards.ts'
import { dayOf } from '@understory/domain/calendar/calendar.ts'
import { IMPACTS } from '@understory/domain/quantity/impact-quantity.ts'
import {
  CONTENT_KINDS,
  type ContentKind,
  isPublishedBy,
} from '@understory/domain/site/content/content-facts.ts'
import type { Deps } from '../../../deps.ts'
import { refuse } from '../../../http/refuse.ts'
import { type Route, route } from '../../../http/route.ts'
import { createContentImages } from './content-images.ts'
import { createContentReader } from './content-reader.ts'
import { contentState } from './content-state.ts'
import { findDraft } from './find-draft.ts'
import { presentContent } from './present-content.ts'
import { receiveContentEvent } from './receive-content-event.ts'

const CACHED = 'public, max-age=10, stale-while-revalidate=60'
const FOR_EVER = 'public, max-age=31536000, immutable'
const CONTENT_CARDS = { name: 'content-cards', points: 60, seconds: 60 }
const PREVIEWS = { name: 'content-previews', points: 60, seconds: 60 }

export function contentRoutes(deps: Deps): Route[] {
  const reader = createContentReader(deps)
  const imageOf = createContentImages(deps)

  /** What is published by now; `undefined`: nothing could ever be read. */
  async function published(kind: ContentKind) {
    const snapshot = await reader.read(kind).catch(() => null)
    const today = dayOf(deps.clock())
    return snapshot?.entries.filter((entry) => isPublishedBy(entry, today))
  }
  return [
    route(ListContent, { access: 'public' }, async ({ params, query, responseHeaders }) => {
      const all = await published(params.kind)
      if (!all) return refuse('UNAVAILABLE')
      const { page, pageSize } = query
      responseHeaders.set('cache-control', CACHED)
      return {
        entries: all.slice((page - 1) * pageSize, page * pageSize).map(presentContent),
        page,
        pages: Math.max(1, Math.ceil(all.length / pageSize)),
        total: all.length,
      }
    }),
    route(GetContent, { access: 'public' }, async ({ params, responseHeaders }) => {
      const all = await published(params.kind)
      if (!all) return refuse('UNAVAILABLE')
      const entry = all.find(({ slug }) => slug === params.slug)
      if (!entry) return refuse('CONTENT_NOT_FOUND')
      responseHeaders.set('cache-control', CACHED)
      return presentContent(entry)
    }),
    route(
      GetContentCard,
      { access: 'public', limit: CONTENT_CARDS },
      async ({ params, responseHeaders }) => {
        const all = await published('article')
        if (!all) return refuse('UNAVAILABLE')
        const entry = all.find(({ slug }) => slug === params.slug)
        if (!entry) return refuse('CONTENT_NOT_FOUND')
        responseHeaders.set('cache-control', 'public, max-age=3600')
        return deps.documents.pageCard({
          kind: 'An article',
          title: entry.title,
          says: entry.description,
          seed: entry.slug,
          of: IMPACTS,
          project: null,
          date: dayOf(deps.clock()),
        })
      },
    ),
    route(PreviewContent, { access: 'public', limit: PREVIEWS }, ({ params, query }) =>
      findDraft(deps, { ...params, ...query }),
    ),
    route(GetContentImage, { access: 'public' }, async ({ params, responseHeaders }) => {
      const bytes = await imageOf(params.name)
      if (!bytes) return refuse('CONTENT_NOT_FOUND')
      responseHeaders.set('cache-control', FOR_EVER)
      return bytes
    }),
    route(ReceiveContentEvent, { access: 'signed' }, ({ request }) =>
      receiveContentEvent(deps, reader, request),
    ),
    route(GetContentState, { access: 'staff', duty: 'write-content' }, () =>
      contentState(deps, reader),
    ),
    route(ReloadContent, { access: 'staff', duty: 'write-content' }, async () => {
      await Promise.all(CONTENT_KINDS.map((kind) => reader.reload(kind)))
      return undefined
    }),
  ]
}
