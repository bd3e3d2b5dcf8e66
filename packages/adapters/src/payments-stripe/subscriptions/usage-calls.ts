import type {
  GatewayUsage,
  SubscriptionGateway,
} from '@understory/ports/payments/subscription-gateway.ts'
import type Stripe from 'stripe'
import { chargeAmount } from '../payments/charge-amount.ts'
import { idOf } from '../payments/refund-of.ts'
import { makeOnce } from '../requests/make-once.ts'
import { productOf } from './product-of.ts'
import { findStartedSubscription } from './started-subscription.ts'
import { invoiceOf, metadataOf, subscriptionOf, USAGE_KEY } from './subscription-of.ts'

const USAGE_CALLS_PAGE_SIZE = 100
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
      const asked: Stripe.SubscriptionCreateParams = {
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
      }
      const made = await makeOnce({
        key: idempotencyKey,
        make: (key) => stripe.subscriptions.create(asked, { idempotencyKey: key }),
        find: () => findStartedSubscription(stripe, plan),
      })
      return subscriptionOf(made)
    },

    async invoiceUsage(subscription, usage) {
      const known = await findInvoice(stripe, subscription, usage)
      if (known) return invoiceOf(known)
      const items = await findItems(stripe, usage)
      const swept = sweptBy(usage, items)
      if (swept) {
        const metadata = { [USAGE_KEY]: usage.usageId }
        return invoiceOf(await stripe.invoices.update(swept, { metadata }))
      }
      await addLines(stripe, subscription, { usage, items })
      const asked: Stripe.InvoiceCreateParams = {
        customer: usage.customerId,
        subscription,
        auto_advance: true,
        payment_settings: { payment_method_types: ['card'] },
        metadata: { [USAGE_KEY]: usage.usageId },
      }
      const made = await makeOnce({
        key: `usage:${usage.usageId}`,
        make: (key) => stripe.invoices.create(asked, { idempotencyKey: key }),
        find: () => findInvoice(stripe, subscription, usage),
      })
      return invoiceOf(made)
    },
  }
}

/** A key for idempotent requests lives for a day; what was made is found for ever. */
async function findInvoice(stripe: Stripe, subscription: string, { usageId, since }: GatewayUsage) {
  const created = { gte: Math.floor(since.getTime() / 1000) }
  for await (const each of stripe.invoices.list({
    subscription,
    created,
    limit: USAGE_CALLS_PAGE_SIZE,
  })) {
    if (each.metadata?.[USAGE_KEY] === usageId) return each
  }
  return null
}

/** The items of its lines that were made already; a void invoice charged none of those it took. */
async function findItems(
  stripe: Stripe,
  { customerId: customer, lines, since }: GatewayUsage,
): Promise<Map<string, Stripe.InvoiceItem>> {
  const wanted = new Set(lines.map(({ id }) => id))
  const found = new Map<string, Stripe.InvoiceItem>()
  for await (const item of stripe.invoiceItems.list({ customer, limit: USAGE_CALLS_PAGE_SIZE })) {
    if (item.date * 1000 < since.getTime()) break
    const id = item.metadata?.[LINE_KEY]
    if (id !== undefined && wanted.has(id) && !(await isOnVoid(stripe, item))) found.set(id, item)
  }
  return found
}

async function isOnVoid(stripe: Stripe, item: Stripe.InvoiceItem): Promise<boolean> {
  const invoice = idOf(item.invoice)
  return invoice !== null && (await stripe.invoices.retrieve(invoice)).status === 'void'
}

/**
 * The invoice of a cycle that took all of its lines, because the cycle turned before they had an invoice of
 * their own: then that invoice charges them.
 */
function sweptBy(
  { lines }: GatewayUsage,
  items: ReadonlyMap<string, Stripe.InvoiceItem>,
): string | null {
  const [first, ...others] = new Set(lines.map(({ id }) => idOf(items.get(id)?.invoice)))
  return others.length === 0 ? (first ?? null) : null
}

type Adding = { readonly usage: GatewayUsage; readonly items: ReadonlyMap<string, unknown> }

async function addLines(
  stripe: Stripe,
  subscription: string,
  { usage, items }: Adding,
): Promise<void> {
  const { customerId: customer, lines } = usage
  for (const { id, money, text } of lines) {
    if (items.has(id)) continue
    const asked: Stripe.InvoiceItemCreateParams = {
      customer,
      subscription,
      amount: chargeAmount(money),
      currency: money.currency.toLowerCase(),
      description: text,
      metadata: { [LINE_KEY]: id },
    }
    await makeOnce({
      key: `usage-line:${id}`,
      make: (key) => stripe.invoiceItems.create(asked, { idempotencyKey: key }),
      find: async () => (await findItems(stripe, usage)).get(id) ?? null,
    })
  }
}
