import type { Page } from 'playwright'
import { expect, test } from 'vitest'
import { DESKTOP, newVisitor, PHONE, useBrowser } from '../browser/browser.ts'
import { CARDS, cardIsReady, waitForThanks } from '../visitors/buying.ts'
import { newEmail } from '../visitors/people.ts'

useBrowser()

const MOST_STEPS = 90

/** The focused element: its accessible name, and whether its focus is visible. */
function focused(page: Page) {
  return page.evaluate(() => {
    const element = document.activeElement
    if (!(element instanceof HTMLElement)) return { name: '', isSeen: false }
    const label = 'labels' in element ? (element as HTMLInputElement).labels?.[0] : null
    const name = element.getAttribute('aria-label') ?? label?.innerText ?? element.innerText
    // A radio is drawn by the card around it, a number by the stepper around it.
    const drawn = [element, label, element.parentElement].filter((each) => each instanceof Element)
    const isSeen = drawn.some((each) => {
      const { outlineStyle, outlineWidth } = getComputedStyle(each)
      return outlineStyle !== 'none' && Number.parseFloat(outlineWidth) >= 2
    })
    return { name: name.trim(), isSeen }
  })
}

/** Presses Tab (or Shift+Tab) until a control of this name has the focus, seen at every step. */
async function tabTo(page: Page, name: string | RegExp, key = 'Tab'): Promise<void> {
  const passed: string[] = []
  for (let step = 0; step < MOST_STEPS; step += 1) {
    await page.keyboard.press(key)
    const at = await focused(page)
    if (at.name !== '') expect(at.isSeen, `${page.url()}: "${at.name}" shows its focus`).toBe(true)
    if (typeof name === 'string' ? at.name.startsWith(name) : name.test(at.name)) return
    passed.push(at.name)
  }
  throw new Error(`${String(name)} cannot be reached with ${key}: ${passed.join(' | ')}`)
}

async function typeInto(page: Page, name: string, text: string): Promise<void> {
  await tabTo(page, name)
  await page.keyboard.press('ControlOrMeta+a')
  await page.keyboard.type(text)
}

async function press(page: Page, name: string | RegExp, key: 'Enter' | 'Space'): Promise<void> {
  await tabTo(page, name)
  await page.keyboard.press(key)
}

const hydrated = (page: Page) => page.locator('html[data-hydrated]').waitFor({ state: 'attached' })

test('a personal purchase, from the home page to the thanks, by keys alone', async () => {
  const { page } = await newVisitor()
  await page.goto('/')
  await press(page, 'Fund climate action', 'Enter')
  await page.waitForURL(/one-time\/setup/)
  await hydrated(page)

  await press(page, 'Continue to payment', 'Enter')
  const refused = page.locator(':focus').getByText('No products selected')
  await refused.waitFor()
  await press(page, '10 trees', 'Space')
  await page.getByRole('button', { name: '10 trees', pressed: true }).waitFor()
  await tabTo(page, 'All at once')
  await page.keyboard.press('ArrowDown')
  expect((await focused(page)).name).toContain('Spread over months')
  await page.keyboard.press('ArrowUp')
  await press(page, 'Continue to payment', 'Enter')

  await page.waitForURL(/app\/payment/)
  await hydrated(page)
  await cardIsReady(page)
  await press(page, /^Pay £/, 'Enter')
  await page.locator(':focus').getByText('Please look at the marked fields.').waitFor()
  await typeInto(page, 'Email', newEmail())
  await typeInto(page, 'Your name', 'Robin Hazelwood')
  await press(page, 'I need a business invoice', 'Enter')
  await typeInto(page, 'Address', '12 Hazel Row')
  await typeInto(page, 'City', 'Stroud')
  await typeInto(page, 'Post code', 'GL5 1AA')
  await press(page, 'I accept', 'Space')
  await press(page, /^Pay £/, 'Enter')
  await expect.poll(async () => (await focused(page)).name).toBe('Card number')
  await page.keyboard.type(CARDS.succeeds)
  await typeInto(page, 'Expiry date', '1240')
  await typeInto(page, 'Security code', '123')
  await press(page, /^Pay £/, 'Enter')
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
  await press(page, 'Customise', 'Enter')
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
  await press(page, 'Menu', 'Enter')
  await tabTo(page, 'For people')
  await page.keyboard.press('Escape')
  const menu = page.getByRole('navigation', { name: 'Main', includeHidden: true })
  await menu.waitFor({ state: 'hidden' })
  expect((await focused(page)).name).toBe('Menu')
})
