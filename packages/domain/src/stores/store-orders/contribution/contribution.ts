import { LARGEST_QUANTITIES } from '../../../commerce/prices/largest-quantities.ts'
import { microsPerUnit, type PriceBook } from '../../../commerce/prices/price-book.ts'
import { type Impact, wholeTrees } from '../../../quantity/impact-quantity.ts'
import { MICROS_PER_MINOR, type Money, money, moneyFromMicros } from '../../../quantity/money.ts'
import {
  type ContributionSettings,
  impactOfRule,
  type PercentageRange,
} from './contribution-settings.ts'
import type { ExchangeRate } from './exchange-rate.ts'
import { currencyExponent, type StoreMinor } from './store-amount.ts'
import { minorIn, type RatesOfOrder, type StoreMoney } from './store-money.ts'

/** By what an order is billed: its trees, its grams, or the money of a percentage. */
export type BilledBy = 'trees' | 'grams' | 'money'

type Funded = {
  readonly impact: Impact
  /** Thousandths of a tree, or grams. */
  readonly quantity: number
}

/** What an order that counts contributes. */
export type Contribution = Funded &
  (
    | { readonly billedBy: Exclude<BilledBy, 'money'> }
    /** Billed as this money, which funds the quantity. */
    | { readonly billedBy: 'money'; readonly money: Money }
  )

export type PricedOrder = {
  /** The goods after discounts and returns, in the currency of the order. */
  readonly net: StoreMoney
  /** Of the day of the order. Percentages need them, and amounts of another currency than the order's. */
  readonly rates: RatesOfOrder
}

/** Why an order waits and is looked at: a rate is missing, or it would fund more than one purchase can hold. */
export type Unpriced = 'NO_RATE' | 'TOO_LARGE'

const ONE_TREE = wholeTrees(1)
const MINOR_PER_UNIT = 100n
const BASIS_POINTS = 10_000n

/**
 * The contribution of an order by the settings and prices of its day. A percentage is rounded down once, to
 * the minor unit of the billing currency, and funds as many thousandths of a tree, or grams, as it pays for.
 */
export function contributionOf(
  settings: ContributionSettings,
  order: PricedOrder,
  prices: PriceBook,
): Contribution | Unpriced {
  const { rule, currency } = settings
  const net = () => minorIn(order.net, currency ?? order.net.currency, order.rates)
  switch (rule.kind) {
    case 'trees-per-order':
      return fixed(settings, wholeTrees(rule.trees))
    case 'grams-per-order':
      return fixed(settings, rule.grams)
    case 'trees-per-amount':
    case 'grams-per-amount': {
      const minor = net()
      if (minor === null) return 'NO_RATE'
      const each = rule.kind === 'trees-per-amount' ? wholeTrees(rule.trees) : rule.grams
      return fixed(settings, Math.floor(minor / rule.amount) * each)
    }
    case 'percentage':
      return percentageOf(settings, order, { prices, basisPoints: rule.basisPoints })
    case 'percentage-by-range': {
      const minor = net()
      if (minor === null) return 'NO_RATE'
      const basisPoints = rangeOf(rule.ranges, minor)?.basisPoints ?? 0
      return percentageOf(settings, order, { prices, basisPoints })
    }
  }
}

/** So much at its price, whatever the order is worth. */
function fixed(settings: ContributionSettings, quantity: number): Contribution | Unpriced {
  const impact = impactOfRule(settings.rule)
  if (quantity > LARGEST_QUANTITIES[impact]) return 'TOO_LARGE'
  return {
    billedBy: impact === 'trees' ? 'trees' : 'grams',
    impact,
    quantity: Math.max(quantity, leastOf(settings)),
  }
}

/** What an order funds at least. */
const leastOf = ({ rule, plantTreeAlways }: ContributionSettings): number =>
  plantTreeAlways && impactOfRule(rule) === 'trees' ? ONE_TREE : 0

/** The last range that begins at or below the value, where it has not ended by then. */
export function rangeOf(ranges: readonly PercentageRange[], net: StoreMinor) {
  const range = ranges.findLast(({ from }) => from <= net)
  return range && (range.to === null || net <= range.to) ? range : null
}

type Pricing = { readonly prices: PriceBook; readonly basisPoints: number }

/** Minor units of our currency, cut. */
function convert({ minor, currency }: StoreMoney, rate: ExchangeRate, basisPoints: number): number {
  const above = BigInt(minor) * BigInt(basisPoints) * rate.numerator * MINOR_PER_UNIT
  const below = BASIS_POINTS * rate.denominator * 10n ** BigInt(currencyExponent(currency))
  return Number(above / below)
}

function percentageOf(
  settings: ContributionSettings,
  { net, rates: { ofOrder: rate } }: PricedOrder,
  { prices, basisPoints }: Pricing,
): Contribution | Unpriced {
  const isNothing = net.minor === 0 || basisPoints === 0
  if (!rate && !isNothing) return 'NO_RATE'
  const impact = impactOfRule(settings.rule)
  const price = microsPerUnit(impact, prices)
  const minor = rate && !isNothing ? convert(net, rate, basisPoints) : 0
  const quantity = Math.floor((minor * MICROS_PER_MINOR) / price)
  if (quantity > LARGEST_QUANTITIES[impact]) return 'TOO_LARGE'
  const least = leastOf(settings)
  if (quantity < least) {
    const cost = moneyFromMicros(least * price, prices.currency)
    return { billedBy: 'money', money: cost, impact, quantity: least }
  }
  return { billedBy: 'money', money: money(minor, prices.currency), impact, quantity }
}
