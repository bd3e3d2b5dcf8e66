import { anyOf } from '@understory/database/any-of.ts'
import type { Database } from '@understory/database/connect.ts'
import type { Hash } from '@understory/ledger-log/hashes.ts'
import { writeProofFile } from '@understory/ledger-log/proof/proof-file.ts'
import { type HashAt, inclusionProof } from '@understory/ledger-log/tree/merkle-tree.ts'
import {
  hashAtFromTiles,
  hashesOfLevel,
  type ReadHashes,
  TILE_WIDTH,
} from '@understory/ledger-log/tree/tiles.ts'
import { readHashesFrom } from './log-storage.ts'

export type SignedTree = { readonly size: number; readonly note: string }

/**
 * The proof files of leaves in one tree that was signed. Leaves, tiles and signed checkpoints never change,
 * so a leaf and a size give the same bytes for ever: nothing of them is stored twice.
 */
export async function proofsInTree(
  db: Database,
  { size, note }: SignedTree,
  indexes: readonly number[],
): Promise<string[]> {
  const leaves = await db
    .selectFrom('ledger_log_leaf')
    .select(['index', 'leaf'])
    .where((eb) => anyOf(eb.ref('index'), indexes))
    .execute()
  const leafAt = new Map(leaves.map(({ index, leaf }) => [index, leaf]))
  const hashAt = onceEach(hashAtFromTiles(wholeTiles(readHashesFrom(db), size)))
  const files: string[] = []
  for (const index of indexes) {
    const leaf = leafAt.get(index)
    if (!leaf) throw new RangeError(`there is no leaf ${index}`)
    const proof = await inclusionProof(index, size, hashAt)
    files.push(writeProofFile({ leaf, index, proof, checkpoint: note }))
  }
  return files
}

/** Computes each hash once, however many proofs it is in. */
function onceEach(hashAt: HashAt): HashAt {
  const known = new Map<string, Promise<Hash>>()
  return (level, place) => {
    const key = `${level}/${place}`
    const hash = known.get(key) ?? hashAt(level, place)
    known.set(key, hash)
    return hash
  }
}

/** Reads each tile once, whole: neighbours in a tree share almost all of their proofs. */
function wholeTiles(read: ReadHashes, size: number): ReadHashes {
  const tiles = new Map<string, Promise<readonly Hash[]>>()
  return async (level, from, count) => {
    const place = Math.floor(from / TILE_WIDTH)
    const first = place * TILE_WIDTH
    const key = `${level}/${place}`
    const width = Math.min(TILE_WIDTH, hashesOfLevel(level, size) - first)
    const tile = tiles.get(key) ?? Promise.resolve(read(level, first, width))
    tiles.set(key, tile)
    return (await tile).slice(from - first, from - first + count)
  }
}
