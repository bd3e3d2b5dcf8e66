import { ListPlans } from '@understory/contracts/plans.ts'
import { formatGrams, formatMoney, formatTrees } from '@understory/domain/quantity/format.ts'
import type { RouterContextProvider } from 'react-router'
import { ask } from './public-facts.ts'

/** A plan as people read it. */
export type PlanFacts = {
  readonly name: string
  readonly co2e: string
  readonly trees: string
  readonly plastic: string
  readonly month: string
  readonly year: string
}

/** The plans of a product with today's prices; null when they are unavailable. */
export async function loadPlans(
  context: Readonly<RouterContextProvider>,
  product: string,
): Promise<readonly PlanFacts[] | null> {
  const body = await ask(context, '/api/subscriptions/plans?currency=GBP')
  const answer = ListPlans.answer.safeParse(body).data
  if (!answer) return null
  const pounds = (minor: number) => formatMoney({ minor, currency: 'GBP' })
  return answer.plans
    .filter((plan) => plan.product === product)
    .map(({ name, year, monthMinor, yearMinor }) => ({
      name,
      co2e: formatGrams(year.co2eGrams),
      trees: formatTrees(year.milliTrees),
      plastic: formatGrams(year.plasticGrams),
      month: pounds(monthMinor),
      year: pounds(yearMinor),
    }))
}
