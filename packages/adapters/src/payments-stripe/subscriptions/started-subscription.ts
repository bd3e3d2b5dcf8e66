import type Stripe from 'stripe'
import { referenceIn } from './subscription-of.ts'

const STARTED_SUBSCRIPTION_PAGE_SIZE = 100

/** The subscription at the provider that was started for one of ours. */
export async function findStartedSubscription(
  stripe: Stripe,
  { customerId, subscriptionId }: { customerId: string; subscriptionId: string },
): Promise<Stripe.Subscription | null> {
  const all = stripe.subscriptions.list({
    customer: customerId,
    status: 'all',
    limit: STARTED_SUBSCRIPTION_PAGE_SIZE,
  })
  for await (const each of all)
    if (referenceIn(each.metadata)?.subscriptionId === subscriptionId) return each
  return null
}
