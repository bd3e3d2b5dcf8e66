import { ListCards, SetDefaultCard } from '@understory/contracts/commerce/payments/payments.ts'
import {
  ListSubscriptions,
  SetSubscriptionCard,
} from '@understory/contracts/commerce/subscriptions/subscriptions.ts'
import { GetImpactMetrics } from '@understory/contracts/proof/ledger.ts'
import { RefundPayment } from '@understory/contracts/staff/console/staff.ts'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { eventDeliverer } from '../../../api/src/testing/commerce/provider-events.ts'
import { addCard, askOutcome, payFor, quote } from '../../../api/src/testing/commerce/purchases.ts'
import { subscribe } from '../../../api/src/testing/commerce/subscriptions.ts'
import { inviteColleague } from '../../../api/src/testing/people/colleagues.ts'
import { joinAs, userIdOf } from '../../../api/src/testing/people/people.ts'
import { joinStaff, signInStaff } from '../../../api/src/testing/people/staff.ts'
import { startTestSite, type TestSite } from './start-test-site.ts'

const SUBSCRIPTIONS = '/my-impact/manage/subscriptions'
const PURCHASES = '/my-impact/manage/instant'
const CARDS = '/my-impact/account/cards'
const DAY_SECONDS = 86_400

let site: TestSite
let deliverEvents: ReturnType<typeof eventDeliverer>
beforeAll(async () => {
  site = await startTestSite()
  deliverEvents = eventDeliverer(site.api)
})
afterAll(() => site.close())

test('after a change the current plan is shown beside the next one', async () => {
  const { api } = site
  const person = await joinAs(api, 'personal')
  const { subscriptionId } = await subscribe(api, person)
  await deliverEvents()
  const modify = `${SUBSCRIPTIONS}/modify?id=${subscriptionId}`
  const lite = { interval: 'month', plan: 'individual_lite' }
  const shown = await site.post(modify, { ...lite, intent: 'sum' }, person)
  expect(shown.text).toMatch(/From £6\.11 a month to £3\.06 a month, from \d+ \w+ \d{4}\./)
  const totalMinor = / name="totalMinor" value="(\d+)"/.exec(shown.html)?.[1] ?? ''
  const older = { ...lite, intent: 'confirm', totalMinor: '1' }
  const asked = await site.post(modify, older, person)
  expect(asked.text).toContain('The price has changed since you opened this page')
  const changed = await site.post(modify, { ...lite, intent: 'confirm', totalMinor }, person)
  expect([changed.status, changed.location]).toEqual([303, `${SUBSCRIPTIONS}?done=change`])
  const { text } = await site.get(SUBSCRIPTIONS, person)
  expect(text).toMatch(/Now, until \d+ \w+ \d{4} Every month £6\.11 Plan Standard CO2e/)
  expect(text).toMatch(/From \d+ \w+ \d{4} Every month £3\.06 Plan Lite CO2e/)
})

test('a billing history of more than a year has pages, and an unpaid cycle the date it was due', async () => {
  const { api } = site
  const person = await joinAs(api, 'personal')
  const { subscriptionId } = await subscribe(api, person)
  await deliverEvents()
  for (let month = 0; month < 13; month += 1) {
    api.sandbox.control.advanceClockOf(person.email, 31 * DAY_SECONDS)
    await deliverEvents()
  }
  const first = await site.get(SUBSCRIPTIONS, person)
  expect(first.text).toContain('Page 1 of 2 Older payments')
  expect(first.text).not.toContain('Newer payments')
  const second = await site.get(`${SUBSCRIPTIONS}?history=${subscriptionId}&page=2`, person)
  expect(second.text).toContain('Newer payments Page 2 of 2')
  expect(second.text).toContain('Month 1 of 12')

  await addCard(api, person, 'pm_card_chargeCustomerFail')
  const { cards } = (await api.call(ListCards, {}, person.bearer)).data
  const cardId = cards.find(({ last4 }) => last4 !== '4242')?.id ?? ''
  await api.call(
    SetSubscriptionCard,
    { params: { subscriptionId }, body: { cardId } },
    person.bearer,
  )
  api.sandbox.control.advanceClockOf(person.email, 31 * DAY_SECONDS)
  await deliverEvents()
  const { data } = await api.call(ListSubscriptions, {}, person.bearer)
  const newest = data.subscriptions[0]?.cycles[0]
  expect(newest?.status).toBe('open')
  expect(newest?.date).toBe(newest?.from)
})

test('an unpaid purchase is cancelled, and a card form that is still open cannot pay it', async () => {
  const { api } = site
  const person = await joinAs(api, 'personal')
  const { quoteId } = await quote(api, { milliTrees: 5_000 })
  const { purchaseId, paymentId } = await payFor(
    api,
    person,
    quoteId,
    'pm_card_visa_chargeDeclinedInsufficientFunds',
  )
  await askOutcome(api, person, paymentId)
  expect((await site.get(PURCHASES, person)).text).toMatch(/Try again.*Cancel/)
  const given = await site.post(PURCHASES, { purchaseId, intent: 'cancel' }, person)
  expect([given.status, given.location]).toEqual([303, `${PURCHASES}?done=given-up`])
  const after = await site.get(given.location ?? '', person)
  expect(after.text).toContain('Cancelled. Nothing was taken')
  const payment = await api.deps.payments.findPayment(paymentId)
  expect(payment?.state.status).toBe('canceled')
  const twice = await site.post(PURCHASES, { purchaseId, intent: 'cancel' }, person)
  expect(twice.status).toBe(303)
})

