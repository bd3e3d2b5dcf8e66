import { HASH_BYTES, type Hash, sha256 } from '../hashes.ts'

/*
 * The Merkle tree of RFC 6962, section 2.1. A perfect subtree is named by its level (0: a leaf) and its
 * place among those of its level: (l, n) covers the leaves n × 2^l to (n + 1) × 2^l - 1.
 */

const LEAF = 0
const NODE = 1

// Written over for each hash, which is computed at once: to make a new one takes longer than to hash it.
const ONE_LEAF = Buffer.alloc(1 + 2_048, LEAF)
const TWO_HASHES = Buffer.alloc(1 + 2 * HASH_BYTES, NODE)

export function leafHash(leaf: Uint8Array): Hash {
  if (leaf.length >= ONE_LEAF.length) return sha256(Buffer.concat([Uint8Array.of(LEAF), leaf]))
  ONE_LEAF.set(leaf, 1)
  return sha256(ONE_LEAF.subarray(0, 1 + leaf.length))
}

export function nodeHash(left: Hash, right: Hash): Hash {
  if (left.length !== HASH_BYTES || right.length !== HASH_BYTES) {
    throw new RangeError(`a hash has ${HASH_BYTES} bytes`)
  }
  TWO_HASHES.set(left, 1)
  TWO_HASHES.set(right, 1 + HASH_BYTES)
  return sha256(TWO_HASHES)
}

export const EMPTY_ROOT: Hash = sha256(new Uint8Array())

/** The hash of a perfect subtree, however it is stored. */
export type HashAt = (level: number, place: number) => Promise<Hash>

/** The largest power of two below a size of two or more, as its exponent. */
const splitLevel = (size: number): number => Math.ceil(Math.log2(size)) - 1

/** The root over the leaves `from` (a multiple of any subtree it begins) to `from + size - 1`. */
async function rootOf(from: number, size: number, hashAt: HashAt): Promise<Hash> {
  if (Number.isInteger(Math.log2(size))) {
    const level = Math.log2(size)
    return hashAt(level, from / 2 ** level)
  }
  const left = 2 ** splitLevel(size)
  return nodeHash(await rootOf(from, left, hashAt), await rootOf(from + left, size - left, hashAt))
}

export async function rootAt(size: number, hashAt: HashAt): Promise<Hash> {
  return size === 0 ? EMPTY_ROOT : rootOf(0, size, hashAt)
}

/** The hashes beside the way from a leaf to the root of a tree, the leaf's sibling first. */
export async function inclusionProof(index: number, size: number, hashAt: HashAt): Promise<Hash[]> {
  if (!(index >= 0 && index < size)) throw new RangeError(`no leaf ${index} in a tree of ${size}`)
  const way: Promise<Hash>[] = []
  let [from, count] = [0, size]
  while (count > 1) {
    const left = 2 ** splitLevel(count)
    if (index < from + left) {
      way.push(rootOf(from + left, count - left, hashAt))
      count = left
    } else {
      way.push(rootOf(from, left, hashAt))
      from += left
      count -= left
    }
  }
  return (await Promise.all(way)).reverse()
}

/** What shows that the tree of the first `size` leaves is the beginning of a larger one. */
export async function consistencyProof(
  size: number,
  larger: number,
  hashAt: HashAt,
): Promise<Hash[]> {
  if (!(size > 0 && size <= larger)) throw new RangeError(`no tree of ${size} in one of ${larger}`)
  const way: Promise<Hash>[] = []
  let [from, count, isWhole] = [0, larger, true]
  while (from + count !== size) {
    const left = 2 ** splitLevel(count)
    if (size <= from + left) {
      way.push(rootOf(from + left, count - left, hashAt))
      count = left
    } else {
      way.push(rootOf(from, left, hashAt))
      from += left
      count -= left
      isWhole = false
    }
  }
  if (!isWhole) way.push(rootOf(from, count, hashAt))
  return (await Promise.all(way)).reverse()
}
