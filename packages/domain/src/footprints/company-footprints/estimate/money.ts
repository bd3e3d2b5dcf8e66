import { CONSUMER_PRICE_ROWS, CRUDE_OIL_ROWS, EXCHANGE_ROWS } from './money.generated.ts'

export const FIRST_YEAR = 2015
/** Later years take its rates. */
export const LAST_EXCHANGE_YEAR = 2025
/** The year whose prices the sectors were measured in. */
export const PRICE_YEAR = 2022
/** A year of prices after the data ends. */
const ASSUMED_INFLATION = 0.025
/** Fixed since 1999. */
const LEVS_PER_EURO = 1.95583

const perDollar = new Map(
  EXCHANGE_ROWS.map(([currency, ...years]) => [
    currency,
    years.map((rate) => (rate === '' ? null : Number(rate))),
  ]),
)
const prices = new Map(
  CONSUMER_PRICE_ROWS.map(([year, percent]) => [Number(year), Number(percent) / 100]),
)
const crudeOil = CRUDE_OIL_ROWS.map(([, dollars]) => Number(dollars))

export const TURNOVER_CURRENCIES: readonly string[] = [...perDollar.keys()].toSorted()

/** Units of a currency per US dollar, as the mean of the year; `null`: no rate is known. */
export function exchangeRate(currency: string, year: number): number | null {
  if (currency === 'BGN') {
    const euros = exchangeRate('EUR', year)
    return euros && LEVS_PER_EURO * euros
  }
  const known = Math.min(LAST_EXCHANGE_YEAR, Math.max(FIRST_YEAR, year))
  return perDollar.get(currency)?.[known - FIRST_YEAR] ?? null
}

/** What turns pounds of a year into pounds of 2022. */
export function toPricesOf2022(year: number): number {
  const risen = (from: number, to: number) => {
    let factor = 1
    for (let at = from + 1; at <= to; at += 1) factor *= 1 + (prices.get(at) ?? ASSUMED_INFLATION)
    return factor
  }
  return year <= PRICE_YEAR ? risen(year, PRICE_YEAR) : 1 / risen(PRICE_YEAR, year)
}

/** What turns oil money of a year into that of 2022: its tonnes per dollar move with the price of oil. */
export function toOilPriceOf2022(year: number): number {
  const at = (of: number) =>
    crudeOil[Math.min(crudeOil.length - 1, Math.max(0, of - FIRST_YEAR))] ?? 0
  return at(PRICE_YEAR) / at(year)
}

export const DOLLARS_PER_POUND_2022 = 1 / (exchangeRate('GBP', PRICE_YEAR) ?? 0)

export type Turnover = {
  readonly amount: number
  readonly currency: string
  readonly year: number
}

/** Turnover in pounds of 2022; `null`: there is no exchange rate for its currency and year. */
export function poundsOf2022({ amount, currency, year }: Turnover, isOil: boolean): number | null {
  const rate = exchangeRate(currency, year)
  if (rate === null) return null
  const dollars = amount / rate
  if (isOil) return (dollars * toOilPriceOf2022(year)) / DOLLARS_PER_POUND_2022
  return dollars * (exchangeRate('GBP', year) ?? 0) * toPricesOf2022(year)
}
