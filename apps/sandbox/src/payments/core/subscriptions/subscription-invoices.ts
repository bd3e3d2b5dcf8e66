import { invalidRequest } from '../../wire/refusals.ts'
import { customerOr404, timeFor } from '../customers/customers.ts'
import { takeItemsForCycle, takeItemsOf } from '../invoices/invoice-items.ts'
import { settleInvoice } from '../invoices/invoice-payment.ts'
import { openInvoice } from '../invoices/invoices.ts'
import { newInvoice } from '../invoices/new-invoice.ts'
import type { Invoice, InvoiceLine, Subscription } from '../kinds.ts'
import type { World } from '../world.ts'
import { currentPeriod } from './new-subscription.ts'
import { noteDue } from './subscription-life.ts'

type SubscriptionInvoicesReason =
  | 'manual'
  | 'subscription_create'
  | 'subscription_cycle'
  | 'subscription_update'

/** A draft of what the running cycle of a subscription costs. */
export function draftForCycle(
  world: World,
  subscription: Subscription,
  { reason, autoAdvance = true }: { reason: SubscriptionInvoicesReason; autoAdvance?: boolean },
): Invoice {
  const drawn = { ...drawUp(world, subscription, reason), auto_advance: autoAdvance }
  const draft = withLines(drawn, takeItemsForCycle(world, subscription.id, drawn))
  world.put('invoice', draft)
  world.emit('invoice.created', draft)
  return draft
}

function withLines(invoice: Invoice, added: readonly InvoiceLine[]): Invoice {
  // As the provider sorts them: items that waited first, then those of the subscription.
  const data = [...added, ...invoice.lines.data]
  const total = data.reduce((sum, { amount }) => sum + amount, 0)
  return { ...invoice, lines: { ...invoice.lines, data }, ...sumsOf(total) }
}

/** An invoice, beside those of its cycles, of what waits for the next one of a subscription. */
export function draftForItems(
  world: World,
  subscription: Subscription,
  facts: {
    readonly metadata: Record<string, string>
    readonly autoAdvance: boolean
    /** `null`: whatever the account offers. Those of the subscription are for its cycles alone. */
    readonly methodTypes: Invoice['payment_settings']['payment_method_types']
  },
): Invoice {
  const drawn = drawUp(world, subscription, 'manual')
  const empty: Invoice = {
    ...drawn,
    auto_advance: facts.autoAdvance,
    metadata: facts.metadata,
    payment_settings: { ...drawn.payment_settings, payment_method_types: facts.methodTypes },
    lines: { ...drawn.lines, data: [] },
  }
  const draft = withLines(empty, takeItemsOf(world, subscription.id, empty))
  if (draft.lines.data.length === 0)
    throw invalidRequest(
      'invoice_no_subscription_line_items',
      'Nothing to invoice for subscription',
    )
  world.put('invoice', draft)
  world.emit('invoice.created', draft)
  // Beside its cycles: the subscription itself stays as it is.
  noteDue(world, subscription)
  return draft
}

/** A preview of the next invoice; nothing is stored. */
export function previewOfCycle(world: World, subscription: Subscription): Invoice {
  const draft = drawUp(world, subscription, 'subscription_cycle')
  const { end } = currentPeriod(subscription)
  return { ...draft, next_payment_attempt: end }
}

function drawUp(
  world: World,
  subscription: Subscription,
  reason: SubscriptionInvoicesReason,
): Invoice {
  const customer = customerOr404(world, subscription.customer)
  const blank = newInvoice(world, customer, {
    currency: subscription.currency,
    description: subscription.description,
    metadata: {},
    autoAdvance: true,
    collectionMethod: 'charge_automatically',
  })
  const lines = subscription.items.data.map((item) => lineFor(world, blank.id, item))
  const total = lines.reduce((sum, { amount }) => sum + amount, 0)
  const period = currentPeriod(subscription)
  return {
    ...blank,
    billing_reason: reason,
    payment_settings: {
      ...blank.payment_settings,
      payment_method_types: subscription.payment_settings?.payment_method_types ?? null,
    },
    default_payment_method: subscription.default_payment_method,
    lines: { ...blank.lines, data: lines },
    parent: {
      type: 'subscription_details',
      quote_details: null,
      subscription_details: {
        metadata: subscription.metadata,
        subscription: subscription.id,
      },
    },
    period_start: period.start,
    period_end: period.end,
    ...sumsOf(total),
  }
}

const sumsOf = (total: number) => ({
  subtotal: total,
  subtotal_excluding_tax: total,
  total,
  total_excluding_tax: total,
  amount_due: total,
  amount_remaining: total,
})

/** The beginning of a trial is invoiced at once, with nothing to pay. */
export function invoiceTrial(world: World, subscription: Subscription): Invoice {
  const draft = drawUp(world, subscription, 'subscription_update')
  const start = timeFor(world, subscription.customer)
  const period = { start, end: subscription.trial_end ?? start }
  const [line] = draft.lines.data
  const free: Invoice = {
    ...draft,
    ...sumsOf(0),
    period_start: start,
    period_end: start,
    lines: {
      ...draft.lines,
      data: line ? [{ ...line, amount: 0, subtotal: 0, description: 'Free trial', period }] : [],
    },
  }
  world.put('invoice', free)
  world.emit('invoice.created', free)
  return settleInvoice(world, finalizeForCycle(world, free))
}

/** The draft as an invoice that can be paid; until now it follows the metadata of its subscription. */
export function finalizeForCycle(world: World, draft: Invoice): Invoice {
  const id = draft.parent?.subscription_details?.subscription
  const metadata = typeof id === 'string' ? world.find('subscription', id)?.metadata : undefined
  const frozen = metadata === undefined ? draft : withMetadata(draft, metadata)
  const opened = openInvoice(world, frozen, customerOr404(world, draft.customer))
  world.emit('invoice.finalized', opened)
  return opened
}

function withMetadata(draft: Invoice, metadata: Record<string, string>): Invoice {
  const details = draft.parent?.subscription_details
  return details
    ? ({
        ...draft,
        parent: { ...draft.parent, subscription_details: { ...details, metadata } },
      } as Invoice)
    : draft
}

function lineFor(
  world: World,
  invoice: string,
  item: Subscription['items']['data'][number],
): InvoiceLine {
  const { price, quantity } = item
  const amount = price.unit_amount * quantity
  return {
    id: `il_${world.newToken(24)}`,
    object: 'line_item',
    amount,
    currency: price.currency,
    description: `${quantity} × ${world.find('product', price.product)?.name ?? price.product}`,
    discount_amounts: [],
    discountable: true,
    discounts: [],
    invoice,
    livemode: false,
    metadata: item.metadata,
    parent: {
      type: 'subscription_item_details',
      invoice_item_details: null,
      subscription_item_details: {
        invoice_item: null,
        proration: false,
        proration_details: null,
        subscription: item.subscription,
        subscription_item: item.id,
      },
    },
    period: { start: item.current_period_start, end: item.current_period_end },
    pretax_credit_amounts: [],
    pricing: {
      type: 'price_details',
      price_details: { price: price.id, product: price.product },
      unit_amount_decimal: price.unit_amount_decimal,
    } as unknown as InvoiceLine['pricing'],
    quantity,
    quantity_decimal: String(quantity),
    subtotal: amount,
    taxes: [],
  }
}
