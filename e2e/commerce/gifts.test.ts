import { type CalendarDate, longDate } from '@understory/domain/calendar/calendar.ts'
import type { Page } from 'playwright'
import { expect, test } from 'vitest'
import { expectAccessible, expectGoodEverywhere } from '../browser/accessible.ts'
import { DESKTOP, newVisitor, open, PHONE, useBrowser } from '../browser/browser.ts'
import { expectPicturesSpanPage } from '../browser/fits-window.ts'
import { payByCard, waitForThanks } from '../visitors/buying.ts'
import { newMember } from '../visitors/people.ts'

useBrowser()

const MINE = '/my-impact/manage/gifts'

const button = (page: Page, name: string | RegExp) => page.getByRole('button', { name })

/** The trees and the look are there again after leaving; whom it is for was stored nowhere. */
async function expectChoiceComesBackWithoutNames(page: Page): Promise<void> {
  await page.getByRole('radio', { name: /Plain/ }).check()
  await page.goto('/faq')
  await page.goto('/app/personal/gift/one-time/setup')
  await page.getByText('£3.75').waitFor()
  expect(await page.getByLabel('Trees').inputValue()).toBe('25')
  expect(await page.getByRole('radio', { name: /Plain/ }).isChecked()).toBe(true)
  expect(await page.getByLabel('Their name').inputValue()).toBe('')
  expect(await page.evaluate(() => JSON.stringify(sessionStorage))).not.toContain('Ana')
}

