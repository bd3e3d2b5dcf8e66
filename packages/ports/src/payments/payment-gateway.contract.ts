import { money } from '@understory/domain/quantity/money.ts'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { GatewayUnderTest } from './gateway-under-test.ts'
import type { Decline, Payment } from './payment-gateway.ts'
import { describeStoredCards, type Start } from './stored-cards.contract.ts'
import { describeSubscriptions } from './subscription-gateway.contract.ts'

const DECLINING: readonly { card: string; decline: Decline }[] = [
  { card: 'pm_card_visa_chargeDeclined', decline: 'card-declined' },
  { card: 'pm_card_visa_chargeDeclinedInsufficientFunds', decline: 'insufficient-funds' },
  { card: 'pm_card_visa_chargeDeclinedLostCard', decline: 'lost-card' },
  { card: 'pm_card_visa_chargeDeclinedStolenCard', decline: 'stolen-card' },
  { card: 'pm_card_chargeDeclinedExpiredCard', decline: 'expired-card' },
  { card: 'pm_card_chargeDeclinedIncorrectCvc', decline: 'incorrect-cvc' },
  { card: 'pm_card_chargeDeclinedProcessingError', decline: 'processing-error' },
  { card: 'pm_card_radarBlock', decline: 'blocked-as-risky' },
]

const ADA = {
  name: 'Ada Hill',
  email: 'ada@example.com',
  address: {
    line1: '1 Fern Lane',
    line2: null,
    city: 'Bath',
    postcode: 'BA1 1AA',
    country: 'GB',
  },
}

/** The contract tests of every payment gateway, whichever provider is behind it. */
export function describePaymentGateway(name: string, open: () => Promise<GatewayUnderTest>): void {
  describe(`payment gateway: ${name}`, () => {
    let under: GatewayUnderTest

    beforeAll(async () => {
      under = await open()
    })
    afterAll(() => under.close())

    async function start(saveCard = false): Promise<Payment & { customerId: string }> {
      const { id: customerId } = await under.gateway.createCustomer(crypto.randomUUID())
      await under.gateway.updateCustomer(customerId, ADA)
      const purchaseId = crypto.randomUUID()
      const payment = await under.gateway.startPayment(
        {
          purchaseId,
          customerId,
          money: money(756, 'GBP'),
          description: 'Ten trees',
          receiptEmail: null,
          saveCard,
        },
        purchaseId,
      )
      return { ...payment, customerId }
    }

    describePaying(() => under, start)
    describeRefunds(() => under, start)
    describeDisputes(() => under, start)
    describeStarting(() => under, start)
    describeStoredCards(() => under, start)
    describeSubscriptions(() => under)
  })
}

function describePaying(under: () => GatewayUnderTest, start: Start): void {
  test('a payment starts without a card and remembers its purchase', async () => {
    const payment = await start()
    expect(payment).toMatchObject({
      purchaseId: expect.stringMatching(/^[0-9a-f-]{36}$/),
      money: { minor: 756, currency: 'GBP' },
      state: { status: 'awaiting-method', lastDecline: null },
    })
    expect(payment.clientSecret.startsWith(payment.id)).toBe(true)
  })

  test('a good card pays all of it, once and for good', async () => {
    const payment = await start()
    await under().confirm(payment, 'pm_card_visa')
    const paid = await under().gateway.findPayment(payment.id)
    expect(paid?.state).toMatchObject({
      status: 'succeeded',
      received: { minor: 756, currency: 'GBP' },
      card: { brand: 'Visa', last4: '4242' },
    })
    const kept = await under().gateway.cancelPayment(payment.id)
    expect(kept.state).toEqual(paid?.state)
  })

  test.each(DECLINING)('$card is declined as $decline and may be replaced', async (row) => {
    const payment = await start()
    await under().confirm(payment, row.card)
    const declined = await under().gateway.findPayment(payment.id)
    expect(declined?.state).toEqual({ status: 'awaiting-method', lastDecline: row.decline })
    await under().confirm(payment, 'pm_card_visa')
    const paid = await under().gateway.findPayment(payment.id)
    expect(paid?.state.status).toBe('succeeded')
  })

  test('a card that the bank wants to check waits for its holder', async () => {
    const payment = await start()
    await under().confirm(payment, 'pm_card_threeDSecure2Required')
    const waiting = await under().gateway.findPayment(payment.id)
    expect(waiting?.state).toEqual({ status: 'awaiting-authentication' })
  })
}

