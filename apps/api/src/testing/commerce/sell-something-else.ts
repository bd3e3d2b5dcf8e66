import type { TestApi } from '../start-test-api.ts'
import { atProvider } from './at-provider.ts'

type SellSomethingElseApi = { readonly sandbox: Pick<TestApi['sandbox'], 'url'> }

/**
 * What another product sells from the same account of the provider: one object of every kind, in a
 * currency that we price nothing in. Some carry our metadata keys: another copy of ours may sell there too.
 */
export async function sellSomethingElse(
  api: SellSomethingElseApi,
  currency: string,
): Promise<void> {
  const post = (path: string, form: Record<string, string>) => atProvider(api, path, form)
  const { id: customer } = await post('customers', { email: 'them@other.example', name: 'Other' })
  await post(`customers/${customer}/tax_ids`, { type: 'eu_vat', value: 'DE123456789' })
  await post('setup_intents', { customer })
  const sell = { amount: '1900', currency, customer, confirm: 'true', return_url: 'https://o.test' }
  const metadata = { 'metadata[purchase_id]': crypto.randomUUID() }
  const sold = await post('payment_intents', { ...sell, payment_method: 'pm_card_visa' })
  await post('refunds', { payment_intent: sold.id, amount: '500' })
  await post('refunds', { payment_intent: sold.id })
  await post('payment_intents', { ...sell, ...metadata, payment_method: 'pm_card_createDispute' })
  const { id: abandoned } = await post('payment_intents', { amount: '1900', currency, customer })
  await post(`payment_intents/${abandoned}/cancel`, {})
  const { id: product } = await post('products', { name: 'Something else' })
  await subscribeTo(api, { customer, currency, product, metadata: { 'metadata[plan]': 'gold' } })
  await subscribeTo(api, {
    customer,
    currency,
    product,
    metadata: { 'metadata[subscription_id]': crypto.randomUUID(), 'metadata[revision]': '1' },
  })
  await post('invoiceitems', { customer, currency, amount: '250' })
  const { id: invoice } = await post('invoices', {
    customer,
    pending_invoice_items_behavior: 'include',
  })
  await post(`invoices/${invoice}/finalize`, {})
  await post(`invoices/${invoice}/void`, {})
}

async function subscribeTo(
  api: SellSomethingElseApi,
  of: { customer: string; currency: string; product: string; metadata: Record<string, string> },
): Promise<void> {
  const made = await atProvider(api, 'subscriptions', {
    customer: of.customer,
    'items[0][price_data][product]': of.product,
    'items[0][price_data][currency]': of.currency,
    'items[0][price_data][unit_amount]': '990',
    'items[0][price_data][recurring][interval]': 'month',
    ...of.metadata,
  })
  const pay = { payment_method: 'pm_card_visa', 'expand[0]': 'payments' }
  const { payments } = await atProvider(api, `invoices/${made.latest_invoice}/pay`, pay)
  await atProvider(api, 'refunds', { payment_intent: payments.data[0].payment.payment_intent })
  await atProvider(api, `subscriptions/${made.id}`, { cancel_at_period_end: 'true' })
}
