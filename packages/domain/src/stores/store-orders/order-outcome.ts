import type { PriceBook } from '../../commerce/prices/price-book.ts'
import { type Contribution, contributionOf } from './contribution/contribution.ts'
import type { ContributionSettings } from './contribution/contribution-settings.ts'
import type { StoreMinor } from './contribution/store-amount.ts'
import type { RatesOfOrder } from './contribution/store-money.ts'
import { netValue, type OrderState, type Standing } from './order-state.ts'

/** Why an order contributes nothing. */
export type Reason =
  | Exclude<Standing, 'paid'>
  | 'before-plan'
  /** Its store had not said yet what an order gives. */
  | 'before-settings'
  | 'after-disconnection'
  | 'no-plan'
  | 'paused'
  | 'no-rate'
  | 'too-large'

const MAY_STILL_COUNT: ReadonlySet<string | null> = new Set<Reason>([
  'unpaid',
  'no-rate',
  'too-large',
])

/** An order that contributes nothing for this reason may still come to contribute. */
export const mayStillCount = (reason: string | null): boolean => MAY_STILL_COUNT.has(reason)

/** What is in force for orders of a moment. */
export type Terms = {
  readonly settings: ContributionSettings
  readonly prices: PriceBook
  readonly rates: RatesOfOrder
}

/** A time in which orders contribute nothing, for good; the end is the moment from which they do again. */
export type Gap = {
  readonly reason: 'paused' | 'after-disconnection' | 'no-plan'
  readonly from: Date
  /** `null`: it lasts. */
  readonly to: Date | null
}

/** When orders of a store count, by when they were created. */
export type CountingTime = {
  /** The plan began; `null`: there is none. */
  readonly from: Date | null
  readonly gaps: readonly Gap[]
}

export type OrderOutcome =
  | { readonly counts: true; readonly net: StoreMinor; readonly contribution: Contribution }
  | { readonly counts: false; readonly net: StoreMinor; readonly reason: Reason }

/**
 * What an order contributes: a pure function of its newest state, the time in which the store's orders count,
 * and the terms of its creation. Repeated and reordered deliveries end in the same state, so in the same outcome.
 */
export function orderOutcome(order: OrderState, time: CountingTime, terms: Terms): OrderOutcome {
  const net = netValue(order)
  const reason = timeReason(order.createdAt, time) ?? standingReason(order)
  if (reason) return { counts: false, net, reason }
  const { currency } = order
  const contribution = contributionOf(
    terms.settings,
    { net: { minor: net, currency }, rates: terms.rates },
    terms.prices,
  )
  if (contribution === 'NO_RATE') return { counts: false, net, reason: 'no-rate' }
  if (contribution === 'TOO_LARGE') return { counts: false, net, reason: 'too-large' }
  return { counts: true, net, contribution }
}

function standingReason({ standing }: OrderState): Reason | null {
  return standing === 'paid' ? null : standing
}

function timeReason(createdAt: Date, { from, gaps }: CountingTime): Reason | null {
  if (!from || createdAt < from) return 'before-plan'
  const gap = gaps.find((each) => createdAt >= each.from && (!each.to || createdAt < each.to))
  return gap?.reason ?? null
}
