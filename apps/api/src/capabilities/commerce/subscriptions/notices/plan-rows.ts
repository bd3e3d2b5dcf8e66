import {
  planTitle,
  productName,
  type RecurringProduct,
} from '@understory/domain/commerce/subscriptions/plans.ts'
import { isUsage } from '@understory/domain/commerce/subscriptions/usage-plan.ts'
import { linesOf } from '../start/plan-lines.ts'

/** Which plan it is about: 'your Workforce plan'. */
export function yourPlan(product: string): string {
  if (isUsage(product)) return 'what your stores contributed'
  return product === PREMIUM ? PREMIUM_WORDS : `your ${productName(product as RecurringProduct)}`
}

const PREMIUM = 'business-premium-recurring'
const PREMIUM_WORDS = 'Premium'

/** Where the subscription is shown, and what is due of it paid. */
export const planPath = (product: string): string =>
  `/my-impact/manage/${isUsage(product) ? 'integrations/billing' : 'subscriptions'}`

/** A row for each plan of a subscription: what it is, and how many. */
export function planRows(of: {
  readonly product: string
  readonly lines: Parameters<typeof linesOf>[0]['lines']
}): [string, string][] {
  // There is one of it, of which nothing is counted.
  if (of.product === PREMIUM) return [['Plan', PREMIUM_WORDS]]
  return linesOf(of).map(({ plan, count }) => [
    planTitle(of.product as RecurringProduct, plan),
    String(count),
  ])
}
