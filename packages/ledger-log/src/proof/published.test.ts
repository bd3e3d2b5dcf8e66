import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { openCheckpoint, signCheckpoint } from '../checkpoint/checkpoint.ts'
import {
  openNote,
  parseVerifierKey,
  signerOf,
  signNote,
  verifierKey,
} from '../checkpoint/signed-note.ts'
import { EMPTY_ROOT, inclusionProof, leafHash, rootAt } from '../tree/merkle-tree.ts'
import {
  entryBundle,
  foldHashes,
  hashAtFromTiles,
  parseTilePath,
  type Tile,
  tilePath,
} from '../tree/tiles.ts'
import { verifyProofFile, writeProofFile } from './proof-file.ts'

const SIGNER = signerOf('understory.example/ledger', Buffer.alloc(32, 7))
const STRANGER = signerOf('understory.example/ledger', Buffer.alloc(32, 8))

describe('a tile has one address', () => {
  test.each<[string, Tile]>([
    ['tile/0/000', { level: 0, place: 0, width: 256 }],
    ['tile/0/x001/x234/067', { level: 0, place: 1_234_067, width: 256 }],
    ['tile/1/001.p/17', { level: 1, place: 1, width: 17 }],
    ['tile/entries/x001/000.p/255', { level: 'entries', place: 1_000, width: 255 }],
    ['tile/63/000.p/1', { level: 63, place: 0, width: 1 }],
  ])('%s', (path, tile) => {
    expect(tilePath(tile)).toBe(path)
    expect(parseTilePath(path)).toEqual(tile)
  })

  test.each([
    'tile/00/000',
    'tile/0/0',
    'tile/0/x000/000',
    'tile/0/000.p/0',
    'tile/0/000.p/256',
    'tile/0/000.p/01',
    'tile/64/000',
    'tile/-1/000',
    'tile/0/000/',
    'tile/0/1000',
    'tile/0/001/000',
    'tile/Entries/000',
    'Tile/0/000',
    'tile/0/../000',
  ])('and not %s', (path) => {
    expect(parseTilePath(path)).toBeNull()
  })

  test('and a bundle tells the length of each leaf', () => {
    const bundle = entryBundle([Buffer.from('ab'), Buffer.alloc(300)])
    expect(bundle).toHaveLength(2 + 2 + 2 + 300)
    expect([...bundle.subarray(0, 6)]).toEqual([0, 2, 97, 98, 1, 44])
  })
})

describe('a signed note', () => {
  // The example of https://c2sp.org/signed-note.
  const KEY = 'PeterNeumann+c74f20a3+ARpc2QcUPDhMQegwxbzhKqiBfsVkmqq/LDE4izWy10TW'
  const NOTE = `If you think cryptography is the answer to your problem,
then you don't know what your problem is.

— PeterNeumann x08go/ZJkuBS9UG/SffcvIAQxVBtiFupLLr8pAcElZInNIuGUgYN1FFYC2pZSNXgKvqfqdngotpRZb6KE6RyyBwJnAM=
`

  test('of someone else’s making opens with its key', () => {
    const verifier = parseVerifierKey(KEY)
    expect(verifier && verifierKey(verifier)).toBe(KEY)
    expect(verifier && openNote(NOTE, [verifier])).toBe(NOTE.slice(0, NOTE.indexOf('\n\n') + 1))
  })

  test.each([
    ['a word is changed', NOTE.replace('answer', 'Answer')],
    ['its signature is cut', NOTE.replace('BwJnAM=', 'BwJn')],
    ['another name stands beneath', NOTE.replace('— Peter', '— Pedro')],
    ['it has no end', NOTE.slice(0, -1)],
    ['it has no signature', NOTE.slice(0, NOTE.indexOf('—'))],
    ['a dash is a hyphen', NOTE.replace('—', '-')],
  ])('does not open when %s', (_, note) => {
    const verifier = parseVerifierKey(KEY)
    expect(verifier && openNote(note, [verifier])).toBeNull()
  })

  test('with the line of a key that nobody knows still opens', () => {
    const [line = ''] = signNote('x\n', STRANGER).split('\n').slice(-2)
    expect(openNote(`${signNote('x\n', SIGNER)}${line}\n`, [SIGNER])).toBe('x\n')
  })

  test.each([
    ['another id', KEY.replace('c74f', 'c74e')],
    ['another algorithm', KEY.replace('+AR', '+AB')],
    ['a space in its name', KEY.replace('PeterN', 'Peter N')],
  ])('has no key with %s', (_, key) => {
    expect(parseVerifierKey(key)).toBeNull()
  })
})

