import { expect, test } from 'vitest'
import { expectAccessible, expectGoodEverywhere } from '../browser/accessible.ts'
import { newVisitor, open, PHONE, useBrowser } from '../browser/browser.ts'
import { IS_FIREFOX } from '../browser/launch-browser.ts'
import { CARDS, openCardStep, pay, quoted, typeCard, waitForThanks } from '../visitors/buying.ts'
import { newEmail, newMember, PASSWORD } from '../visitors/people.ts'

useBrowser()

async function openedCardStep() {
  const member = await newMember('personal')
  await openCardStep(member, 'personal')
  return member
}

const REFUSALS = [
  { card: CARDS.declined, says: 'Your bank declined this card and nothing was taken.' },
  { card: CARDS.insufficientFunds, says: 'There is not enough money on this card' },
  { card: CARDS.lost, says: 'Your bank declined this card. Try another card' },
  { card: CARDS.stolen, says: 'Your bank declined this card. Try another card' },
  { card: CARDS.expired, says: 'This card has expired.' },
  { card: CARDS.wrongCvc, says: 'The security code is not right.' },
  { card: CARDS.processingError, says: 'Your bank could not process the payment' },
  { card: CARDS.risky, says: 'This payment was stopped as too risky.' },
  { card: '4532015112830366', says: 'only the test cards listed above work' },
]

test('who was signed out in another tab is told so, keeps the card they typed, and pays once they are back', async () => {
  const { page, context, email } = await openedCardStep()
  const other = await context.newPage()
  await other.goto('/logout')
  await other.getByRole('main').getByRole('button', { name: 'Sign out' }).click()
  await other.waitForURL((url) => url.pathname === '/')
  await typeCard(page, CARDS.succeeds)
  await pay(page)
  await page.getByText('Nothing was charged, and what you typed is still here.').waitFor()
  await expectAccessible(page)
  await other.goto('/login')
  await other.getByLabel('Email').fill(email)
  await other.getByLabel('Password').fill(PASSWORD)
  await other.getByRole('button', { name: 'Sign in', exact: true }).click()
  await other.waitForURL(/\/my-impact$/)
  await pay(page)
  await waitForThanks(page)
})

test('a guest sees the email after a declined card, puts it right, and pays with it', async () => {
  const guest = await newVisitor(PHONE)
  const { page } = guest
  const [typo, email] = [newEmail(), newEmail()]
  await open(page, await quoted(guest, 'personal'))
  await page.getByLabel('Email').fill(typo)
  await page.getByLabel('Your name').fill('Ann Li')
  await page.getByLabel('I accept the').check()
  await typeCard(page, CARDS.declined)
  await pay(page)
  await page.getByText('Your bank declined this card').first().waitFor()
  await page.getByText(`Paying as Ann Li, ${typo}`).waitFor()
  expect(await page.getByText('Continue as a guest').count()).toBe(0)
  await expectGoodEverywhere(page)
  await page.getByRole('link', { name: 'Use another email' }).click()
  await page.locator('html[data-hydrated]').waitFor({ state: 'attached' })
  expect(await page.getByLabel('Email').inputValue()).toBe(typo)
  await expectGoodEverywhere(page)
  await page.getByLabel('Email').fill(email)
  await typeCard(page, CARDS.succeeds)
  await pay(page)
  await waitForThanks(page)
  await page.getByText(email).first().waitFor()
})

test('each decline has its sentence and the form stays filled in; then another card pays', async () => {
  const { page } = await openedCardStep()
  for (const { card, says } of REFUSALS) {
    await typeCard(page, card)
    await pay(page)
    await page.getByText(says).first().waitFor()
    await page
      .getByRole('button', { name: /^Pay £/ })
      .and(page.locator(':enabled'))
      .waitFor()
    const typed = await page.getByLabel('Card number').inputValue()
    expect(typed.replaceAll(' ', '')).toBe(card)
  }
  await typeCard(page, CARDS.succeeds)
  await pay(page)
  await waitForThanks(page)
})

test('a bank that asks: yes pays', async () => {
  const member = await newMember('personal')
  await openCardStep(member, 'personal')
  await typeCard(member.page, CARDS.challenged)
  await pay(member.page)
  await member.page.getByRole('button', { name: 'Complete authentication' }).click()
  await waitForThanks(member.page)
})

test('a bank that asks: no takes nothing, and what was chosen is still there to pay', async () => {
  const member = await newMember('personal')
  const { page } = member
  await openCardStep(member, 'personal')
  await typeCard(page, CARDS.challenged)
  await pay(page)
  await page.getByRole('button', { name: 'Fail authentication' }).click()
  await page.getByRole('heading', { name: 'Payment confirmation failed' }).waitFor()
  await page.getByText('Your choice is saved.').waitFor()
  await page.getByRole('link', { name: 'Try again' }).click()
  await page.getByText('10 trees').first().waitFor()
})

test('a payment of another account, a missing and a made-up one are not known', async () => {
  const buyer = await newMember('personal')
  await openCardStep(buyer, 'personal')
  await typeCard(buyer.page, CARDS.succeeds)
  await pay(buyer.page)
  await waitForThanks(buyer.page)
  const theirs = new URL(buyer.page.url())
  const other = await newMember('personal')
  for (const search of [theirs.search, '', '?payment_intent=pi_made_up', '?payment_intent=']) {
    const answer = await other.page.goto(`/stripe-payment-confirmed${search}`)
    expect(answer?.status()).toBe(404)
    await other.page.getByRole('heading', { name: 'We do not know this payment' }).waitFor()
  }
  const priced = await quoted(buyer, 'personal')
  expect((await other.page.goto(priced))?.status()).toBe(200)
})

// The driver of Firefox cannot ask on behalf of a page.
test.skipIf(IS_FIREFOX)('paid already in another tab, it is paid here too', async () => {
  const member = await newMember('personal')
  const { page } = member
  await openCardStep(member, 'personal')
  await page.route('**/v1/payment_intents/*/confirm', async (route) => {
    await route.fetch()
    const error = { type: 'invalid_request_error', code: 'payment_intent_unexpected_state' }
    await route.fulfill({
      status: 400,
      headers: { 'access-control-allow-origin': '*' },
      json: { error },
    })
  })
  await typeCard(page, CARDS.succeeds)
  await pay(page)
  await waitForThanks(page)
})

test('a card form that cannot be loaded says so', async () => {
  const member = await newMember('personal')
  const { page } = member
  await page.route('**/stripe.js', (route) => route.abort())
  await open(page, await quoted(member, 'personal'))
  await page.getByText('The card form could not be loaded. Nothing was charged.').waitFor()
})
