import type { Page } from 'playwright'
import { describe, expect, test } from 'vitest'
import { expectGoodEverywhere } from '../accessible.ts'
import { DESKTOP, newVisitor, useBrowser, type Visitor } from '../browser.ts'
import { CARDS, openCardStep, pay, typeCard, waitForThanks } from '../buying.ts'
import { newInventory } from '../footprints/saved-footprint.ts'
import { LONG_NAMES, newMember, send } from '../people.ts'
import { expectFocusNotObscured } from '../reachable.ts'
import { expectTextStandsOut } from '../text-over-pictures.ts'
import { ACCOUNT_PAGES, INVENTORY_PAGES, MISSING_PAGES, OPEN_PAGES } from './pages.ts'

useBrowser()

/** Colours change at once, so that none is measured half way. */
const SMALL_PHONE = { width: 375, height: 640 }
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
}

/** Its heading is there without any script, and the bars at the bottom hide nothing from the keyboard. */
async function expectUsable(plain: Page, { path }: Place): Promise<void> {
  await plain.goto(path)
  const heading = await plain.getByRole('heading', { level: 1 }).innerText()
  expect.soft(heading.length, `the heading of ${path}`).toBeGreaterThan(3)
  await expectFocusNotObscured(plain)
}

/** The totals that the tab keeps, and whether a payment came since. */
const metricsIn = (page: Page) =>
  page.evaluate(() => JSON.parse(sessionStorage.getItem('understory:metrics') ?? 'null'))

/** The same visitor in another window, which is drawn. */
const drawnFor = async ({ context }: Visitor): Promise<Visitor> =>
  newVisitor(DESKTOP, { isDrawn: true, storageState: await context.storageState() })

/** No error of a script and no breach of the content policy so far; says which pages they came from. */
const expectNoFaults = ({ faults }: Visitor) => expect(faults).toEqual([])

describe('every page is there, safe, accessible in light and dark, and fits narrow phones, long names included', () => {
  test('for a visitor, with and without script', { timeout: A_WALK_MS }, async () => {
    const stranger = await newVisitor(DESKTOP, { carriesAxe: true })
    const { page: plain } = await newVisitor(SMALL_PHONE, { javaScriptEnabled: false })
    // The cookie banner lies over whatever is at the bottom until it is answered; one page has it here.
    await expectGood(stranger.page, { path: '/', status: 200 })
    await send(stranger, '/consent', { choice: 'accept' })
    const drawn = await drawnFor(stranger)
    await visit(stranger.page, { path: '/', status: 200 })
    await expectTextStandsOut(stranger, drawn)
    for (const place of OPEN.filter(({ path }) => path !== '/')) {
      await expectGood(stranger.page, place)
      await expectTextStandsOut(stranger, drawn)
    }
    for (const place of OPEN) await expectUsable(plain, place)
    for (const place of MISSING_PAGES) await expectGood(stranger.page, place)
    for (const place of ACCOUNT) await ask(stranger, place)
    expectNoFaults(stranger)
  })

  test('for a member with an empty account', { timeout: A_WALK_MS }, async () => {
    const member = await newMember('personal', DESKTOP, { carriesAxe: true }, LONG_NAMES)
    const storageState = await member.context.storageState()
    // Before the cookie banner is answered.
    const { page: plain } = await newVisitor(SMALL_PHONE, {
      javaScriptEnabled: false,
      storageState,
    })
    for (const place of ACCOUNT) await expectUsable(plain, place)
    await send(member, '/consent', { choice: 'accept' })
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
    const member = await newMember('business', DESKTOP, { carriesAxe: true }, LONG_NAMES)
    const { page } = member
    await send(member, '/consent', { choice: 'accept' })
    const drawn = await drawnFor(member)
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
    expect(await metricsIn(page)).toMatchObject({ paymentCompleted: true })
    const verify = page.getByRole('link', { name: 'See the public page' })
    const certificate = { path: (await verify.getAttribute('href')) ?? '', status: 200 }
    const inventory = await newInventory(member, LONG_NAMES.companyName)
    const ofInventory = INVENTORY_PAGES.map((path) => ({ path: inventory + path, status: 200 }))
    for (const place of [...ACCOUNT, certificate, ...ofInventory]) {
      await expectGood(page, place)
      await expectTextStandsOut(member, drawn)
    }
    expectNoFaults(member)
  })
})
