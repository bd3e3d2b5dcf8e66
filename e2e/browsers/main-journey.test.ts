import { afterAll, beforeAll, expect, inject, test } from 'vitest'
import { findBrowser, OTHER_BROWSERS } from '../../tools/browser/find-browser.ts'
import { CARDS } from '../buying.ts'
import { newEmail, PASSWORD } from '../people.ts'
import type { Driven } from './driven.ts'
import { startFirefox } from './firefox.ts'
import { pageOf } from './page.ts'
import { startWebKit } from './webkit.ts'

const name = OTHER_BROWSERS.find((each) => each === process.env.E2E_BROWSER) ?? 'firefox'
let driven: Driven
beforeAll(async () => {
  const start = name === 'firefox' ? startFirefox : startWebKit
  driven = await start(findBrowser(name) ?? '')
})
afterAll(() => driven?.close())

test(`in ${name}: cookies refused in their dialog, ten trees bought by someone who has just joined, a certificate checked, and no page too wide for a phone`, async () => {
  const page = pageOf(driven, inject('origin'))
  await page.open('/')
  await page.click('Customise')
  await page.sees('Your cookies, your choice')
  await page.click('Save my choice')
  await page.gone('[data-cookie-banner]')
  await page.open('/join')
  await page.click('Me')
  await page.type('Email', newEmail())
  await page.type('Password', PASSWORD)
  await page.click('I accept')
  await page.click('Join')
  await page.ready('/join/your-details')
  await page.type('First name', 'Robin')
  await page.type('Last name', 'Hazelwood')
  await page.click('Save and go on')
  await page.ready('/my-impact')

  await page.open('/app/personal/instant/one-time/setup?currency=GBP')
  await page.click('10 trees')
  await page.sees('£1.50')
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
  await page.click('Change')
  await page.sees('Hide what it cost')
  await page.click('Close')
  expect(await page.evaluate("document.querySelector('dialog:popover-open, dialog:modal')")).toBe(
    null,
  )
})
