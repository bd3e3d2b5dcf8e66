export const CURRENCIES = ['GBP', 'EUR', 'USD'] as const
/** The currencies a price book exists for. */
export type Currency = (typeof CURRENCIES)[number]

/** A whole number of the currency's minor unit (pence, cents). */
export type Money = { readonly minor: number; readonly currency: Currency }

export const MICROS_PER_MINOR = 10_000

export function money(minor: number, currency: Currency): Money {
  if (!Number.isSafeInteger(minor)) throw new RangeError(`not whole minor units: ${minor}`)
  return { minor, currency }
}

export function isCurrency(value: string): value is Currency {
  return CURRENCIES.some((currency) => currency === value)
}

/**
 * Millionths of a currency unit to minor units, rounded once, up: what is charged always covers
 * what was bought, by less than one minor unit.
 */
export function moneyFromMicros(micros: number, currency: Currency): Money {
  if (!Number.isSafeInteger(micros)) throw new RangeError(`not whole micros: ${micros}`)
  return money(Math.ceil(micros / MICROS_PER_MINOR), currency)
}
