import { createHmac, timingSafeEqual } from 'node:crypto'
import { keyFor } from '../../../signing/key-for.ts'

/** With it a shop makes the codes of its orders. It opens nothing but what those orders funded. */
export function orderKey(secret: string, storeId: string): string {
  return createHmac('sha256', keyFor(secret, 'order-code')).update(storeId).digest('hex')
}

/** As a shop makes it: by the key as text, over its own id of the order. */
export function orderCode(key: string, externalId: string): string {
  return createHmac('sha256', key).update(externalId).digest('hex')
}

export function isOrderCode(key: string, externalId: string, code: string): boolean {
  const wanted = Buffer.from(orderCode(key, externalId), 'utf8')
  const given = Buffer.from(code.toLowerCase(), 'utf8')
  return wanted.length === given.length && timingSafeEqual(wanted, given)
}
