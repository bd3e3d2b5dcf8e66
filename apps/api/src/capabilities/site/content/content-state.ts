import type { ReplyOf } from '@understory/contracts/endpoint.ts'
import type { GetContentState } from '@understory/contracts/site/content.ts'
import { dayOf } from '@understory/domain/calendar/calendar.ts'
import {
  CONTENT_KINDS,
  type ContentKind,
  isPublishedBy,
} from '@understory/domain/site/content/content-facts.ts'
import type { RefusedContent } from '@understory/ports/site/content-service.ts'
import { sql } from 'kysely'
import type { Deps } from '../../../deps.ts'
import type { ContentReader } from './content-reader.ts'
import { previewPath } from './preview-link.ts'

type ContentStateDeps = Pick<Deps, 'db' | 'clock' | 'config' | 'content' | 'log'>
type ContentState = ReplyOf<typeof GetContentState>

/** What staff see of the texts: since when a service is away, what was refused, and what waits. */
export async function contentState(
  deps: ContentStateDeps,
  reader: Pick<ContentReader, 'read'>,
): Promise<ContentState> {
  const waiting = await Promise.all(CONTENT_KINDS.map((kind) => scheduledOf(deps, reader, kind)))
  const drafts = await draftsOf(deps).catch((err: unknown) => {
    deps.log.error({ err }, 'drafts could not be listed')
    return null
  })
  return {
    source: deps.content.name,
    kinds: await kindsOf(deps),
    drafts: drafts && [...drafts.entries, ...waiting.flat()],
    refusedDrafts: drafts ? drafts.refused : [],
  }
}

async function kindsOf({
  db,
  content,
}: Pick<Deps, 'db' | 'content'>): Promise<ContentState['kinds']> {
  const rows = await db
    .selectFrom('content_copy')
    .select(['kind', 'refused', 'loaded_at', 'failing_since', 'failure'])
    .select(sql<number>`jsonb_array_length(entries)`.as('entries'))
    .where('source', '=', content.name)
    .execute()
  return CONTENT_KINDS.map((kind) => {
    const row = rows.find((each) => each.kind === kind)
    return {
      kind,
      entries: row?.entries ?? 0,
      loadedAt: row?.loaded_at?.toISOString() ?? null,
      failingSince: row?.failing_since?.toISOString() ?? null,
      failure: row?.failure ?? null,
      refused: ((row?.refused ?? []) as RefusedContent[]).map(shownRefusal),
    }
  })
}

const shownRefusal = ({ where, message }: RefusedContent) => ({ where, message })

/** Published, and dated later. */
async function scheduledOf(
  deps: ContentStateDeps,
  reader: Pick<ContentReader, 'read'>,
  kind: ContentKind,
): Promise<NonNullable<ContentState['drafts']>> {
  const { entries } = await reader.read(kind).catch(() => ({ entries: [] }))
  const today = dayOf(deps.clock())
  return entries
    .filter((entry) => !isPublishedBy(entry, today))
    .map((entry) => draftOf(deps, entry))
}

async function draftsOf(deps: ContentStateDeps) {
  const pages = await Promise.all(CONTENT_KINDS.map((kind) => deps.content.list(kind, 'draft', 1)))
  return {
    entries: pages.flatMap(({ entries }) => entries.map((entry) => draftOf(deps, entry))),
    refused: pages.flatMap(({ refused }) => refused.map(shownRefusal)),
  }
}

type NamedContent = { readonly kind: ContentKind; readonly slug: string; readonly title: string }

const draftOf = (deps: ContentStateDeps, { kind, slug, title }: NamedContent) => ({
  kind,
  slug,
  title,
  preview: previewPath(deps, { kind, slug }),
})
