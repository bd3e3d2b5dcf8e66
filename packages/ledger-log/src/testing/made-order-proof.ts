import { signCheckpoint } from '../checkpoint/checkpoint.ts'
import { orderCommitment, orderSaltOf } from '../commitments.ts'
import { type Hash, sha256 } from '../hashes.ts'
import { type EntryLeaf, formatEntryLeaf } from '../leaves/entry-leaf.ts'
import { formatOrderLeaf, type OrderLeaf } from '../orders/order-leaf.ts'
import type { OrderProof } from '../orders/order-proof.ts'
import { nodesOfOrders, orderProof, rootOfOrders } from '../orders/order-tree.ts'
import { entryLineOfOrders, lineOfOrder, ordersBehind } from '../orders/orders-file.ts'
import { writeProofFile } from '../proof/proof-file.ts'
import { leafHash, nodeHash } from '../tree/merkle-tree.ts'
import { SIGNER } from './made-log.ts'

const SECRET = Buffer.alloc(32, 1)
export const STORE = '0d8f5a5e-2b1c-4f77-9a64-3c2d1e0f9a8b'
const BILL = '6a7c2b1e-9d3f-4b5a-8c1d-2e3f4a5b6c7d'
export const MADE_ORDER_PROOF_COUNT = 300

type MadeOrderProofKind = OrderLeaf['kind']

export const saltOf = (line: number) => orderSaltOf(SECRET, BILL, line)
export const leafOf = (line: number, change: Partial<OrderLeaf> = {}): OrderLeaf => ({
  kind: 'order',
  line,
  quantity: 10 + line,
  unit: 'mtree',
  order: orderCommitment(saltOf(line), { store: STORE, order: `№${line}` }),
  ...change,
})

function entryWith(root: Hash, change: Partial<EntryLeaf>): EntryLeaf {
  return {
    entry: 8,
    recorded: new Date('2026-11-21T14:03Z'),
    source: 'order-contribution',
    impact: 'trees',
    quantity: 48_150,
    project: 'mangroves',
    effective: { from: '2026-11-20', to: '2026-11-20' },
    basis: '2026-1',
    event: sha256(Buffer.from('event')),
    holder: sha256(Buffer.from('holder')),
    reverses: null,
    orders: { count: MADE_ORDER_PROOF_COUNT, root },
    ...change,
  }
}

/** The proof of one of 300 orders behind the second entry of a log. */
export function proofOf(
  index: number,
  kind: MadeOrderProofKind = 'order',
  change: Partial<EntryLeaf> = {},
): OrderProof {
  const leaves = Array.from({ length: MADE_ORDER_PROOF_COUNT }, (_, at) =>
    formatOrderLeaf(leafOf(at + 1, { kind })),
  )
  const hashes = leaves.map(leafHash)
  const entry = formatEntryLeaf(entryWith(rootOfOrders(hashes), change))
  const [first, second] = [sha256(Buffer.from('first')), leafHash(entry)]
  const checkpoint = signCheckpoint({ size: 2, root: nodeHash(first, second) }, SIGNER)
  const from = index - (index % 256)
  return {
    store: STORE,
    order: `№${index + 1}`,
    salt: saltOf(index + 1),
    index,
    leaf: leaves[index] as Uint8Array,
    proof: orderProof(index, {
      nodes: nodesOfOrders(hashes),
      leaves: hashes.slice(from, from + 256),
    }),
    entry: writeProofFile({ leaf: entry, index: 1, proof: [first], checkpoint }),
  }
}

/** orders.txt of a bill with one entry, of 20, 40, 60 … thousandths of a tree, and the proof of that entry. */
export function billOf(count: number): { readonly file: string; readonly proofs: string[] } {
  const orders = Array.from({ length: count }, (_, at) => ({
    line: at + 1,
    order: `#${at + 1}`,
    quantity: 20 * (at + 1),
    unit: 'mtree' as const,
    salt: saltOf(at + 1),
  }))
  const behind = ordersBehind(STORE, orders)
  if (!behind) throw new RangeError('a bill has orders')
  const { quantity, root } = behind
  const entry = formatEntryLeaf(entryWith(root, { entry: 1, quantity, orders: { count, root } }))
  const checkpoint = signCheckpoint({ size: 1, root: leafHash(entry) }, SIGNER)
  return {
    file: entryLineOfOrders(1, 1) + orders.map((order) => lineOfOrder(order)).join(''),
    proofs: [writeProofFile({ leaf: entry, index: 0, proof: [], checkpoint })],
  }
}
