import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { atProvider } from '../../../../testing/commerce/at-provider.ts'
import { closeInBalance } from '../../../../testing/commerce/close-in-balance.ts'
import { eventDeliverer } from '../../../../testing/commerce/provider-events.ts'
import { subscribe } from '../../../../testing/commerce/subscriptions.ts'
import { emailTo } from '../../../../testing/emails.ts'
import { joinAs, type TestPerson } from '../../../../testing/people/people.ts'
import { startTestApi, type TestApi } from '../../../../testing/start-test-api.ts'

let api: TestApi
let deliverEvents: ReturnType<typeof eventDeliverer>
beforeAll(async () => {
  api = await startTestApi({ rateLimitScale: 100 })
  deliverEvents = eventDeliverer(api)
  await api.work()
})
afterAll(() => closeInBalance(api))

function cyclesOf(subscriptionId: string) {
  return api.deps.db
    .selectFrom('subscription_cycle')
    .selectAll()
    .where('subscription_id', '=', subscriptionId)
    .orderBy('created_at')
    .execute()
}

describe('a month of a plan that the provider billed and charged twice', () => {
  test('is paid once: the second payment goes back, staff get an alert, and the plan goes on', async () => {
    const person = await joinAs(api, 'personal')
    const { subscriptionId } = await subscribe(api, person)
    await deliverEvents()
    const { gateway_id } = await api.deps.db
      .selectFrom('subscription')
      .select('gateway_id')
      .where('id', '=', subscriptionId)
      .executeTakeFirstOrThrow()
    const invoice = api.sandbox.control.billAgain(gateway_id ?? '')
    await atProvider(api, `invoices/${invoice}/pay`, {})
    await deliverEvents()
    const cycles = await cyclesOf(subscriptionId)
    expect(cycles.map(({ status, is_duplicate }) => [status, is_duplicate])).toEqual([
      ['paid', false],
      ['paid', true],
    ])
    const payment = async () =>
      (await api.deps.payments.findPayment(cycles[1]?.gateway_payment_id ?? ''))?.state
    await expect.poll(payment).toMatchObject({ status: 'succeeded', isRefunded: true })
    await deliverEvents()
    const alerts = await api.deps.db
      .selectFrom('payment_alert')
      .select('kind')
      .where('account_id', '=', person.accountId)
      .execute()
    expect(alerts).toEqual([{ kind: 'second-cycle' }])
    const entries = await sql<{ entries: number }>`
      select count(*)::int as entries from impact_ledger_entry where impact = 'co2e'
        and source_id in (select id from subscription_cycle where subscription_id = ${subscriptionId})`.execute(
      api.deps.db,
    )
    expect(entries.rows).toEqual([{ entries: 1 }])
    expect((await api.deps.payments.findSubscription(gateway_id ?? ''))?.state).toBe('active')
    await emailTo(api, person.email, /These days of your plan had already been paid for/)
    expect(await refundEmails(person)).toBe(1)
  })

  test.each([
    ['the same days', 0],
    ['some of its days', 3],
  ])('cannot be recorded as paid twice by anybody: %s', async (_, later) => {
    const person = await joinAs(api, 'personal')
    const { subscriptionId } = await subscribe(api, person)
    await deliverEvents()
    const again = sql`
      insert into subscription_cycle (id, subscription_id, account_id, revision, number, gateway_invoice_id,
        from_date, to_date, amount_minor, currency, status, paid_at, created_at)
      select gen_random_uuid(), subscription_id, account_id, revision, number, 'in_again',
        from_date + ${later}::integer, to_date + ${later}::integer, amount_minor, currency, status, paid_at, now()
      from subscription_cycle where subscription_id = ${subscriptionId}`
    await expect(again.execute(api.deps.db)).rejects.toThrow('no_day_paid_twice')
  })
})

async function refundEmails({ email }: TestPerson): Promise<number> {
  const box = `${api.sandbox.url}/mailbox/messages?to=${encodeURIComponent(email)}`
  const { messages } = (await (await fetch(box)).json()) as { messages: { subject: string }[] }
  return messages.filter(({ subject }) => subject.startsWith('Refunded')).length
}