const LEAVES = Array.from({ length: 300 }, (_, at) =>
  Buffer.from(`understory-ledger/v1 test\nn ${at}\n`),
)
const HASHES = LEAVES.map(leafHash)
const hashAt = hashAtFromTiles(async (level, from, count) =>
  level === 0 ? HASHES.slice(from, from + count) : [foldHashes(HASHES.slice(0, 256))],
)
const CHECKPOINT = signCheckpoint({ size: 300, root: await rootAt(300, hashAt) }, SIGNER)

async function proofOf(index: number): Promise<string> {
  const proof = await inclusionProof(index, 300, hashAt)
  return writeProofFile({
    leaf: LEAVES[index] ?? Buffer.alloc(0),
    index,
    proof,
    checkpoint: CHECKPOINT,
  })
}

describe('a checkpoint', () => {
  test('says which log, its size and its root, and nothing else', () => {
    expect(CHECKPOINT.split('\n').slice(0, 2)).toEqual(['understory.example/ledger', '300'])
    expect(openCheckpoint(CHECKPOINT, [SIGNER])).toMatchObject({ size: 300 })
    expect(openCheckpoint(CHECKPOINT, [STRANGER])).toBeNull()
    const extended = signNote(`${SIGNER.name}\n0\n${'A'.repeat(43)}=\nmore\n`, SIGNER)
    expect(openCheckpoint(extended, [SIGNER])).toBeNull()
  })

  test('of another log is none of ours, also by our key', () => {
    const other = signNote(`elsewhere\n1\n${'A'.repeat(43)}=\n`, SIGNER)
    expect(openCheckpoint(other, [SIGNER])).toBeNull()
  })
})

describe('a proof file', () => {
  test('verifies by itself, for every leaf', async () => {
    for (const [index, leaf] of LEAVES.entries()) {
      const verified = verifyProofFile(await proofOf(index), [SIGNER])
      expect(verified).toMatchObject({ index, checkpoint: { size: 300 } })
      expect(typeof verified === 'object' && Buffer.compare(verified.leaf, leaf)).toBe(0)
    }
  })

  test('proves nothing once any bit of it is another', async () => {
    const files = await Promise.all([0, 1, 200, 255, 256, 299].map(proofOf))
    fc.assert(
      fc.property(fc.constantFrom(...files), fc.nat(), (file, seed) => {
        const bytes = Buffer.from(file)
        const bit = seed % (bytes.length * 8)
        bytes[bit >> 3] = (bytes[bit >> 3] ?? 0) ^ (1 << (bit & 7))
        expect(verifyProofFile(bytes.toString('utf8'), [SIGNER])).toBeTypeOf('string')
      }),
      { numRuns: 2_000 },
    )
  })

  test('says why: it is no proof file, nobody known signed it, or its leaf is not in that tree', async () => {
    const file = await proofOf(7)
    expect(verifyProofFile('', [SIGNER])).toBe('malformed')
    expect(verifyProofFile(file.replace('index 7', 'index 07'), [SIGNER])).toBe('malformed')
    expect(verifyProofFile(file, [STRANGER])).toBe('unknown-signature')
    expect(verifyProofFile(file.replace('index 7', 'index 6'), [SIGNER])).toBe('wrong-root')
    const elsewhere = writeProofFile({
      leaf: Buffer.from('x'),
      index: 7,
      proof: [EMPTY_ROOT],
      checkpoint: CHECKPOINT,
    })
    expect(verifyProofFile(elsewhere, [SIGNER])).toBe('wrong-root')
  })
})
