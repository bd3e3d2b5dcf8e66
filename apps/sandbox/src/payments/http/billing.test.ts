import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest'
import { type Sandbox, startSandbox } from '../../start-sandbox.ts'
import { DEFAULT_BILLING } from '../core/subscriptions/billing-settings.ts'
import { BROWSER_KEY, callerOf } from './sandbox-caller.ts'

const HOUR = 3600
const DAY = 24 * HOUR
type Form = Record<string, string>

let sandbox: Sandbox
let server: ReturnType<typeof callerOf>
let browser: ReturnType<typeof callerOf>
beforeAll(async () => {
  sandbox = await startSandbox({ port: 0, smtpPort: 0, dataFolder: null, webhook: null })
  server = callerOf(sandbox)
  browser = callerOf(sandbox, BROWSER_KEY)
  await server.post('/v1/products', { id: 'standard', name: 'Standard' })
})
afterAll(() => sandbox.close())

const seconds = (date: string) => Date.parse(date) / 1000
const dayOf = (moment: number) => new Date(moment * 1000).toISOString().slice(0, 10)

/** A customer on a clock of their own, with what a test does to both. */
async function customerAt(date: string) {
  const { body: clock } = await server.post('/v1/test_helpers/test_clocks', {
    frozen_time: String(seconds(date)),
  })
  const { body: customer } = await server.post('/v1/customers', { test_clock: clock.id })
  return {
    id: customer.id as string,
    async goTo(later: string) {
      const path = `/v1/test_helpers/test_clocks/${clock.id}/advance`
      const moved = await server.post(path, { frozen_time: String(seconds(later)) })
      expect(moved.status).toBe(200)
    },
  }
}

function itemForm(interval: 'month' | 'year' = 'month', amount = 611, at = 0): Form {
  return {
    [`items[${at}][price_data][product]`]: 'standard',
    [`items[${at}][price_data][currency]`]: 'gbp',
    [`items[${at}][price_data][unit_amount]`]: String(amount),
    [`items[${at}][price_data][recurring][interval]`]: interval,
  }
}

async function attached(customer: string, token: string): Promise<string> {
  const { body } = await server.post(`/v1/payment_methods/${token}/attach`, { customer })
  return body.id
}

async function subscribe(customer: string, form: Form = {}) {
  const made = await server.post('/v1/subscriptions', { customer, ...itemForm(), ...form })
  expect(made.status).toBe(200)
  return made.body.id as string
}

const read = async (id: string) => (await server.get(`/v1/subscriptions/${id}`)).body
const invoiceOf = async (id: string) =>
  (await server.get(`/v1/invoices/${(await read(id)).latest_invoice}?expand[]=confirmation_secret`))
    .body
const invoicesOf = async (customer: string) =>
  (await server.get(`/v1/invoices?customer=${customer}&limit=100`)).body.data

async function confirmInBrowser(
  invoice: { confirmation_secret: { client_secret: string } },
  card: string,
) {
  const { client_secret: secret } = invoice.confirmation_secret
  const id = secret.split('_secret_')[0]
  return browser.post(`/v1/payment_intents/${id}/confirm`, {
    payment_method: card,
    client_secret: secret,
    return_url: 'http://localhost/back',
  })
}

describe('the first payment', () => {
  test('waits for the browser, then the card is stored for the next cycles', async () => {
    const { id: customer } = await customerAt('2027-01-31T10:00:00Z')
    const id = await subscribe(customer, { payment_behavior: 'default_incomplete' })
    expect((await read(id)).status).toBe('incomplete')
    const invoice = await invoiceOf(id)
    expect(invoice).toMatchObject({
      status: 'open',
      amount_due: 611,
      billing_reason: 'subscription_create',
    })
    expect((await confirmInBrowser(invoice, 'pm_card_visa')).status).toBe(200)
    const active = await read(id)
    expect(active.status).toBe('active')
    expect(active.default_payment_method).toMatch(/^pm_/)
    expect((await invoiceOf(id)).status).toBe('paid')
  })

  test('declined leaves it incomplete; after 23 hours it is expired and its invoice void', async () => {
    const { id: customer, goTo } = await customerAt('2027-01-31T10:00:00Z')
    const id = await subscribe(customer, { payment_behavior: 'default_incomplete' })
    const declined = await confirmInBrowser(await invoiceOf(id), 'pm_card_visa_chargeDeclined')
    expect(declined.status).toBe(402)
    expect((await read(id)).status).toBe('incomplete')
    await goTo('2027-02-01T08:59:00Z')
    expect((await read(id)).status).toBe('incomplete')
    await goTo('2027-02-01T09:01:00Z')
    expect((await read(id)).status).toBe('incomplete_expired')
    expect((await invoiceOf(id)).status).toBe('void')
  })

  test('of a card that is there already is taken at once, or nothing is made', async () => {
    const { id: customer } = await customerAt('2027-01-31T10:00:00Z')
    const card = await attached(customer, 'pm_card_visa')
    const id = await subscribe(customer, { default_payment_method: card })
    expect((await read(id)).status).toBe('active')
    const bad = await attached(customer, 'pm_card_chargeCustomerFail')
    const refused = await server.post('/v1/subscriptions', {
      customer,
      ...itemForm(),
      default_payment_method: bad,
      payment_behavior: 'error_if_incomplete',
    })
    expect(refused.status).toBe(402)
  })
})