test('a gift is given, opened by a visitor, verified, printed and redeemed', async () => {
  const { page } = await newMember('personal', PHONE)
  await page.goto('/app/personal/gift/one-time/setup')
  await expectGoodEverywhere(page)
  await page.getByLabel('Trees').fill('25')
  await page.getByText('£3.75').waitFor()
  await button(page, 'Continue to payment').click()
  await page.locator('#name-error').getByText('Please say who it is for.').waitFor()
  await page.getByRole('alert').getByRole('link', { name: 'Their name' }).click()
  expect(await page.evaluate(() => location.hash)).toBe('#name')
  expect(await page.getByLabel('Trees').inputValue()).toBe('25')
  await expectGoodEverywhere(page)
  await page.getByLabel('Their name').fill('Ana Silva')
  await page.locator('#name-error').waitFor({ state: 'hidden' })
  await expectChoiceComesBackWithoutNames(page)
  await page.getByLabel('Their name').fill('Ana Silva')
  await page.getByRole('textbox', { name: 'Message' }).fill('Happy birthday.\nMay they grow old.')
  const card = page.getByRole('region', { name: 'How it looks' })
  await card.getByText('For Ana Silva').waitFor()
  await card.getByText('May they grow old.').waitFor()
  await page.getByRole('radio', { name: /Christmas/ }).check()
  await button(page, 'Continue to payment').click()
  await payByCard(page)
  await waitForThanks(page)
  await page.getByRole('link', { name: 'See your gifts' }).click()

  await page.getByText('Waiting for you to hand over its link or print it.').waitFor()
  await expectGoodEverywhere(page)
  const link = (await page.getByRole('link', { name: /\/gift\// }).getAttribute('href')) ?? ''

  const ana = await newMember('personal', PHONE)
  const stranger = await newVisitor(PHONE)
  await stranger.page.goto(link)
  await stranger.page.getByText(/^For Ana Silva, from Robin/).waitFor()
  await stranger.page.getByRole('heading', { name: '25 trees' }).waitFor()
  await stranger.page.getByText('May they grow old.').waitFor()
  await expectGoodEverywhere(stranger.page)
  await expectPicturesSpanPage(stranger.page)
  const paper = await stranger.page.request.get(`${link}/certificate.pdf`)
  expect(paper.headers()['content-type']).toBe('application/pdf')
  await stranger.page.getByRole('link', { name: 'See the proof' }).click()
  await stranger.page.getByText(/was given what follows by/).waitFor()

  await ana.page.goto(link)
  await button(ana.page, 'Take it into my account').click()
  await ana.page.getByText('It is yours, and counts on your dashboard from now on.').waitFor()
  await ana.page.getByRole('heading', { name: '25 trees' }).waitFor()
  await expectGoodEverywhere(ana.page)

  await page.goto(MINE)
  await page.getByText(/Taken into an account on/).waitFor()
  await page.goto(link)
  await page.getByText(/is in someone’s account/).waitFor()
})

test('a day typed in part is refused beside its field, and the payment page names the day', async () => {
  const { page } = await newMember('personal', PHONE)
  await open(page, '/app/personal/gift/one-time/setup')
  await page.getByLabel('Their name').fill('Ana Silva')
  await page.getByLabel('Their email').fill('ana@example.org')
  const day = page.getByLabel(/^Day/)
  await day.focus()
  await page.keyboard.type('12')
  await button(page, 'Continue to payment').click()
  await page.getByRole('alert').getByText('Please give the whole date').waitFor()
  expect(await page.evaluate(() => document.activeElement?.id)).toBe('deliverOn')
  expect(new URL(page.url()).pathname).toBe('/app/personal/gift/one-time/setup')
  await expectAccessible(page)
  const later = new Date(Date.now() + 30 * 86_400_000).toISOString().slice(0, 10)
  await day.fill(later)
  await button(page, 'Continue to payment').click()
  await page.waitForURL(/app\/payment\?quote=/)
  const named = longDate(later as CalendarDate)
  await page.getByText(`The email goes out on ${named}.`).waitFor()
})

test('a business gives to a list; a mistake in a line is reported with its name', async () => {
  const { page } = await newMember('business', DESKTOP)
  await page.goto('/app/business/gift/one-time/setup')
  await page.getByLabel('From').fill('Fernbank Studio')
  await page.getByLabel('Name of person 1').fill('Dee')
  await page.getByLabel('Email of person 1').fill('dee@nowhere')
  await button(page, 'Add a person').click()
  await page.getByLabel('Name of person 3').fill('Eve')
  await page.getByText('2 gifts, £1.50 each').waitFor()
  await button(page, 'Remove person 3').click()
  await page.getByText('For one gift, once.').waitFor()
  await page.getByLabel('Or paste many').fill('Ana, ana@example.org\nBen, ben@nowhere\nCy')
  await button(page, 'Continue to payment').click()
  await page.locator('#people-error').getByText('Ben: Please use a valid email format').waitFor()
  await page.getByRole('alert').getByRole('link', { name: 'Email of Dee' }).waitFor()
  await expectGoodEverywhere(page)
  await page.getByLabel('Name of person 1').fill('')
  await page.getByLabel('Email of person 1').fill('')
  await page.getByLabel('Or paste many').fill('Ana, ana@example.org\nBen\nCy')
  await page.getByText('3 gifts, £1.50 each').waitFor()
  await button(page, 'Continue to payment').click()
  await page.waitForURL(/app\/payment\?quote=/)
  await page.getByText('3 gifts').first().waitFor()
})

test('a gift is set up with the keyboard alone', async () => {
  const { page } = await newVisitor(DESKTOP)
  await page.goto('/app/personal/gift/one-time/setup')
  await page.getByLabel('Trees').focus()
  await page.keyboard.press('End')
  await page.keyboard.type('0')
  for (const word of ['', '', 'Ana', '', 'Ben', 'For you']) {
    await page.keyboard.press('Tab')
    await page.keyboard.type(word)
  }
  await page.keyboard.press('Shift+Tab')
  await page.keyboard.press('Enter')
  await page.waitForURL(/\/app\/payment/)
})

test('a link that opens nothing says so', async () => {
  const { page } = await newVisitor()
  const answer = await page.goto('/gift/AAAAAAAAAAAAAAAAAAAAAA')
  expect(answer?.status()).toBe(404)
  await page.getByRole('heading', { name: 'There is no such gift.' }).waitFor()
  await expectGoodEverywhere(page)
})

test('who a gift is for stands on its card while it is typed, and is taken along in no address', async () => {
  const { page, requests } = await newVisitor(PHONE, { notesRequests: true })
  await open(page, '/solutions/personal/eco-friendly-gifts')
  await page.getByText('For Ana').waitFor()
  await page.getByLabel('Who is it for?').fill('Grandmother Wren')
  await page.getByText('For Grandmother Wren').waitFor()
  await expectGoodEverywhere(page)
  await page.getByRole('main').getByRole('button', { name: 'Give a gift' }).click()
  await page.waitForURL(/gift\/one-time\/setup/)
  expect(await page.getByLabel('Their name').inputValue()).toBe('Grandmother Wren')
  expect(await page.getByLabel('Trees').inputValue()).toBe('25')
  expect(requests.filter(({ href }) => href.includes('Wren'))).toEqual([])
  expect(await page.evaluate(() => JSON.stringify(sessionStorage))).not.toContain('Wren')
})
