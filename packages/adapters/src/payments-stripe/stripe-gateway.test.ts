import { money } from '@understory/domain/quantity/money.ts'
import { describePaymentGateway } from '@understory/ports/payments/payment-gateway.contract.ts'
import type { PaymentGateway } from '@understory/ports/payments/payment-gateway.ts'
import { differences } from '@understory/sandbox/payments/fixtures/accepted-differences.ts'
import type { Exchange } from '@understory/sandbox/payments/http/payments-app.ts'
import { parseForm } from '@understory/sandbox/payments/wire/form-params.ts'
import { type Sandbox, startSandbox } from '@understory/sandbox/start-sandbox.ts'
import Stripe from 'stripe'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { problemsOfRequest } from './requests/problems-of-request.ts'
import { createStripeGateway } from './stripe-gateway.ts'

const LOCAL_KEY = 'sk_test_local_contract'
const realKey = process.env.STRIPE_TEST_SECRET_KEY

function sandboxSettings() {
  return { port: 0, smtpPort: 0, dataFolder: null, webhook: null }
}
const endpointOf = (sandbox: Sandbox) => ({
  protocol: 'http' as const,
  host: '127.0.0.1',
  port: sandbox.port,
})

/** Confirms with the secret key, taking a decline for an answer as a browser does. */
function confirmWith(stripe: Stripe) {
  return async (payment: { id: string }, cardToken: string) => {
    try {
      await stripe.paymentIntents.confirm(payment.id, {
        payment_method: cardToken,
        return_url: 'https://example.com/back',
      })
    } catch (error) {
      if (!(error instanceof Stripe.errors.StripeCardError)) throw error
    }
  }
}

function refundWith(stripe: Stripe) {
  return async ({ id }: { id: string }, amount?: number) => {
    await stripe.refunds.create({ payment_intent: id, ...(amount && { amount }) })
  }
}

const exchanges: Exchange[] = []

describePaymentGateway('the payments sandbox', async () => {
  const onExchange = (exchange: Exchange) => exchanges.push(exchange)
  const sandbox = await startSandbox({ ...sandboxSettings(), onExchange })
  const endpoint = endpointOf(sandbox)
  return {
    gateway: createStripeGateway({
      secretKey: LOCAL_KEY,
      webhookSecret: 'whsec_contract',
      endpoint,
      clock: () => new Date(),
    }),
    confirm: confirmWith(new Stripe(LOCAL_KEY, endpoint)),
    refund: refundWith(new Stripe(LOCAL_KEY, endpoint)),
    close: sandbox.close,
  }
})

describe('in all that was said with the sandbox', () => {
  const callsOf = (names: readonly Exchange[]) =>
    new Set(names.map(({ method, path }) => `${method} ${path.split('/')[2]}`))

  test('no request has a parameter that the SDK and its types do not know', () => {
    const problems = exchanges.flatMap(({ form, ...call }) =>
      problemsOfRequest({ ...call, params: parseForm(form) }),
    )
    expect(callsOf(exchanges).size).toBeGreaterThan(15)
    expect([...new Set(problems)]).toEqual([])
  })

  test('no answer has other members than the provider publishes', () => {
    const answers = exchanges.filter(({ status }) => status === 200)
    expect([...new Set(answers.flatMap(({ body }) => differences(JSON.parse(body))))]).toEqual([])
  })

  test('a subscription is paid by card alone, whatever else the account offers', () => {
    const types = exchanges
      .filter(({ status, method }) => status === 200 && method === 'GET')
      .map(({ body }) => JSON.parse(body))
      .filter(({ object }) => object === 'payment_intent')
      .map(({ payment_method_types }) => payment_method_types.join())
    expect(new Set(types)).toEqual(new Set(['card']))
  })
})