describe('renewal', () => {
  test('on the 31st stays on that day where there is one, and is a draft for an hour', async () => {
    const { id: customer, goTo } = await customerAt('2027-01-31T10:00:00Z')
    const card = await attached(customer, 'pm_card_visa')
    const id = await subscribe(customer, { default_payment_method: card })
    await goTo('2027-02-28T10:30:00Z')
    expect(await invoiceOf(id)).toMatchObject({
      status: 'draft',
      billing_reason: 'subscription_cycle',
    })
    await goTo('2027-06-01T00:00:00Z')
    const paid = await invoicesOf(customer)
    expect(paid.map((each: { period_start: number }) => dayOf(each.period_start))).toEqual([
      '2027-05-31',
      '2027-04-30',
      '2027-03-31',
      '2027-02-28',
      '2027-01-31',
    ])
    expect(paid.every((each: { status: string }) => each.status === 'paid')).toBe(true)
  })

  test('of the 29th of February falls on the 28th until the next leap year', async () => {
    const { id: customer, goTo } = await customerAt('2028-02-29T10:00:00Z')
    const card = await attached(customer, 'pm_card_visa')
    await subscribe(customer, { default_payment_method: card, ...itemForm('year', 7_332) })
    await goTo('2032-03-01T00:00:00Z')
    const days = (await invoicesOf(customer)).map((each: { period_start: number }) =>
      dayOf(each.period_start),
    )
    expect(days).toEqual(['2032-02-29', '2031-02-28', '2030-02-28', '2029-02-28', '2028-02-29'])
  })

  test('that fails is tried 8 times more within 2 weeks, then given up; paying it brings it back', async () => {
    const { id: customer, goTo } = await customerAt('2027-01-10T10:00:00Z')
    const card = await attached(customer, 'pm_card_visa')
    const id = await subscribe(customer, { default_payment_method: card })
    const failing = await attached(customer, 'pm_card_chargeCustomerFail')
    await server.post(`/v1/subscriptions/${id}`, { default_payment_method: failing })
    await goTo('2027-02-10T11:30:00Z')
    expect((await read(id)).status).toBe('past_due')
    expect(await invoiceOf(id)).toMatchObject({ status: 'open', attempt_count: 1 })
    await goTo('2027-02-13T12:00:00Z')
    expect(await invoiceOf(id)).toMatchObject({ attempt_count: 3 })
    await goTo('2027-02-26T12:00:00Z')
    expect((await read(id)).status).toBe('unpaid')
    const given = await invoiceOf(id)
    expect(given).toMatchObject({ status: 'uncollectible', attempt_count: 9 })
    const paid = await server.post(`/v1/invoices/${given.id}/pay`, { payment_method: card })
    expect(paid.body.status).toBe('paid')
    expect((await read(id)).status).toBe('active')
  })

  test('that the bank wants to see someone for is past due', async () => {
    const { id: customer, goTo } = await customerAt('2027-01-10T10:00:00Z')
    const id = await subscribe(customer, {
      default_payment_method: await attached(customer, 'pm_card_visa'),
    })
    const asking = await attached(customer, 'pm_card_authenticationRequired')
    await server.post(`/v1/subscriptions/${id}`, { default_payment_method: asking })
    await goTo('2027-02-10T11:30:00Z')
    expect((await read(id)).status).toBe('past_due')
  })
})

