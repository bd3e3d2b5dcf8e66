/**
 * What one unit of a store's currency is worth in the billing currency, on the day of an order: a decimal
 * as it was published, kept exact.
 */
export type ExchangeRate = { readonly numerator: bigint; readonly denominator: bigint }

const RATE = /^(\d{1,9})(?:\.(\d{1,12}))?$/

/** `null`: it is not a rate above zero. */
export function exchangeRate(text: string): ExchangeRate | null {
  const [, units = '', decimals = ''] = RATE.exec(text) ?? []
  const numerator = BigInt(units + decimals || '0')
  return numerator > 0n ? { numerator, denominator: 10n ** BigInt(decimals.length) } : null
}

/** Of a store that sells in the billing currency. */
export const SAME_CURRENCY: ExchangeRate = { numerator: 1n, denominator: 1n }
