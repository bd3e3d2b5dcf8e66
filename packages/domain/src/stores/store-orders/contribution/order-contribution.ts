import { microsPerUnit, type PriceBook } from '../../../commerce/prices/price-book.ts'
import {
  grams,
  type Impact,
  type ImpactQuantities,
  milliTrees,
  NO_IMPACT,
  wholeTrees,
} from '../../../quantity/impact-quantity.ts'
import { MICROS_PER_MINOR, type Money, money, moneyFromMicros } from '../../../quantity/money.ts'
import { type ImpactInGrams, MOST_BASIS_POINTS } from './contribution-settings.ts'

export const MOST_PERCENT = MOST_BASIS_POINTS / 100
export const MOST_ORDERS = 1_000_000
/** In minor units. */
export const LARGEST_AVERAGE = 1_000_000_000

/** What a shop gives for each order: trees, grams, or what a part of the customer's payment pays for. */
export type OrderContribution =
  | { readonly kind: 'trees'; readonly trees: number }
  | { readonly kind: 'grams'; readonly impact: ImpactInGrams; readonly grams: number }
  /** With at most two decimals; an impact that is left out is trees. */
  | {
      readonly kind: 'percentage'
      readonly percent: number
      readonly impact?: Impact | undefined
    }

/** 1.25 per cent are 125. */
export const basisPointsOf = (percent: number): number => Math.round(percent * 100)

export type MonthOfOrders = {
  readonly orders: number
  /** What a customer pays on average, in minor units. */
  readonly averageMinor: number
}

/**
 * What a month of a shop comes to. A percentage is rounded down to the minor unit for each order, and
 * funds as many thousandths of a tree, or grams, as it pays for.
 */
export function estimateMonth(
  contribution: OrderContribution,
  { orders, averageMinor }: MonthOfOrders,
  prices: PriceBook,
): { readonly cost: Money; readonly funded: ImpactQuantities } {
  if (contribution.kind === 'percentage') {
    const { impact = 'trees', percent } = contribution
    const perOrder = Math.floor((averageMinor * basisPointsOf(percent)) / 10_000)
    const minor = perOrder * orders
    const quantity = Math.floor((minor * MICROS_PER_MINOR) / microsPerUnit(impact, prices))
    return { cost: money(minor, prices.currency), funded: only(impact, quantity) }
  }
  const isTrees = contribution.kind === 'trees'
  const impact = isTrees ? 'trees' : contribution.impact
  const quantity = isTrees
    ? wholeTrees(contribution.trees * orders)
    : grams(contribution.grams * orders)
  return {
    cost: moneyFromMicros(quantity * microsPerUnit(impact, prices), prices.currency),
    funded: only(impact, quantity),
  }
}

const only = (impact: Impact, quantity: number): ImpactQuantities => ({
  ...NO_IMPACT,
  [impact]: impact === 'trees' ? milliTrees(quantity) : grams(quantity),
})
