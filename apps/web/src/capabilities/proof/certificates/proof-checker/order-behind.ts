import type { OrderClaim } from './proof-check.ts'
import { amountIn, lineOf } from './step.ts'
import { type Bytes, base64, decode, fail, hmac, rootsOf, utf8, VERSION } from './tlog-proof.ts'

/** The proof of an order, taken apart: what is before its empty line, and the proof of its entry. */
export function readOrder(file: string) {
  const end = file.indexOf('\n\n')
  const [, ...lines] = file.slice(0, end).split('\n')
  const [store = '', order = '', salt = '', index = '', leaf = ''] = ORDER_PARTS.map((name, at) =>
    lines[at]?.startsWith(`${name} `)
      ? lines[at].slice(name.length + 1)
      : fail('it is no proof of an order'),
  )
  if (!/^[0-9a-f-]{36}$/.test(store) || !/^(0|[1-9]\d{0,5})$/.test(index))
    fail('it is no proof of an order')
  const hashes = lines.slice(ORDER_PARTS.length).map(decode)
  const [salted, bytes, id] = [decode(salt), decode(leaf), decode(order)]
  const strict = new TextDecoder('utf-8', { fatal: true, ignoreBOM: true })
  const place = { leaf: bytes, text: strict.decode(bytes), index: Number(index), hashes, note: '' }
  return { store, order: strict.decode(id), id, salt: salted, place, entry: file.slice(end + 2) }
}

const ORDER_PARTS = ['store', 'order', 'salt', 'index', 'leaf'] as const
const LEAF =
  /^understory-ledger\/v1 (order|order-credit)\nline [1-9]\d{0,5}\nquantity [1-9]\d{0,15} (mtree|g)\norder (\S{44})\n$/

/** The order is one of those behind the entry: its leaf leads to the root that the entry says. */
export async function checkOrder(
  { store, order, id, salt, place }: ReturnType<typeof readOrder>,
  entry: string,
): Promise<OrderClaim> {
  const [, kind, unit = '', commitment] = LEAF.exec(place.text) ?? fail('it is no leaf of an order')
  const named = utf8(`${VERSION}order\n${store} `)
  if (base64(await hmac(salt, joined(named, id))) !== commitment) fail('it is of another order')
  const isCredit = kind === 'order-credit'
  const [, count = '', root] =
    /^orders (\d+) (\S{44})$/m.exec(entry) ?? fail('its entry has no orders')
  const source = isCredit ? 'order-credit' : 'order-contribution'
  const quantity = amountIn(place.text, 'quantity')
  const [, totalUnit] = lineOf(entry, 'quantity').split(' ')
  if (
    lineOf(entry, 'source') !== source ||
    unit !== totalUnit ||
    quantity > Math.abs(amountIn(entry, 'quantity'))
  )
    fail('its entry is of other orders')
  if (base64((await rootsOf(place, Number(count))).root) !== root)
    fail('the order is not among those of its entry')
  const orders = Number(count)
  const [day = ''] = lineOf(entry, 'effective').split(' ')
  const behind = { impact: lineOf(entry, 'impact'), entry: lineOf(entry, 'entry') }
  return { store, order, quantity, unit, isCredit, orders, day, ...behind }
}

function joined(one: Bytes, other: Bytes): Bytes {
  const both = new Uint8Array(one.length + other.length)
  both.set(one)
  both.set(other, one.length)
  return both
}
