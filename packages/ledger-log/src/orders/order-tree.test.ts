import fc from 'fast-check'
import { expect, test } from 'vitest'
import { orderCommitment } from '../commitments.ts'
import { type Hash, isSame, sha256, toBase64 } from '../hashes.ts'
import { leafHash, nodeHash } from '../tree/merkle-tree.ts'
import { rootOfInclusion } from '../tree/verify-tree.ts'
import { formatOrderLeaf } from './order-leaf.ts'
import {
  LEAVES_OF_A_NODE,
  nodeOfOrder,
  nodesOfOrders,
  orderProof,
  rootOfNodes,
  rootOfOrders,
} from './order-tree.ts'
import {
  type BilledOrder,
  entryLineOfOrders,
  lineOfOrder,
  ordersBehind,
  readOrdersFile,
} from './orders-file.ts'

const LEAVES = Array.from({ length: 2_000 }, (_, at) => leafHash(Buffer.from(`order ${at}`)))
const sizes = fc.integer({ min: 1, max: LEAVES.length })

/** By definition, without any short cut: the other hand that the rest is compared with. */
function plainRoot(leaves: readonly Hash[]): Hash {
  if (leaves.length <= 1) return leaves[0] ?? sha256(new Uint8Array())
  let left = 1
  while (left * 2 < leaves.length) left *= 2
  return nodeHash(plainRoot(leaves.slice(0, left)), plainRoot(leaves.slice(left)))
}

/** As it is made from what is stored: the nodes, and the leaves of one of them. */
function proofIn(leaves: readonly Hash[], index: number, nodes = nodesOfOrders(leaves)): Hash[] {
  const { node } = nodeOfOrder(index)
  const from = node * LEAVES_OF_A_NODE
  return orderProof(index, { nodes, leaves: leaves.slice(from, from + LEAVES_OF_A_NODE) })
}

test('orders of any number have one root, from their leaves and from the nodes that are stored', () => {
  fc.assert(
    fc.property(sizes, (size) => {
      const leaves = LEAVES.slice(0, size)
      const root = plainRoot(leaves)
      expect(isSame(rootOfOrders(leaves), root)).toBe(true)
      expect(isSame(rootOfNodes(nodesOfOrders(leaves)), root)).toBe(true)
    }),
    { numRuns: 60 },
  )
})

test('the tree of the most orders of a bill is kept as 391 nodes', () => {
  const leaves = Array.from({ length: 100_000 }, (_, at) => LEAVES[at % LEAVES.length] as Hash)
  const nodes = nodesOfOrders(leaves)
  expect(nodes).toHaveLength(391)
  expect(isSame(rootOfNodes(nodes), rootOfOrders(leaves))).toBe(true)
})

test('another leaf, another order of leaves and a leaf less have another root', () => {
  fc.assert(
    fc.property(fc.integer({ min: 2, max: 700 }), fc.nat(), fc.nat(), (size, seed, other) => {
      const leaves = LEAVES.slice(0, size)
      const [one, two] = [seed % size, other % size]
      const root = rootOfOrders(leaves)
      const changed = leaves.with(one, LEAVES[1_999] as Hash)
      expect(isSame(rootOfOrders(changed), root)).toBe(false)
      const swapped = leaves.with(one, leaves[two] as Hash).with(two, leaves[one] as Hash)
      expect(isSame(rootOfOrders(swapped), root)).toBe(one === two)
      expect(isSame(rootOfOrders(leaves.slice(0, -1)), root)).toBe(false)
      expect(isSame(rootOfOrders(leaves.toSpliced(one, 1)), root)).toBe(false)
    }),
    { numRuns: 100 },
  )
})

