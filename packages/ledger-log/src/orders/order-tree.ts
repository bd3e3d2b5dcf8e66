import type { Hash } from '../hashes.ts'
import { append, EMPTY_EDGE, rootOfEdge } from '../tree/right-edge.ts'

/*
 * The tree of RFC 6962 over the leaves of the orders behind one entry, in the order of their lines. It is kept
 * as its nodes alone: the roots of each 256 leaves, the last of the rest. 256 is a power of two, so that the
 * root over the nodes is the root over the leaves.
 */

export const LEAVES_OF_A_NODE = 256

const rootOver = (hashes: readonly Hash[]): Hash => rootOfEdge(append(EMPTY_EDGE, hashes))

/** What is stored of a tree. */
export function nodesOfOrders(leaves: readonly Hash[]): Hash[] {
  const nodes: Hash[] = []
  for (let at = 0; at < leaves.length; at += LEAVES_OF_A_NODE) {
    nodes.push(rootOver(leaves.slice(at, at + LEAVES_OF_A_NODE)))
  }
  return nodes
}

export const rootOfNodes = (nodes: readonly Hash[]): Hash => rootOver(nodes)

export const rootOfOrders = (leaves: readonly Hash[]): Hash => rootOver(leaves)

/** Which node a leaf is under, and its place there. */
export const nodeOfOrder = (index: number) => ({
  node: Math.floor(index / LEAVES_OF_A_NODE),
  place: index % LEAVES_OF_A_NODE,
})

type StoredTree = {
  readonly nodes: readonly Hash[]
  /** The leaves of the node that the order is under. */
  readonly leaves: readonly Hash[]
}

/** The hashes beside the way from a leaf to the root, the leaf's sibling first. */
export function orderProof(index: number, { nodes, leaves }: StoredTree): Hash[] {
  const { node, place } = nodeOfOrder(index)
  if (!(node < nodes.length && place < leaves.length)) throw new RangeError(`no order ${index}`)
  return [...proofWithin(leaves, place), ...proofWithin(nodes, node)]
}

function proofWithin(hashes: readonly Hash[], place: number): Hash[] {
  if (hashes.length <= 1) return []
  const left = 2 ** (Math.ceil(Math.log2(hashes.length)) - 1)
  const [before, after] = [hashes.slice(0, left), hashes.slice(left)]
  return place < left
    ? [...proofWithin(before, place), rootOver(after)]
    : [...proofWithin(after, place - left), rootOver(before)]
}
