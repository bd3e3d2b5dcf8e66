import type { Currency } from '../../quantity/money.ts'

/**
 * What the smallest quantity of each impact costs, in whole millionths of a currency unit, so that
 * every pack has an exact price. A version never changes; a new price is a new version.
 */
export type PriceBook = {
  readonly version: string
  readonly currency: Currency
  readonly microsPerMilliTree: number
  readonly microsPerGramCo2e: number
  readonly microsPerGramPlastic: number
}
