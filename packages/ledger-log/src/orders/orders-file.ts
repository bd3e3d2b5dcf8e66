import { orderCommitment } from '../commitments.ts'
import { type Hash, hashFromBase64, toBase64 } from '../hashes.ts'
import { leafHash } from '../tree/merkle-tree.ts'
import { formatOrderLeaf, type OrderLeafUnit } from './order-leaf.ts'
import { rootOfOrders } from './order-tree.ts'
import type { OrdersBehind } from './orders-behind.ts'

/*
 * orders.txt of a bill, in the hands of the merchant: its entries, and after each the orders behind it. It is
 * written line by line, since a bill may have 100,000 of them.
 */

export type BilledOrder = {
  readonly line: number
  /** As the shop itself numbers it. */
  readonly order: string
  /** An order of nothing stands in the file and in no tree. */
  readonly quantity: number
  readonly unit: OrderLeafUnit
  readonly salt: Hash
}

/** `part`: the place of the entry in the bill. */
export const entryLineOfOrders = (part: number, entry: number): string => `entry ${part} ${entry}\n`

export const lineOfOrder = ({ line, order, quantity, unit, salt }: BilledOrder): string =>
  `${line} ${Buffer.from(order).toString('base64')} ${quantity} ${unit} ${toBase64(salt)}\n`

export type OrdersOfPart = {
  readonly part: number
  readonly entry: number
  readonly orders: readonly BilledOrder[]
}

const ENTRY = /^entry ([1-9]\d{0,4}) ([1-9]\d{0,15})$/
const ORDERS_FILE_ORDER = /^([1-9]\d{0,5}) (\S+) (0|[1-9]\d{0,15}) (mtree|g) (\S{44})$/

/** `null` where the text is not what is written above, with lines that ascend. */
export function readOrdersFile(text: string): OrdersOfPart[] | null {
  const parts: (OrdersOfPart & { readonly orders: BilledOrder[] })[] = []
  let last = 0
  for (const line of text.split('\n').slice(0, -1)) {
    const [, part, entry] = ENTRY.exec(line) ?? []
    const order = entry === undefined ? readOrder(line) : null
    if (entry !== undefined) parts.push({ part: Number(part), entry: Number(entry), orders: [] })
    else if (order && order.line > last) {
      parts.at(-1)?.orders.push(order)
      last = order.line
    } else return null
  }
  const again = parts.map(
    ({ part, entry, orders }) =>
      entryLineOfOrders(part, entry) + orders.map((order) => lineOfOrder(order)).join(''),
  )
  const isAscending = parts.every(({ part }, at) => at === 0 || part > (parts[at - 1]?.part ?? 0))
  return isAscending && again.join('') === text ? parts : null
}

function readOrder(text: string): BilledOrder | null {
  const [, line, base64 = '', quantity, unit, salt = ''] = ORDERS_FILE_ORDER.exec(text) ?? []
  const bytes = hashFromBase64(salt)
  if (!bytes || line === undefined) return null
  return {
    line: Number(line),
    order: Buffer.from(base64, 'base64').toString(),
    quantity: Number(quantity),
    unit: unit as OrderLeafUnit,
    salt: bytes,
  }
}

/** What the leaf of an entry has to say where these are its orders; `null`: it has none. */
export function ordersBehind(
  store: string,
  orders: readonly BilledOrder[],
): (OrdersBehind & { readonly quantity: number }) | null {
  const counted = orders.filter(({ quantity }) => quantity > 0)
  if (counted.length === 0) return null
  const hashes = counted.map(({ line, order, quantity, unit, salt }) => {
    const commitment = orderCommitment(salt, { store, order })
    return leafHash(formatOrderLeaf({ kind: 'order', line, quantity, unit, order: commitment }))
  })
  const quantity = counted.reduce((sum, order) => sum + order.quantity, 0)
  return { count: counted.length, root: rootOfOrders(hashes), quantity }
}
