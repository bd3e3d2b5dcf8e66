import type { ContentKind } from '@understory/domain/site/content/content-facts.ts'
import { compareContent } from '@understory/domain/site/content/content-facts.ts'
import {
  CONTENT_PAGE_SIZE,
  type ContentEntry,
  type ContentService,
  type RefusedContent,
} from '@understory/ports/site/content-service.ts'

/** Every text of one kind, as far as it may be shown, in the order in which it is shown. */
export type ContentSnapshot = {
  readonly entries: readonly ContentEntry[]
  readonly refused: readonly RefusedContent[]
}

const MOST_ENTRIES = 1_000
const MOST_CHARACTERS = 20_000_000
const MOST_MS = 10_000

/** Reads all pages of one kind, within a time and a size. */
export async function fetchContent(
  content: ContentService,
  kind: ContentKind,
): Promise<ContentSnapshot> {
  const began = performance.now()
  const entries: ContentEntry[] = []
  const refused: RefusedContent[] = []
  let characters = 0
  for (let page = 1; ; page += 1) {
    const found = await content.list(kind, 'published', page)
    if (found.total > MOST_ENTRIES) throw new Error(`more than ${MOST_ENTRIES} texts of one kind`)
    entries.push(...found.entries)
    refused.push(...found.refused)
    for (const { html } of found.entries) characters += html.length
    if (characters > MOST_CHARACTERS) throw new Error('more than 20 MB of texts of one kind')
    if (page * CONTENT_PAGE_SIZE >= found.total) break
    if (performance.now() - began > MOST_MS) throw new Error('the texts took more than 10 s')
  }
  return withoutRepeats({ entries, refused })
}

function withoutRepeats({ entries, refused }: ContentSnapshot): ContentSnapshot {
  const bySlug = new Map<string, ContentEntry>()
  const repeats: RefusedContent[] = []
  for (const entry of entries) {
    const first = bySlug.get(entry.slug)
    const message = `The slug “${entry.slug}” is taken by ${first?.id}.`
    if (first) repeats.push({ id: entry.id, where: `${entry.kind} ${entry.id}, slug`, message })
    else bySlug.set(entry.slug, entry)
  }
  return {
    entries: [...bySlug.values()].toSorted(compareContent),
    refused: [...refused, ...repeats],
  }
}

/** What is refused now stays as it was when it was last good. */
export function withLastGood(
  { entries, refused }: ContentSnapshot,
  last: ContentSnapshot | null,
): ContentSnapshot {
  const wrong = new Set(refused.map(({ id }) => id))
  const slugs = new Set(entries.map(({ slug }) => slug))
  const saved = (last?.entries ?? []).filter(({ id, slug }) => wrong.has(id) && !slugs.has(slug))
  return { entries: [...entries, ...saved].toSorted(compareContent), refused }
}
