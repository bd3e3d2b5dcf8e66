import { money } from '@understory/domain/quantity/money.ts'
import { expect, test } from 'vitest'
import type { GatewayUnderTest } from './gateway-under-test.ts'
import type { GatewayPlan, SubscriptionGateway } from './subscription-gateway.ts'

const fresh = () => `contract-${crypto.randomUUID()}`
const STANDARD = {
  plan: 'individual_standard',
  name: 'Standard',
  count: 1,
  amount: money(611, 'GBP'),
} as const
const LITE = { plan: 'individual_lite', name: 'Lite', count: 2, amount: money(612, 'GBP') } as const

const yearly = (plan: GatewayPlan): GatewayPlan => ({
  ...plan,
  revision: 2,
  interval: 'year',
  lines: [{ ...STANDARD, amount: money(7_332, 'GBP') }],
})

type Started = Awaited<ReturnType<SubscriptionGateway['startSubscription']>>

/** The contract tests of recurring payments, whichever provider is behind the gateway. */
export function describeSubscriptions(under: () => GatewayUnderTest): void {
  async function start(): Promise<Started & { plan: GatewayPlan; customerId: string }> {
    const { gateway } = under()
    const ada = { name: 'Ada Hill', email: 'ada@example.com', address: null }
    const { id: customerId } = await gateway.createCustomer(crypto.randomUUID())
    await gateway.updateCustomer(customerId, ada)
    const subscriptionId = crypto.randomUUID()
    const plan = { subscriptionId, revision: 1, interval: 'month', lines: [STANDARD] } as const
    const asked = { ...plan, customerId, description: 'Understory personal subscription' }
    const started = await gateway.startSubscription(asked, subscriptionId)
    return { ...started, plan, customerId }
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

  test('paid, it is active, its invoice is paid, and the card is stored', async () => {
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
    const plan = yearly(started.plan)
    const changed = await gateway.changePlan(started.subscription.id, plan, fresh())
    expect(changed).toMatchObject({ state: 'active', revision: 2, period: null })
    const bills = []
    for await (const invoice of gateway.listInvoices(started.subscription.id))
      bills.push(invoice.id)
    expect(bills, 'an invoice of nothing bills nothing').toEqual([started.invoice.id])
  })

  test.each([
    {
      rule: 'an added plan',
      change: (plan: GatewayPlan) => ({ ...plan, lines: [STANDARD, LITE] }),
    },
    { rule: 'another interval', change: yearly },
  ])(
    '$rule asked for again, because the answer was lost, is the same change',
    async ({ change }) => {
      const { gateway } = under()
      const started = await start()
      await pay(started, 'pm_card_visa')
      const { id } = started.subscription
      const plan = { ...change(started.plan), revision: 2 }
      const key = fresh()
      const changed = await gateway.changePlan(id, plan, key)
      expect(await gateway.changePlan(id, plan, key)).toEqual(changed)
      const all = await Promise.all([1, 2, 3].map(() => gateway.changePlan(id, plan, key)))
      expect(new Set(all.map(({ revision }) => revision))).toEqual(new Set([2]))
    },
  )

  test('a change that comes late does not undo a newer one', async () => {
    const { gateway } = under()
    const started = await start()
    await pay(started, 'pm_card_visa')
    const { id } = started.subscription
    await gateway.changePlan(id, { ...started.plan, revision: 3, lines: [LITE] }, fresh())
    const late = await gateway.changePlan(id, { ...started.plan, revision: 2 }, fresh())
    expect(late.revision).toBe(3)
  })

  test('the payment of an invoice is known from the start, from a list, and by asking', async () => {
    const { gateway } = under()
    const { subscription, invoice } = await start()
    expect(invoice.paymentId).toMatch(/^pi_/)
    for await (const listed of gateway.listInvoices(subscription.id))
      expect(listed.paymentId).toBe(invoice.paymentId)
    const found = await gateway.findInvoiceOfPayment(invoice.paymentId ?? '')
    expect(found).toMatchObject({ id: invoice.id, paymentId: invoice.paymentId })
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

  test('ended before it was paid, it cannot be paid any more', async () => {
    const { gateway } = under()
    const { subscription, invoice } = await start()
    await gateway.endSubscription(subscription.id)
    expect((await gateway.findInvoice(invoice.id))?.status).toBe('void')
    const payment = await gateway.findPayment(invoice.paymentId ?? '')
    expect(payment?.state).toEqual({ status: 'canceled' })
  })

  test('what is used costs nothing at first, and is invoiced once, however often it is asked for', async () => {
    const { gateway, confirm } = under()
    const started = await start()
    await pay(started, 'pm_card_visa')
    const saved = await gateway.findSubscription(started.subscription.id)
    const customerId = started.customerId
    const subscriptionId = crypto.randomUUID()
    const plan = {
      subscriptionId,
      revision: 1,
      customerId,
      cardId: saved?.cardId ?? '',
      currency: 'GBP',
      plan: 'ecommerce',
      name: 'Understory for stores',
      description: 'Understory for stores',
    } as const
    const used = await gateway.startUsagePlan(plan, subscriptionId)
    expect(used).toMatchObject({ subscriptionId, state: 'active', cardId: plan.cardId })
    expect((await gateway.startUsagePlan(plan, subscriptionId)).id).toBe(used.id)
    const line = (minor: number, text: string) => ({
      id: crypto.randomUUID(),
      money: money(minor, 'GBP'),
      text,
    })
    const usage = {
      usageId: crypto.randomUUID(),
      customerId,
      lines: [line(750, 'Fern & Field'), line(200, 'Moss')],
      since: new Date(Date.now() - 60_000),
    }
    const invoice = await gateway.invoiceUsage(used.id, usage)
    expect(invoice).toMatchObject({
      bills: { subscriptionId, revision: 1 },
      usageId: usage.usageId,
      status: 'draft',
      total: { minor: 950, currency: 'GBP' },
    })
    expect((await gateway.invoiceUsage(used.id, usage)).id).toBe(invoice.id)
    const open = await gateway.openInvoice(invoice.id)
    const payment = await gateway.findPayment(open?.paymentId ?? '')
    if (!payment) throw new Error('the invoice has no payment')
    await confirm(payment, 'pm_card_visa')
    const paid = await gateway.findInvoiceOfPayment(payment.id)
    expect(paid).toMatchObject({ id: invoice.id, usageId: usage.usageId, status: 'paid' })
    const next = { ...usage, usageId: crypto.randomUUID(), lines: [line(30, 'Moss')] }
    expect((await gateway.invoiceUsage(used.id, next)).total.minor).toBe(30)
    await gateway.endSubscription(used.id)
    expect((await gateway.findSubscription(used.id))?.state).toBe('canceled')
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
