import type { Page } from 'playwright'
import { expect, test } from 'vitest'
import { newVisitor, open, useBrowser } from '../browser/browser.ts'

useBrowser()

const SMALL_PHONE = { width: 375, height: 667 }
const LAPTOP = { width: 1366, height: 768 }

/** What there is to choose of it is the interval alone, after what is included. */
const FLAT_RATE = '/app/business/premium/recurring/setup'

const SETUPS = [
  '/app/personal/instant/one-time/setup',
  '/app/business/instant/one-time/setup',
  '/app/personal/gift/one-time/setup',
  '/app/personal/individual/recurring/setup',
  '/app/personal/family/recurring/setup',
  '/app/business/workforce/recurring/setup',
  '/app/business/footprint/setup',
  FLAT_RATE,
  '/app/business/footprint/one-time/setup',
  '/app/business/footprint/verify/one-time/setup',
  '/app/business/ecommerce/recurring/setup',
]
/** What is measured has no price. */
const MEASURES = ['/app/personal/household', '/app/business/footprint/estimate']

const reject = (page: Page) => page.getByRole('button', { name: 'Reject' })

async function withoutBanner(page: Page, path: string): Promise<void> {
  await open(page, path)
  const isNoted = page.waitForResponse((answer) => new URL(answer.url()).pathname === '/consent')
  await Promise.all([isNoted, reject(page).click()])
  await reject(page).waitFor({ state: 'hidden' })
}

/** What is seen of the first view without scrolling: names of controls that nothing lies on. */
function seenOf(page: Page, selector: string): Promise<string[]> {
  return page.locator(selector).evaluateAll((controls) =>
    controls
      .filter((control) => {
        const { top, bottom, left, right, width } = control.getBoundingClientRect()
        if (width === 0 || top < 0 || bottom > window.innerHeight) return false
        const over = document.elementFromPoint((left + right) / 2, (top + bottom) / 2)
        return over === control || control.contains(over) || (over?.contains(control) ?? false)
      })
      .map((control) => control.textContent?.trim() || control.getAttribute('name') || ''),
  )
}

/** Something to choose is a field, or a button that fills one; the currency of the prices is none. */
const CHOICES = [
  'main input:not([type="hidden"])',
  'main label:has(input[type="radio"])',
  'main button[type="button"]',
  'main button[name="pick"]',
  'main select:not([name="currency"])',
].join(', ')
const SENDS = 'main button[type="submit"]'

test.each([
  ['a small phone', SMALL_PHONE],
  ['a laptop', LAPTOP],
] as const)(
  'the first view of each setup on %s has a choice, a price and its button',
  async (_on, size) => {
    const { page } = await newVisitor(size)
    await withoutBanner(page, '/')
    for (const path of [...SETUPS, ...MEASURES]) {
      await open(page, path)
      expect.soft(await reject(page).count(), `banner of ${path}`).toBe(0)
      expect.soft((await seenOf(page, CHOICES)).length, `choices of ${path}`).toBeGreaterThan(0)
      if (MEASURES.includes(path) && size === LAPTOP) continue
      const sends = (await seenOf(page, SENDS)).filter((name) =>
        /payment|store|figure|Estimate/.test(name),
      )
      expect.soft(sends.length, `button of ${path}`).toBeGreaterThan(0)
      if (MEASURES.includes(path)) continue
      const prices = await seenOf(page, 'main [data-price-bar]')
      expect.soft(prices.join(' '), `price of ${path}`).toMatch(/£\d/)
    }
  },
)

test('the first view of each setup on a small phone has a choice beside the question about cookies', async () => {
  const { page } = await newVisitor(SMALL_PHONE)
  for (const path of [...SETUPS, ...MEASURES].filter((path) => path !== FLAT_RATE)) {
    await open(page, path)
    expect.soft(await seenOf(page, '[data-cookie-banner] button'), path).toContain('Reject')
    expect.soft((await seenOf(page, CHOICES)).length, `choices of ${path}`).toBeGreaterThan(0)
  }
})

test('a question about a home has its button in view on a small phone, however long it is', async () => {
  const { page } = await newVisitor(SMALL_PHONE)
  await withoutBanner(page, '/app/personal/household')
  await page.getByRole('button', { name: 'See the first figure' }).click()
  await page.locator('[data-question]').waitFor()
  expect(await seenOf(page, SENDS)).toContain('Continue')
})
