import { money } from '@understory/domain/quantity/money.ts'
import { describePaymentGateway } from '@understory/ports/payment-gateway.contract.ts'
import { differences } from '@understory/sandbox/payments/fixtures/accepted-differences.ts'
import type { Exchange } from '@understory/sandbox/payments/http/payments-app.ts'
import { parseForm } from '@understory/sandbox/payments/wire/form-params.ts'
import { type Sandbox, startSandbox } from '@understory/sandbox/start-sandbox.ts'
import Stripe from 'stripe'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { problemsOfRequest } from './problems-of-request.ts'
import { createStripeGateway } from './stripe-gateway.ts'

const LOCAL_KEY = 'sk_test_local_contract'
const PURCHASES = {
  reset: crypto.randomUUID(),
  error: crypto.randomUUID(),
  'lost-answer': crypto.randomUUID(),
  timeout: crypto.randomUUID(),
}
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

  test.each(['reset', 'error', 'lost-answer', 'timeout'] as const)(
    'a call that meets "%s" is made again and charges once',
    async (fault) => {
      const gateway = createStripeGateway({
        secretKey: LOCAL_KEY,
        webhookSecret: 'whsec_contract',
        endpoint: endpointOf(sandbox),
        clock: () => new Date(),
        timeoutMs: 400,
      })
      const customer = { name: 'Ada', email: 'ada@example.com', address: null }
      const { id: customerId } = await gateway.createCustomer(customer, `customer-${fault}`)
      sandbox.control.failAnswers({ method: 'POST', path: '/v1/payment_intents', fault })
      const since = new Date(Date.now() - 60_000)
      await gateway.startPayment(
        {
          purchaseId: PURCHASES[fault],
          customerId,
          money: money(500, 'EUR'),
          description: 'A tonne',
          receiptEmail: null,
          saveCard: false,
        },
        `purchase-${fault}`,
      )
      const made: string[] = []
      for await (const { purchaseId } of gateway.listPayments(since))
        if (purchaseId === PURCHASES[fault]) made.push(PURCHASES[fault])
      expect(made).toHaveLength(1)
    },
  )
})