/** A subscription on a clock of its own whose renewals fail. */
async function failing(start: string) {
  const { id: customer, goTo } = await customerAt(start)
  const card = await attached(customer, 'pm_card_visa')
  const id = await subscribe(customer, { default_payment_method: card })
  const bad = await attached(customer, 'pm_card_chargeCustomerFail')
  await server.post(`/v1/subscriptions/${id}`, { default_payment_method: bad })
  return { id, customer, card, goTo }
}

describe('what follows the last attempt is a setting of the account', () => {
  afterEach(() => sandbox.control.setBilling(DEFAULT_BILLING))

  test('the retries are the ones that were set', async () => {
    sandbox.control.setBilling({ retries: [3, 5, 7] })
    const { id, goTo } = await failing('2027-01-10T10:00:00Z')
    await goTo('2027-02-13T12:00:00Z')
    expect(await invoiceOf(id)).toMatchObject({ attempt_count: 2 })
    await goTo('2027-02-26T12:00:00Z')
    expect(await invoiceOf(id)).toMatchObject({ attempt_count: 4, status: 'uncollectible' })
  })

  test.each(['past_due', 'canceled', 'unpaid'] as const)(
    '%s, with the invoice left open',
    async (status) => {
      sandbox.control.setBilling({ afterRetries: { subscription: status, invoice: 'open' } })
      const { id, goTo } = await failing('2027-01-10T10:00:00Z')
      await goTo('2027-03-05T12:00:00Z')
      expect((await read(id)).status).toBe(status)
      expect(await invoiceOf(id)).toMatchObject({ status: 'open', next_payment_attempt: null })
    },
  )

  test('unpaid, each cycle leaves a draft, and only the newest invoice brings it back', async () => {
    const { id, customer, card, goTo } = await failing('2027-01-10T10:00:00Z')
    await goTo('2027-04-12T12:00:00Z')
    const [newest, older, given] = await invoicesOf(customer)
    expect([newest.status, older.status, given.status]).toEqual(['draft', 'draft', 'uncollectible'])
    await server.post(`/v1/invoices/${given.id}/pay`, { payment_method: card })
    expect((await read(id)).status).toBe('unpaid')
    await server.post(`/v1/invoices/${newest.id}/finalize`)
    await server.post(`/v1/invoices/${newest.id}/pay`, { payment_method: card })
    expect((await read(id)).status).toBe('active')
  })
})

describe('as strict and silent as the real service', () => {
  test('the secret of an invoice comes only when it is asked for, and never in an event', async () => {
    const { id: customer } = await customerAt('2027-01-31T10:00:00Z')
    const made = await server.post('/v1/subscriptions', {
      customer,
      ...itemForm(),
      'expand[0]': 'latest_invoice',
    })
    expect(made.body.latest_invoice.id).toMatch(/^in_/)
    expect(made.body.latest_invoice).not.toHaveProperty('confirmation_secret')
    const asked = await server.get(
      `/v1/subscriptions/${made.body.id}?expand[]=latest_invoice.confirmation_secret`,
    )
    expect(asked.body.latest_invoice.confirmation_secret.client_secret).toMatch(/^pi_/)
    const { body: events } = await server.get('/v1/events?limit=100')
    expect(JSON.stringify(events)).not.toContain('confirmation_secret')
    const odd = await server.get(`/v1/subscriptions/${made.body.id}?expand[]=nothing`)
    expect(odd.status).toBe(400)
  })

  test('a second currency of one customer is refused while a subscription runs', async () => {
    const { id: customer } = await customerAt('2027-01-31T10:00:00Z')
    const first = await subscribe(customer)
    const euros = { customer, ...itemForm(), 'items[0][price_data][currency]': 'eur' }
    const refused = await server.post('/v1/subscriptions', euros)
    expect(refused.body.error.message).toMatch(/cannot combine currencies/)
    await server.remove(`/v1/subscriptions/${first}`)
    expect((await server.post('/v1/subscriptions', euros)).status).toBe(200)
  })

  test('a draft has the metadata of its subscription until it is finalized', async () => {
    const { id: customer, goTo } = await customerAt('2027-01-10T10:00:00Z')
    const card = await attached(customer, 'pm_card_visa')
    const id = await subscribe(customer, {
      default_payment_method: card,
      'metadata[revision]': '1',
    })
    await goTo('2027-02-10T10:30:00Z')
    await server.post(`/v1/subscriptions/${id}`, { 'metadata[revision]': '2' })
    const revision = async () =>
      (await invoiceOf(id)).parent.subscription_details.metadata.revision as string
    expect(await revision()).toBe('1')
    await goTo('2027-02-10T11:30:00Z')
    expect(await revision()).toBe('2')
  })

  test('ended, it leaves its open invoice open', async () => {
    const { id: customer } = await customerAt('2027-01-31T10:00:00Z')
    const id = await subscribe(customer, { payment_behavior: 'default_incomplete' })
    await server.remove(`/v1/subscriptions/${id}`)
    expect(await invoiceOf(id)).toMatchObject({ status: 'open' })
  })

  test('a request that names no way to pay gets the ones of the account', async () => {
    const { id: customer } = await customerAt('2027-01-31T10:00:00Z')
    const typesOf = async (form: Form) => {
      const invoice = await invoiceOf(await subscribe(customer, form))
      const [intent] = invoice.confirmation_secret.client_secret.split('_secret_')
      return (await server.get(`/v1/payment_intents/${intent}`)).body.payment_method_types
    }
    expect(await typesOf({})).toContain('link')
    expect(await typesOf({ 'payment_settings[payment_method_types][0]': 'card' })).toEqual(['card'])
  })

  test('a request that was refused may be sent again, corrected, with the same key', async () => {
    const bad = await server.post('/v1/payment_intents', { amount: '1', currency: 'gbp' }, 'key-1')
    expect(bad.status).toBe(400)
    const good = await server.post(
      '/v1/payment_intents',
      { amount: '500', currency: 'gbp' },
      'key-1',
    )
    expect(good.status).toBe(200)
  })
})

