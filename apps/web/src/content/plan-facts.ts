import { ListPlans } from '@understory/contracts/commerce/subscriptions/plans.ts'
import { formatGrams, formatMoney, formatTrees } from '@understory/domain/quantity/format.ts'
import type { Money } from '@understory/domain/quantity/money.ts'
import type { RouterContextProvider } from 'react-router'
import { visitorCurrency } from '../http/visitor-currency.ts'
import { ask } from './public-facts.ts'

/** A plan as people read it. */
export type PlanFacts = {
  readonly plan: string
  readonly name: string
  readonly co2e: string
  readonly trees: string
  readonly plastic: string
  readonly month: string
  readonly year: string
  /** The price of one by the year, which is that of twelve by the month. */
  readonly oneYear: Money
  /** The price of one by the month. */
  readonly oneMonth: Money
}

/** The plans of a product with today's prices; null when they are unavailable. */
export async function loadPlans(
  from: { readonly request: Request; readonly context: Readonly<RouterContextProvider> },
  product: string,
): Promise<readonly PlanFacts[] | null> {
  const currency = await visitorCurrency(from)
  const body = await ask(from.context, `/api/subscriptions/plans?currency=${currency}`)
  const answer = ListPlans.answer.safeParse(body).data
  if (!answer) return null
  const money = (minor: number) => formatMoney({ minor, currency })
  return answer.plans
    .filter((plan) => plan.product === product)
    .map(({ plan, name, year, monthMinor, yearMinor }) => ({
      plan,
      name,
      co2e: formatGrams(year.co2eGrams),
      trees: formatTrees(year.milliTrees),
      plastic: formatGrams(year.plasticGrams),
      month: money(monthMinor),
      year: money(yearMinor),
      oneYear: { minor: yearMinor, currency },
      oneMonth: { minor: monthMinor, currency },
    }))
}
