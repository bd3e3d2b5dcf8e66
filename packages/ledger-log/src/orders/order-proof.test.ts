import { describe, expect, test } from 'vitest'
import { SIGNER } from '../testing/made-log.ts'
import {
  leafOf,
  MADE_ORDER_PROOF_COUNT,
  proofOf,
  STORE,
  saltOf,
} from '../testing/made-order-proof.ts'
import { formatOrderLeaf } from './order-leaf.ts'
import {
  type OrderProof,
  readOrderProof,
  verifyOrderProof,
  writeOrderProof,
} from './order-proof.ts'

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
      entry: { entry: 8, quantity: 48_150, orders: { count: MADE_ORDER_PROOF_COUNT } },
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
