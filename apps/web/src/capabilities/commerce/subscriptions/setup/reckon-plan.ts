import type { PlanPrice } from '@understory/contracts/commerce/subscriptions/plans.ts'
import type { ChargeProblem } from '@understory/domain/commerce/purchases/charge-limits.ts'
import {
  type OrderProblem,
  type PlanPrices,
  priceChosenPlan,
  yearOfLines,
} from '@understory/domain/commerce/subscriptions/plan-order.ts'
import { nothingChosen, type Reckoned, unreadable } from '../../../../shell/setup/reckoned.ts'
import { type PlanChoice, planRequestOf } from './plan-choice.ts'

/** What the page shows of a priced plan. */
export type PlanTotal = Pick<
  PlanPrice,
  'product' | 'interval' | 'currency' | 'totalMinor' | 'year'
> & { readonly lines: readonly Pick<PlanPrice['lines'][number], 'plan' | 'count'>[] }

export type PlanPricing = {
  readonly prices: PlanPrices
  readonly sentences: Readonly<Record<OrderProblem | ChargeProblem, string>>
}

/** What a choice comes to, by the rule of the API and its prices. */
export function reckonPlan(
  product: PlanPrice['product'],
  choice: PlanChoice,
  { prices, sentences }: PlanPricing,
): Reckoned<PlanTotal> {
  const { order, problems } = planRequestOf(product, choice)
  const unread = unreadable(problems)
  if (unread) return unread
  const priced = priceChosenPlan(order, prices)
  if (!priced.ok) {
    const { problem } = priced
    return problem === 'NO_PRODUCTS_SELECTED' ? nothingChosen() : { says: sentences[problem] }
  }
  const { lines, total } = priced
  const { trees, co2e, plastic } = yearOfLines(lines)
  return {
    sum: {
      product,
      interval: choice.interval,
      currency: total.currency,
      totalMinor: total.minor,
      year: { milliTrees: trees, co2eGrams: co2e, plasticGrams: plastic },
      lines: lines.map(({ plan, count }) => ({ plan, count })),
    },
  }
}
