import type { Database } from '@understory/database/connect.ts'
import {
  entryBundle,
  hashesOfLevel,
  TILE_WIDTH,
  type Tile,
  tilePath,
} from '@understory/ledger-log/tree/tiles.ts'
import type { FileKey } from '@understory/ports/files.ts'
import type { Deps } from '../../../deps.ts'
import { newestCheckpoint, readHashesFrom, readLeaves } from './log-storage.ts'

export type Copied = { readonly size: number; readonly note: string }

const NEWEST: FileKey = 'ledger/checkpoint'
const tileKeyOf = (tile: Tile): FileKey => `ledger/${tilePath(tile)}`

/** The newest checkpoint outside the database; `null`: nothing was copied yet. */
export async function readCopied({ logCopy }: Pick<Deps, 'logCopy'>): Promise<Copied | null> {
  const bytes = await logCopy.get(NEWEST)
  if (!bytes) return null
  const note = Buffer.from(bytes).toString('utf8')
  const size = Number(note.split('\n')[1])
  if (!Number.isSafeInteger(size)) throw new Error('the copy of the log has no checkpoint')
  return { size, note }
}

type LogCopyDeps = Pick<Deps, 'db' | 'logCopy' | 'log' | 'seen'>

/**
 * Copies what was published since to where the database cannot take it back: leaves, full tiles, each
 * checkpoint, and last of all which is the newest. By the paths of the log itself, so that the copy can be
 * served. A copy that fails is made up for with the next one; it stops nothing, and is noted as failing until then.
 */
export async function copyLog(deps: LogCopyDeps): Promise<void> {
  try {
    const newest = await newestCheckpoint(deps.db)
    const before = (await readCopied(deps))?.size ?? 0
    if (newest && newest.size > before) await copyBetween(deps, before, newest)
    deps.seen('log-copy')(true)
  } catch (err) {
    deps.seen('log-copy')(false)
    deps.log.error({ err }, 'the log was not copied')
  }
}

async function copyBetween(
  { db, logCopy }: Pick<LogCopyDeps, 'db' | 'logCopy'>,
  before: number,
  newest: Copied,
): Promise<void> {
  for await (const [key, bytes] of tilesBetween(db, before, newest.size)) {
    await logCopy.put(key, bytes)
  }
  await logCopy.put(NEWEST, Buffer.from(newest.note))
}

async function* tilesBetween(
  db: Database,
  before: number,
  size: number,
): AsyncGenerator<[FileKey, Uint8Array]> {
  for (let place = Math.floor(before / TILE_WIDTH); place * TILE_WIDTH < size; place += 1) {
    const width = Math.min(TILE_WIDTH, size - place * TILE_WIDTH)
    const leaves = await readLeaves(db, place * TILE_WIDTH, width)
    const bundle = entryBundle(leaves.map(({ leaf }) => leaf))
    yield [tileKeyOf({ level: 'entries', place, width }), bundle]
  }
  for (let level = 0; hashesOfLevel(level, size) >= TILE_WIDTH; level += 1) {
    const end = hashesOfLevel(level + 1, size)
    for (let place = hashesOfLevel(level + 1, before); place < end; place += 1) {
      const hashes = await readHashesFrom(db)(level, place * TILE_WIDTH, TILE_WIDTH)
      yield [tileKeyOf({ level, place, width: TILE_WIDTH }), Buffer.concat(hashes)]
    }
  }
  const signed = await db
    .selectFrom('ledger_log_checkpoint')
    .select(['size', 'note'])
    .where('size', '>', before)
    .where('size', '<=', size)
    .orderBy('size')
    .execute()
  for (const each of signed) yield [`ledger/checkpoints/${each.size}`, Buffer.from(each.note)]
}

/** Leaves of the copy from an index on, up to its size. */
export async function readCopiedLeaves(
  { logCopy }: Pick<Deps, 'logCopy'>,
  from: number,
  size: number,
): Promise<Uint8Array[]> {
  const leaves: Uint8Array[] = []
  for (let place = Math.floor(from / TILE_WIDTH); place * TILE_WIDTH < size; place += 1) {
    const width = Math.min(TILE_WIDTH, size - place * TILE_WIDTH)
    const bundle = await logCopy.get(tileKeyOf({ level: 'entries', place, width }))
    if (!bundle) throw new Error(`the copy lacks leaves from ${place * TILE_WIDTH} on`)
    const read = readBundle(bundle)
    if (read.length !== width) throw new Error(`the copy of leaves ${place} is cut short`)
    leaves.push(...read.slice(Math.max(0, from - place * TILE_WIDTH)))
  }
  return leaves
}

function readBundle(bytes: Uint8Array): Uint8Array[] {
  const bundle = Buffer.from(bytes)
  const leaves: Uint8Array[] = []
  for (let at = 0; at < bundle.length; ) {
    const end = at + 2 + bundle.readUInt16BE(at)
    leaves.push(bundle.subarray(at + 2, end))
    at = end
  }
  return leaves
}

/** Every file of the copy that a checkpoint of this size needs: leaves and full tiles. */
export function* keysOfCopy(size: number): Generator<FileKey> {
  for (let place = 0; place * TILE_WIDTH < size; place += 1) {
    const width = Math.min(TILE_WIDTH, size - place * TILE_WIDTH)
    yield tileKeyOf({ level: 'entries', place, width })
  }
  for (let level = 0; hashesOfLevel(level, size) >= TILE_WIDTH; level += 1) {
    for (let place = 0; place < hashesOfLevel(level + 1, size); place += 1) {
      yield tileKeyOf({ level, place, width: TILE_WIDTH })
    }
  }
  if (size > 0) yield `ledger/checkpoints/${size}`
}

export const NEWEST_OF_COPY: FileKey = NEWEST
