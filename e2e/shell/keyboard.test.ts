import type { Page } from 'playwright'
import { expect, test } from 'vitest'
import { DESKTOP, newVisitor, PHONE, useBrowser } from '../browser/browser.ts'
import { focused, pressKey, tabTo, typeInto } from '../browser/by-keys.ts'
import { CARDS, cardIsReady, waitForThanks } from '../visitors/buying.ts'
import { newEmail } from '../visitors/people.ts'

useBrowser()

const hydrated = (page: Page) => page.locator('html[data-hydrated]').waitFor({ state: 'attached' })

test('a personal purchase, from the home page to the thanks, by keys alone', async () => {
  const { page } = await newVisitor()
  await page.goto('/')
  await pressKey(page, 'Fund climate action', 'Enter')
  await page.waitForURL(/one-time\/setup/)
  await hydrated(page)

  await pressKey(page, 'Continue to payment', 'Enter')
  const refused = page.locator(':focus').getByText('No products selected')
  await refused.waitFor()
  await pressKey(page, '10 trees', 'Space')
  await page.getByRole('button', { name: '10 trees', pressed: true }).waitFor()
  await tabTo(page, 'All at once')
  await page.keyboard.press('ArrowDown')
  expect((await focused(page)).name).toContain('Spread over months')
  await page.keyboard.press('ArrowUp')
  await pressKey(page, 'Continue to payment', 'Enter')

  await page.waitForURL(/app\/payment/)
  await hydrated(page)
  await cardIsReady(page)
  await pressKey(page, /^Pay £/, 'Enter')
  await page.locator(':focus').getByText('Please look at the marked fields.').waitFor()
  await typeInto(page, 'Email', newEmail())
  await typeInto(page, 'Your name', 'Robin Hazelwood')
  await pressKey(page, 'I need a business invoice', 'Enter')
  await typeInto(page, 'Address', '12 Hazel Row')
  await typeInto(page, 'City', 'Stroud')
  await typeInto(page, 'Post code', 'GL5 1AA')
  await pressKey(page, 'I accept', 'Space')
  await pressKey(page, /^Pay £/, 'Enter')
  await expect.poll(async () => (await focused(page)).name).toBe('Card number')
  await page.keyboard.type(CARDS.succeeds)
  await typeInto(page, 'Expiry date', '1240')
  await typeInto(page, 'Security code', '123')
  await pressKey(page, /^Pay £/, 'Enter')
  await waitForThanks(page)
})

test('the first key leads past the header, to the content', async () => {
  const { page } = await newVisitor()
  for (const path of ['/', '/faq', '/join', '/app/personal/instant/one-time/setup']) {
    await page.goto(path)
    await page.keyboard.press('Tab')
    expect((await focused(page)).name).toBe('Skip to the content')
    await page.keyboard.press('Enter')
    expect(await page.evaluate(() => document.activeElement?.id)).toBe('main')
  }
})

test.each([
  { size: 'desktop', viewport: DESKTOP },
  { size: 'phone', viewport: PHONE },
])('the cookie dialog keeps the focus and gives it back, on a $size', async ({ viewport }) => {
  const { page } = await newVisitor(viewport)
  await page.goto('/')
  await pressKey(page, 'Customise', 'Enter')
  const dialog = page.getByRole('dialog')
  await dialog.waitFor()
  for (let step = 0; step < 12; step += 1) {
    await page.keyboard.press('Tab')
    const isWithin = await dialog.evaluate(
      (node) => node.contains(document.activeElement) || document.activeElement === document.body,
    )
    expect(isWithin).toBe(true)
  }
  await page.keyboard.press('Escape')
  await dialog.waitFor({ state: 'hidden' })
  expect((await focused(page)).name).toBe('Customise')
})

test('the menu on a phone opens and closes by keys, and gives the focus back', async () => {
  const { page } = await newVisitor(PHONE)
  await page.goto('/')
  await pressKey(page, 'Menu', 'Enter')
  await tabTo(page, 'For people')
  await page.keyboard.press('Escape')
  const menu = page.getByRole('navigation', { name: 'Main', includeHidden: true })
  await menu.waitFor({ state: 'hidden' })
  expect((await focused(page)).name).toBe('Menu')
})
