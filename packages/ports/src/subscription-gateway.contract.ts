import { money } from '@understory/domain/quantity/money.ts'
import { expect, test } from 'vitest'
import type { GatewayUnderTest } from './gateway-under-test.ts'
import type { GatewayPlan, SubscriptionGateway } from './subscription-gateway.ts'

const fresh = () => `contract-${crypto.randomUUID()}`
const STANDARD = {
  plan: 'individual_standard',
  name: 'Standard',
  count: 1,
  unit: money(611, 'GBP'),
} as const
const LITE = { plan: 'individual_lite', name: 'Lite', count: 2, unit: money(306, 'GBP') } as const

type Started = Awaited<ReturnType<SubscriptionGateway['startSubscription']>>

/** The rules of recurring payments, whoever is behind the gateway. */
export function describeSubscriptions(under: () => GatewayUnderTest): void {
  async function start(): Promise<Started & { plan: GatewayPlan }> {
    const { gateway } = under()
    const ada = { name: 'Ada Hill', email: 'ada@example.com', address: null }
    const { id: customerId } = await gateway.createCustomer(ada, fresh())
    const subscriptionId = fresh()
    const plan = { subscriptionId, revision: 1, interval: 'month', lines: [STANDARD] } as const
    const asked = { ...plan, customerId, description: 'Understory personal subscription' }
    const started = await gateway.startSubscription(asked, subscriptionId)
    return { ...started, plan }
  }

  async function pay({ invoice }: Started, card: string): Promise<void> {
    const { gateway, confirm } = under()
    const payment = await gateway.findPayment(invoice.paymentId ?? '')
    if (!payment) throw new Error(`no payment ${invoice.paymentId}`)
    await confirm(payment, card)
  }

  test('a subscription waits for its first payment and remembers whose it is', async () => {
    const { subscription, invoice, plan } = await start()
    expect(subscription).toMatchObject({
      subscriptionId: plan.subscriptionId,
      revision: 1,
      state: 'incomplete',
      endsWithPeriod: false,
    })
    expect(invoice).toMatchObject({
      bills: { subscriptionId: plan.subscriptionId, revision: 1 },
      status: 'open',
      total: { minor: 611, currency: 'GBP' },
    })
    expect(invoice.clientSecret?.startsWith(invoice.paymentId ?? '-')).toBe(true)
    expect(invoice.period).toEqual(subscription.period)
  })

  test('paid, it is active, its invoice is paid, and the card is kept', async () => {
    const { gateway } = under()
    const started = await start()
    await pay(started, 'pm_card_visa')
    const subscription = await gateway.findSubscription(started.subscription.id)
    expect(subscription).toMatchObject({ state: 'active', cardId: expect.stringMatching(/^pm_/) })
    const invoice = await gateway.findInvoice(started.invoice.id)
    expect(invoice).toMatchObject({ status: 'paid', paidAt: expect.any(Date) })
    const ofPayment = await gateway.findInvoiceOfPayment(started.invoice.paymentId ?? '')
    expect(ofPayment).toMatchObject({ id: started.invoice.id, bills: invoice?.bills })
  })

  test('declined, it waits on', async () => {
    const started = await start()
    await pay(started, 'pm_card_visa_chargeDeclined')
    const subscription = await under().gateway.findSubscription(started.subscription.id)
    expect(subscription?.state).toBe('incomplete')
  })

  test('a change of plan costs nothing now and carries the next revision', async () => {
    const { gateway } = under()
    const started = await start()
    await pay(started, 'pm_card_visa')
    const plan = { ...started.plan, revision: 2, lines: [STANDARD, LITE] }
    const changed = await gateway.changePlan(started.subscription.id, plan, fresh())
    expect(changed).toMatchObject({ state: 'active', revision: 2 })
    expect(changed.period).toEqual(started.subscription.period)
    const invoices = []
    for await (const invoice of gateway.listInvoices(started.subscription.id))
      invoices.push(invoice)
    expect(invoices.map(({ id }) => id)).toEqual([started.invoice.id])
  })

  test('another interval begins when the running cycle ends', async () => {
    const { gateway } = under()
    const started = await start()
    await pay(started, 'pm_card_visa')
    const yearly = { ...STANDARD, unit: money(7_332, 'GBP') }
    const plan = { ...started.plan, revision: 2, interval: 'year', lines: [yearly] } as const
    const changed = await gateway.changePlan(started.subscription.id, plan, fresh())
    expect(changed).toMatchObject({ state: 'active', revision: 2 })
  })

  test('cancelled with its cycle it stays active, and can be resumed; ended it is over', async () => {
    const { gateway } = under()
    const started = await start()
    await pay(started, 'pm_card_visa')
    const { id } = started.subscription
    expect(await gateway.setEndsWithPeriod(id, true)).toMatchObject({
      state: 'active',
      endsWithPeriod: true,
    })
    expect((await gateway.setEndsWithPeriod(id, false)).endsWithPeriod).toBe(false)
    await gateway.endSubscription(id)
    await gateway.endSubscription(id)
    expect((await gateway.findSubscription(id))?.state).toBe('canceled')
  })

  test('one that is unknown is null, and those of late are listed', async () => {
    const { gateway } = under()
    const { subscription } = await start()
    expect(await gateway.findSubscription('sub_of_nobody')).toBeNull()
    expect(await gateway.findInvoice('in_of_nobody')).toBeNull()
    const found = []
    for await (const each of gateway.listSubscriptions(new Date(Date.now() - 60_000))) {
      found.push(each.id)
    }
    expect(found).toContain(subscription.id)
  })
}
