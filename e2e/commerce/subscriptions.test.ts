import type { Page } from 'playwright'
import { expect, test } from 'vitest'
import { expectAccessible, expectGoodEverywhere } from '../browser/accessible.ts'
import { DESKTOP, newVisitor, PHONE, useBrowser } from '../browser/browser.ts'
import { CARDS, enterAddress, pay, payByCard, typeCard, waitForThanks } from '../visitors/buying.ts'
import { joinOnPage, newMember, type VisitorKind } from '../visitors/people.ts'

useBrowser()

const MINE = '/my-impact/manage/subscriptions'
const SETUPS = {
  personal: '/app/personal/individual/recurring/setup?currency=GBP',
  business: '/app/business/workforce/recurring/setup?currency=GBP',
} as const

const button = (page: Page, name: string | RegExp) => page.getByRole('button', { name })

async function toCard(page: Page, kind: VisitorKind): Promise<void> {
  await page.goto(SETUPS[kind])
  await button(page, 'Continue to payment').click()
  await page.waitForURL(/app\/payment\?plan=/)
  await page.locator('html[data-hydrated]').waitFor({ state: 'attached' })
  await enterAddress(page)
}

test('a plan is paid for, listed, changed, cancelled and resumed', async () => {
  const { page } = await newMember('personal', PHONE)
  await page.goto(SETUPS.personal)
  await page.getByRole('radio', { name: /^Lite/ }).check()
  const sum = page.getByRole('region', { name: 'What it comes to' })
  await sum.getByText('£3.06', { exact: true }).waitFor()
  await expectGoodEverywhere(page)
  // A link gives what it names; what was chosen is there again without one.
  await page.goto(`${SETUPS.personal}&individual_ultimate=1`)
  await sum.getByText('£12.22', { exact: true }).waitFor()
  await page.goto(SETUPS.personal)
  await sum.getByText('£3.06', { exact: true }).waitFor()
  expect(await page.getByRole('radio', { name: /^Lite/ }).isChecked()).toBe(true)
  await button(page, 'Continue to payment').click()
  await page.waitForURL(/app\/payment\?plan=/)
  await page.getByText('£3.06 a month').waitFor()
  await payByCard(page)
  await waitForThanks(page)

  // An account has one plan of a kind, and its setup says so before anything is chosen.
  await page.locator('html[data-hydrated]').waitFor({ state: 'attached' })
  await page.goto(SETUPS.personal)
  await page.getByText('You have this plan already').waitFor()
  await page.goto(MINE)
  const plan = page.getByRole('article', { name: 'Personal plan' })
  await plan.getByRole('definition').getByText('Visa ending in 4242').waitFor()
  await plan.getByRole('cell', { name: 'Paid', exact: true }).waitFor()
  await expectGoodEverywhere(page)
  const invoice = plan.getByRole('link', { name: /^UND-/ })
  const file = await page.request.get((await invoice.getAttribute('href')) ?? '')
  expect(file.headers()['content-type']).toBe('application/pdf')

  await plan.getByRole('link', { name: /Change plan/ }).click()
  await page.getByRole('radio', { name: /^Standard/ }).check()
  await page.getByText('From £3.06 a month to £6.11 a month').waitFor()
  await expectGoodEverywhere(page)
  await button(page, 'Change my plan').click()
  await page.getByText('Your change counts from the next cycle on').waitFor()
  await plan.getByRole('definition').getByText('£6.11').waitFor()

  await plan.getByRole('button', { name: /^Cancel/ }).click()
  await page
    .getByRole('dialog')
    .getByText(/It stays active until/)
    .waitFor()
  await expectGoodEverywhere(page)
  await button(page, 'Cancel the plan').click()
  await page.getByText('Until then you can resume it.').waitFor()
  await plan.getByText(/Active, ends on/).waitFor()
  await button(page, /^Resume/).click()
  await page.getByText('It goes on as before.').waitFor()
})

test('a card that is declined leaves the plan to be paid, and it is paid at once', async () => {
  const { page } = await newMember('personal', PHONE)
  await toCard(page, 'personal')
  await typeCard(page, CARDS.declined)
  await pay(page)
  await page.getByRole('alert').waitFor()
  await page.goto(MINE)
  await page.getByText('Its first payment is still to come').waitFor()
  await expectGoodEverywhere(page)
  await page.getByRole('link', { name: 'Pay now' }).click()
  await page.waitForURL(/app\/payment\?due=/)
  await button(page, /^Pay £/)
    .and(page.locator(':enabled'))
    .waitFor()
  await typeCard(page, CARDS.succeeds)
  await pay(page)
  await waitForThanks(page)
  await page.goto(MINE)
  await page.getByText('Active', { exact: true }).waitFor()
})

