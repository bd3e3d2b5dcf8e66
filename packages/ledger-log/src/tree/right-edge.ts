import { HASH_BYTES, type Hash } from '../hashes.ts'
import { EMPTY_ROOT, nodeHash } from './merkle-tree.ts'

/** The perfect subtrees that a tree consists of, the largest first: all it takes to go on appending. */
export type RightEdge = { readonly size: number; readonly hashes: readonly Hash[] }

export const EMPTY_EDGE: RightEdge = { size: 0, hashes: [] }

export function append({ size, hashes }: RightEdge, leaves: readonly Hash[]): RightEdge {
  const edge = [...hashes]
  let grown = size
  for (const leaf of leaves) {
    let hash = leaf
    for (let rest = grown; rest % 2 === 1; rest = Math.floor(rest / 2)) {
      hash = nodeHash(edge.pop() ?? EMPTY_ROOT, hash)
    }
    edge.push(hash)
    grown += 1
  }
  return { size: grown, hashes: edge }
}

export function rootOfEdge({ hashes }: RightEdge): Hash {
  return hashes.length === 0
    ? EMPTY_ROOT
    : hashes.reduceRight((right, left) => nodeHash(left, right))
}

export const edgeToBytes = ({ hashes }: RightEdge): Uint8Array => Buffer.concat(hashes)

/** Throws where the bytes are not those of an edge of that size. */
export function edgeFromBytes(size: number, bytes: Uint8Array): RightEdge {
  const hashes: Hash[] = []
  for (let at = 0; at < bytes.length; at += HASH_BYTES) {
    hashes.push(bytes.subarray(at, at + HASH_BYTES))
  }
  const wanted = [...size.toString(2)].filter((bit) => bit === '1').length
  if (bytes.length !== wanted * HASH_BYTES)
    throw new RangeError(`not the edge of a tree of ${size}`)
  return { size, hashes }
}
