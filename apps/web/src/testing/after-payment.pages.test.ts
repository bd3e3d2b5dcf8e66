import { ListGifts, RedeemGift } from '@understory/contracts/commerce/gifts.ts'
import {
  HandlePaymentAlert,
  ListPaymentAlerts,
} from '@understory/contracts/commerce/payments/payment-alerts.ts'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { appendToLog } from '../../../api/src/capabilities/proof/public-log/public.ts'
import { priceGifts } from '../../../api/src/testing/commerce/gifts.ts'
import { eventDeliverer } from '../../../api/src/testing/commerce/provider-events.ts'
import { askOutcome, payFor, quote } from '../../../api/src/testing/commerce/purchases.ts'
import { subscribe } from '../../../api/src/testing/commerce/subscriptions.ts'
import { joinAs } from '../../../api/src/testing/people/people.ts'
import { signInStaff } from '../../../api/src/testing/people/staff.ts'
import { startTestSite, type TestSite } from './start-test-site.ts'

let site: TestSite
let deliverEvents: ReturnType<typeof eventDeliverer>
beforeAll(async () => {
  site = await startTestSite()
  deliverEvents = eventDeliverer(site.api)
})
afterAll(() => site.close())

/** The money goes back, and the provider reports it. */
async function refund(paymentId: string): Promise<void> {
  await fetch(`${site.api.sandbox.url}/v1/refunds`, {
    method: 'POST',
    headers: { authorization: 'Bearer sk_test_local_understory' },
    body: new URLSearchParams({ payment_intent: paymentId }),
  })
  await deliverEvents()
}

test('what funds nothing is thanked for by its name', async () => {
  const business = await joinAs(site.api, 'business')
  const { paymentId } = await subscribe(site.api, business, {
    product: 'business-premium-recurring',
    members: [{ plan: 'premium', count: 1 }],
  })
  const page = await site.get(`/stripe-payment-confirmed?payment_intent=${paymentId}`, business)
  expect(page.text).toContain('Thank you. It is paid.')
  expect(page.text).toContain('You paid £49.00 for Premium.')
  expect(page.text).toContain('Next payment. £49.00 on')
  expect(page.text).not.toContain('funded')
})

test('what was funded is thanked for with its place in the ledger and what is still to come', async () => {
  const { api } = site
  const person = await joinAs(api, 'personal')
  const { quoteId } = await quote(api, { milliTrees: 10_000 })
  const { paymentId } = await payFor(api, person, quoteId)
  const path = `/stripe-payment-confirmed?payment_intent=${paymentId}`
  const first = await site.get(path, person)
  expect(first.text).toContain('Thank you. It is in the ledger.')
  expect(first.text).toContain('funded 10 trees: Mangroves of Mahajanga, Madagascar.')
  expect(first.text).toMatch(/Supplied\. By \d+ \w+ \d{4} at the latest/)
  await appendToLog(api.deps)
  expect((await site.get(path, person)).text).toMatch(/Recorded\. Leaf \d+ of the public ledger/)
  await refund(paymentId)
  const after = await site.get(path, person)
  expect(after.text).toContain('This payment was given back')
  expect(after.text).not.toContain('in the ledger.')
})

