import { describe, expect, test } from 'vitest'
import { signCheckpoint } from './checkpoint.ts'
import { orderCommitment, orderSaltOf } from './commitments.ts'
import { type EntryLeaf, formatEntryLeaf } from './entry-leaf.ts'
import { type Hash, sha256 } from './hashes.ts'
import { leafHash, nodeHash } from './merkle-tree.ts'
import { formatOrderLeaf, type OrderLeaf } from './order-leaf.ts'
import {
  type OrderProof,
  readOrderProof,
  verifyOrderProof,
  writeOrderProof,
} from './order-proof.ts'
import { nodesOfOrders, orderProof, rootOfOrders } from './order-tree.ts'
import { writeProofFile } from './proof-file.ts'
import { signerOf } from './signed-note.ts'

const SIGNER = signerOf('sample.invalid/ledger', Buffer.alloc(32, 7))
const SECRET = Buffer.alloc(32, 1)
const STORE = '0d8f5a5e-2b1c-4f77-9a64-3c2d1e0f9a8b'
const BILL = '6a7c2b1e-9d3f-4b5a-8c1d-2e3f4a5b6c7d'
const COUNT = 300

type Kind = OrderLeaf['kind']

const saltOf = (line: number) => orderSaltOf(SECRET, BILL, line)
const leafOf = (line: number, change: Partial<OrderLeaf> = {}): OrderLeaf => ({
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
    orders: { count: COUNT, root },
    ...change,
  }
}

/** The proof of one of 300 orders behind the second entry of a log. */
function proofOf(index: number, kind: Kind = 'order', change: Partial<EntryLeaf> = {}): OrderProof {
  const leaves = Array.from({ length: COUNT }, (_, at) => formatOrderLeaf(leafOf(at + 1, { kind })))
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

const verify = (proof: OrderProof) => verifyOrderProof(writeOrderProof(proof), [SIGNER])

describe('the proof of an order', () => {
  test('has one spelling, and reads back as it was written', () => {
    const proof = proofOf(16)
    const text = writeOrderProof(proof)
    expect(text.split('\n').slice(0, 5)).toEqual([
      'understory-ledger/v1 order-proof',
      `store ${STORE}`,
      `order ${Buffer.from('№17').toString('base64')}`,
      `salt ${Buffer.from(saltOf(17)).toString('base64')}`,
      'index 16',
    ])
    expect(readOrderProof(text)).toEqual(proof)
  })

  test.each([0, 16, 255, 256, 299])('shows that order %i is one of those behind an entry', (at) => {
    expect(verify(proofOf(at))).toMatchObject({
      leaf: { line: at + 1, quantity: 11 + at },
      entry: { entry: 8, quantity: 48_150, orders: { count: COUNT } },
      logged: { index: 1, checkpoint: { size: 2 } },
    })
  })

  test('shows what was taken back of an order', () => {
    const credit = { source: 'order-credit', quantity: -48_150, reverses: 7 } as const
    expect(verify(proofOf(3, 'order-credit', credit))).toMatchObject({
      leaf: { kind: 'order-credit', quantity: 14 },
      entry: { reverses: 7 },
    })
  })

  const good = proofOf(16)
  test.each<[string, string, OrderProof]>([
    ['of another order', 'other-order', { ...good, order: '№18' }],
    ['of another shop', 'other-order', { ...good, store: STORE.replace('0', '1') }],
    ['with another salt', 'other-order', { ...good, salt: saltOf(18) }],
    ['at another place', 'not-among', { ...good, index: 17 }],
    ['with a hash less', 'not-among', { ...good, proof: good.proof.slice(1) }],
    [
      'of more trees',
      'not-among',
      { ...good, leaf: formatOrderLeaf(leafOf(17, { quantity: 28 })) },
    ],
    [
      'of more trees than the entry has',
      'no-orders',
      { ...good, leaf: formatOrderLeaf(leafOf(17, { quantity: 48_151 })) },
    ],
    ['in another unit', 'no-orders', { ...good, leaf: formatOrderLeaf(leafOf(17, { unit: 'g' })) }],
    ['of a credit behind a contribution', 'no-orders', proofOf(16, 'order-credit')],
    ['behind an entry of no orders', 'no-orders', proofOf(16, 'order', { orders: null })],
    ['in no log', 'malformed', { ...good, entry: 'entry' }],
  ])('shows nothing %s', (_, why, proof) => {
    expect(verify(proof)).toBe(why)
  })

  test('shows nothing with any bit of it flipped', () => {
    const bytes = Buffer.from(writeOrderProof(good))
    const accepted: number[] = []
    for (let bit = 0; bit < bytes.length * 8; bit += 1) {
      const changed = Buffer.from(bytes)
      changed[bit >> 3] = (changed[bit >> 3] ?? 0) ^ (1 << (bit & 7))
      const text = changed.toString('utf8')
      if (typeof verifyOrderProof(text, [SIGNER]) !== 'string') accepted.push(bit)
    }
    expect(accepted).toEqual([])
  })
})