function describeRefunds(under: () => GatewayUnderTest, start: Start): void {
  test('a refund is reported with its payment, and whether it is a full one', async () => {
    const { gateway, confirm, refund } = under()
    const payment = await start()
    await confirm(payment, 'pm_card_visa')
    const flags = async () => {
      const found = []
      for await (const each of gateway.listRefunds(new Date(Date.now() - 60_000)))
        if (each.paymentId === payment.id) found.push(each.isWhole)
      return new Set(found)
    }
    expect(await flags()).toEqual(new Set())
    await refund(payment, 1)
    expect(await flags()).toEqual(new Set([false]))
    await refund(payment)
    expect(await flags()).toEqual(new Set([true]))
    const made = await gateway.refundsOfPayment(payment.id)
    expect(made.map(({ amount, hasFailed }) => [amount, hasFailed])).toEqual([
      [money(1, 'GBP'), false],
      [money(755, 'GBP'), false],
    ])
  })
}

function describeDisputes(under: () => GatewayUnderTest, start: Start): void {
  test('a payment is refunded once, however often it is requested', async () => {
    const { gateway, confirm } = under()
    const payment = await start()
    await confirm(payment, 'pm_card_visa')
    await gateway.refundPayment(payment.id, `${payment.id}-refund`)
    await gateway.refundPayment(payment.id, `${payment.id}-refund`)
    await gateway.refundPayment(payment.id, `${payment.id}-again`)
    const given = []
    for await (const each of gateway.listRefunds(new Date(Date.now() - 60_000)))
      if (each.paymentId === payment.id) given.push(each.isWhole)
    expect(given).toEqual([true])
  })

  test('a disputed payment is among the disputes, with the amount withdrawn', async () => {
    const { gateway, confirm } = under()
    const payment = await start()
    await confirm(payment, 'pm_card_createDispute')
    const found = []
    for await (const each of gateway.listDisputes(new Date(Date.now() - 60_000)))
      if (each.paymentId === payment.id) found.push(each)
    expect(found).toMatchObject([{ amount: { minor: 756, currency: 'GBP' }, outcome: 'open' }])
  })
}

function describeStarting(under: () => GatewayUnderTest, start: Start): void {
  test('a cancelled payment stays cancelled', async () => {
    const payment = await start()
    const cancel = () => under().gateway.cancelPayment(payment.id)
    expect((await cancel()).state).toEqual({ status: 'canceled' })
    expect((await cancel()).state).toEqual({ status: 'canceled' })
  })

  test('the same key gives the same payment, even when asked five times at once', async () => {
    const { customerId, purchaseId } = await start()
    const ask = () =>
      under().gateway.startPayment(
        {
          purchaseId: purchaseId ?? '',
          customerId,
          money: money(100, 'GBP'),
          description: 'Asked again',
          receiptEmail: null,
          saveCard: false,
        },
        `${purchaseId}-again`,
      )
    const answers = await Promise.all([ask(), ask(), ask(), ask(), ask()])
    expect(new Set(answers.map(({ id }) => id)).size).toBe(1)
  })

  test('an unknown payment is null', async () => {
    expect(await under().gateway.findPayment('pi_000000000000000000000000')).toBeNull()
  })

  test('recent payments are listed, the newest first', async () => {
    const since = new Date(Date.now() - 60_000)
    const older = await start()
    const newer = await start()
    const seen: string[] = []
    for await (const { id } of under().gateway.listPayments(since)) seen.push(id)
    expect(seen.indexOf(newer.id)).toBeGreaterThanOrEqual(0)
    expect(seen.indexOf(newer.id)).toBeLessThan(seen.indexOf(older.id))
  })
}
