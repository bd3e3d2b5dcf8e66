import { IMPACTS, type Impact, type ImpactQuantities } from '../../quantity/impact-quantity.ts'
import { allocateByLargestRemainder } from '../../quantity/largest-remainder.ts'
import { type Money, money, moneyFromMicros } from '../../quantity/money.ts'
import { LARGEST_QUANTITIES } from '../prices/largest-quantities.ts'
import { microsPerUnit, type PriceBook } from '../prices/price-book.ts'
import { type ChargeProblem, checkCharge } from '../purchases/charge-limits.ts'

export type QuoteLine = {
  readonly impact: Impact
  /** Thousandths of a tree, or grams. */
  readonly quantity: number
  readonly amount: Money
}

export type Quote = { readonly total: Money; readonly lines: readonly QuoteLine[] }

/**
 * The total is rounded once, up to the next minor unit; the lines share it by largest remainder, so
 * they always add up to it. An impact that was not chosen has no line.
 */
export function quoteInstantOffset(quantities: ImpactQuantities, prices: PriceBook): Quote {
  const chosen = IMPACTS.filter((impact) => quantities[impact] > 0)
  const micros = chosen.map((impact) => quantities[impact] * microsPerUnit(impact, prices))
  const total = moneyFromMicros(
    micros.reduce((sum, line) => sum + line, 0),
    prices.currency,
  )
  const amounts = allocateByLargestRemainder(total.minor, micros)
  const lines = chosen.map((impact, index) => ({
    impact,
    quantity: quantities[impact],
    amount: money(amounts[index] ?? 0, prices.currency),
  }))
  return { total, lines }
}

export type PricedOffset =
  | { readonly ok: true; readonly quote: Quote }
  | { readonly ok: false; readonly problem: 'NO_PRODUCTS_SELECTED' | 'TOO_MUCH' | ChargeProblem }

/** The price of what one purchase can hold and one card payment can be, or why there is none. */
export function priceOffset(quantities: ImpactQuantities, prices: PriceBook): PricedOffset {
  if (IMPACTS.every((impact) => quantities[impact] === 0)) {
    return { ok: false, problem: 'NO_PRODUCTS_SELECTED' }
  }
  if (IMPACTS.some((impact) => quantities[impact] > LARGEST_QUANTITIES[impact])) {
    return { ok: false, problem: 'TOO_MUCH' }
  }
  const quote = quoteInstantOffset(quantities, prices)
  const problem = checkCharge(quote.total)
  return problem ? { ok: false, problem } : { ok: true, quote }
}
