import type { Page } from 'playwright'
import { describe, expect, test } from 'vitest'
import { expectGoodEverywhere } from '../browser/accessible.ts'
import { DESKTOP, newVisitor, useBrowser, type Visitor } from '../browser/browser.ts'
import { expectDialogsReadWell } from '../browser/dialogs.ts'
import {
  expectBannerCoversNothing,
  expectFitsWithLargeText,
  expectPicturesSpanPage,
} from '../browser/fits-window.ts'
import { IS_CHROMIUM } from '../browser/launch-browser.ts'
import { expectReadableTextOverPictures } from '../browser/text-over-pictures.ts'
import { INVENTORY_PAGES } from '../footprints/inventory-pages.ts'
import { newInventory } from '../footprints/saved-footprint.ts'
import { CARDS, openCardStep, pay, typeCard, waitForThanks } from '../visitors/buying.ts'
import { LONG_NAMES, newLongEmail, newMember, PASSWORD, sendForm } from '../visitors/people.ts'
import { ACCOUNT_PAGES, MISSING_PAGES, OPEN_PAGES } from './pages.ts'

useBrowser()

const AXE = { carriesAxe: IS_CHROMIUM }
const A_WALK_MS = 900_000

const HEADERS = {
  'x-content-type-options': /^nosniff$/,
  'referrer-policy': /^strict-origin-when-cross-origin$/,
  'content-security-policy':
    /script-src '(nonce-\w+|self)'.*object-src 'none'.*frame-ancestors 'none'/,
  'cache-control': /private/,
}

const OPEN = OPEN_PAGES.map((path) => ({ path: path as string, status: 200 }))
const ACCOUNT = ACCOUNT_PAGES.map((path) => ({ path: path as string, status: undefined }))
/** Here the provider's library may open a window of a bank, which speaks back to the page. */
const CARD_PAGES = ['/app/payment', '/my-impact/account/cards/new']
type Place = { path: string; status: number | undefined }

/** Goes there; the answer has its status and the security headers. */
async function visit(page: Page, place: Place): Promise<void> {
  const answer = await page.goto(place.path, { waitUntil: 'load' })
  if (place.status !== undefined) expect.soft(answer?.status(), place.path).toBe(place.status)
  expectSafe(place.path, page.url(), await answer?.allHeaders())
}

/** What is not for this visitor leads elsewhere: no browser has to draw that once more. */
async function ask({ context }: Visitor, { path }: Place): Promise<void> {
  const answer = await context.request.get(path)
  expectSafe(path, answer.url(), answer.headers())
}

function expectSafe(path: string, url: string, headers: Record<string, string> | undefined): void {
  // One page may ask for the camera, to scan a certificate.
  const camera = path === '/verify' ? 'camera=(self)' : 'camera=()'
  expect.soft(headers?.['permissions-policy'], path).toContain(camera)
  for (const [name, value] of Object.entries(HEADERS)) {
    expect.soft(headers?.[name], `${name} of ${path}`).toMatch(value)
  }
  // Anyone who is not signed in is redirected.
  const { pathname } = new URL(url)
  const opener = CARD_PAGES.includes(pathname) ? 'same-origin-allow-popups' : 'same-origin'
  expect.soft(headers?.['cross-origin-opener-policy'], `the opener of ${path}`).toBe(opener)
}

/** Everything that holds for every page and every kind of visitor. */
async function expectGood(page: Page, place: Place): Promise<void> {
  await visit(page, place)
  await expectGoodEverywhere(page)
  await expectPicturesSpanPage(page)
}

/** The totals that the tab keeps, and whether a payment came since. */
const metricsIn = (page: Page) =>
  page.evaluate(() => JSON.parse(sessionStorage.getItem('understory:metrics') ?? 'null'))

