import type { Locator, Page } from 'playwright'
import { expect, test } from 'vitest'
import { DESKTOP, newVisitor, PHONE, useBrowser } from '../browser.ts'
import { CARDS, cardIsReady, waitForThanks } from '../buying.ts'
import { newEmail } from '../people.ts'

useBrowser()

/** What someone does until they have paid; the thanks are not a step. */
function countSteps(page: Page) {
  const steps = { clicks: 0, screens: 0, fields: 0 }
  let isOver = false
  page.on('framenavigated', (frame) => {
    if (frame === page.mainFrame() && frame.url() !== 'about:blank' && !isOver) steps.screens += 1
  })
  return {
    steps,
    async click(control: Locator) {
      steps.clicks += 1
      await control.click()
    },
    async type(label: string, text: string) {
      steps.fields += 1
      await page.getByLabel(label, { exact: true }).fill(text)
    },
    over: () => {
      isOver = true
    },
  }
}

test.each([
  ['a desktop', DESKTOP],
  ['a phone', PHONE],
] as const)('ten trees, bought by a new visitor on %s in few steps', async (size, viewport) => {
  const { page } = await newVisitor(viewport)
  const { steps, click, type, over } = countSteps(page)
  await page.goto('/')
  await click(page.getByRole('main').getByRole('link', { name: 'Fund climate action' }))
  await page.locator('html[data-hydrated]').waitFor({ state: 'attached' })
  await click(page.getByRole('button', { name: '10 trees' }))
  await click(page.getByRole('button', { name: 'Continue to payment' }))

  await page.waitForURL(/\/app\/payment/)
  await page.getByRole('complementary', { name: 'Your order' }).getByText('£1.50').first().waitFor()
  await cardIsReady(page)
  await type('Email', newEmail())
  await type('Your name', 'Robin Hazelwood')
  await type('Card number', CARDS.succeeds)
  await type('Expiry date', '12/40')
  await type('Security code', '123')
  await click(page.getByLabel('I accept the'))
  over()
  await click(page.getByRole('button', { name: 'Pay £1.50' }))
  await waitForThanks(page)

  console.info(`ten trees on ${size}:`, steps)
  expect(steps.clicks).toBeLessThanOrEqual(5)
  expect(steps.screens).toBeLessThanOrEqual(3)
  expect(steps.fields).toBeLessThanOrEqual(5)
})