describe('after the charge', () => {
  const paidBy = async (card: string) => {
    const form = { amount: '756', currency: 'gbp', confirm: 'true', payment_method: card }
    return (await server.post('/v1/payment_intents', form)).body
  }
  const typesAbout = async (id: string) =>
    (await server.get('/v1/events?limit=100')).body.data
      .filter((event: object) => JSON.stringify(event).includes(id))
      .map((event: { type: string }) => event.type)

  test('a dispute withdraws the money, and a lost one is final', async () => {
    const { latest_charge: charge } = await paidBy('pm_card_createDispute')
    const { body: disputes } = await server.get('/v1/disputes?limit=1')
    const [dispute] = disputes.data
    expect(dispute).toMatchObject({ charge, status: 'needs_response', amount: 756 })
    const lost = await server.post(`/v1/disputes/${dispute.id}/close`)
    expect(lost.body.status).toBe('lost')
    expect(await typesAbout(dispute.id)).toEqual([
      'charge.dispute.closed',
      'charge.dispute.funds_withdrawn',
      'charge.dispute.created',
    ])
  })

  test('a refund that fails later says so by itself, and the charge is refunded no more', async () => {
    const intent = await paidBy('pm_card_refundFail')
    const { body: refund } = await server.post('/v1/refunds', { payment_intent: intent.id })
    expect(refund.status).toBe('succeeded')
    sandbox.control.advanceClock(120)
    expect((await server.get(`/v1/refunds/${refund.id}`)).body.status).toBe('failed')
    expect((await server.get(`/v1/charges/${intent.latest_charge}`)).body.refunded).toBe(false)
    expect(await typesAbout(refund.id)).toContain('refund.failed')
  })

  test('an invoice may follow its payment late', async () => {
    const { id: customer } = await customerAt('2027-01-31T10:00:00Z')
    const id = await subscribe(customer, { payment_behavior: 'default_incomplete' })
    sandbox.control.setBilling({ invoicesWait: true })
    await confirmInBrowser(await invoiceOf(id), 'pm_card_visa')
    expect((await invoiceOf(id)).status).toBe('open')
    sandbox.control.releaseInvoices()
    sandbox.control.setBilling({ invoicesWait: false })
    expect((await invoiceOf(id)).status).toBe('paid')
  })
})

