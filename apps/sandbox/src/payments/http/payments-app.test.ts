import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { type Sandbox, startSandbox } from '../../start-sandbox.ts'
import { BROWSER_KEY, callerOf, cardForm, intentForm } from './sandbox-caller.ts'

let sandbox: Sandbox
let server: ReturnType<typeof callerOf>
let browser: ReturnType<typeof callerOf>

beforeAll(async () => {
  sandbox = await startSandbox({ port: 0, smtpPort: 0, dataFolder: null, webhook: null })
  server = callerOf(sandbox)
  browser = callerOf(sandbox, BROWSER_KEY)
})
afterAll(() => sandbox.close())

const badIntents: readonly { form: Record<string, string>; code: string; param: string }[] = [
  { form: { currency: 'gbp' }, code: 'parameter_missing', param: 'amount' },
  { form: { amount: '', currency: 'gbp' }, code: 'parameter_invalid_empty', param: 'amount' },
  {
    form: { amount: '1.5', currency: 'gbp' },
    code: 'parameter_invalid_integer',
    param: 'amount',
  },
  { form: { amount: '29', currency: 'gbp' }, code: 'amount_too_small', param: 'amount' },
  { form: { amount: '49', currency: 'eur' }, code: 'amount_too_small', param: 'amount' },
  { form: { amount: '99', currency: 'gbp', odd: '1' }, code: 'parameter_unknown', param: 'odd' },
  {
    form: { amount: '99', currency: 'gbp', customer: 'cus_no' },
    code: 'resource_missing',
    param: 'customer',
  },
]

describe('every refusal carries the error envelope', () => {
  test.each([
    { path: '/v1/customers/cus_no', status: 404, code: 'resource_missing' },
    { path: '/v1/payment_intents/pi_no', status: 404, code: 'resource_missing' },
    { path: '/v1/nowhere', status: 404, code: undefined },
    { path: '/v1/events?limit=0', status: 400, code: 'parameter_invalid_integer' },
    { path: '/v1/customers?surprise=1', status: 400, code: 'parameter_unknown' },
  ])('GET $path is $status', async ({ path, status, code }) => {
    const answer = await server.get(path)
    expect(answer.status).toBe(status)
    expect(answer.body.error.type).toBe('invalid_request_error')
    expect(answer.body.error.code).toBe(code)
    expect(answer.headers.get('request-id')).toMatch(/^req_/)
  })

  test.each(badIntents)(
    'an intent with $form is refused as $code',
    async ({ form, code, param }) => {
      const { body } = await server.post('/v1/payment_intents', form)
      expect(body.error).toMatchObject({ code, param })
    },
  )
})

describe('which cards get in', () => {
  test.each([
    {
      rule: 'a number that fails its check digit',
      form: cardForm('4242424242424241'),
      code: 'incorrect_number',
    },
    { rule: 'a real-looking card', form: cardForm('4111111111111111'), code: 'card_declined' },
    {
      rule: 'a card that ran out',
      form: cardForm('4242424242424242', { 'card[exp_year]': '2020' }),
      code: 'invalid_expiry_year',
    },
    {
      rule: 'a thirteenth month',
      form: cardForm('4242424242424242', { 'card[exp_month]': '13' }),
      code: 'invalid_expiry_month',
    },
    {
      rule: 'a code of two digits',
      form: cardForm('4242424242424242', { 'card[cvc]': '12' }),
      code: 'invalid_cvc',
    },
  ])('$rule is refused', async ({ form, code }) => {
    const { status, body } = await browser.post('/v1/payment_methods', form)
    expect(status).toBe(402)
    expect(body.error).toMatchObject({ type: 'card_error', code })
  })

  test('the number of a card is stored nowhere', async () => {
    const { body } = await browser.post('/v1/payment_methods', cardForm('5555555555554444'))
    expect(body.card).toMatchObject({ brand: 'mastercard', last4: '4444' })
    expect(JSON.stringify(body)).not.toContain('5555555555554444')
  })
})

