import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { type Hash, isSame } from '../hashes.ts'
import {
  consistencyProof,
  EMPTY_ROOT,
  type HashAt,
  inclusionProof,
  leafHash,
  nodeHash,
  rootAt,
} from './merkle-tree.ts'
import { append, EMPTY_EDGE, edgeFromBytes, edgeToBytes, rootOfEdge } from './right-edge.ts'
import { hashAtFromTiles, hashesOfLevel, TILE_WIDTH } from './tiles.ts'
import { isConsistent, rootOfInclusion } from './verify-tree.ts'

const hex = (hash: Hash) => Buffer.from(hash).toString('hex')
const LEAVES = Array.from({ length: 2_000 }, (_, at) => leafHash(Buffer.from(`leaf ${at}`)))

/** By definition, without any short cut: the other hand that the rest is compared with. */
function plainRoot(leaves: readonly Hash[]): Hash {
  const [only] = leaves
  if (!only) return EMPTY_ROOT
  if (leaves.length === 1) return only
  let left = 1
  while (left * 2 < leaves.length) left *= 2
  return nodeHash(plainRoot(leaves.slice(0, left)), plainRoot(leaves.slice(left)))
}

/** Tiles of a tree, full and partial, as a log stores them. */
function tilesOf(leaves: readonly Hash[]) {
  const levels: Hash[][] = [[...leaves]]
  for (let level = 0; hashesOfLevel(level + 1, leaves.length) > 0; level += 1) {
    const below = levels[level] ?? []
    const full = Array.from({ length: hashesOfLevel(level + 1, leaves.length) }, (_, place) =>
      plainRoot(below.slice(place * TILE_WIDTH, (place + 1) * TILE_WIDTH)),
    )
    levels.push(full)
  }
  return hashAtFromTiles(async (level, from, count) => {
    const found = levels[level]?.slice(from, from + count) ?? []
    if (found.length < count) throw new Error(`no such hashes: ${level} ${from} ${count}`)
    return found
  })
}
const hashAt: HashAt = tilesOf(LEAVES)

const sizes = fc.integer({ min: 1, max: LEAVES.length })
const twoSizes = fc.tuple(sizes, sizes).map((pair) => pair.toSorted((a, b) => a - b))

describe('the tree', () => {
  // The eight leaves of the tests of Certificate Transparency, and the roots of their first one to eight.
  const CLASSIC = ['', '00', '10', '2021', '3031', '40414243', '5051525354555657']
  const LAST = '606162636465666768696a6b6c6d6e6f'
  const ROOTS = [
    '6e340b9cffb37a989ca544e6bb780a2c78901d3fb33738768511a30617afa01d',
    'fac54203e7cc696cf0dfcb42c92a1d9dbaf70ad9e621f4bd8d98662f00e3c125',
    'aeb6bcfe274b70a14fb067a5e5578264db0fa9b51af5e0ba159158f329e06e77',
    'd37ee418976dd95753c1c73862b9398fa2a2cf9b4ff0fdfe8b30cd95209614b7',
    '4e3bbb1f7b478dcfe71fb631631519a3bca12c9aefca1612bfce4c13a86264d4',
    '76e67dadbcdf1e10e1b74ddc608abd2f98dfb16fbce75277b5232a127f2087ef',
    'ddb89be403809e325750d3d263cd78929c2942b7942a34b77e122c9594a74c8c',
    '5dc9da79a70659a9ad559cb701ded9a2ab9d823aad2f4960cfe370eff4604328',
  ]
  const classic = [...CLASSIC, LAST].map((bytes) => leafHash(Buffer.from(bytes, 'hex')))

  test.each(ROOTS.map((root, at) => [at + 1, root] as const))(
    'of the first %i classic leaves has the known root',
    async (size, root) => {
      expect(hex(await rootAt(size, tilesOf(classic)))).toBe(root)
      expect(hex(rootOfEdge(append(EMPTY_EDGE, classic.slice(0, size))))).toBe(root)
    },
  )

  test('of nothing has the hash of nothing', () => {
    expect(Buffer.from(rootOfEdge(EMPTY_EDGE)).toString('base64')).toBe(
      '47DEQpj8HBSa+/TImW+5JCeuQeRkm5NMpJWZG3hSuFU=',
    )
  })

  test('of any size has one root, from its leaves, its tiles and its right edge, in batches of any size', async () => {
    await fc.assert(
      fc.asyncProperty(twoSizes, async ([first = 1, size = 1]) => {
        const begun = append(EMPTY_EDGE, LEAVES.slice(0, first))
        const kept = edgeFromBytes(first, edgeToBytes(begun))
        const edge = append(kept, LEAVES.slice(first, size))
        const root = plainRoot(LEAVES.slice(0, size))
        expect(isSame(rootOfEdge(edge), root)).toBe(true)
        expect(isSame(await rootAt(size, hashAt), root)).toBe(true)
      }),
      { numRuns: 60 },
    )
  })
})

describe('a proof', () => {
  test('of inclusion leads every leaf of a tree to its root, and no other leaf, place or size', async () => {
    await fc.assert(
      fc.asyncProperty(twoSizes, fc.nat(), async ([size = 1, other = 1], seed) => {
        const index = seed % size
        const proof = await inclusionProof(index, size, hashAt)
        const root = await rootAt(size, hashAt)
        const leads = (change: object) => {
          const leaf = LEAVES[index] ?? EMPTY_ROOT
          const end = rootOfInclusion({ index, size, leaf, proof, ...change })
          return end !== null && isSame(end, root)
        }
        expect(leads({})).toBe(true)
        expect(leads({ leaf: LEAVES[index + 1] ?? EMPTY_ROOT })).toBe(false)
        expect(leads({ proof: [...proof, root] })).toBe(false)
        if (proof.length > 0) expect(leads({ proof: proof.slice(1) })).toBe(false)
        if (size > 1) expect(leads({ index: (index + 1) % size })).toBe(false)
        if (other > 2 * size) expect(leads({ size: other })).toBe(false)
      }),
      { numRuns: 300 },
    )
  })

  test('of consistency shows that a tree is the beginning of each larger one, and of no other', async () => {
    await fc.assert(
      fc.asyncProperty(twoSizes, async ([size = 1, larger = 1]) => {
        const proof = await consistencyProof(size, larger, hashAt)
        const old = { size, root: await rootAt(size, hashAt) }
        const grown = { size: larger, root: await rootAt(larger, hashAt) }
        expect(isConsistent(old, grown, proof)).toBe(true)
        expect(isConsistent({ ...old, root: EMPTY_ROOT }, grown, proof)).toBe(false)
        expect(isConsistent(old, { ...grown, root: EMPTY_ROOT }, proof)).toBe(false)
        expect(isConsistent(old, grown, [...proof, EMPTY_ROOT])).toBe(false)
        if (proof.length > 0) expect(isConsistent(old, grown, proof.slice(1))).toBe(false)
      }),
      { numRuns: 300 },
    )
  })

  test('that a tree began from nothing is none, nor is one of a larger tree within a smaller', () => {
    const tree = { size: 2, root: EMPTY_ROOT }
    expect(isConsistent({ size: 0, root: EMPTY_ROOT }, tree, [])).toBe(false)
    expect(isConsistent({ size: 3, root: EMPTY_ROOT }, tree, [])).toBe(false)
  })
})