test('who goes back to pay once more is told that it is paid, and nothing is charged again', async () => {
  const { api } = site
  const person = await joinAs(api, 'personal')
  const { quoteId } = await quote(api, { milliTrees: 5_000 })
  const { paymentId } = await payFor(api, person, quoteId)
  await askOutcome(api, person, paymentId)
  const back = await site.get(`/app/payment?quote=${quoteId}`, person)
  expect(back.location).toBe(`${PURCHASES}?done=paid-before`)
  const list = await site.get(back.location ?? '', person)
  expect(list.text).toContain('You have paid for this already. Nothing was charged again.')
})

test('who may only look at purchases is offered no change that would be refused', async () => {
  const { api } = site
  await api.work()
  const owner = await joinAs(api, 'business')
  const { quoteId } = await quote(api, { milliTrees: 5_000 }, 'business')
  const { paymentId } = await payFor(api, owner, quoteId)
  await askOutcome(api, owner, paymentId)
  const viewer = await inviteColleague(api, owner, 'viewer')
  const change = 'commandfor="change-'
  expect((await site.get(PURCHASES, owner)).html).toContain(change)
  const seen = await site.get(PURCHASES, viewer)
  expect(seen.text).toMatch(/Certificate.*Invoice/)
  expect(seen.html).not.toContain(change)
})

test('a purchase that was paid meanwhile is not cancelled, but settled', async () => {
  const { api } = site
  const person = await joinAs(api, 'personal')
  const { quoteId } = await quote(api, { milliTrees: 5_000 })
  const { purchaseId } = await payFor(api, person, quoteId)
  const late = await site.post(PURCHASES, { purchaseId, intent: 'cancel' }, person)
  expect(late.status).toBe(409)
  expect(late.text).toContain('This purchase has already been paid for.')
  expect((await site.get(PURCHASES, person)).text).toContain('Certificate')
})

test('nobody cancels the purchase of another account', async () => {
  const { api } = site
  const [owner, other] = [await joinAs(api, 'personal'), await joinAs(api, 'personal')]
  const { quoteId } = await quote(api, { milliTrees: 5_000 })
  const { purchaseId } = await payFor(
    api,
    owner,
    quoteId,
    'pm_card_visa_chargeDeclinedInsufficientFunds',
  )
  const answer = await site.post(PURCHASES, { purchaseId, intent: 'cancel' }, other)
  expect(answer.status).toBe(404)
})

test('a new card does not become the one that is offered first', async () => {
  const { api } = site
  const person = await joinAs(api, 'personal')
  await addCard(api, person, 'pm_card_visa')
  await addCard(api, person, 'pm_card_mastercard')
  const { data } = await api.call(ListCards, {}, person.bearer)
  expect(data.cards.find(({ isDefault }) => isDefault)?.brand).toBe('Visa')
})

test('a card that was added twice is listed once, and removing asks first and removes it wholly', async () => {
  const { api } = site
  const person = await joinAs(api, 'personal')
  await addCard(api, person, 'pm_card_visa')
  await addCard(api, person, 'pm_card_visa')
  const [card, ...others] = (await api.call(ListCards, {}, person.bearer)).data.cards
  expect(others).toEqual([])
  const params = { cardId: card?.id ?? '' }
  expect((await api.call(SetDefaultCard, { params }, person.bearer)).status).toBe(204)
  const { text } = await site.get(CARDS, person)
  expect(text).toContain('Remove Visa ending in 4242?')
  const removed = await site.post(CARDS, { cardId: params.cardId, intent: 'remove' }, person)
  expect(removed.status).toBe(303)
  expect((await api.call(ListCards, {}, person.bearer)).data.cards).toEqual([])
})

