import { expect, test } from 'vitest'
import { expectAccessible, expectNoSidewaysScroll } from '../accessible.ts'
import { DESKTOP, PHONE, useBrowser } from '../browser.ts'
import { newMember } from '../people.ts'

useBrowser()

test.each([
  ['a phone', PHONE],
  ['a desktop', DESKTOP],
] as const)(
  'on %s a shop sees what a month comes to, and that a store is missing',
  async (_, size) => {
    const { page } = await newMember('business', size, { reducedMotion: 'reduce' })
    await page.goto('/app/business/ecommerce/recurring/setup')
    await page.getByText('£60.00').waitFor()
    await expectAccessible(page)
    await expectNoSidewaysScroll(page)
    await page.getByRole('radio', { name: /A part of the checkout/ }).check()
    await page.getByLabel('Orders a month, about').fill('many')
    await page.getByRole('status').getByText('Please use a whole number.').waitFor()
    await page.getByRole('button', { name: 'Start with my store' }).click()
    await page.locator('#orders-error').getByText('Please use a whole number.').waitFor()
    expect(await page.getByLabel('Orders a month, about').inputValue()).toBe('many')
    await expectAccessible(page)
    await page.getByLabel('Orders a month, about').fill('100')
    await page.getByRole('button', { name: 'Start with my store' }).click()
    await page.getByText('Store not present.').waitFor()
    await page.getByText('£70.00').waitFor()
    await expectAccessible(page)
  },
)
