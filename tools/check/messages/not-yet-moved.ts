import type { Catalogue } from '../../messages/read-catalogues.ts'
import type { Breach, Source } from '../source.ts'
import { findSentencesInPages } from './sentences-in-pages.ts'

const CAPABILITIES = 'apps/web/src/capabilities'

/** The capability of the web that a file belongs to: `people/members`; none: it is of the frame around them. */
const capabilityOf = (path: string): string | undefined =>
  new RegExp(`^${CAPABILITIES}/([^/]+/[^/]+)/`).exec(path)?.[1]

/** How many pieces of text each capability without a catalogue has in its code. */
export function countNotMoved(
  sources: readonly Source[],
  catalogues: readonly Pick<Catalogue, 'folder'>[],
): Map<string, number> {
  const moved = new Set(catalogues.map(({ folder }) => capabilityOf(`${folder}/`)))
  const counts = new Map<string, number>()
  for (const { path } of findSentencesInPages(sources, [{ folder: CAPABILITIES }])) {
    const capability = capabilityOf(path)
    if (capability === undefined || moved.has(capability)) continue
    counts.set(capability, (counts.get(capability) ?? 0) + 1)
  }
  return counts
}

/**
 * The list of capabilities whose words are still in their code only grows shorter: a new one has a catalogue
 * from its first page, and one that has moved is struck off.
 */
export function findUnlisted(
  counts: ReadonlyMap<string, number>,
  listed: readonly string[],
): Breach[] {
  const breach = (capability: string, message: string): Breach => ({
    path: `${CAPABILITIES}/${capability}`,
    rule: 'words-of-new-capabilities',
    message,
  })
  return [
    ...[...counts.keys()]
      .filter((each) => !listed.includes(each))
      .map((each) =>
        breach(each, `${counts.get(each)} pieces of text belong in messages/en-GB.json`),
      ),
    ...listed
      .filter((each) => !counts.has(each))
      .map((each) => breach(each, 'has none of its words in its code: strike it off the list')),
  ]
}
