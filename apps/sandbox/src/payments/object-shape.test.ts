import { afterAll, beforeAll, expect, test } from 'vitest'
import { type Sandbox, startSandbox } from '../start-sandbox.ts'
import { differences, PUBLISHED_KINDS } from './fixtures/accepted-differences.ts'
import fixtures from './fixtures/fixtures3.json' with { type: 'json' }
import { callerOf, cardForm, intentForm } from './http/sandbox-caller.ts'

type Json = Record<string, unknown>

let sandbox: Sandbox
const made: Record<string, Json> = {}

beforeAll(async () => {
  sandbox = await startSandbox({ port: 0, smtpPort: 0, dataFolder: null, webhook: null })
  const { get, post } = callerOf(sandbox)
  const customer = (await post('/v1/customers', { name: 'Ada', email: 'a@example.com' })).body
  const owned = { customer: customer.id }
  made.customer = customer
  made.tax_id = (
    await post(`/v1/customers/${customer.id}/tax_ids`, { type: 'gb_vat', value: 'GB123456789' })
  ).body
  made.payment_method = (await post('/v1/payment_methods', cardForm('4242424242424242'))).body
  const paid = { ...intentForm(owned), confirm: 'true', payment_method: 'pm_card_visa' }
  made.payment_intent = (await post('/v1/payment_intents', paid)).body
  made.setup_intent = (await post('/v1/setup_intents', owned)).body
  made.charge = (await get(`/v1/charges/${made.payment_intent?.latest_charge}`)).body
  made.refund = (
    await post('/v1/refunds', { payment_intent: String(made.payment_intent?.id) })
  ).body
  const draft = (await post('/v1/invoices', owned)).body
  made.invoiceitem = (
    await post('/v1/invoiceitems', { ...owned, invoice: draft.id, amount: '500', currency: 'gbp' })
  ).body
  made.invoice = (await post(`/v1/invoices/${draft.id}/finalize`)).body
  const { body: disputed } = await post('/v1/payment_intents', {
    ...paid,
    payment_method: 'pm_card_createDispute',
  })
  made.dispute = (await get('/v1/disputes?limit=1')).body.data[0]
  expect(made.dispute?.charge).toBe(disputed.latest_charge)
  made.event = (await get('/v1/events?limit=1')).body.data[0]
  made.webhook_endpoint = (await post('/v1/webhook_endpoints', { url: 'http://127.0.0.1:9/' })).body
  made.product = (await post('/v1/products', { name: 'Standard' })).body
  const price = {
    'items[0][price_data][product]': String(made.product?.id),
    'items[0][price_data][currency]': 'gbp',
    'items[0][price_data][unit_amount]': '611',
    'items[0][price_data][recurring][interval]': 'month',
  }
  made.subscription = (await post('/v1/subscriptions', { ...owned, ...price })).body
  made.subscription_item = (made.subscription as { items: { data: Json[] } }).items.data[0] ?? {}
  const { latest_invoice: first } = made.subscription as { latest_invoice: string }
  const { body: withSecret } = await get(`/v1/invoices/${first}?expand[]=confirmation_secret`)
  const [intent] = withSecret.confirmation_secret.client_secret.split('_secret_')
  const paying = `payment[type]=payment_intent&payment[payment_intent]=${intent}`
  made.invoice_payment = (await get(`/v1/invoice_payments?${paying}`)).body.data[0]
  made.price = made.subscription_item.price as Json
  made['test_helpers.test_clock'] = (
    await post('/v1/test_helpers/test_clocks', { frozen_time: '1800000000' })
  ).body
})
afterAll(() => sandbox.close())

test.each(PUBLISHED_KINDS)('%s has the members the provider publishes', (kind) => {
  const object = made[kind] ?? {}
  expect(object.object).toBe(kind)
  expect(differences(object)).toEqual([])
})

test('a line of an invoice has only members the provider publishes', () => {
  const lineIn = (invoice: Json | undefined) =>
    (invoice?.lines as { data: Json[] } | undefined)?.data[0] ?? {}
  const known = Object.keys(lineIn(fixtures.invoice as unknown as Json))
  expect(Object.keys(lineIn(made.invoice)).filter((member) => !known.includes(member))).toEqual([])
})
