import type { Page } from 'playwright'
import { describe, expect, test } from 'vitest'
import { expectAccessible, expectNoSidewaysScroll } from '../accessible.ts'
import { DESKTOP, PHONE, useBrowser } from '../browser.ts'
import { CARDS, enterAddress, pay, typeCard, waitForThanks } from '../buying.ts'
import { newMember } from '../people.ts'

useBrowser()

const SIZES = [
  ['a phone', PHONE],
  ['a desktop', DESKTOP],
] as const

const button = (page: Page, name: string) => page.getByRole('button', { name })

async function expectGood(page: Page): Promise<void> {
  await expectAccessible(page)
  await expectNoSidewaysScroll(page)
}

async function payByCard(page: Page): Promise<void> {
  await page.waitForURL(/app\/payment\?quote=/)
  await page.locator('html[data-hydrated]').waitFor({ state: 'attached' })
  await enterAddress(page)
  await typeCard(page, CARDS.succeeds)
  await pay(page)
}

describe.each(SIZES)('on %s', (_, size) => {
  test('a year is offset at once', async () => {
    const { page } = await newMember('business', size, { reducedMotion: 'reduce' })
    await page.goto('/app/business/footprint/one-time/setup?tonnes=25')
    await page.getByText('£150.00').waitFor()
    await expectGood(page)
    await page.getByLabel('Tonnes of CO2e a year').fill('12.34')
    await button(page, 'Continue to payment').click()
    await page.getByText('Please use whole steps of 100 kg').first().waitFor()
    expect(await page.getByLabel('Tonnes of CO2e a year').inputValue()).toBe('12.34')
    await expectGood(page)
    await page.getByLabel('Tonnes of CO2e a year').fill('12.5')
    await button(page, 'Continue to payment').click()
    await payByCard(page)
    await waitForThanks(page)
  })

  test('a verification is ordered', async () => {
    const { page } = await newMember('business', size, { reducedMotion: 'reduce' })
    await page.goto('/app/business/footprint/verify/one-time/setup')
    await expectGood(page)
    await page.getByLabel('Scopes 1 and 2').uncheck()
    await button(page, 'Continue to payment').click()
    await page.getByText('No products selected.').first().waitFor()
    await expectGood(page)
    await page.getByLabel('Scopes 1 and 2').check()
    await page.getByLabel('Categories of scope 3').fill('2')
    await button(page, 'Continue to payment').click()
    await payByCard(page)
    await page.getByRole('heading', { name: 'Your verification is ordered' }).waitFor()
    await expectGood(page)
  })
})
