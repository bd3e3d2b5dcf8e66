import type { Impact } from '../../quantity/impact-quantity.ts'
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

type UnitPrices = Pick<
  PriceBook,
  'microsPerMilliTree' | 'microsPerGramCo2e' | 'microsPerGramPlastic'
>

/** What a thousandth of a tree, or a gram, costs in millionths of a currency unit. */
export function microsPerUnit(impact: Impact, prices: UnitPrices): number {
  switch (impact) {
    case 'trees':
      return prices.microsPerMilliTree
    case 'co2e':
      return prices.microsPerGramCo2e
    case 'plastic':
      return prices.microsPerGramPlastic
  }
}
