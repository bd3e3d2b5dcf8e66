import { type Hash, hashFromBase64, toBase64 } from '../hashes.ts'

/** How many orders of a shop an entry is of, and the root of their tree. */
export type OrdersBehind = { readonly count: number; readonly root: Hash }

/** Of a bill, and so of an entry. */
export const MOST_ORDERS = 100_000

const FORM = /^([1-9]\d{0,5}) (\S{44})$/

export const formatOrders = ({ count, root }: OrdersBehind): string => `${count} ${toBase64(root)}`

/** `null` where it is not what `formatOrders` gives. */
export function parseOrders(value: string): OrdersBehind | null {
  const [, count, base64 = ''] = FORM.exec(value) ?? []
  const root = hashFromBase64(base64)
  return root && Number(count) <= MOST_ORDERS ? { count: Number(count), root } : null
}
