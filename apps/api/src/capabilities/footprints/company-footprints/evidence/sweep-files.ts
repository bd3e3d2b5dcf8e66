import { anyOf } from '@understory/database/any-of.ts'
import { DAY_MS, HOUR_MS } from '@understory/domain/calendar/durations.ts'
import { type FileKey, isFileKey } from '@understory/ports/files.ts'
import type { Deps } from '../../../../deps.ts'
import { fileKeyOf } from './evidence-records.ts'

const MOST_AT_ONCE = 500
const FAILED_DAYS = 7

const ago = ({ clock }: Pick<Deps, 'clock'>, ms: number) => new Date(clock().getTime() - ms)

/** An upload that did not end within the hour was interrupted. */
export async function failStaleUploads(deps: Pick<Deps, 'db' | 'clock'>): Promise<void> {
  await deps.db
    .updateTable('footprint_evidence')
    .set({ status: 'failed', failure: 'interrupted' })
    .where('status', '=', 'uploading')
    .where('uploaded_at', '<', ago(deps, HOUR_MS))
    .execute()
}

/** Takes the files whose rows were deleted out of the store; one that will not go waits behind the others. */
export async function deleteFiles({
  db,
  clock,
  files,
  log,
}: Pick<Deps, 'db' | 'clock' | 'files' | 'log'>): Promise<void> {
  const queued = await db
    .selectFrom('file_to_delete')
    .select('file_key')
    .orderBy('since')
    .limit(MOST_AT_ONCE)
    .execute()
  for (const { file_key } of queued) {
    try {
      if (isFileKey(file_key)) await files.remove(file_key)
      await db.deleteFrom('file_to_delete').where('file_key', '=', file_key).execute()
    } catch (err) {
      log.error({ err, file: file_key }, 'a file could not be removed')
      await db
        .updateTable('file_to_delete')
        .set({ since: clock() })
        .where('file_key', '=', file_key)
        .execute()
    }
  }
}

/** Daily: rows of uploads that failed, and files that no row knows. A day is left for those in progress. */
export async function sweepFiles(
  deps: Pick<Deps, 'db' | 'clock' | 'files' | 'log'>,
): Promise<void> {
  await failStaleUploads(deps)
  await deps.db
    .deleteFrom('footprint_evidence')
    .where('status', '=', 'failed')
    .where('uploaded_at', '<', ago(deps, FAILED_DAYS * DAY_MS))
    .execute()
  await deleteFiles(deps)
  let removed = 0
  for await (const keys of inBatches(oldFiles(deps))) removed += await removeUnknown(deps, keys)
  if (removed > 0) deps.log.warn({ removed }, 'files without a row were removed')
}

async function* oldFiles(deps: Pick<Deps, 'clock' | 'files'>): AsyncGenerator<FileKey> {
  const before = ago(deps, DAY_MS)
  for await (const { key, storedAt } of deps.files.list()) if (storedAt < before) yield key
}

async function* inBatches(keys: AsyncIterable<FileKey>): AsyncGenerator<FileKey[]> {
  let batch: FileKey[] = []
  for await (const key of keys) {
    batch.push(key)
    if (batch.length < MOST_AT_ONCE) continue
    yield batch
    batch = []
  }
  if (batch.length > 0) yield batch
}

async function removeUnknown(
  { db, files, log }: Pick<Deps, 'db' | 'files' | 'log'>,
  keys: readonly FileKey[],
): Promise<number> {
  const ids = keys.map((key) => key.slice(key.indexOf('/') + 1))
  const rows = await db
    .selectFrom('footprint_evidence')
    .select('id')
    .where((eb) => anyOf(eb.ref('id'), ids))
    .where('status', '<>', 'failed')
    .execute()
  const lots = await db
    .selectFrom('supply_lot')
    .select('evidence_id')
    .where((eb) => anyOf(eb.ref('evidence_id'), ids))
    .execute()
  const known = new Set<string>([
    ...rows.map(({ id }) => fileKeyOf(id)),
    ...lots.map(({ evidence_id }) => `supply/${evidence_id}`),
  ])
  const unknown = keys.filter((key) => !known.has(key))
  let removed = 0
  for (const key of unknown) {
    try {
      await files.remove(key)
      removed += 1
    } catch (err) {
      log.error({ err, file: key }, 'a file could not be removed')
    }
  }
  return removed
}
