import { type Hash, isSame } from '../hashes.ts'
import { nodeHash } from './merkle-tree.ts'

/* What a verifier computes from a proof alone: RFC 9162, 2.1.3.2 and 2.1.4.2. */

type VerifyTreePlace = { readonly place: number; readonly last: number }

const above = ({ place, last }: VerifyTreePlace): VerifyTreePlace => ({
  place: Math.floor(place / 2),
  last: Math.floor(last / 2),
})

/** On which side of the way up each hash of a proof stands; `null`: the proof has another length. */
function sidesOf(start: VerifyTreePlace, hashes: number): ('left' | 'right')[] | null {
  const sides: ('left' | 'right')[] = []
  let at = start
  while (sides.length < hashes && at.last > 0) {
    const isLeft = at.place % 2 === 1 || at.place === at.last
    // At the right edge a node without a sibling is its own parent.
    if (isLeft) while (at.place % 2 === 0 && at.place !== 0) at = above(at)
    sides.push(isLeft ? 'left' : 'right')
    at = above(at)
  }
  return at.last === 0 && sides.length === hashes ? sides : null
}

type Included = {
  readonly index: number
  readonly size: number
  readonly leaf: Hash
  readonly proof: readonly Hash[]
}

/** The root that an inclusion proof leads to; `null`: it is no proof of a leaf in such a tree. */
export function rootOfInclusion({ index, size, leaf, proof }: Included): Hash | null {
  const isWithin = Number.isSafeInteger(size) && index >= 0 && index < size
  const sides = isWithin ? sidesOf({ place: index, last: size - 1 }, proof.length) : null
  return (
    sides &&
    proof.reduce(
      (root, hash, at) => (sides[at] === 'left' ? nodeHash(hash, root) : nodeHash(root, hash)),
      leaf,
    )
  )
}

type Tree = { readonly size: number; readonly root: Hash }

/** Whether a proof shows that one tree is the beginning of another. Nothing is no beginning. */
export function isConsistent(smaller: Tree, larger: Tree, proof: readonly Hash[]): boolean {
  if (smaller.size <= 0 || smaller.size > larger.size) return false
  if (smaller.size === larger.size) return proof.length === 0 && isSame(smaller.root, larger.root)
  const isPerfect = Number.isInteger(Math.log2(smaller.size))
  const [first, ...rest] = isPerfect ? [smaller.root, ...proof] : proof
  let start: VerifyTreePlace = { place: smaller.size - 1, last: larger.size - 1 }
  while (start.place % 2 === 1) start = above(start)
  const sides = sidesOf(start, rest.length)
  if (!first || !sides) return false
  const old = rest.reduce(
    (root, hash, at) => (sides[at] === 'left' ? nodeHash(hash, root) : root),
    first,
  )
  const grown = rest.reduce(
    (root, hash, at) => (sides[at] === 'left' ? nodeHash(hash, root) : nodeHash(root, hash)),
    first,
  )
  return isSame(old, smaller.root) && isSame(grown, larger.root)
}
