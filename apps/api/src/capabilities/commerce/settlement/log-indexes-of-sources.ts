import type { Database } from '@understory/database/connect.ts'
import { standingEntries } from '@understory/domain/proof/ledger/entries.ts'
import { listEntriesOf } from '../../proof/ledger/public.ts'
import { logIndexesOf } from '../../proof/public-log/public.ts'

/** Where in the public log stands what was entered for these; `null` for what is not logged yet. */
export async function logIndexesOfSources(
  db: Database,
  sourceIds: readonly string[],
): Promise<(number | null)[]> {
  const ids = standingEntries(await listEntriesOf(db, sourceIds)).map(({ id }) => id)
  const places = await logIndexesOf(db, ids)
  return ids.map((id) => places.get(id) ?? null)
}