if (realKey !== undefined)
  describePaymentGateway("the provider's test mode", async () => ({
    gateway: createStripeGateway({
      secretKey: realKey,
      webhookSecret: 'whsec_contract',
      clock: () => new Date(),
    }),
    confirm: confirmWith(new Stripe(realKey)),
    refund: refundWith(new Stripe(realKey)),
    close: async () => undefined,
  }))

test('a provider that is down is distinguished from a fault of ours', async () => {
  const gateway = createStripeGateway({
    secretKey: LOCAL_KEY,
    webhookSecret: 'whsec_contract',
    endpoint: { protocol: 'http', host: '127.0.0.1', port: 1 },
    clock: () => new Date(),
    timeoutMs: 400,
  })
  const fault = await gateway.findPayment('pi_1').catch((thrown: unknown) => thrown)
  expect(gateway.isGatewayFault(fault)).toBe(true)
  expect(gateway.isGatewayFault(new Error('ours'))).toBe(false)
})

describe('when the line to the provider is bad', () => {
  let sandbox: Sandbox
  beforeAll(async () => {
    sandbox = await startSandbox(sandboxSettings())
  })
  afterAll(() => sandbox.close())

  const FAULTS = [
    'reset',
    'error',
    'late-error',
    'lost-answer',
    'timeout',
    'rate-limited',
    'locked',
  ] as const

  const KEPT_FAULTS = ['error', 'late-error', 'lost-answer'] as const

  function patient() {
    return createStripeGateway({
      secretKey: LOCAL_KEY,
      webhookSecret: 'whsec_contract',
      endpoint: endpointOf(sandbox),
      clock: () => new Date(),
      timeoutMs: 400,
    })
  }
  const meet = (fault: (typeof FAULTS)[number], path: string) =>
    sandbox.control.failAnswers({ method: 'POST', path, fault })
  async function customerOf(gateway: PaymentGateway) {
    const { id } = await gateway.createCustomer(crypto.randomUUID())
    return id
  }
  async function countOf(path: string): Promise<number> {
    const answer = await fetch(`${sandbox.url}/v1/${path}`, {
      headers: { authorization: `Bearer ${LOCAL_KEY}` },
    })
    return ((await answer.json()) as { data: unknown[] }).data.length
  }

  test.each(FAULTS)('a payment that meets "%s" is started, once', async (fault) => {
    const gateway = patient()
    const customerId = await customerOf(gateway)
    const purchaseId = crypto.randomUUID()
    meet(fault, '/v1/payment_intents')
    const payment = {
      purchaseId,
      customerId,
      money: money(500, 'EUR'),
      description: 'A tonne',
      receiptEmail: null,
      saveCard: false,
    }
    const first = await gateway.startPayment(payment, `purchase:${purchaseId}`)
    const again = await gateway.startPayment(payment, `purchase:${purchaseId}`)
    expect(again.id).toBe(first.id)
    expect(await countOf(`payment_intents?customer=${customerId}`)).toBe(1)
  })

  test.each(KEPT_FAULTS)('a customer whose creation meets "%s" is there, once', async (fault) => {
    const gateway = patient()
    const accountId = crypto.randomUUID()
    meet(fault, '/v1/customers')
    const before = await countOf('customers?limit=100')
    const { id } = await gateway.createCustomer(accountId)
    expect(await gateway.createCustomer(accountId)).toEqual({ id })
    expect(await countOf('customers?limit=100')).toBe(before + 1)
  })

  test.each(KEPT_FAULTS)(
    'a plan whose beginning and change meet "%s" is one plan',
    async (fault) => {
      const gateway = patient()
      const customerId = await customerOf(gateway)
      const subscriptionId = crypto.randomUUID()
      const lines = [{ plan: 'lite', name: 'Lite', count: 1, amount: money(500, 'GBP') }]
      const plan = { subscriptionId, revision: 1, interval: 'month', lines } as const
      const asked = { ...plan, customerId, description: 'A plan' }
      meet(fault, '/v1/subscriptions')
      const started = await gateway.startSubscription(asked, `subscription:${subscriptionId}`)
      expect(started.invoice).toMatchObject({
        total: { minor: 500 },
        clientSecret: expect.any(String),
      })
      meet(fault, `/v1/subscriptions/${started.subscription.id}`)
      const key = `subscription:${subscriptionId}:2`
      const two = { ...plan, revision: 2, lines: lines.map((line) => ({ ...line, count: 2 })) }
      const changed = await gateway.changePlan(started.subscription.id, two, key)
      expect(changed).toMatchObject({ id: started.subscription.id, revision: 2 })
      expect(await countOf(`subscriptions?customer=${customerId}&status=all`)).toBe(1)
    },
  )

  test('a plan that is asked for again after its key was forgotten is the same plan', async () => {
    const gateway = patient()
    const subscriptionId = crypto.randomUUID()
    const lines = [{ plan: 'lite', name: 'Lite', count: 1, amount: money(500, 'GBP') }]
    const asked = {
      ...{ subscriptionId, revision: 1, interval: 'month' as const, lines },
      customerId: await customerOf(gateway),
      description: 'A plan',
    }
    const first = await gateway.startSubscription(asked, `subscription:${subscriptionId}`)
    sandbox.control.advanceClock(25 * 3_600)
    const again = await gateway.startSubscription(asked, `subscription:${subscriptionId}`)
    expect(again.subscription.id).toBe(first.subscription.id)
  })

  test.each(KEPT_FAULTS)('what was used, whose bill meets "%s", is charged once', async (fault) => {
    const gateway = patient()
    const customerId = await customerOf(gateway)
    const token = '/v1/payment_methods/pm_card_visa/attach'
    const answer = await fetch(`${sandbox.url}${token}`, {
      method: 'POST',
      headers: { authorization: `Bearer ${LOCAL_KEY}` },
      body: new URLSearchParams({ customer: customerId }),
    })
    const { id: cardId } = (await answer.json()) as { id: string }
    const subscriptionId = crypto.randomUUID()
    meet(fault, '/v1/subscriptions')
    const plan = await gateway.startUsagePlan(
      {
        subscriptionId,
        revision: 1,
        customerId,
        cardId,
        currency: 'GBP',
        plan: 'stores',
        name: 'Stores',
        description: 'Stores',
      },
      `subscription:${subscriptionId}:${cardId}`,
    )
    const usage = {
      usageId: crypto.randomUUID(),
      customerId,
      lines: [{ id: crypto.randomUUID(), money: money(500, 'GBP'), text: 'A month' }],
      since: new Date(Date.now() - 60_000),
    }
    meet(fault, '/v1/invoiceitems')
    meet(fault, '/v1/invoices')
    const invoice = await gateway.invoiceUsage(plan.id, usage)
    expect(invoice).toMatchObject({ usageId: usage.usageId, total: { minor: 500 } })
    expect((await gateway.invoiceUsage(plan.id, usage)).id).toBe(invoice.id)
    expect(await countOf(`invoiceitems?customer=${customerId}`)).toBe(1)
  })

  test.each(KEPT_FAULTS)('a refund that meets "%s" is made, once', async (fault) => {
    const gateway = patient()
    const purchaseId = crypto.randomUUID()
    const payment = await gateway.startPayment(
      {
        purchaseId,
        customerId: await customerOf(gateway),
        money: money(500, 'GBP'),
        description: 'Trees',
        receiptEmail: null,
        saveCard: false,
      },
      `purchase:${purchaseId}`,
    )
    await confirmWith(new Stripe(LOCAL_KEY, endpointOf(sandbox)))(payment, 'pm_card_visa')
    meet(fault, '/v1/refunds')
    await gateway.refundPayment(payment.id, `refund:${payment.id}`)
    expect(await gateway.refundsOfPayment(payment.id)).toHaveLength(1)
  })
})
