import { isCurrency, type Money, money } from '@understory/domain/quantity/money.ts'

/**
 * How the provider counts a currency, from its public page of supported currencies. This is not how
 * a currency is shown, nor its ISO 4217 exponent: forints are charged in hundredths though shown
 * without any, and krónur and Ugandan shillings in hundredths that end in 00.
 */
const WHOLE_UNITS = 'BIF CLP DJF GNF JPY KMF KRW MGA PYG RWF VND VUV XAF XOF XPF'.split(' ')
const THOUSANDTHS = 'BHD JOD KWD OMR TND'.split(' ')
const WHOLE_UNITS_IN_HUNDREDTHS = ['ISK', 'UGX']

export type ChargeRule = {
  decimals: 0 | 2 | 3
  /** The charged number is a multiple of this. */
  step: 1 | 100
}

export function chargeRule(currency: string): ChargeRule {
  if (WHOLE_UNITS.includes(currency)) return { decimals: 0, step: 1 }
  if (THOUSANDTHS.includes(currency)) return { decimals: 3, step: 1 }
  if (WHOLE_UNITS_IN_HUNDREDTHS.includes(currency)) return { decimals: 2, step: 100 }
  return { decimals: 2, step: 1 }
}

/** Decimals of our own minor units: hundredths in every currency there is a price book for. */
const OUR_DECIMALS = 2

/** The number to charge. Throws when our minor units cannot be charged exactly. */
export function chargeAmount(price: Money): number {
  const { decimals, step } = chargeRule(price.currency)
  const amount = price.minor * 10 ** (decimals - OUR_DECIMALS)
  if (!Number.isSafeInteger(amount) || amount % step !== 0)
    throw new RangeError(`${price.minor} ${price.currency} cannot be charged exactly`)
  return amount
}

/** Whether there is a price book in a currency, as the provider writes it: nothing of ours is in another. */
export function isPriced(providerCurrency: string): boolean {
  return isCurrency(providerCurrency.toUpperCase())
}

/** What a charged number is in our minor units; the currency as the provider writes it. */
export function chargedMoney(amount: number, providerCurrency: string): Money {
  const currency = providerCurrency.toUpperCase()
  if (!isCurrency(currency)) throw new RangeError(`no price book in ${currency}`)
  return money(amount / 10 ** (chargeRule(currency).decimals - OUR_DECIMALS), currency)
}