test('a workforce is counted by tier, and each problem is shown beside its field', async () => {
  const { page } = await newMember('business', PHONE)
  await page.goto(SETUPS.business)
  await page.getByLabel('Traveller', { exact: true }).fill('2')
  await page.getByLabel('Lite', { exact: true }).fill('many')
  await button(page, 'Continue to payment').click()
  await page.locator('#employee_lite-error').getByText('Please use a whole number.').waitFor()
  expect(await page.getByLabel('Lite', { exact: true }).inputValue()).toBe('many')
  await expectGoodEverywhere(page)
  await page.getByLabel('Lite', { exact: true }).fill('0')
  await page.getByText('148.42 tonnes').first().waitFor()
  await expectGoodEverywhere(page)
})

test('a visitor builds a family plan, joins on the way, and the plan is still chosen', async () => {
  const { page } = await newVisitor(PHONE)
  await page.goto('/app/personal/family/recurring/setup?currency=GBP')
  await page.getByLabel('Pets', { exact: true }).fill('1')
  await button(page, 'Continue to payment').click()
  await joinOnPage(page, 'personal')
  await page.waitForURL(/app\/payment\?plan=/)
  await page.getByText('2 × Adult, Standard').waitFor()
  await page.getByText('600 kg CO2e a year').waitFor()
  await expectGoodEverywhere(page)
})

test('premium says what it includes, and goes on to payment', async () => {
  const { page } = await newMember('business', PHONE)
  await page.goto('/app/business/premium/recurring/setup')
  await page.getByText('£49.00', { exact: true }).waitFor()
  await expectGoodEverywhere(page)
  await page.getByRole('radio', { name: /Once a year/ }).check()
  await button(page, 'Continue to payment').click()
  await page.waitForURL(/app\/payment\?plan=/)
  await page.getByText('£588.00').first().waitFor()
})

test('a footprint is offset in whole steps', async () => {
  const { page } = await newVisitor(PHONE)
  await page.goto('/app/business/footprint/setup?currency=GBP')
  await page.getByLabel('Tonnes of CO2e a year').fill('12.34')
  await page.getByText('Please use whole steps of 100 kg of CO2e a year.').first().waitFor()
  await page.getByLabel('Tonnes of CO2e a year').fill('12.3')
  await page.getByText('12.3 tonnes').first().waitFor()
  await expectGoodEverywhere(page)
})

test('with the keyboard alone a plan is chosen, and later cancelled, resumed and changed', async () => {
  const { page } = await newMember('personal', DESKTOP)
  const press = (key: string) => page.keyboard.press(key)
  const isFocused = (name: string | RegExp) =>
    button(page, name).evaluate((element) => element === document.activeElement)
  await page.goto(SETUPS.personal)
  await page.getByRole('radio', { name: /^Ultimate/ }).focus()
  await press('ArrowDown')
  await press('Tab')
  await press('ArrowDown')
  await press('Tab')
  expect(await isFocused('Continue to payment')).toBe(true)
  await press('Enter')
  await page.waitForURL(/app\/payment\?plan=/)
  await page.getByText('£73.32').first().waitFor()
  await payByCard(page)
  await waitForThanks(page)

  await page.goto(MINE)
  await button(page, /^Cancel/).focus()
  await press('Enter')
  await page.getByRole('dialog').waitFor()
  await press('Escape')
  await page.getByRole('dialog').waitFor({ state: 'hidden' })
  expect(await isFocused(/^Cancel/)).toBe(true)
  await press('Enter')
  await button(page, 'Cancel the plan').focus()
  await press('Enter')
  await button(page, /^Resume/).waitFor()
  await button(page, /^Resume/).focus()
  await press('Enter')
  await page.getByText('Resumed').waitFor()
  await page.getByRole('link', { name: /Change plan/ }).focus()
  await press('Enter')
  await page.getByRole('radio', { name: /^Standard/ }).focus()
  await press('ArrowDown')
  await press('Tab')
  await press('Tab')
  expect(await isFocused('Change my plan')).toBe(true)
  await press('Enter')
  await page.getByText('Your change counts from the next cycle on').waitFor()
})

test('a second plan of the same kind is refused as its page opens, which leads to changing it', async () => {
  const { page } = await newMember('business')
  await toCard(page, 'business')
  await typeCard(page, CARDS.succeeds)
  await pay(page)
  await waitForThanks(page)
  await page.goto('/my-impact/dashboards/impact')
  await page.getByText('Counts for the business').waitFor({ state: 'attached' })
  await expectAccessible(page)
  await page.goto(SETUPS.business)
  await page.getByText('You have this plan already').waitFor()
  await page.getByRole('link', { name: 'Change it' }).click()
  await page.getByRole('heading', { name: 'Change your plan' }).waitFor()
})
