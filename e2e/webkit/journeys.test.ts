import { afterAll, beforeAll, beforeEach, expect, inject, test } from 'vitest'
import { findBrowser } from '../../tools/browser/find-browser.ts'
import { CARDS } from '../buying.ts'
import { newEmail, PASSWORD } from '../people.ts'
import type { Driven } from './driven.ts'
import { type DrivenPage, pageOf } from './page.ts'
import { startWebKit } from './webkit.ts'

let driven: Driven
let page: DrivenPage
beforeAll(async () => {
  driven = await startWebKit(findBrowser('webkit') ?? '')
  page = pageOf(driven, inject('origin'))
})
beforeEach(async () => {
  await page.open('/faq')
  await driven.forget()
  await driven.resize(1440, 1000)
})
afterAll(() => driven?.close())

async function join(email = newEmail()): Promise<string> {
  await page.open('/join')
  await page.click('Me')
  await page.type('Email', email)
  await page.type('Password', PASSWORD)
  await page.click('I accept')
  await page.click('Join')
  await page.ready('/join/your-details')
  await page.type('First name', 'Robin')
  await page.type('Last name', 'Hazelwood')
  await page.click('Save and go on')
  await page.ready('/my-impact')
  return email
}

/** From the form of a setup to the thanks. */
async function payByCard(): Promise<void> {
  await page.click('Continue to payment')
  await page.ready('/app/payment')
  // The card form is the provider's, and comes last.
  await page.offers('Pay £')
  await page.offers('Card number')
  await page.type('Card number', CARDS.succeeds)
  await page.type('Expiry', '1240')
  await page.type('Security code', '123')
  await page.click('Pay £')
  await page.sees('Thank you. It is in the ledger.')
}

const storedKeys = () => page.evaluate('Object.keys(sessionStorage).join()') as Promise<string>

test('cookies are refused in their dialog, ten trees bought by someone who has just joined, a certificate checked, and no page is too wide for a phone', async () => {
  await page.open('/')
  await page.click('Customise')
  await page.sees('Your cookies, your choice')
  await page.click('Save my choice')
  await page.gone('[data-cookie-banner]')
  await join()

  await page.open('/app/personal/instant/one-time/setup?currency=GBP')
  await page.click('10 trees')
  await page.sees('£1.50')
  await payByCard()
  await page.click('See the public page')
  await page.ready('/verify/')
  await page.sees('10 trees')

  await driven.resize(375, 812)
  for (const path of ['/', '/faq', '/app/personal/instant/one-time/setup', '/my-impact']) {
    await page.open(path)
    expect(await page.tooWide(), path).toBe(0)
  }
  await page.click('Open the menu')
  await page.click('Purchases')
  await page.ready('/my-impact/manage/instant')
  await page.click('More')
  await page.click('Change')
  await page.sees('Hide what it cost')
  await page.click('Close')
  expect(await page.evaluate("document.querySelector('dialog:popover-open, dialog:modal')")).toBe(
    null,
  )
})

test('signing out leaves nothing in the browser, and the same email signs in again', async () => {
  const email = await join()
  await page.open('/app/personal/family/recurring/setup')
  await page.click('More adults')
  expect(await storedKeys()).toContain('understory:productPersonal')
  // The account menu begins with the initials.
  await page.click('RH')
  await page.click('Sign out')
  await page.ready('/')
  await page.offers('Sign in')
  expect(await storedKeys()).not.toContain('understory:productPersonal')
  await page.open('/login')
  await page.type('Email', email)
  await page.type('Password', PASSWORD)
  await page.click('Sign in')
  await page.ready('/my-impact')
})

test('the sum of a plan follows its form, the choice comes back, and the plan is paid, cancelled and resumed', async () => {
  await join()
  const setup = '/app/personal/individual/recurring/setup?currency=GBP'
  await page.open(setup)
  await page.click('Lite')
  await page.sees('£3.06')
  await page.open('/faq')
  await page.open(setup)
  await page.sees('£3.06')
  await payByCard()
  await page.open('/my-impact/manage/subscriptions')
  await page.sees('Visa ending in 4242')
  await page.click('Cancel')
  await page.sees('It stays active until')
  await page.click('Cancel the plan')
  await page.sees('Until then you can resume it.')
  await page.click('Resume')
  await page.sees('It goes on as before.')
})

test('a gift is given, and opened by someone else; its names are stored nowhere', async () => {
  await join()
  await page.open('/app/personal/gift/one-time/setup?currency=GBP')
  await page.type('Trees', '25')
  await page.sees('£3.75')
  await page.type('Their name', 'Ana Silva')
  await page.sees('For Ana Silva')
  expect(await page.evaluate('JSON.stringify(sessionStorage)')).not.toContain('Ana')
  await payByCard()
  await page.click('See your gifts')
  await page.sees('Waiting for you to hand over')
  const link = await page.evaluate(
    "[...document.links].map((link) => link.pathname).find((path) => path.startsWith('/gift/'))",
  )
  await driven.forget()
  await page.open(String(link))
  await page.sees('For Ana Silva, from Robin')
})

test('a car is found by its registration number, and measured', async () => {
  await page.open('/app/personal/vehicle/identify')
  await page.type('Registration number', 'fb21 oak')
  await page.click('Find the vehicle')
  await page.sees('FB21 OAK')
  await page.type('Annual mileage', '20,000')
  await page.click('Add to my list')
  await page.sees('20,000 miles a year')
})

test('the newsletter is asked for, and a made-up certificate is not verified', async () => {
  await page.open('/newsletter')
  await page.type('Your email', newEmail())
  await page.click('Send me the link')
  await page.sees('Please look in your mailbox')
  await page.open('/verify')
  await page.type('Short code, number or link', '00000000-0000-4000-8000-000000000000')
  await page.click('Check it')
  await page.sees('No certificate matches this number')
})

test('the first key leads past the header, and a dialog gives the focus back', async () => {
  const focused = () => page.evaluate('document.activeElement.innerText') as Promise<string>
  await page.open('/faq')
  await page.press('\uE004')
  expect(await focused()).toBe('Skip to the content')
  await page.press('\uE007')
  expect(await page.evaluate('document.activeElement.id')).toBe('main')
  await page.click('Customise')
  await page.sees('Your cookies, your choice')
  await page.press('\uE00C')
  await page.gone('dialog:popover-open, dialog:modal')
  expect(await focused()).toBe('Customise')
})
