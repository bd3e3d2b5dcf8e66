import type { GatewayUsage, SubscriptionGateway } from '@understory/ports/subscription-gateway.ts'
import type Stripe from 'stripe'
import { chargeAmount } from './charge-amount.ts'
import { productOf } from './product-of.ts'
import { invoiceOf, metadataOf, subscriptionOf, USAGE_KEY } from './subscription-of.ts'

const PAGE = 100
const LINE_KEY = 'line_id'

type UsageCalls = Pick<SubscriptionGateway, 'startUsagePlan' | 'invoiceUsage'>
type EnsureProduct = (plan: { readonly plan: string; readonly name: string }) => Promise<void>

/**
 * A subscription whose price is nothing. What was used becomes invoice items that wait for that subscription,
 * and an invoice of its own takes them at once: its cycles are invoiced with nothing, and their draft hour
 * does not matter.
 */
export function usageCalls(stripe: Stripe, ensureProduct: EnsureProduct): UsageCalls {
  return {
    async startUsagePlan(plan, idempotencyKey) {
      await ensureProduct(plan)
      const made = await stripe.subscriptions.create(
        {
          customer: plan.customerId,
          items: [
            {
              quantity: 1,
              price_data: {
                product: productOf(plan.plan),
                currency: plan.currency.toLowerCase(),
                unit_amount: 0,
                recurring: { interval: 'month' },
              },
            },
          ],
          default_payment_method: plan.cardId,
          payment_settings: { payment_method_types: ['card'] },
          description: plan.description,
          metadata: metadataOf(plan),
        },
        { idempotencyKey },
      )
      return subscriptionOf(made)
    },

    async invoiceUsage(subscription, usage) {
      const known = await findInvoice(stripe, subscription, usage)
      if (known) return invoiceOf(known)
      await addLines(stripe, subscription, usage)
      const made = await stripe.invoices.create(
        {
          customer: usage.customerId,
          subscription,
          auto_advance: true,
          metadata: { [USAGE_KEY]: usage.usageId },
        },
        { idempotencyKey: `usage:${usage.usageId}` },
      )
      return invoiceOf(made)
    },
  }
}

/** A key for idempotent requests lives for a day; what was made is found for ever. */
async function findInvoice(stripe: Stripe, subscription: string, { usageId, since }: GatewayUsage) {
  const created = { gte: Math.floor(since.getTime() / 1000) }
  for await (const each of stripe.invoices.list({ subscription, created, limit: PAGE })) {
    if (each.metadata?.[USAGE_KEY] === usageId) return each
  }
  return null
}

async function addLines(
  stripe: Stripe,
  subscription: string,
  { customerId: customer, lines }: GatewayUsage,
): Promise<void> {
  const there = new Set<string | undefined>()
  for await (const item of stripe.invoiceItems.list({ customer, pending: true, limit: PAGE }))
    there.add(item.metadata?.[LINE_KEY])
  for (const { id, money, text } of lines) {
    if (there.has(id)) continue
    await stripe.invoiceItems.create(
      {
        customer,
        subscription,
        amount: chargeAmount(money),
        currency: money.currency.toLowerCase(),
        description: text,
        metadata: { [LINE_KEY]: id },
      },
      { idempotencyKey: `usage-line:${id}` },
    )
  }
}
