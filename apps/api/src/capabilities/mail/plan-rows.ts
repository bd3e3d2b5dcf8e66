import {
  planTitle,
  productName,
  type RecurringProduct,
} from '@understory/domain/subscriptions/plans.ts'
import { isUsage } from '@understory/domain/subscriptions/usage-plan.ts'
import { linesOf } from '../subscriptions/public.ts'

/** Which plan it is about: 'your Workforce plan'. */
export const yourPlan = (product: string): string =>
  isUsage(product)
    ? 'what your stores contributed'
    : `your ${productName(product as RecurringProduct)}`

/** Where the subscription is shown, and what is due of it paid. */
export const planPath = (product: string): string =>
  `/my-impact/manage/${isUsage(product) ? 'integrations/billing' : 'subscriptions'}`

/** A row for each plan of a subscription: what it is, and how many. */
export function planRows(of: {
  readonly product: string
  readonly lines: Parameters<typeof linesOf>[0]['lines']
}): [string, string][] {
  return linesOf(of).map(({ plan, count }) => [
    planTitle(of.product as RecurringProduct, plan),
    String(count),
  ])
}
