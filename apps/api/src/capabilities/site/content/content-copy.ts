import { anyOf } from '@understory/database/any-of.ts'
import type { ContentKind } from '@understory/domain/site/content/content-facts.ts'
import type { ContentEntry, RefusedContent } from '@understory/ports/site/content-service.ts'
import { sql } from 'kysely'
import type { Deps } from '../../../deps.ts'
import type { ContentSnapshot } from './fetch-content.ts'

type ContentCopyDeps = Pick<Deps, 'db' | 'clock' | 'content'>

const MOST_WORDS = 500

/** What was last read without a fault; `null`: nothing ever was. */
export async function readCopy(
  { db, content }: Pick<Deps, 'db' | 'content'>,
  kind: ContentKind,
): Promise<ContentSnapshot | null> {
  const row = await db
    .selectFrom('content_copy')
    .select(['entries', 'refused'])
    .where('source', '=', content.name)
    .where('kind', '=', kind)
    .where('loaded_at', 'is not', null)
    .executeTakeFirst()
  if (!row) return null
  return {
    entries: row.entries as ContentEntry[],
    refused: row.refused as RefusedContent[],
  }
}

export async function saveCopy(
  { db, clock, content }: ContentCopyDeps,
  kind: ContentKind,
  { entries, refused }: ContentSnapshot,
): Promise<void> {
  const copy = {
    entries: JSON.stringify(entries),
    refused: JSON.stringify(refused),
    loaded_at: clock(),
    failing_since: null,
    failure: null,
  }
  await db
    .insertInto('content_copy')
    .values({ source: content.name, kind, ...copy })
    .onConflict((conflict) => conflict.columns(['source', 'kind']).doUpdateSet(copy))
    .execute()
}

/** Nothing changed since: only when it was read is written. */
export async function touchCopy(
  { db, clock, content }: ContentCopyDeps,
  kind: ContentKind,
): Promise<void> {
  await db
    .updateTable('content_copy')
    .set({ loaded_at: clock(), failing_since: null, failure: null })
    .where('source', '=', content.name)
    .where('kind', '=', kind)
    .execute()
}

/** Since when it fails is written once, and what happened last each time. */
export async function noteFailure(
  { db, clock, content }: ContentCopyDeps,
  kind: ContentKind,
  fault: unknown,
): Promise<void> {
  const failure = (fault instanceof Error ? fault.message : String(fault)).slice(0, MOST_WORDS)
  const failing = { failing_since: clock(), failure }
  await db
    .insertInto('content_copy')
    .values({ source: content.name, kind, ...failing })
    .onConflict((conflict) =>
      conflict.columns(['source', 'kind']).doUpdateSet({
        failing_since: sql`coalesce(content_copy.failing_since, excluded.failing_since)`,
        failure,
      }),
    )
    .execute()
}

/** Stores the images that texts of this kind show, and forgets those that none shows any more. */
export async function saveImages(
  { db, content }: Pick<Deps, 'db' | 'content'>,
  kind: ContentKind,
  { entries }: ContentSnapshot,
): Promise<void> {
  const names = [...new Set(entries.flatMap(({ images }) => images))]
  const rows = await db
    .selectFrom('content_image')
    .select('name')
    .where('source', '=', content.name)
    .where('kind', '=', kind)
    .execute()
  const stored = new Set(rows.map(({ name }) => name))
  for (const name of names.filter((each) => !stored.has(each))) {
    const bytes = await content.image(name)
    if (!bytes) continue
    await db
      .insertInto('content_image')
      .values({ source: content.name, kind, name, bytes: Buffer.from(bytes) })
      .onConflict((conflict) => conflict.doNothing())
      .execute()
  }
  const gone = [...stored].filter((name) => !names.includes(name))
  if (gone.length === 0) return
  await db
    .deleteFrom('content_image')
    .where('source', '=', content.name)
    .where('kind', '=', kind)
    .where((eb) => anyOf(eb.ref('name'), gone))
    .execute()
}
