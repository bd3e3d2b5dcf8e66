import type {
  GatewayPlan,
  GatewayPlanLine,
  SubscriptionGateway,
} from '@understory/ports/payments/subscription-gateway.ts'
import Stripe from 'stripe'
import { chargeAmount } from '../payments/charge-amount.ts'
import { makeOnce } from '../requests/make-once.ts'
import { hasCode, orNull } from '../requests/provider-faults.ts'
import { readEach } from '../requests/read-each.ts'
import { invoiceCalls, voidUnpaid } from './invoice-calls.ts'
import { productOf } from './product-of.ts'
import { findStartedSubscription } from './started-subscription.ts'
import {
  invoiceOf,
  metadataOf,
  revisionOf,
  subscriptionOf,
  WITH_PAYMENT,
} from './subscription-of.ts'
import { usageCalls } from './usage-calls.ts'

const SUBSCRIPTION_CALLS_PAGE_SIZE = 100
const BUSY = ['idempotency_key_in_use', 'lock_timeout']
const PLAN_KEY = 'plan'

/** Subscriptions by the provider's own billing. */
export function subscriptionCalls(stripe: Stripe): SubscriptionGateway {
  const ensureProducts = productKeeper(stripe)
  return {
    ...invoiceCalls(stripe),
    ...usageCalls(stripe, (plan) => ensureProducts([plan])),
    async startSubscription(plan, idempotencyKey) {
      await ensureProducts(plan.lines)
      const asked: Stripe.SubscriptionCreateParams = {
        customer: plan.customerId,
        items: plan.lines.map((line) => itemFor(plan, line)),
        payment_behavior: 'default_incomplete',
        payment_settings: {
          payment_method_types: ['card'],
          save_default_payment_method: 'on_subscription',
        },
        description: plan.description,
        metadata: metadataOf(plan),
        expand: WITH_PAYMENT.map((member) => `latest_invoice.${member}`),
      }
      // A key is forgotten after a day; what was started is found for ever.
      const made =
        (await findWithInvoice(stripe, plan)) ??
        (await makeOnce({
          key: idempotencyKey,
          make: (key) => stripe.subscriptions.create(asked, { idempotencyKey: key }),
          find: () => findWithInvoice(stripe, plan),
        }))
      const invoice = made.latest_invoice
      if (invoice === null || typeof invoice === 'string') {
        throw new Error(`subscription ${made.id} came without its first invoice`)
      }
      return { subscription: subscriptionOf(made), invoice: invoiceOf(invoice) }
    },

    findSubscription: (id) =>
      orNull(async () => subscriptionOf(await stripe.subscriptions.retrieve(id))),

    async changePlan(id, plan, idempotencyKey) {
      await ensureProducts(plan.lines)
      const before = await stripe.subscriptions.retrieve(id)
      // Done already, by an earlier attempt whose answer was lost: the same key would want the same
      // items.
      if (revisionOf(before) >= plan.revision) return subscriptionOf(before)
      try {
        const changed = await makeOnce({
          key: idempotencyKey,
          make: (key) =>
            stripe.subscriptions.update(id, changesTo(before, plan), { idempotencyKey: key }),
          find: async () => {
            const after = await stripe.subscriptions.retrieve(id)
            return revisionOf(after) >= plan.revision ? after : null
          },
        })
        return subscriptionOf(changed)
      } catch (error) {
        // Being done by another request at this moment.
        if (!(error instanceof Stripe.errors.StripeIdempotencyError) && !hasCode(error, BUSY))
          throw error
        const after = await stripe.subscriptions.retrieve(id)
        if (revisionOf(after) < plan.revision) throw error
        return subscriptionOf(after)
      }
    },

    async setEndsWithPeriod(id, ends) {
      return subscriptionOf(await stripe.subscriptions.update(id, { cancel_at_period_end: ends }))
    },

    async setSubscriptionCard(id, cardId) {
      const changes = { default_payment_method: cardId }
      return subscriptionOf(await stripe.subscriptions.update(id, changes))
    },

    async endSubscription(id) {
      // Ended already, by an earlier attempt whose answer was lost.
      await orNull(() => stripe.subscriptions.cancel(id))
      await voidUnpaid(stripe, id)
    },

    listSubscriptions(since) {
      const created = { gte: Math.floor(since.getTime() / 1000) }
      const subscriptions = stripe.subscriptions.list({
        created,
        status: 'all',
        limit: SUBSCRIPTION_CALLS_PAGE_SIZE,
      })
      return readEach(subscriptions, subscriptionOf)
    },
  }
}

/** One that was started, with its first invoice. */
async function findWithInvoice(
  stripe: Stripe,
  { customerId, subscriptionId }: { customerId: string; subscriptionId: string },
) {
  const found = await findStartedSubscription(stripe, { customerId, subscriptionId })
  const expand = WITH_PAYMENT.map((member) => `latest_invoice.${member}`)
  return found && stripe.subscriptions.retrieve(found.id, { expand })
}

type Item = Stripe.SubscriptionCreateParams.Item

function itemFor({ interval }: GatewayPlan, { plan, count, amount }: GatewayPlanLine): Item {
  return {
    // The amount is of all of them: a price of each, times their number, could not add up to it.
    quantity: 1,
    metadata: { [PLAN_KEY]: plan, members: String(count) },
    price_data: {
      product: productOf(plan),
      currency: amount.currency.toLowerCase(),
      unit_amount: chargeAmount(amount),
      recurring: { interval },
    },
  }
}

/** The items as they are to be from the next cycle on; with another interval, all of them are new. */
function changesTo(
  before: Stripe.Subscription,
  plan: GatewayPlan,
): Stripe.SubscriptionUpdateParams {
  const current = before.items.data
  const isSameInterval = current[0]?.price.recurring?.interval === plan.interval
  const reusable = isSameInterval ? current : []
  const items = plan.lines.map((line) => {
    const same = reusable.find(({ metadata }) => metadata[PLAN_KEY] === line.plan)
    return { ...itemFor(plan, line), ...(same && { id: same.id }) }
  })
  const used = new Set(items.map((item) => item.id))
  const gone = current.filter(({ id }) => !used.has(id)).map(({ id }) => ({ id, deleted: true }))
  const end = current[0]?.current_period_end
  return {
    items: [...items, ...gone],
    metadata: metadataOf(plan),
    proration_behavior: 'none',
    ...(!isSameInterval && end !== undefined && { trial_end: end }),
  }
}

/** Each plan is one product at the provider, made on first use. */
function productKeeper(stripe: Stripe) {
  const known = new Set<string>()
  return async (lines: readonly Pick<GatewayPlanLine, 'plan' | 'name'>[]): Promise<void> => {
    for (const { plan, name } of lines) {
      const id = productOf(plan)
      if (known.has(id)) continue
      try {
        await stripe.products.create({ id, name })
      } catch (error) {
        if (!hasCode(error, ['resource_already_exists'])) throw error
      }
      known.add(id)
    }
  }
}
