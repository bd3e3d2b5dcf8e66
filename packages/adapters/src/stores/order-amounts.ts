import {
  currencyExponent,
  type StoreMinor,
  storeMinor,
} from '@understory/domain/stores/store-orders/contribution/store-amount.ts'
import { UnreadableOrder } from './read-fields.ts'

const DECIMAL = /^(\d{1,15})(?:\.(\d{1,12}))?$/

/** Price times quantity, which may be a fraction; rounded half up, once, to the minor unit. */
export function timesQuantity(price: string, quantity: string, currency: string): StoreMinor {
  const [a, b] = [exact(price), exact(quantity)]
  const exponent = currencyExponent(currency)
  const below = 10n ** BigInt(a.decimals + b.decimals)
  const doubled = 2n * a.digits * b.digits * 10n ** BigInt(exponent)
  const minor = Number((doubled + below) / (2n * below))
  if (!Number.isSafeInteger(minor)) throw new UnreadableOrder('an amount is too large')
  return storeMinor(minor)
}

function exact(text: string): { readonly digits: bigint; readonly decimals: number } {
  const [whole, units = '', decimals = ''] = DECIMAL.exec(text) ?? []
  if (whole === undefined) throw new UnreadableOrder(`${text.slice(0, 40)} is not an amount`)
  return { digits: BigInt(units + decimals), decimals: decimals.length }
}

export function sumOfAmounts(amounts: readonly StoreMinor[]): StoreMinor {
  return storeMinor(amounts.reduce((sum, amount) => sum + amount, 0))
}

/** Whether all that was paid for an order went back, whatever its platform calls its state by then. */
export const isAllReturned = (returned: readonly StoreMinor[], total: number): boolean =>
  total > 0 && sumOfAmounts(returned) >= total

/** When an order was last lowered, of what its platform dates. */
export function latestOf(dates: readonly (Date | null)[]): Date | null {
  const known = dates.flatMap((date) => (date ? [date.getTime()] : []))
  return known.length > 0 ? new Date(Math.max(...known)) : null
}

/** A cart is never below nothing, whatever the discounts say. */
export const cartOf = (minor: number): StoreMinor => storeMinor(Math.max(0, minor))