test('staff with the claim refund a payment once, with a reason, and its impact is reversed', async () => {
  const { api } = site
  const staff = await signInStaff(api, 'alder')
  const person = await joinAs(api, 'personal')
  await subscribe(api, person)
  await deliverEvents()
  const { subscriptions } = (await api.call(ListSubscriptions, {}, person.bearer)).data
  const paymentOf = subscriptions[0]?.cycles[0]?.cycleId ?? ''
  const path = `/staff/users/${await userIdOf(api, person)}`
  const before = await site.get(path, staff)
  expect(before.text).toContain('Personal plan of Ada Lovelace, active')
  expect(before.html).toContain('<option value="" selected="">Please choose</option>')
  const short = await site.post(path, { paymentOf, reason: 'no' }, staff)
  expect(short.status).toBe(400)
  const none = await site.post(path, { paymentOf: '', reason: 'Paid twice by mistake.' }, staff)
  expect(none.status).toBe(400)
  expect(none.problemOf('paymentOf')).toBe('Please choose the payment that goes back.')
  expect(none.text).toContain('Paid twice by mistake.')
  expect(none.html).toContain('autofocus=""')
  const reason = 'Paid twice by mistake, as you wrote to us.'
  const done = await site.post(path, { paymentOf, reason }, staff)
  expect([done.status, done.location]).toEqual([303, `${path}?refunded#refund`])
  const again = await site.post(path, { paymentOf, reason }, staff)
  expect(again.text).toContain('This payment is refunded already, or on its way back.')
  const asked = { params: { paymentOf }, body: { reason } }
  const { refusal } = await api.call(RefundPayment, asked, staff.bearer)
  expect(refusal.code).toBe('ALREADY_REFUNDED')

  await api.work()
  const totals = async () => {
    await deliverEvents()
    return (await api.call(GetImpactMetrics, { query: {} }, person.bearer)).data.totals.co2eGrams
  }
  await expect.poll(totals).toBe(0)
  expect((await site.get(path, staff)).text).toContain('Refunded')
  expect((await site.get('/my-impact/account/activity', person)).text).toContain(reason)
})

test('staff without the claim do not refund', async () => {
  const { api } = site
  const staff = await joinStaff(api, ['support'])
  const person = await joinAs(api, 'personal')
  const { quoteId } = await quote(api, { milliTrees: 5_000 })
  const { purchaseId, paymentId } = await payFor(api, person, quoteId)
  await askOutcome(api, person, paymentId)
  const asked = {
    params: { paymentOf: purchaseId },
    body: { reason: 'They asked for their money back.' },
  }
  expect((await api.call(RefundPayment, asked, staff.bearer)).refusal.code).toBe('MAY_NOT_REFUND')
})

test('a card is added without a page before its form, and leads back to the page that waits for it', async () => {
  const { api } = site
  const owner = await joinAs(api, 'business')
  const waiting = '?next=%2Fmy-impact%2Fmanage%2Fsubscriptions'
  const add = `${CARDS}/new${waiting}`
  const back = `${CARDS}${waiting}`
  const begun = await site.post(add, {}, owner)
  expect(begun.text).toContain('Add the card')
  expect(begun.html.replaceAll('&amp;', '&')).toContain(back)
  // Following a link begins nothing: it leads to the button.
  expect((await site.get(add, owner)).location).toBe(back)
  expect((await site.get(back, owner)).html).toContain(`formAction="${add}"`)
  const added = await site.get(`${back}&setup_intent=seti_1&redirect_status=succeeded`, owner)
  expect(added.location).toBe('/my-impact/manage/subscriptions?done=card-added')
  const failed = await site.get(`${back}&setup_intent=seti_1&redirect_status=failed`, owner)
  expect(failed.text).toContain('Your bank did not confirm')
  const astray = await site.get(`${CARDS}?next=//evil.example&setup_intent=seti_1`, owner)
  expect(astray.text).toContain('Your card is added.')
  const member = await inviteColleague(api, owner, 'member')
  const page = await site.get(`${CARDS}/new`, member)
  expect(page.text).toContain('An owner or an admin of the account adds cards')
  expect(page.text).not.toContain('Add the card')
})

test('no link leads to a new card: wherever one is added, a button opens its form', async () => {
  const { api } = site
  const owner = await joinAs(api, 'business')
  await addCard(api, owner)
  await subscribe(api, owner, {
    product: 'business-workforce-recurring',
    members: [{ plan: 'employee_lite', count: 10 }],
  })
  await deliverEvents()
  for (const path of [CARDS, SUBSCRIPTIONS]) {
    const { html } = await site.get(path, owner)
    expect([path, html.includes(`formAction="${CARDS}/new`)]).toEqual([path, true])
    expect([path, html.includes(`href="${CARDS}/new`)]).toEqual([path, false])
  }
})

test('a card that is kept already is not offered to be kept', async () => {
  const { api } = site
  const person = await joinAs(api, 'personal')
  const { quoteId } = await quote(api, { milliTrees: 5_000 })
  const payment = async () => (await site.get(`/app/payment?quote=${quoteId}`, person)).text
  expect(await payment()).toContain('Keep my card for next time')
  await addCard(api, person)
  expect(await payment()).not.toContain('Keep my card for next time')
})

test('a plan whose first payment failed can be cancelled, and is gone', async () => {
  const { api } = site
  const person = await joinAs(api, 'personal')
  const { subscriptionId } = await subscribe(api, person, {}, 'pm_card_visa_chargeDeclined')
  await deliverEvents()
  expect((await site.get(SUBSCRIPTIONS, person)).text).toMatch(/Pay now.*Cancel/)
  const given = await site.post(SUBSCRIPTIONS, { intent: 'give-up', subscriptionId }, person)
  expect(given.location).toBe(`${SUBSCRIPTIONS}?done=give-up`)
  const left = await site.get(given.location ?? '', person)
  expect(left.text).not.toContain('Pay now')
})
