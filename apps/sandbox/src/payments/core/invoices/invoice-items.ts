import type { ParamReader } from '../../wire/param-reader.ts'
import { invalidRequest, missingResource } from '../../wire/refusals.ts'
import { customerOr404, timeFor } from '../customers/customers.ts'
import type { Invoice, InvoiceItem, InvoiceLine } from '../kinds.ts'
import { refuseOtherCurrency } from '../one-currency.ts'
import { isEndedSubscription } from '../statuses.ts'
import { everyOne, ok, type SandboxAnswer, type World } from '../world.ts'

export function createInvoiceItem(world: World, params: ParamReader): SandboxAnswer {
  const customer = customerOr404(world, params.required('customer'))
  const invoice = params.text('invoice') ?? null
  const amount = params.requiredInteger('amount')
  const currency = params.required('currency').toLowerCase()
  const description = params.text('description') ?? null
  const metadata = params.metadata()
  const subscription = params.text('subscription') ?? null
  params.done()
  refuseEnded(world, subscription, customer.id)
  refuseOtherCurrency(world, customer.id, currency)
  const draft = invoice === null ? null : world.find('invoice', invoice)
  if (invoice !== null && draft?.customer !== customer.id)
    throw missingResource('invoice', invoice, 'invoice')
  if (draft !== null && draft.status !== 'draft')
    throw invalidRequest('invoice_not_editable', 'This invoice is no longer editable.', 'invoice')
  const date = timeFor(world, customer.id)
  const item: InvoiceItem = {
    id: `ii_${world.newToken(24)}`,
    object: 'invoiceitem',
    amount,
    currency,
    customer: customer.id,
    customer_account: null,
    date,
    description,
    discountable: true,
    discounts: [],
    invoice,
    livemode: false,
    metadata,
    net_amount: amount,
    parent: subscription === null ? null : ofSubscription(subscription),
    period: { start: date, end: date },
    pricing: null,
    proration: false,
    quantity: 1,
    quantity_decimal: '1',
    tax_rates: [],
    test_clock: customer.test_clock,
  }
  world.put('invoiceitem', item)
  return ok(item)
}

const ofSubscription = (subscription: string): InvoiceItem['parent'] => ({
  type: 'subscription_details',
  subscription_details: { subscription },
})

function refuseEnded(world: World, id: string | null, customer: string): void {
  if (id === null) return
  const subscription = world.find('subscription', id)
  if (subscription?.customer !== customer) throw missingResource('subscription', id, 'subscription')
  if (isEndedSubscription(subscription.status))
    throw invalidRequest('resource_missing', `No such subscription: '${id}'`, 'subscription')
}

/** Takes what waits for the next invoice of a subscription onto one, newest first, as its lines. */
export function takeItemsOf(
  world: World,
  subscription: string,
  invoice: Pick<Invoice, 'id' | 'customer' | 'currency'>,
): InvoiceLine[] {
  return takeItems(world, invoice, (item) => subscriptionOf(item) === subscription)
}

/** The same onto the invoice of a cycle, which also takes what waits for any invoice of its customer. */
export function takeItemsForCycle(
  world: World,
  subscription: string,
  invoice: Pick<Invoice, 'id' | 'customer' | 'currency'>,
): InvoiceLine[] {
  const isTaken = (item: InvoiceItem) => [subscription, null].includes(subscriptionOf(item))
  return takeItems(world, invoice, isTaken)
}

const subscriptionOf = ({ parent }: InvoiceItem) =>
  parent?.subscription_details?.subscription ?? null

function takeItems(
  world: World,
  { id, customer, currency }: Pick<Invoice, 'id' | 'customer' | 'currency'>,
  isTaken: (item: InvoiceItem) => boolean,
): InvoiceLine[] {
  const items = everyOne(world, 'invoiceitem', customer).filter(
    (item) => item.invoice === null && item.currency === currency && isTaken(item),
  )
  return items.map((item) => {
    world.put('invoiceitem', { ...item, invoice: id })
    return invoiceLineOf(world, item, id)
  })
}

/** The line an item becomes on its invoice. */
export function invoiceLineOf(world: World, item: InvoiceItem, invoice: string): InvoiceLine {
  return {
    id: `il_${world.newToken(24)}`,
    object: 'line_item',
    amount: item.amount,
    currency: item.currency,
    description: item.description,
    discount_amounts: [],
    discountable: true,
    discounts: [],
    invoice,
    livemode: false,
    metadata: item.metadata ?? {},
    parent: {
      type: 'invoice_item_details',
      invoice_item_details: {
        invoice_item: item.id,
        proration: false,
        proration_details: null,
        subscription: null,
      },
      subscription_item_details: null,
    },
    period: item.period,
    pretax_credit_amounts: [],
    pricing: null,
    quantity: 1,
    quantity_decimal: '1',
    subtotal: item.amount,
    taxes: [],
  }
}
