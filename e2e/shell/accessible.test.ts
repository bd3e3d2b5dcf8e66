import type { Page } from 'playwright'
import { describe, expect, test } from 'vitest'
import {
  DESKTOP,
  expectAccessible,
  expectNoSidewaysScroll,
  newVisitor,
  open,
  PHONE,
  useBrowser,
} from '../browser.ts'
import { CARDS, openCardStep, pay, quoted, typeCard, waitForThanks } from '../buying.ts'
import { newEmail, newMember, PASSWORD, send } from '../people.ts'
import { ACCOUNT_PAGES, MISSING_PAGES, OPEN_PAGES } from './pages.ts'

useBrowser()

const NARROWEST = { width: 320, height: 640 }

/** On a desktop in light, on a phone in the dark, and nothing too wide for the narrowest phone. */
async function expectGoodEverywhere(page: Page): Promise<void> {
  await expectAccessible(page)
  await page.setViewportSize(PHONE)
  await page.emulateMedia({ colorScheme: 'dark', reducedMotion: 'reduce' })
  await expectAccessible(page)
  await page.setViewportSize(NARROWEST)
  await expectNoSidewaysScroll(page)
  await page.setViewportSize(DESKTOP)
  await page.emulateMedia({ colorScheme: 'light', reducedMotion: 'reduce' })
}

/** Colours change at once, so that none is measured half way. */
const STILL = { reducedMotion: 'reduce' } as const

describe('accessible, wide and narrow, light and dark', () => {
  test.each(OPEN_PAGES)('%s', async (path) => {
    const visitor = await newVisitor(DESKTOP, STILL)
    const { page } = visitor
    // The cookie banner lies over whatever is at the bottom until it is answered; the home page has it.
    if (path !== '/') await send(visitor, '/consent', { choice: 'accept' })
    expect((await page.goto(path))?.status()).toBe(200)
    await expectGoodEverywhere(page)
  })

  test.each(MISSING_PAGES)('$path', async ({ path, status }) => {
    const { page } = await newVisitor(DESKTOP, STILL)
    expect((await page.goto(path))?.status()).toBe(status)
    await expectGoodEverywhere(page)
  })

  test('the pages of an account with nothing in it', async () => {
    const member = await newMember('personal', DESKTOP, STILL)
    const { page } = member
    await send(member, '/consent', { choice: 'accept' })
    for (const path of ACCOUNT_PAGES) {
      await page.goto(path)
      await expectGoodEverywhere(page)
    }
  })

  test('paying, thanks, and the pages of an account with a purchase', async () => {
    const member = await newMember('business', DESKTOP, STILL)
    const { page } = member
    await send(member, '/consent', { choice: 'accept' })
    await openCardStep(member, 'business')
    await expectGoodEverywhere(page)
    await page.getByRole('button', { name: /^Pay/ }).click()
    await page.getByText('Type the card number.').waitFor()
    await expectGoodEverywhere(page)
    await typeCard(page, CARDS.declined)
    await pay(page)
    await page.getByText('Your bank declined this card').waitFor()
    await expectGoodEverywhere(page)
    await typeCard(page, CARDS.succeeds)
    await pay(page)
    await waitForThanks(page)
    await expectGoodEverywhere(page)
    const verify = page.getByRole('link', { name: 'Check it as a stranger would' })
    const certificate = (await verify.getAttribute('href')) ?? ''
    for (const path of [...ACCOUNT_PAGES, certificate]) {
      await page.goto(path)
      await expectGoodEverywhere(page)
    }
  })
})

describe('accessible with errors shown', () => {
  test('the join form', async () => {
    const { page } = await newVisitor(DESKTOP, STILL)
    await open(page, '/join')
    await page.getByRole('button', { name: 'Join', exact: true }).click()
    await page.getByRole('alert').waitFor()
    await expectGoodEverywhere(page)
  })

  test('the sign-in form', async () => {
    const { page } = await newVisitor(DESKTOP, STILL)
    await page.goto('/login')
    await page.getByLabel('Email').fill(newEmail())
    await page.getByLabel('Password').fill(PASSWORD)
    await page.getByRole('button', { name: 'Sign in', exact: true }).click()
    await page.getByRole('alert').waitFor()
    await expectGoodEverywhere(page)
  })

  test('the setup form', async () => {
    const { page } = await newVisitor(DESKTOP, STILL)
    await open(page, '/app/personal/instant/one-time/setup')
    await page.getByRole('button', { name: 'Continue to payment' }).click()
    await page.getByRole('alert').waitFor()
    await expectGoodEverywhere(page)
  })

  test('the details and the billing address', async () => {
    const member = await newMember('personal', DESKTOP, STILL)
    const { page } = member
    await open(page, await quoted(member, 'personal'))
    await page.getByRole('button', { name: 'Go on to the card' }).click()
    await page.getByRole('alert').waitFor()
    await expectGoodEverywhere(page)
  })
})

test('accessible with the cookie dialog or the menu open', async () => {
  const { page } = await newVisitor(PHONE, STILL)
  await page.goto('/')
  await page.getByRole('button', { name: 'Menu' }).click()
  await expectAccessible(page)
  await page.keyboard.press('Escape')
  await page.getByRole('button', { name: 'Customise' }).click()
  await page.getByRole('dialog').waitFor()
  await expectGoodEverywhere(page)
})