test('a payment of a plan is thanked for with the places of what it entered, not of earlier months', async () => {
  const { api } = site
  const person = await joinAs(api, 'personal')
  const { subscriptionId, paymentId } = await subscribe(api, person)
  await deliverEvents()
  await appendToLog(api.deps)
  api.sandbox.control.advanceClock(32 * 86_400)
  await deliverEvents()
  const { gateway_invoice_id: renewal } = await api.deps.db
    .selectFrom('subscription_cycle')
    .select('gateway_invoice_id')
    .where('subscription_id', '=', subscriptionId)
    .orderBy('number', 'desc')
    .executeTakeFirstOrThrow()
  const renewed = (await api.deps.payments.findInvoice(renewal))?.paymentId ?? ''
  const recorded = async (payment: string) => {
    const page = await site.get(`/stripe-payment-confirmed?payment_intent=${payment}`, person)
    return page.text.match(/Recorded\. (.*?),? (where|and) anyone/)?.[1]?.trim()
  }
  const first = await recorded(paymentId)
  expect(first).toMatch(/^Lea(f|ves) .* of the public ledger$/)
  expect(await recorded(renewed)).toBe('The ledger has it')
  await appendToLog(api.deps)
  expect(await recorded(renewed)).toMatch(/^Lea(f|ves) .* of the public ledger$/)
  expect(await recorded(renewed)).not.toBe(first)
  expect(await recorded(paymentId)).toBe(first)
})

test('a gift that was bought says how it goes out and shows its link, and one that was refunded asks for no other link', async () => {
  const { api } = site
  const giver = await joinAs(api, 'personal')
  const { data: priced } = await priceGifts(api)
  const { paymentId, purchaseId } = await payFor(api, giver, priced.quoteId)
  const path = `/stripe-payment-confirmed?payment_intent=${paymentId}`
  const thanks = await site.get(path, giver)
  expect(thanks.text).toContain('Your gift. You hand over its link.')
  const { data } = await api.call(ListGifts, {}, giver.bearer)
  const gift = data.given.find((each) => each.purchaseId === purchaseId)
  expect(thanks.text).toContain(
    `Your gift for Ben Link to hand over ${api.deps.config.origin}/gift/${gift?.code}`,
  )
  await refund(paymentId)
  const gone = await site.get(`/gift/${gift?.code}`)
  expect(gone.status).toBe(410)
  expect(gone.text).toContain('This gift was refunded, so it no longer funds anything.')
  expect(gone.text).not.toContain('for the link')
  const unknown = await site.get('/gift/aaaaaaaaaaaaaaaaaaaaaa')
  expect(unknown.text).toContain('Please ask the person who gave it to you for the link.')
})

test('who gave all they funded is told where it counts, and is not taken for a newcomer', async () => {
  const { api } = site
  const giver = await joinAs(api, 'personal')
  const pages = ['/my-impact', '/my-impact/dashboards/impact']
  for (const path of pages) {
    expect((await site.get(path, giver)).text).toContain('Your ground is ready')
  }
  const { data: priced } = await priceGifts(api)
  const { paymentId } = await payFor(api, giver, priced.quoteId)
  await askOutcome(api, giver, paymentId)
  const { data } = await api.call(ListGifts, {}, giver.bearer)
  for (const { code } of data.given)
    await api.call(RedeemGift, { body: { code } }, (await joinAs(api, 'personal')).bearer)
  for (const path of pages) {
    const page = await site.get(path, giver)
    expect(page.text).toContain('What you gave counts with those who took it')
    expect(page.html).toContain('href="/my-impact/manage/gifts"')
    expect(page.text).not.toContain('Your ground is ready')
  }
  const gift = await site.get(`/gift/${data.given[0]?.code}`, giver)
  expect(gift.text).toContain('This gift is in someone’s account and counts there.')
  expect(gift.html).toMatch(/<svg[^>]*aria-label="[^"]*trees?/)
})