/** What lies on a drawing is looked at in another window of the same visitor, which Chromium draws. */
async function lookerAtPictures(visitor: Visitor): Promise<() => Promise<void>> {
  if (!IS_CHROMIUM) return async () => {}
  const storageState = await visitor.context.storageState()
  const drawn = await newVisitor(DESKTOP, { isDrawn: true, storageState })
  return () => expectReadableTextOverPictures(visitor, drawn)
}

/** No error of a script and no breach of the content policy so far; says which pages they came from. */
const expectNoFaults = ({ faults }: Visitor) => expect(faults).toEqual([])

describe('every page is there, safe, accessible in light and dark, and fits narrow phones, long names included', () => {
  test('for a visitor who leaves the cookie banner unanswered', {
    timeout: A_WALK_MS,
  }, async () => {
    const stranger = await newVisitor(DESKTOP, AXE)
    const { page } = stranger
    const lookAtPictures = await lookerAtPictures(stranger)
    for (const place of OPEN) {
      await visit(page, place)
      await expectBannerCoversNothing(page)
      await expectGoodEverywhere(page)
      await expectPicturesSpanPage(page)
      await expectFitsWithLargeText(page)
      await lookAtPictures()
    }
    for (const place of MISSING_PAGES) await expectGood(page, place)
    for (const place of ACCOUNT) await ask(stranger, place)
    expectNoFaults(stranger)
  })

  test('for someone who joins with a long email address', { timeout: A_WALK_MS }, async () => {
    const newcomer = await newVisitor(DESKTOP)
    const email = newLongEmail()
    const joined = { email, password: PASSWORD, acceptTerms: 'on', accountType: 'personal' }
    await sendForm(newcomer, '/join', joined)
    await expectGood(newcomer.page, { path: '/join/your-details', status: 200 })
    expect(await newcomer.page.getByRole('main').innerText()).toContain(email)
  })

  test('for a member with an empty account', { timeout: A_WALK_MS }, async () => {
    const member = await newMember('personal', DESKTOP, AXE, LONG_NAMES)
    await sendForm(member, '/consent', { choice: 'accept' })
    for (const place of ACCOUNT) await expectGood(member.page, place)
    for (const { path } of [...OPEN, ...MISSING_PAGES]) {
      // A page for visitors only, such as the one to join, redirects a member.
      await visit(member.page, { path, status: undefined })
    }
    expectNoFaults(member)
  })

  test('for a business that pays, is declined, and pays again', {
    timeout: A_WALK_MS,
  }, async () => {
    const member = await newMember('business', DESKTOP, AXE, LONG_NAMES)
    const { page } = member
    await openCardStep(member, 'business')
    await expectBannerCoversNothing(page)
    await expectGoodEverywhere(page)
    await sendForm(member, '/consent', { choice: 'accept' })
    const lookAtPictures = await lookerAtPictures(member)
    await page.getByRole('button', { name: /^Pay/ }).click()
    await page.getByText('Type the card number.').waitFor()
    await expectGoodEverywhere(page)
    await typeCard(page, CARDS.declined)
    await pay(page)
    await page.getByText('Your bank declined this card').waitFor()
    await expectGoodEverywhere(page)
    await page.getByLabel('Keep my card for next time').check()
    await typeCard(page, CARDS.succeeds)
    await pay(page)
    await waitForThanks(page)
    await expectGoodEverywhere(page)
    await expectPicturesSpanPage(page)
    expect(await metricsIn(page)).toMatchObject({ paymentCompleted: true })
    const verify = page.getByRole('link', { name: 'See the public page' })
    const certificate = { path: (await verify.getAttribute('href')) ?? '', status: 200 }
    const inventory = await newInventory(member, LONG_NAMES.companyName)
    const ofInventory = INVENTORY_PAGES.map((path) => ({ path: inventory + path, status: 200 }))
    for (const place of [...ACCOUNT, certificate, ...ofInventory]) {
      await expectGood(page, place)
      await expectDialogsReadWell(page)
      await expectFitsWithLargeText(page)
      await lookAtPictures()
    }
    expectNoFaults(member)
  })
})
