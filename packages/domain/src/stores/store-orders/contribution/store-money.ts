import type { ExchangeRate } from './exchange-rate.ts'
import { currencyExponent, type StoreMinor, storeMinor } from './store-amount.ts'

/** An amount of a shop with its currency: it is compared with no other before it is in the currency of that one. */
export type StoreMoney = { readonly minor: StoreMinor; readonly currency: string }

/** What one unit of each is worth in the billing currency, on the day of an order; `null`: it is not known. */
export type RatesOfOrder = {
  readonly ofOrder: ExchangeRate | null
  /** Of the currency that the amounts of a rule are in. */
  readonly ofAmounts: ExchangeRate | null
}

/**
 * Minor units of the currency that the amounts of a rule are in, cut; `null`: a rate for it is not known.
 */
export function minorIn(
  { minor, currency }: StoreMoney,
  wanted: string,
  { ofOrder, ofAmounts }: RatesOfOrder,
): StoreMinor | null {
  if (currency === wanted || minor === 0) return minor
  if (!ofOrder || !ofAmounts) return null
  const above = ofOrder.numerator * ofAmounts.denominator * 10n ** BigInt(currencyExponent(wanted))
  const below =
    ofOrder.denominator * ofAmounts.numerator * 10n ** BigInt(currencyExponent(currency))
  return storeMinor(Number((BigInt(minor) * above) / below))
}
