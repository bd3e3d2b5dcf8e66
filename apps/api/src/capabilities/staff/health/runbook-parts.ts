import { readFile } from 'node:fs/promises'
import { lazy } from '@understory/domain/language/lazy.ts'

const INCIDENTS = new URL('../../../../../../docs/runbooks/incidents.md', import.meta.url)

/** The parts of the runbook of incidents by the anchors of their headings; none where the file is not installed. */
export const runbookParts = lazy(async () =>
  partsOf(await readFile(INCIDENTS, 'utf8').catch(() => '')),
)

/** Each heading of the second level with what stands under it, as plain words with `code` and **emphasis**. */
export function partsOf(markdown: string): ReadonlyMap<string, string> {
  const [, ...parts] = markdown.split(/^## /m)
  return new Map(
    parts.map((part) => {
      const [heading = '', ...lines] = part.split('\n')
      const anchor = heading
        .trim()
        .toLowerCase()
        .replaceAll(/[^a-z0-9]+/g, '-')
      return [
        anchor,
        lines
          .join('\n')
          .replaceAll(/\[([^[\]]{0,200})\]\([^()]{0,300}\)/g, '$1')
          .trim(),
      ]
    }),
  )
}
