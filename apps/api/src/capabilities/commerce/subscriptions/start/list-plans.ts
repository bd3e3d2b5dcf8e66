import { CUSTOM_INCREMENT } from '@understory/domain/commerce/subscriptions/footprint-size.ts'
import {
  type Interval,
  type PlanLine,
  parsePlanOrder,
  pricePlan,
} from '@understory/domain/commerce/subscriptions/plan-order.ts'
import {
  PLAN_VERSION,
  PLANS_OF,
  type Plan,
  planCategory,
  planName,
  RECURRING_PRODUCTS,
  type RecurringProduct,
} from '@understory/domain/commerce/subscriptions/plans.ts'
import { grams, milliTrees } from '@understory/domain/quantity/impact-quantity.ts'
import type { Currency } from '@understory/domain/quantity/money.ts'
import type { Deps } from '../../../../deps.ts'
import { planPrices, presentImpact } from './price-plan.ts'

/** Every plan with its price by the month and by the year. */
export async function listPlans(deps: Pick<Deps, 'db' | 'clock'>, currency: Currency) {
  const prices = await planPrices(deps, currency)
  const priced = (product: RecurringProduct, line: PlanLine) => {
    const at = (interval: Interval) =>
      pricePlan({ product, interval, lines: [line] }, prices).total.minor
    return { monthMinor: at('month'), yearMinor: at('year') }
  }
  const step = { trees: milliTrees(0), co2e: grams(CUSTOM_INCREMENT), plastic: grams(0) }
  const custom = { plan: 'custom', count: 1, year: step } as const
  return {
    priceBookVersion: prices.version,
    planVersion: PLAN_VERSION,
    prices: {
      microsPerMilliTree: prices.microsPerMilliTree,
      microsPerGramCo2e: prices.microsPerGramCo2e,
      microsPerGramPlastic: prices.microsPerGramPlastic,
      premiumMinor: prices.services.premium,
    },
    plans: RECURRING_PRODUCTS.flatMap((product) =>
      PLANS_OF[product].flatMap((plan) => offered(product, plan, priced)),
    ),
    custom: {
      incrementGrams: CUSTOM_INCREMENT,
      yearMinor: priced('business-footprint-recurring', custom).yearMinor,
    },
  }
}

function offered(
  product: RecurringProduct,
  plan: Plan,
  priced: (product: RecurringProduct, line: PlanLine) => { monthMinor: number; yearMinor: number },
) {
  if (plan === 'custom') return []
  const parsed = parsePlanOrder({ product, interval: 'year', members: [{ plan, count: 1 }] })
  const [line] = parsed.ok ? parsed.order.lines : []
  if (!line) return []
  return [
    {
      plan,
      category: planCategory(plan),
      name: planName(plan),
      product,
      year: presentImpact(line.year),
      ...priced(product, line),
    },
  ]
}
