import {
  CONSUMER_PRICE_ROWS,
  EXCHANGE_ROWS,
  US_CONSUMER_PRICE_ROWS,
} from '../estimate/money.generated.ts'
import { exchangeRate, FIRST_YEAR, LAST_EXCHANGE_YEAR } from '../estimate/money.ts'

/** Money, in the currency that a line or a factor is in. */
export const SPEND_CURRENCIES: readonly string[] = EXCHANGE_ROWS.map(
  ([currency]) => currency,
).toSorted()

const CURRENCIES = new Set(SPEND_CURRENCIES)
export const isMoney = (unit: string): boolean => CURRENCIES.has(unit)

export const FIRST_SPEND_YEAR = FIRST_YEAR
/** A year of prices after the data ends. */
const ASSUMED_INFLATION = 0.025

const PRICES: ReadonlyMap<string, ReadonlyMap<number, number>> = new Map([
  ['GBP', risesOf(CONSUMER_PRICE_ROWS)],
  ['USD', risesOf(US_CONSUMER_PRICE_ROWS)],
])

function risesOf(rows: readonly (readonly [string, string])[]): ReadonlyMap<number, number> {
  return new Map(rows.map(([year, percent]) => [Number(year), Number(percent) / 100]))
}

/** How an amount became one in the currency and the prices of a factor. */
export type SpendWorking = {
  readonly amount: number
  readonly currency: string
  /** That the money was spent in. */
  readonly year: number
  /** Units of the factor's currency for one of the amount's, as the mean of `rateYear`. */
  readonly rate: number
  readonly rateYear: number
  /** What turns prices of the year into those of the factor; 1 where its year is not known. */
  readonly deflator: number
  readonly priceYear: number
  /** In the currency and the prices of the factor. */
  readonly converted: number
}

type Spend = Pick<SpendWorking, 'amount' | 'currency' | 'year'>
type SpendPrice = { readonly currency: string; readonly priceYear: number | null }

/**
 * Money at the mean exchange rate of its year, then in the prices of the factor's year by the consumer prices of
 * the factor's country. `null`: there is no rate for this currency and year.
 */
export function convertSpend(
  { amount, currency, year }: Spend,
  of: SpendPrice,
): SpendWorking | null {
  if (!Number.isInteger(year) || year < FIRST_SPEND_YEAR || year > 2100) return null
  const [from, to] = [exchangeRate(currency, year), exchangeRate(of.currency, year)]
  if (from === null || to === null) return null
  const rate = to / from
  const priceYear = of.priceYear ?? year
  const deflator = priceChange(of.currency, year, priceYear)
  if (deflator === null) return null
  return {
    amount,
    currency,
    year,
    rate,
    rateYear: Math.min(year, LAST_EXCHANGE_YEAR),
    deflator,
    priceYear,
    converted: amount * rate * deflator,
  }
}

/** What turns prices of one year into those of another; `null`: those of this currency are not known. */
export function priceChange(currency: string, from: number, to: number): number | null {
  if (from === to) return 1
  const rises = PRICES.get(currency)
  if (!rises) return null
  const risen = (first: number, last: number) => {
    let factor = 1
    for (let at = first + 1; at <= last; at += 1) factor *= 1 + (rises.get(at) ?? ASSUMED_INFLATION)
    return factor
  }
  return from < to ? risen(from, to) : 1 / risen(to, from)
}
