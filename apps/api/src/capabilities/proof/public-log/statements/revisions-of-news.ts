import { REVISION_STATEMENT_MAX_LINES } from '@understory/ledger-log/statements/revision-statement.ts'
import type { NewsOfEntry } from './statement-records.ts'

/** What one statement says. */
export type LinesOfRevision = {
  readonly added: readonly NewsOfEntry[]
  readonly gone: readonly NewsOfEntry[]
  /** What is gone as well, and the statements after it say. */
  readonly goneLater: readonly NewsOfEntry[]
}

/**
 * The news of a certificate as statements of so many lines each: first what is gone, then what is new. An entry goes
 * with all its credits, in one statement. The last of those that say what is gone has room for something new, so that
 * none states a certificate of nothing. News of a name alone are one statement without lines.
 */
export function revisionsOf(
  gone: readonly NewsOfEntry[],
  added: readonly NewsOfEntry[],
  most = REVISION_STATEMENT_MAX_LINES,
): LinesOfRevision[] {
  const going = goneTogether(gone, most - 1)
  const room = most - (going.at(-1)?.length ?? 0)
  const first = added.slice(0, room)
  const revisions = (going.length > 0 ? going : [[]]).map((lines, at) => ({
    gone: lines,
    goneLater: going.slice(at + 1).flat(),
    added: at >= going.length - 1 ? first : [],
  }))
  for (let at = first.length; at < added.length; at += most)
    revisions.push({ gone: [], goneLater: [], added: added.slice(at, at + most) })
  return revisions
}

function goneTogether(gone: readonly NewsOfEntry[], most: number): NewsOfEntry[][] {
  const parts: NewsOfEntry[][] = []
  for (const together of Map.groupBy(gone, ({ reversedAt }) => reversedAt).values()) {
    if (together.length > most) throw new Error('an entry is gone with too many credits')
    const last = parts.at(-1)
    if (last && last.length + together.length <= most) last.push(...together)
    else parts.push([...together])
  }
  return parts
}
