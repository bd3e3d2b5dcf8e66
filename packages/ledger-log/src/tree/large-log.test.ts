import { expect, test } from 'vitest'
import { signCheckpoint } from '../checkpoint/checkpoint.ts'
import { signerOf } from '../checkpoint/signed-note.ts'
import { HASH_BYTES, type Hash } from '../hashes.ts'
import { type EntryLeaf, formatEntryLeaf } from '../leaves/entry-leaf.ts'
import { verifyProofFile, writeProofFile } from '../proof/proof-file.ts'
import { type HashAt, inclusionProof, leafHash, nodeHash, rootAt } from './merkle-tree.ts'

/** LOG_LEAVES=10000000 for the size that the limits are about: a gigabyte, and about a minute. */
const LEAVES = Number(process.env.LOG_LEAVES ?? 5_000)
const SAMPLE = 200
const MOST_HASH_BYTES = 768
const MOST_FILE_BYTES = 2_048
const SIGNER = signerOf('understory.example/ledger', Buffer.alloc(32, 7))

const entryOf = (at: number): EntryLeaf => ({
  entry: at + 1,
  recorded: new Date('2026-11-22T12:00:00Z'),
  source: 'subscription-cycle',
  impact: 'plastic',
  quantity: 1_234_567,
  project: 'coastal-collection',
  effective: { from: '2026-11-01', to: '2026-11-30' },
  basis: '2026-1',
  event: Buffer.alloc(HASH_BYTES, at),
  holder: Buffer.alloc(HASH_BYTES, at + 1),
  reverses: null,
  orders: null,
})

/** Every perfect subtree's hash, level by level, each level in one piece of memory. */
function hashesOf(size: number): HashAt {
  const levels = [Buffer.alloc(size * HASH_BYTES)]
  for (let at = 0; at < size; at += 1) {
    levels[0]?.set(leafHash(formatEntryLeaf(entryOf(at))), at * HASH_BYTES)
  }
  for (let width = size >> 1; width > 0; width >>= 1) {
    const below = levels.at(-1) as Buffer
    const level = Buffer.alloc(width * HASH_BYTES)
    for (let at = 0; at < width; at += 1) {
      level.set(nodeHash(hashIn(below, 2 * at), hashIn(below, 2 * at + 1)), at * HASH_BYTES)
    }
    levels.push(level)
  }
  return async (level, place) => hashIn(levels[level] as Buffer, place)
}

const hashIn = (level: Buffer, place: number): Hash =>
  level.subarray(place * HASH_BYTES, (place + 1) * HASH_BYTES)

test(`a proof in a log of ${LEAVES} leaves is small, and verifies`, {
  timeout: 600_000,
}, async () => {
  const hashAt = hashesOf(LEAVES)
  const checkpoint = signCheckpoint({ size: LEAVES, root: await rootAt(LEAVES, hashAt) }, SIGNER)
  for (let number = 0; number < SAMPLE; number += 1) {
    const index = Math.floor(((LEAVES - 1) * number) / (SAMPLE - 1))
    const proof = await inclusionProof(index, LEAVES, hashAt)
    expect(proof.length * HASH_BYTES).toBeLessThanOrEqual(MOST_HASH_BYTES)
    const leaf = formatEntryLeaf(entryOf(index))
    const file = writeProofFile({ leaf, index, proof, checkpoint })
    expect(Buffer.byteLength(file)).toBeLessThanOrEqual(MOST_FILE_BYTES)
    expect(verifyProofFile(file, [SIGNER])).toMatchObject({ index })
  }
})
