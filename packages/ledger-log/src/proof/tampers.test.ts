import fc from 'fast-check'
import { expect, test, vi } from 'vitest'
import { openCheckpoint, signCheckpoint } from '../checkpoint/checkpoint.ts'
import { signerOf } from '../checkpoint/signed-note.ts'
import { HASH_BYTES, type Hash, isSame } from '../hashes.ts'
import { inclusionProof, leafHash, rootAt } from '../tree/merkle-tree.ts'
import { foldHashes, hashAtFromTiles, TILE_WIDTH } from '../tree/tiles.ts'
import { verifyProofFile, writeProofFile } from './proof-file.ts'

vi.setConfig({ testTimeout: 600_000 })

/** TAMPERS=10000 for the whole measure. */
const RUNS = { numRuns: Number(process.env.TAMPERS ?? 100) }
const SIZE = 300
const SIGNER = signerOf('understory.example/ledger', Buffer.alloc(32, 7))

/** A log as anyone can download it: rows, tiles of both levels, and the signed checkpoint. */
type Log = {
  readonly rows: Buffer[]
  readonly level0: Buffer
  readonly level1: Buffer
  readonly checkpoint: Buffer
}

const ROWS = Array.from({ length: SIZE }, (_, at) => Buffer.from(`row ${at} of the ledger`))
const HASHES = Buffer.concat(ROWS.map((row) => leafHash(row)))
const firstTile = (level0: Buffer) => foldHashes(hashesIn(level0).slice(0, TILE_WIDTH))
const ROOT = await rootAt(SIZE, readerOf(HASHES, Buffer.from(firstTile(HASHES))))
const CHECKPOINT = Buffer.from(signCheckpoint({ size: SIZE, root: ROOT }, SIGNER))

const honest = (): Log => ({
  rows: ROWS.map((row) => Buffer.from(row)),
  level0: Buffer.from(HASHES),
  level1: Buffer.from(firstTile(HASHES)),
  checkpoint: Buffer.from(CHECKPOINT),
})

function hashesIn(bytes: Buffer): Hash[] {
  return Array.from({ length: bytes.length / HASH_BYTES }, (_, at) =>
    bytes.subarray(at * HASH_BYTES, (at + 1) * HASH_BYTES),
  )
}

function readerOf(level0: Buffer, level1: Buffer) {
  const levels = [hashesIn(level0), hashesIn(level1)]
  return hashAtFromTiles(
    async (level, from, count) => levels[level]?.slice(from, from + count) ?? [],
  )
}

/** As an outsider checks a whole log, with nothing but what it serves and its key. */
async function isHonest({ rows, level0, level1, checkpoint }: Log): Promise<boolean> {
  const signed = openCheckpoint(checkpoint.toString('utf8'), [SIGNER])
  if (signed?.size !== rows.length) return false
  const hashes = hashesIn(level0)
  if (!rows.every((row, at) => isSame(leafHash(row), hashes[at] as Hash))) return false
  if (!isSame(firstTile(level0), level1)) return false
  return isSame(await rootAt(rows.length, readerOf(level0, level1)), signed.root)
}

function flip(bytes: Buffer, seed: number): void {
  const bit = seed % (bytes.length * 8)
  bytes[bit >> 3] = (bytes[bit >> 3] ?? 0) ^ (1 << (bit & 7))
}

const proofOf = async (index: number) =>
  writeProofFile({
    leaf: ROWS[index] as Buffer,
    index,
    proof: await inclusionProof(index, SIZE, readerOf(HASHES, Buffer.from(firstTile(HASHES)))),
    checkpoint: CHECKPOINT.toString('utf8'),
  })

test('an honest log is believed, and so is every proof of it', async () => {
  expect(await isHonest(honest())).toBe(true)
  for (let run = 0; run < RUNS.numRuns; run += 1) {
    const index = run % SIZE
    expect(verifyProofFile(await proofOf(index), [SIGNER])).toMatchObject({ index })
  }
})

test.each<[string, (log: Log, seed: number) => void]>([
  ['a row', ({ rows }, seed) => flip(rows[seed % SIZE] as Buffer, seed >>> 9)],
  ['a tile of leaves', ({ level0 }, seed) => flip(level0, seed)],
  ['a tile above', ({ level1 }, seed) => flip(level1, seed)],
  ['the checkpoint', ({ checkpoint }, seed) => flip(checkpoint, seed)],
])('one bit of %s is found', async (_, tamper) => {
  await fc.assert(
    fc.asyncProperty(fc.nat(), async (seed) => {
      const log = honest()
      tamper(log, seed)
      expect(await isHonest(log)).toBe(false)
    }),
    RUNS,
  )
})

test('one bit of a proof is found', async () => {
  const files = await Promise.all([0, 100, 255, 256, 299].map(proofOf))
  fc.assert(
    fc.property(fc.constantFrom(...files), fc.nat(), (file, seed) => {
      const bytes = Buffer.from(file)
      flip(bytes, seed)
      expect(verifyProofFile(bytes.toString('utf8'), [SIGNER])).toBeTypeOf('string')
    }),
    RUNS,
  )
})

test('another order is found, also where every tile was made to fit it', async () => {
  const place = fc.nat({ max: SIZE - 1 })
  await fc.assert(
    fc.asyncProperty(place, place, async (one, other) => {
      fc.pre(one !== other)
      const rows: Buffer[] = ROWS.map((row) => Buffer.from(row))
      const [first, second] = [rows[one] as Buffer, rows[other] as Buffer]
      rows[one] = second
      rows[other] = first
      const level0 = Buffer.concat(rows.map((row) => leafHash(row)))
      const level1 = Buffer.from(firstTile(level0))
      expect(await isHonest({ ...honest(), rows, level0, level1 })).toBe(false)
    }),
    RUNS,
  )
})