describe('what a browser may do', () => {
  test.each(['sk_live_x', 'sk_test_other', 'pk_live_x', ''])(
    'the key "%s" is refused',
    async (key) => {
      const { status } = await callerOf(sandbox, key).get('/v1/customers')
      expect(status).toBe(401)
    },
  )

  test('the publishable key reads no customers and starts no payments', async () => {
    expect((await browser.get('/v1/customers')).status).toBe(403)
    expect((await browser.post('/v1/payment_intents', intentForm())).status).toBe(403)
  })

  test('an intent opens only to its own client secret, and shows nothing of ours', async () => {
    const mine = (await server.post('/v1/payment_intents', intentForm({ 'metadata[a]': 'b' }))).body
    const other = (await server.post('/v1/payment_intents', intentForm())).body
    const read = (secret: string) =>
      browser.get(`/v1/payment_intents/${mine.id}?client_secret=${secret}`)
    expect((await read(other.client_secret)).status).toBe(404)
    const shown = await read(mine.client_secret)
    expect(shown.body.id).toBe(mine.id)
    expect(shown.body.metadata).toBeUndefined()
    expect(shown.headers.get('access-control-allow-origin')).toBe('*')
  })

  test('a return address that is no web address is refused', async () => {
    const { body: intent } = await server.post('/v1/payment_intents', intentForm())
    const { body } = await browser.post(`/v1/payment_intents/${intent.id}/confirm`, {
      client_secret: intent.client_secret,
      payment_method: 'pm_card_authenticationRequired',
      return_url: 'javascript:alert(1)',
    })
    expect(body.error.code).toBe('url_invalid')
  })
})

describe('a key makes a request happen once', () => {
  test('twenty at once make one intent', async () => {
    const answers = await Promise.all(
      Array.from({ length: 20 }, () => server.post('/v1/payment_intents', intentForm(), 'once')),
    )
    const done = answers.filter(({ status }) => status === 200)
    const refused = answers.filter(({ status }) => status !== 200)
    expect(new Set(done.map(({ body }) => body.id)).size).toBe(1)
    for (const { status, body } of refused)
      expect([status, body.error.code]).toEqual([409, 'idempotency_key_in_use'])
  })

  test('another request under the same key is refused', async () => {
    await server.post('/v1/payment_intents', intentForm(), 'taken')
    const { status, body } = await server.post(
      '/v1/payment_intents',
      intentForm({ amount: '999' }),
      'taken',
    )
    expect(status).toBe(400)
    expect(body.error.type).toBe('idempotency_error')
  })

  test('a decline is replayed and not charged again', async () => {
    const { body: intent } = await server.post('/v1/payment_intents', intentForm())
    const confirm = () =>
      server.post(
        `/v1/payment_intents/${intent.id}/confirm`,
        { payment_method: 'pm_card_visa_chargeDeclined' },
        `d-${intent.id}`,
      )
    const first = await confirm()
    const second = await confirm()
    expect(first.status).toBe(402)
    expect(second.body).toEqual(first.body)
    expect(second.headers.get('idempotent-replayed')).toBe('true')
  })
})

test('pages of a list join without a gap or a repeat', async () => {
  for (let n = 0; n < 7; n += 1) await server.post('/v1/customers', { name: `Page ${n}` })
  const seen: string[] = []
  let after = ''
  for (;;) {
    const { body } = await server.get(`/v1/customers?limit=3${after}`)
    seen.push(...body.data.map(({ id }: { id: string }) => id))
    if (!body.has_more) break
    after = `&starting_after=${seen.at(-1)}`
  }
  expect(seen.length).toBeGreaterThanOrEqual(7)
  expect(new Set(seen).size).toBe(seen.length)
})

