import { leafBytes, readLines } from '../canonical-text.ts'
import { HASH_BYTES, type Hash, hashFromBase64, isSame, toBase64 } from '../hashes.ts'
import { MOST_ORDERS } from './orders-behind.ts'

export type OrderLeafUnit = 'mtree' | 'g'

/** One order behind an entry, or what was taken back of one. Never published: shown to who may see the order. */
export type OrderLeaf = {
  readonly kind: 'order' | 'order-credit'
  /** Its place in the bill. */
  readonly line: number
  /** Above zero, also of what was taken back. */
  readonly quantity: number
  readonly unit: OrderLeafUnit
  /** Which order it is, for who knows the salt. */
  readonly order: Hash
}

/** Throws where a value has no form. */
export function formatOrderLeaf(leaf: OrderLeaf): Uint8Array {
  if (!hasForm(leaf)) throw new RangeError(`line ${leaf.line} has no canonical form`)
  return orderLeafBytesOf(leaf)
}

const hasForm = ({ line, quantity, order }: OrderLeaf) =>
  isWithin(line, MOST_ORDERS) &&
  isWithin(quantity, Number.MAX_SAFE_INTEGER) &&
  order.length === HASH_BYTES

const isWithin = (value: number, most: number) =>
  Number.isSafeInteger(value) && value >= 1 && value <= most

const orderLeafBytesOf = ({ kind, line, quantity, unit, order }: OrderLeaf): Uint8Array =>
  leafBytes(kind, [
    ['line', String(line)],
    ['quantity', `${quantity} ${unit}`],
    ['order', toBase64(order)],
  ])

const ORDER_LEAF_KINDS = ['order', 'order-credit'] as const
const QUANTITY = /^([1-9]\d{0,15}) (mtree|g)$/

/** `null` where the bytes are not those that `formatOrderLeaf` gives. */
export function parseOrderLeaf(bytes: Uint8Array): OrderLeaf | null {
  const text = Buffer.from(bytes).toString('latin1')
  for (const kind of ORDER_LEAF_KINDS) {
    const [line, amount = '', base64 = ''] =
      readLines(text, kind, ['line', 'quantity', 'order']) ?? []
    const [, quantity, unit] = QUANTITY.exec(amount) ?? []
    const order = hashFromBase64(base64)
    if (!order || quantity === undefined) continue
    const leaf = {
      kind,
      line: Number(line),
      quantity: Number(quantity),
      unit: unit as OrderLeafUnit,
      order,
    }
    return hasForm(leaf) && isSame(orderLeafBytesOf(leaf), bytes) ? leaf : null
  }
  return null
}