test('a refunded purchase keeps its invoice, and no link of a certificate that has ended', async () => {
  const { api } = site
  const person = await joinAs(api, 'personal')
  const { quoteId } = await quote(api, { milliTrees: 5_000 })
  const { paymentId, purchaseId } = await payFor(api, person, quoteId)
  const { data } = await askOutcome(api, person, paymentId)
  const path = '/my-impact/manage/instant'
  const file = `/my-impact/certificates/${data.certificateId}.pdf`
  expect((await site.get(path, person)).html).toContain(file)
  await refund(paymentId)
  const page = await site.get(path, person)
  for (const link of [file, `/verify/${data.certificateId}`, 'Short code'])
    expect(page.html).not.toContain(link)
  expect(page.html).toContain(`/my-impact/invoices/${purchaseId}.pdf`)
  expect(page.text).toContain('Its certificate has ended.')
  expect(page.text).toMatch(/[A-Z][a-z]+ \d{4} refunded/)
  expect(page.text).not.toContain('nothing paid yet')
  const asked = await site.get(file, person)
  expect(asked.location).toBe(`/verify/${data.certificateId}`)
  const ended = await site.get(asked.location ?? '', person)
  expect([ended.status, ended.text]).toEqual([
    410,
    expect.stringContaining('This certificate no longer counts'),
  ])
  const headers = { accept: 'application/pdf', cookie: person.cookie }
  const program = await site.send(new Request(`http://understory.test${file}`, { headers }))
  expect(program.status).toBe(410)
})

test('the secret of a payment does not stay in the address of its page', async () => {
  const person = await joinAs(site.api, 'personal')
  const path = '/stripe-payment-confirmed'
  const secret = 'payment_intent_client_secret=pi_1_secret_2'
  const page = await site.get(`${path}?payment_intent=pi_1&${secret}&theme=gift`, person)
  expect(page.location).toBe(`${path}?payment_intent=pi_1&theme=gift`)
})

test('a payment page lets the windows of banks and wallets find their way back', async () => {
  const person = await joinAs(site.api, 'personal')
  const { quoteId } = await quote(site.api, { milliTrees: 5_000 })
  const page = await site.get(`/app/payment?quote=${quoteId}`, person)
  expect(page.headers.get('cross-origin-opener-policy')).toBe('same-origin-allow-popups')
  const other = await site.get('/', person)
  expect(other.headers.get('cross-origin-opener-policy')).toBe('same-origin')
})

test('a frozen subscription can be paid, given another card, or ended', async () => {
  const { api } = site
  const person = await joinAs(api, 'personal')
  const { subscriptionId } = await subscribe(api, person)
  await deliverEvents()
  await api.deps.db
    .updateTable('subscription')
    .set({ status: 'frozen' })
    .where('id', '=', subscriptionId)
    .execute()
  const path = '/my-impact/manage/subscriptions'
  const { text } = await site.get(path, person)
  for (const words of ['Frozen', 'Change card', 'Cancel', 'It ends at once'])
    expect(text).toContain(words)
  const ended = await site.post(path, { subscriptionId, intent: 'cancel' }, person)
  expect(ended.status).toBeLessThan(400)
  expect((await site.get(path, person)).text).toContain('Cancelled')
})

test('staff see a dispute in their queues and say what they did about it', async () => {
  const { api } = site
  const staff = await signInStaff(api, 'alder')
  const person = await joinAs(api, 'personal')
  const { quoteId } = await quote(api, { milliTrees: 5_000 })
  const { paymentId } = await payFor(api, person, quoteId, 'pm_card_createDispute')
  await deliverEvents()
  const queues = await site.get('/staff/queues', staff)
  expect(queues.text).toContain('A payment is disputed')
  expect(queues.text).toContain(paymentId)
  const { alerts } = (await api.call(ListPaymentAlerts, {}, staff.bearer)).data
  const alertId = alerts.find((alert) => alert.paymentId === paymentId)?.id ?? ''
  const short = await site.post('/staff/queues', { alertId, note: 'x' }, staff)
  expect(short.problemOf(`note-${alertId}`)).toBe('Please say in a few words what was done.')
  const done = await site.post('/staff/queues', { alertId, note: 'Evidence was sent.' }, staff)
  expect([done.status, done.location]).toEqual([303, '/staff/queues'])
  expect((await site.get('/staff/queues', staff)).text).not.toContain(paymentId)
  const again = { params: { alertId }, body: { note: 'Once more.' } }
  expect((await api.call(HandlePaymentAlert, again, staff.bearer)).status).toBe(404)
})