test('a proof leads each order to the root from its own place, and from no other', () => {
  fc.assert(
    fc.property(sizes, fc.nat(), fc.nat(), (size, seed, other) => {
      const leaves = LEAVES.slice(0, size)
      const [index, elsewhere] = [seed % size, other % size]
      const proof = proofIn(leaves, index)
      const root = plainRoot(leaves)
      const leads = (change: object) => {
        const leaf = leaves[index] as Hash
        const end = rootOfInclusion({ index, size, leaf, proof, ...change })
        return end !== null && isSame(end, root)
      }
      expect(leads({})).toBe(true)
      expect(leads({ index: elsewhere })).toBe(index === elsewhere)
      expect(leads({ leaf: leaves[elsewhere] })).toBe(index === elsewhere)
      expect(leads({ proof: [...proof, root] })).toBe(false)
      if (proof.length > 0) expect(leads({ proof: proof.slice(1) })).toBe(false)
    }),
    { numRuns: 200 },
  )
})

test('proofs of every place of a small tree verify', () => {
  for (const size of [1, 2, 3, 7, 255, 256, 257, 513]) {
    const leaves = LEAVES.slice(0, size)
    const [root, nodes] = [plainRoot(leaves), nodesOfOrders(leaves)]
    for (let index = 0; index < size; index += 1) {
      const leaf = leaves[index] as Hash
      const end = rootOfInclusion({ index, size, leaf, proof: proofIn(leaves, index, nodes) })
      expect(end && isSame(end, root)).toBe(true)
    }
  }
  expect(() => proofIn(LEAVES.slice(0, 3), 3)).toThrow(RangeError)
})

const STORE = '0d8f5a5e-2b1c-4f77-9a64-3c2d1e0f9a8b'
const salt = (line: number) => sha256(Buffer.from(`salt ${line}`))
const billed = (line: number, order: string, quantity: number): BilledOrder => ({
  line,
  order,
  quantity,
  unit: 'mtree',
  salt: salt(line),
})

test('the file of a bill’s orders makes the root of each of its entries again', () => {
  const first = [billed(1, '#1001', 500), billed(2, 'Ü/7', 0), billed(3, '1003', 20)]
  const second = [billed(4, '1004', 7)]
  const text = [
    entryLineOfOrders(1, 184_468),
    ...first.map(lineOfOrder),
    entryLineOfOrders(2, 184_469),
    ...second.map(lineOfOrder),
    entryLineOfOrders(3, 184_470),
  ].join('')
  expect(text).toContain(`entry 1 184468\n1 IzEwMDE= 500 mtree ${toBase64(salt(1))}\n`)
  const read = readOrdersFile(text)
  expect(read).toEqual([
    { part: 1, entry: 184_468, orders: first },
    { part: 2, entry: 184_469, orders: second },
    { part: 3, entry: 184_470, orders: [] },
  ])
  const leafOf = ({ line, order, quantity }: BilledOrder) =>
    leafHash(
      formatOrderLeaf({
        kind: 'order',
        line,
        quantity,
        unit: 'mtree',
        order: orderCommitment(salt(line), { store: STORE, order }),
      }),
    )
  // An order of nothing is in no tree.
  const [one, , three] = first.map((order) => (order.quantity > 0 ? leafOf(order) : salt(0)))
  expect(ordersBehind(STORE, first)).toEqual({
    count: 2,
    quantity: 520,
    root: nodeHash(one as Hash, three as Hash),
  })
  expect(ordersBehind(STORE, [])).toBeNull()
  for (const [right, wrong] of [
    ['500 mtree', '0500 mtree'],
    ['IzEwMDE=', 'IzEwMDF='],
    ['\n3 ', '\n2 '],
    ['entry 2', 'entry 1'],
    ['entry 2', 'note -\nentry 2'],
    ['entry 1 184468\n', ''],
    ['entry 3 184470\n', 'entry 3 184470'],
    ['mtree ', 'mtree  '],
  ] as const) {
    expect(text).toContain(right)
    expect(readOrdersFile(text.replace(right, wrong)), wrong).toBeNull()
  }
})
