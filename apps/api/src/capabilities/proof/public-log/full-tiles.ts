import type { Tx } from '@understory/database/connect.ts'
import { foldHashes, hashesOfLevel, TILE_WIDTH } from '@understory/ledger-log/tree/tiles.ts'
import { readHashesFrom } from './log-storage.ts'

/** Of each level those that became full, from below: their roots are the hashes above. */
export async function insertFullTiles(tx: Tx, before: number, after: number): Promise<void> {
  const read = readHashesFrom(tx)
  for (let level = 0; hashesOfLevel(level, after) >= TILE_WIDTH; level += 1) {
    const first = hashesOfLevel(level + 1, before)
    const end = hashesOfLevel(level + 1, after)
    for (let place = first; place < end; place += 1) {
      const hashes = await read(level, place * TILE_WIDTH, TILE_WIDTH)
      await tx
        .insertInto('ledger_log_tile')
        .values({
          level,
          place,
          hashes: Buffer.concat(hashes),
          root: Buffer.from(foldHashes(hashes)),
        })
        .execute()
    }
  }
}
