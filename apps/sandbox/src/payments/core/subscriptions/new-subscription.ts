import type { ParamReader } from '../../wire/param-reader.ts'
import { invalidRequest } from '../../wire/refusals.ts'
import type { Customer, Price, Subscription, SubscriptionItem } from '../kinds.ts'
import type { World } from '../world.ts'
import { endOfBillingPeriod } from './billing-period.ts'
import { priceOr404, readPrice } from './products.ts'

/** What every subscription has alike. */
const EMPTY = {
  object: 'subscription' as const,
  application: null,
  application_fee_percent: null,
  automatic_tax: { disabled_reason: null, enabled: false, liability: null },
  billing_cycle_anchor_config: null,
  billing_mode: { type: 'flexible' as const, flexible: {} as never },
  billing_schedules: [],
  billing_thresholds: null,
  cancel_at: null,
  cancel_at_period_end: false,
  canceled_at: null,
  cancellation_details: { comment: null, feedback: null, reason: null },
  collection_method: 'charge_automatically' as const,
  customer_account: null,
  days_until_due: null,
  default_source: null,
  default_tax_rates: [],
  discounts: [],
  ended_at: null,
  invoice_settings: {
    account_tax_ids: null,
    custom_fields: null,
    description: null,
    footer: null,
    issuer: { type: 'self' as const },
  },
  latest_invoice: null,
  livemode: false,
  managed_payments: null,
  next_pending_invoice_item_invoice: null,
  on_behalf_of: null,
  pause_collection: null,
  pending_invoice_item_interval: null,
  pending_setup_intent: null,
  pending_update: null,
  schedule: null,
  transfer_data: null,
  trial_end: null,
  trial_settings: null,
  trial_start: null,
} satisfies Partial<Subscription>

type NewSubscriptionFacts = {
  readonly at: number
  readonly customer: Customer
  readonly items: readonly SubscriptionItemInput[]
  readonly description: string | null
  readonly metadata: Record<string, string>
  readonly defaultPaymentMethod: string | null
  readonly paymentSettings: Subscription['payment_settings']
}

export type SubscriptionItemInput = {
  readonly id: string | null
  readonly price: Price | null
  readonly quantity: number | null
  readonly isDeleted: boolean
  readonly metadata: Record<string, string>
}

export function readItems(world: World, params: ParamReader): SubscriptionItemInput[] {
  return Object.values(params.raw('items') ?? {}).map((_, index) => {
    const item = params.group('items')?.group(String(index))
    if (item === undefined) throw invalidRequest('parameter_invalid', 'Not a list.', 'items')
    const inline = item.group('price_data')
    const priceId = item.text('price')
    const price = inline ? readPrice(world, inline) : priceId ? priceOr404(world, priceId) : null
    inline?.done()
    const asked = {
      id: item.text('id') ?? null,
      price,
      quantity: item.integer('quantity') ?? null,
      isDeleted: item.flag('deleted'),
      metadata: item.metadata(),
    }
    item.done()
    return asked
  })
}

export function newSubscription(world: World, facts: NewSubscriptionFacts): Subscription {
  const id = `sub_${world.newToken(24)}`
  const { at, customer } = facts
  const items = facts.items.map((asked) => newItem(world, id, { asked, from: at, anchor: at }))
  const currency = items[0]?.price.currency
  if (currency === undefined)
    throw invalidRequest('parameter_missing', 'A subscription needs an item.', 'items')
  return {
    ...EMPTY,
    id,
    billing_cycle_anchor: at,
    created: at,
    currency,
    customer: customer.id,
    default_payment_method: facts.defaultPaymentMethod,
    description: facts.description,
    items: listOfItems(id, items),
    metadata: facts.metadata,
    payment_settings: facts.paymentSettings,
    start_date: at,
    status: 'incomplete',
    test_clock: customer.test_clock,
  }
}

export function newItem(
  world: World,
  subscription: string,
  { asked, from, anchor }: { asked: SubscriptionItemInput; from: number; anchor: number },
): SubscriptionItem {
  if (asked.price === null)
    throw invalidRequest('parameter_missing', 'An item needs a price.', 'items')
  const item: SubscriptionItem = {
    id: `si_${world.newToken(14)}`,
    object: 'subscription_item',
    billing_thresholds: null,
    created: from,
    current_period_end: from,
    current_period_start: from,
    discounts: [],
    metadata: asked.metadata,
    price: asked.price,
    quantity: asked.quantity ?? 1,
    subscription,
    tax_rates: [],
  }
  return { ...item, current_period_end: endOfBillingPeriod(anchor, from, item) }
}

export function listOfItems(id: string, data: SubscriptionItem[]): Subscription['items'] {
  const url = `/v1/subscription_items?subscription=${id}`
  return { object: 'list', data, has_more: false, url }
}

/** The cycle a subscription is in: all of its items have the same. */
export function currentPeriod({ items }: Subscription): { start: number; end: number } {
  const [item] = items.data
  return { start: item?.current_period_start ?? 0, end: item?.current_period_end ?? 0 }
}
