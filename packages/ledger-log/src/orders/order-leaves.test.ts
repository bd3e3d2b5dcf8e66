import { describe, expect, test } from 'vitest'
import {
  accountReference,
  eventOf,
  holderOf,
  openingOf,
  orderCommitment,
  orderSaltOf,
} from '../commitments.ts'
import { toBase64 } from '../hashes.ts'
import { type EntryLeaf, formatEntryLeaf, parseEntryLeaf } from '../leaves/entry-leaf.ts'
import { leafHash } from '../tree/merkle-tree.ts'
import { formatOrderLeaf, type OrderLeaf, parseOrderLeaf } from './order-leaf.ts'
import { rootOfOrders } from './order-tree.ts'

/*
 * Known answers, computed by two other implementations in two other languages; they fix the format to the byte.
 */
const bytesFrom = (first: number) => Uint8Array.from({ length: 32 }, (_, at) => first + at)
const SECRET = bytesFrom(0x00)
const LOG_SECRET = bytesFrom(0x20)
const STORE = '0d8f5a5e-2b1c-4f77-9a64-3c2d1e0f9a8b'
const BILL = '6a7c2b1e-9d3f-4b5a-8c1d-2e3f4a5b6c7d'
const NOTE = '0b6f3f0e-5f0e-4c55-9d3e-0a1b2c3d4e5f'

const orderLeaf = (line: number, order: string, quantity: number): OrderLeaf => ({
  kind: 'order',
  line,
  quantity,
  unit: 'mtree',
  order: orderCommitment(orderSaltOf(SECRET, BILL, line), { store: STORE, order }),
})
const ORDERS = [
  orderLeaf(1, '29417', 5_266),
  orderLeaf(2, '29418', 1_000),
  orderLeaf(3, '29419', 734),
]
const CREDITED: OrderLeaf = {
  kind: 'order-credit',
  line: 2,
  quantity: 1_000,
  unit: 'mtree',
  order: orderCommitment(orderSaltOf(SECRET, NOTE, 2), { store: STORE, order: '29418' }),
}
const hashesOf = (leaves: readonly OrderLeaf[]) =>
  leaves.map((leaf) => leafHash(formatOrderLeaf(leaf)))

const account = accountReference(SECRET)
const ENTRY: EntryLeaf = {
  entry: 184_468,
  recorded: new Date('2026-11-21T14:03Z'),
  source: 'order-contribution',
  impact: 'trees',
  quantity: 7_000,
  project: 'mangroves',
  effective: { from: '2026-11-20', to: '2026-11-20' },
  basis: '2026-1',
  event: eventOf(LOG_SECRET, {
    kind: 'order-contribution',
    id: BILL,
    revision: 1,
    impact: 'trees',
    part: 1,
  }),
  holder: holderOf(openingOf(SECRET, 184_468), account),
  reverses: null,
  orders: { count: 3, root: rootOfOrders(hashesOf(ORDERS)) },
}
const CREDIT: EntryLeaf = {
  ...ENTRY,
  entry: 184_469,
  recorded: new Date('2026-11-22T09:00Z'),
  source: 'order-credit',
  quantity: -1_000,
  effective: { from: '2026-11-22', to: '2026-11-22' },
  event: eventOf(LOG_SECRET, {
    kind: 'order-credit',
    id: NOTE,
    revision: 1,
    impact: 'trees',
    part: 1,
  }),
  holder: holderOf(openingOf(SECRET, 184_469), account),
  reverses: 184_468,
  orders: { count: 1, root: rootOfOrders(hashesOf([CREDITED])) },
}

