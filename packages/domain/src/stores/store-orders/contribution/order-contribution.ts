import type { PriceBook } from '../../../commerce/prices/price-book.ts'
import { type MilliTrees, milliTrees, wholeTrees } from '../../../quantity/impact-quantity.ts'
import { MICROS_PER_MINOR, type Money, money, moneyFromMicros } from '../../../quantity/money.ts'
import { MOST_BASIS_POINTS } from './contribution-settings.ts'

export const MOST_PERCENT = MOST_BASIS_POINTS / 100
export const MOST_ORDERS = 1_000_000
/** In minor units. */
export const LARGEST_AVERAGE = 1_000_000_000

/** What a shop gives for each order: trees, or a part of what the customer pays, as trees. */
export type OrderContribution =
  | { readonly kind: 'trees'; readonly trees: number }
  /** With at most two decimals. */
  | { readonly kind: 'percentage'; readonly percent: number }

/** 1.25 per cent are 125. */
export const basisPointsOf = (percent: number): number => Math.round(percent * 100)

export type MonthOfOrders = {
  readonly orders: number
  /** What a customer pays on average, in minor units. */
  readonly averageMinor: number
}

/**
 * What a month of a shop comes to. A percentage is rounded down to the minor unit for each order, and
 * funds as many thousandths of a tree as it pays for.
 */
export function estimateMonth(
  contribution: OrderContribution,
  { orders, averageMinor }: MonthOfOrders,
  prices: Pick<PriceBook, 'currency' | 'microsPerMilliTree'>,
): { readonly cost: Money; readonly trees: MilliTrees } {
  if (contribution.kind === 'trees') {
    const trees = wholeTrees(contribution.trees * orders)
    return { cost: moneyFromMicros(trees * prices.microsPerMilliTree, prices.currency), trees }
  }
  const perOrder = Math.floor((averageMinor * basisPointsOf(contribution.percent)) / 10_000)
  const minor = perOrder * orders
  return {
    cost: money(minor, prices.currency),
    trees: milliTrees(Math.floor((minor * MICROS_PER_MINOR) / prices.microsPerMilliTree)),
  }
}
