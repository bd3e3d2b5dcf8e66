import { createHash } from 'node:crypto'
import { DAY_MS, HOUR_MS } from '@understory/domain/calendar/durations.ts'
import type { Deps } from '../../../deps.ts'
import { newestCheckpoint } from '../public-log/public.ts'
import { type Format, ledgerLines } from './ledger-lines.ts'

/** Beyond this many leaves reading all of them is worth it once a day. */
const MANY = 100_000

/** Releases the log as it is at its newest checkpoint, where it has grown and the last release is old. */
export async function publishRelease(deps: Pick<Deps, 'db' | 'clock'>): Promise<void> {
  const newest = await newestCheckpoint(deps.db)
  if (!newest || !(await isDue(deps, newest.size))) return
  const jsonl = await measureFile(deps, newest.size, 'jsonl')
  const csv = await measureFile(deps, newest.size, 'csv')
  await deps.db
    .insertInto('open_data_release')
    .values({
      size: newest.size,
      made_at: deps.clock(),
      jsonl_bytes: jsonl.bytes,
      jsonl_sha256: jsonl.sha256,
      csv_bytes: csv.bytes,
      csv_sha256: csv.sha256,
    })
    .onConflict((conflict) => conflict.doNothing())
    .execute()
}

async function isDue({ db, clock }: Pick<Deps, 'db' | 'clock'>, size: number): Promise<boolean> {
  const last = await newestRelease(db)
  if (!last) return true
  const age = clock().getTime() - last.made_at.getTime()
  return last.size < size && age >= (size < MANY ? HOUR_MS : DAY_MS)
}

export async function newestRelease(db: Deps['db']) {
  return db
    .selectFrom('open_data_release')
    .selectAll()
    .orderBy('size', 'desc')
    .limit(1)
    .executeTakeFirst()
}

async function measureFile({ db }: Pick<Deps, 'db'>, size: number, format: Format) {
  const hash = createHash('sha256')
  let bytes = 0
  for await (const text of ledgerLines(db, { size, format })) {
    hash.update(text)
    bytes += Buffer.byteLength(text)
  }
  return { bytes, sha256: hash.digest('hex') }
}