describe('the orders behind an entry', () => {
  test('have the known leaves, salts and root, to the byte', () => {
    expect(toBase64(orderSaltOf(SECRET, BILL, 1))).toBe(
      'M6zNhNUEXX7hxES6xna+gv6K92KSmEQX65Ii3tgJigo=',
    )
    expect(toBase64(ORDERS[0]?.order ?? SECRET)).toBe(
      'ZyUSiE2xoYN6dSgx4J87Wg5CboKi6ryrZBWH4My1EG0=',
    )
    expect(hashesOf(ORDERS).map(toBase64)).toEqual([
      'ikV4EjJ9821oGA6/HhfarPNoSeaEHL2hhmGYQAiJBcw=',
      '+Vo+CKU/7VQl4BcyutSdjl0q4atXH162r7irW3vuApQ=',
      'HrPCOAARfeFoCYSSIOcsKaiaRYl2BRRXiQZO13K5ois=',
    ])
    expect(formatOrderLeaf(ORDERS[0] as OrderLeaf)).toHaveLength(105)
    expect(toBase64(rootOfOrders(hashesOf(ORDERS)))).toBe(
      'FFTZCQHY/PoTEBB361YnyYoPTxF8XCKxIqQbytrkgsk=',
    )
  })

  test('stand in a leaf of the log of kind orders with the known bytes', () => {
    const leaf = formatEntryLeaf(ENTRY)
    expect(Buffer.from(leaf).toString()).toMatch(
      /^understory-ledger\/v1 orders\nentry 184468\n(.*\n)*orders 3 FFTZ/,
    )
    expect(leaf).toHaveLength(358)
    expect(toBase64(leafHash(leaf))).toBe('CGOu9J8UrgluWnTmm7CervjGbZ6r4FUAjRCnjwlV6C0=')
  })

  test('are credited by a leaf of their own with the known bytes', () => {
    expect(formatOrderLeaf(CREDITED)).toHaveLength(112)
    expect(hashesOf([CREDITED]).map(toBase64)).toEqual([
      'IO/tXiaPp7Sx8e7rfimhcM77qsKq2dDisqOdEDwI6tM=',
    ])
    expect(toBase64(leafHash(formatEntryLeaf(CREDIT)))).toBe(
      'J7G71dipjZDI9pqiMnELDMT1GDfyUxLGk1/KoBsSv5A=',
    )
  })

  test.each([...ORDERS, CREDITED, { ...CREDITED, unit: 'g' as const, line: 100_000 }])(
    'read back as they were written',
    (leaf) => {
      expect(parseOrderLeaf(formatOrderLeaf(leaf))).toEqual(leaf)
    },
  )

  test.each([
    ['another kind', ' order\n', ' orders\n'],
    ['a leading zero', 'line 1', 'line 01'],
    ['no line', 'line 1', 'line 0'],
    ['a line beyond the last of a bill', 'line 1', 'line 100001'],
    ['nothing', '5266 mtree', '0 mtree'],
    ['less than nothing', '5266 mtree', '-5266 mtree'],
    ['an unknown unit', '5266 mtree', '5266 kg'],
    ['no unit', '5266 mtree', '5266'],
    ['a broken hash', 'EG0=', 'EG1='],
    ['a line too many', 'EG0=\n', 'EG0=\nnote -\n'],
  ])('are refused with %s', (_, right, wrong) => {
    const text = Buffer.from(formatOrderLeaf(ORDERS[0] as OrderLeaf)).toString()
    expect(text).toContain(right)
    expect(parseOrderLeaf(Buffer.from(text.replace(right, wrong)))).toBeNull()
  })
})

describe('an entry with orders behind it', () => {
  test.each([ENTRY, CREDIT])('reads back as it was written', (entry) => {
    const bytes = formatEntryLeaf(entry)
    const read = parseEntryLeaf(bytes)
    expect(read).toMatchObject({ orders: { count: entry.orders?.count } })
    expect(read && formatEntryLeaf(read)).toEqual(bytes)
  })

  const root = ENTRY.orders?.root ?? SECRET
  test.each<[string, EntryLeaf]>([
    [
      'more orders than a bill has',
      { ...ENTRY, quantity: 200_000, orders: { count: 100_001, root } },
    ],
    ['fewer units than orders', { ...ENTRY, quantity: 2 }],
    ['more days than one', { ...ENTRY, effective: { from: '2026-11-20', to: '2026-11-21' } }],
    ['another source', { ...ENTRY, source: 'purchase' }],
    ['an entry that it lowers, without being a credit', { ...ENTRY, reverses: 7 }],
    ['no entry that it lowers, being a credit', { ...CREDIT, reverses: null }],
    ['a credit above zero', { ...CREDIT, quantity: 1_000 }],
    ['a credit of no orders', { ...CREDIT, orders: null }],
    ['a reversal of orders', { ...CREDIT, source: 'reversal' }],
  ])('is never written with %s', (_, entry) => {
    expect(() => formatEntryLeaf(entry)).toThrow(RangeError)
  })

  test.each([
    ['no root', 'orders 3 FFTZCQHY/PoTEBB361YnyYoPTxF8XCKxIqQbytrkgsk=', 'orders 3 -'],
    ['no orders', 'orders 3', 'orders 0'],
    ['a leading zero', 'orders 3', 'orders 03'],
    ['the kind of another', 'v1 orders', 'v1 entry'],
    ['unused bits that are set', 'gsk=', 'gsl='],
  ])('is refused with %s', (_, right, wrong) => {
    const text = Buffer.from(formatEntryLeaf(ENTRY)).toString()
    expect(text).toContain(right)
    expect(parseEntryLeaf(Buffer.from(text.replace(right, wrong)))).toBeNull()
  })
})
