import type { PriceBook } from '../../../commerce/prices/price-book.ts'
import { type MilliTrees, milliTrees, wholeTrees } from '../../../quantity/impact-quantity.ts'
import { MICROS_PER_MINOR, type Money, money, moneyFromMicros } from '../../../quantity/money.ts'
import type { ContributionSettings, PercentageRange } from './contribution-settings.ts'
import type { ExchangeRate } from './exchange-rate.ts'
import { currencyExponent, type StoreMinor } from './store-amount.ts'
import { minorIn, type RatesOfOrder, type StoreMoney } from './store-money.ts'

/** What an order that counts contributes. */
export type Contribution =
  /** Billed at the price of the trees. */
  | { readonly billedBy: 'trees'; readonly trees: MilliTrees }
  /** Billed as this money, which funds these trees. */
  | { readonly billedBy: 'money'; readonly money: Money; readonly trees: MilliTrees }

export type PricedOrder = {
  /** The goods after discounts and returns, in the currency of the order. */
  readonly net: StoreMoney
  /** Of the day of the order. Percentages need them, and amounts of another currency than the order's. */
  readonly rates: RatesOfOrder
}

/** Why an order waits and is looked at: a rate is missing, or it would plant more than a million trees. */
export type Unpriced = 'NO_RATE' | 'TOO_LARGE'

const ONE_TREE = wholeTrees(1)
const CONTRIBUTION_MAX_TREES = 1_000_000
const MINOR_PER_UNIT = 100n
const BASIS_POINTS = 10_000n

/**
 * The contribution of an order by the settings and prices of its day. A percentage is rounded down once, to
 * the minor unit of the billing currency, and funds as many thousandths of a tree as it pays for.
 */
export function contributionOf(
  { rule, currency, plantTreeAlways }: ContributionSettings,
  order: PricedOrder,
  prices: PriceBook,
): Contribution | Unpriced {
  const net = () => minorIn(order.net, currency ?? order.net.currency, order.rates)
  switch (rule.kind) {
    case 'trees-per-order':
      return { billedBy: 'trees', trees: wholeTrees(rule.trees) }
    case 'trees-per-amount': {
      const minor = net()
      if (minor === null) return 'NO_RATE'
      const count = Math.floor(minor / rule.amount) * rule.trees
      if (count > CONTRIBUTION_MAX_TREES) return 'TOO_LARGE'
      const trees = wholeTrees(count)
      return { billedBy: 'trees', trees: plantTreeAlways && trees < ONE_TREE ? ONE_TREE : trees }
    }
    case 'percentage':
      return percentageOf(order, rule.basisPoints, { prices, plantTreeAlways })
    case 'percentage-by-range': {
      const minor = net()
      if (minor === null) return 'NO_RATE'
      const basisPoints = rangeOf(rule.ranges, minor)?.basisPoints ?? 0
      return percentageOf(order, basisPoints, { prices, plantTreeAlways })
    }
  }
}

/** The last range that begins at or below the value, where it has not ended by then. */
export function rangeOf(ranges: readonly PercentageRange[], net: StoreMinor) {
  const range = ranges.findLast(({ from }) => from <= net)
  return range && (range.to === null || net <= range.to) ? range : null
}

type Pricing = { readonly prices: PriceBook; readonly plantTreeAlways: boolean }

/** Minor units of our currency, cut. */
function convert({ minor, currency }: StoreMoney, rate: ExchangeRate, basisPoints: number): number {
  const above = BigInt(minor) * BigInt(basisPoints) * rate.numerator * MINOR_PER_UNIT
  const below = BASIS_POINTS * rate.denominator * 10n ** BigInt(currencyExponent(currency))
  return Number(above / below)
}

function percentageOf(
  { net, rates: { ofOrder: rate } }: PricedOrder,
  basisPoints: number,
  { prices, plantTreeAlways }: Pricing,
): Contribution | Unpriced {
  const isNothing = net.minor === 0 || basisPoints === 0
  if (!rate && !isNothing) return 'NO_RATE'
  const minor = rate && !isNothing ? convert(net, rate, basisPoints) : 0
  const count = Math.floor((minor * MICROS_PER_MINOR) / prices.microsPerMilliTree)
  if (count > CONTRIBUTION_MAX_TREES * ONE_TREE) return 'TOO_LARGE'
  const trees = milliTrees(count)
  if (plantTreeAlways && trees < ONE_TREE) {
    const price = moneyFromMicros(ONE_TREE * prices.microsPerMilliTree, prices.currency)
    return { billedBy: 'money', money: price, trees: ONE_TREE }
  }
  return { billedBy: 'money', money: money(minor, prices.currency), trees }
}