test('an invoice is drafted, finalised, paid, and then closed for good', async () => {
  const { body: customer } = await server.post('/v1/customers', { name: 'Ada' })
  const { body: draft } = await server.post('/v1/invoices', {
    customer: customer.id,
    currency: 'gbp',
  })
  await server.post('/v1/invoiceitems', {
    customer: customer.id,
    invoice: draft.id,
    amount: '1200',
    currency: 'gbp',
  })
  const { body: open } = await server.post(`/v1/invoices/${draft.id}/finalize`)
  expect(open).toMatchObject({
    status: 'open',
    amount_due: 1200,
    lines: { data: [{ amount: 1200 }] },
  })
  const declined = await server.post(`/v1/invoices/${draft.id}/pay`, {
    payment_method: 'pm_card_visa_chargeDeclined',
  })
  expect(declined.status).toBe(402)
  const { body: paid } = await server.post(`/v1/invoices/${draft.id}/pay`, {
    payment_method: 'pm_card_visa',
  })
  expect(paid).toMatchObject({ status: 'paid', amount_paid: 1200, amount_remaining: 0 })
  const { body: late } = await server.post(`/v1/invoices/${draft.id}/void`)
  expect(late.error.code).toBe('invoice_not_editable')
})

test('events are listed by their type', async () => {
  await server.post('/v1/customers', { name: 'Ada' })
  await server.post('/v1/payment_intents', intentForm())
  const { body } = await server.get('/v1/events?type=customer.created&limit=100')
  const types = body.data.map(({ type }: { type: string }) => type)
  expect(new Set(types)).toEqual(new Set(['customer.created']))
})

test('a card is set up after its challenge, and can then be charged off-session', async () => {
  const { body: customer } = await server.post('/v1/customers', { name: 'Ada' })
  const owned = { customer: String(customer.id) }
  const { body: setup } = await server.post('/v1/setup_intents', owned)
  const { body: asked } = await server.post(`/v1/setup_intents/${setup.id}/confirm`, {
    payment_method: 'pm_card_authenticationRequiredOnSetup',
    return_url: 'http://localhost/cards',
  })
  expect(asked.status).toBe('requires_action')
  const back = await fetch(asked.next_action.redirect_to_url.url, {
    method: 'POST',
    body: new URLSearchParams({ outcome: 'complete' }),
    redirect: 'manual',
  })
  expect(back.headers.get('location')).toContain(`setup_intent=${setup.id}`)
  const { body: done } = await server.get(`/v1/setup_intents/${setup.id}`)
  expect(done.status).toBe('succeeded')
  const { body: paid } = await server.post('/v1/payment_intents', {
    ...intentForm(owned),
    payment_method: done.payment_method,
    confirm: 'true',
    off_session: 'true',
  })
  expect(paid.status).toBe('succeeded')
})

test.each(['pm_card_authenticationRequired', 'pm_card_authenticationRequiredOnSetup'])(
  '%s cannot pay with nobody there',
  async (card) => {
    const { status, body } = await server.post('/v1/payment_intents', {
      ...intentForm(),
      payment_method: card,
      confirm: 'true',
      off_session: 'true',
    })
    expect([status, body.error.code]).toEqual([402, 'authentication_required'])
  },
)

test.each([
  { value: 'DE000000000', verdict: 'verified' },
  { value: 'DE111111111', verdict: 'unverified' },
  { value: 'DE222222222', verdict: 'pending' },
])('the European VAT number $value is pending, and then $verdict', async ({ value, verdict }) => {
  const { body: customer } = await server.post('/v1/customers', { name: 'Ada' })
  const path = `/v1/customers/${customer.id}/tax_ids`
  const { body } = await server.post(path, { type: 'eu_vat', value })
  expect(body).toMatchObject({ country: 'DE', verification: { status: 'pending' } })
  const { body: checked } = await server.get(`${path}/${body.id}`)
  expect(checked.verification.status).toBe(verdict)
  const { body: refused } = await server.post(path, { type: 'eu_vat', value: 'DE12' })
  expect(refused.error.code).toBe('tax_id_invalid')
})