describe('a change', () => {
  test('of items costs from the next cycle on', async () => {
    const { id: customer, goTo } = await customerAt('2027-01-10T10:00:00Z')
    const card = await attached(customer, 'pm_card_visa')
    const id = await subscribe(customer, { default_payment_method: card })
    const [item] = (await read(id)).items.data
    const changed = await server.post(`/v1/subscriptions/${id}`, {
      'items[0][id]': item.id,
      'items[0][quantity]': '3',
      proration_behavior: 'none',
      'metadata[revision]': '2',
    })
    expect(changed.status).toBe(200)
    expect(await invoicesOf(customer)).toHaveLength(1)
    await goTo('2027-02-11T00:00:00Z')
    expect(await invoiceOf(id)).toMatchObject({
      amount_paid: 1_833,
      parent: { subscription_details: { metadata: { revision: '2' } } },
    })
  })

  test('to yearly begins when the running month ends', async () => {
    const { id: customer, goTo } = await customerAt('2027-01-10T10:00:00Z')
    const card = await attached(customer, 'pm_card_visa')
    const id = await subscribe(customer, { default_payment_method: card })
    const [item] = (await read(id)).items.data
    const { body } = await server.post(`/v1/subscriptions/${id}`, {
      'items[0][id]': item.id,
      'items[0][deleted]': 'true',
      ...itemForm('year', 7_332, 1),
      trial_end: String(item.current_period_end),
      proration_behavior: 'none',
    })
    expect(body.status).toBe('trialing')
    const [free] = await invoicesOf(customer)
    expect(free).toMatchObject({ billing_reason: 'subscription_update', total: 0, status: 'paid' })
    await goTo('2027-02-11T00:00:00Z')
    expect((await read(id)).status).toBe('active')
    const invoice = await invoiceOf(id)
    expect(invoice.amount_paid).toBe(7_332)
    expect([dayOf(invoice.period_start), dayOf(invoice.period_end)]).toEqual([
      '2027-02-10',
      '2028-02-10',
    ])
  })

  test('cancelled at the end of the cycle stays active until then, and may be resumed before', async () => {
    const { id: customer, goTo } = await customerAt('2027-01-10T10:00:00Z')
    const card = await attached(customer, 'pm_card_visa')
    const id = await subscribe(customer, { default_payment_method: card })
    const at = (value: string) =>
      server.post(`/v1/subscriptions/${id}`, { cancel_at_period_end: value })
    expect((await at('true')).body).toMatchObject({ status: 'active', cancel_at_period_end: true })
    expect((await at('false')).body).toMatchObject({ cancel_at: null })
    await at('true')
    await goTo('2027-02-10T09:59:00Z')
    expect((await read(id)).status).toBe('active')
    await goTo('2027-02-10T10:01:00Z')
    expect((await read(id)).status).toBe('canceled')
    expect(await invoicesOf(customer)).toHaveLength(1)
  })
})

test('the shared clock moves everyone who has none of their own', async () => {
  const { body: customer } = await server.post('/v1/customers')
  const card = await attached(customer.id, 'pm_card_visa')
  const id = await subscribe(customer.id, { default_payment_method: card })
  sandbox.control.advanceClock(70 * DAY)
  expect((await read(id)).status).toBe('active')
  expect(await invoicesOf(customer.id)).toHaveLength(3)
})

describe('a renewal whose endpoint does not acknowledge it', () => {
  const NOBODY = { url: 'http://127.0.0.1:9/', secret: 'whsec_of_nobody' }
  const statusOf = async (subscription: string) =>
    (await server.get(`/v1/invoices?subscription=${subscription}&limit=1`)).body.data[0].status

  async function renewing() {
    const customer = await customerAt('2026-01-10T12:00:00Z')
    const card = await attached(customer.id, 'pm_card_visa')
    const id = await subscribe(customer.id, { default_payment_method: card })
    const { latest_invoice: first } = await read(id)
    await server.post(`/v1/invoices/${first}/pay`, { payment_method: card })
    sandbox.control.setBilling({ waitsForEndpoints: true })
    sandbox.control.setWebhookTarget(NOBODY)
    await customer.goTo('2026-02-10T12:00:00Z')
    return { customer, id }
  }
  afterEach(() => {
    sandbox.control.setWebhookTarget(null)
    sandbox.control.setBilling({ waitsForEndpoints: false })
  })

  test('stays a draft for three days, and is charged then', async () => {
    const { customer, id } = await renewing()
    await customer.goTo('2026-02-13T11:59:00Z')
    expect(await statusOf(id)).toBe('draft')
    await customer.goTo('2026-02-13T12:00:00Z')
    expect(await statusOf(id)).toBe('paid')
  })

  test('is charged within the hour after it is acknowledged', async () => {
    const { customer, id } = await renewing()
    await customer.goTo('2026-02-11T12:00:00Z')
    expect(await statusOf(id)).toBe('draft')
    sandbox.control.setWebhookTarget(null)
    await expect.poll(() => sandbox.control.webhooksOpen()).toBe(0)
    await customer.goTo('2026-02-11T13:00:00Z')
    expect(await statusOf(id)).toBe('paid')
  })
})
