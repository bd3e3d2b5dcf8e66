import { expect, inject, test } from 'vitest'
import { expectAccessible, expectGoodEverywhere, expectNoSidewaysScroll } from '../accessible.ts'
import { DESKTOP, PHONE, useBrowser } from '../browser.ts'
import { newMember } from '../people.ts'

useBrowser()

test.each([
  ['a phone', PHONE],
  ['a desktop', DESKTOP],
] as const)(
  'on %s a shop sees what a month comes to, and is led to connecting its store',
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
    await page.getByText('Store not present').waitFor()
    await expectAccessible(page)
  },
)

test('a shop is connected, contributes one per cent of an order, and is disconnected', async () => {
  const { page } = await newMember('business', DESKTOP, { reducedMotion: 'reduce' })
  await page.goto('/app/business/ecommerce/connect')
  await page.getByRole('button', { name: 'Connect a store' }).click()
  await page.getByRole('button', { name: /Fern & Field/ }).click()
  await expectGoodEverywhere(page)
  await page.getByRole('link', { name: 'Choose what each order contributes' }).click()
  await page.getByRole('radio', { name: 'A part of the checkout As many' }).check()
  await page.getByLabel('Per cent of the checkout').fill('1')
  await expectGoodEverywhere(page)
  await page.getByRole('button', { name: 'Save' }).click()
  await page.getByText('1 % of the checkout.').waitFor()
  await placeOrder('fern-and-field.myshopify.com')
  await expect
    .poll(async () => {
      await page.reload()
      return page.getByRole('cell', { name: 'Pending: not billed yet' }).count()
    })
    .toBe(1)
  await expectGoodEverywhere(page)
  await page.getByRole('link', { name: 'Change the contribution of Fern & Field' }).click()
  await page.getByText('for your last paid order').waitFor()
  await page.getByLabel('Per cent of the checkout').fill('60')
  await page.getByText('Please use at most 50 per cent.').waitFor()
  await page.goBack()
  await page.getByRole('link', { name: 'Page for customers of Fern & Field' }).click()
  await expectGoodEverywhere(page)
  await page.getByRole('link', { name: 'See it for your newest order' }).click()
  await page.getByRole('heading', { name: /^It funds/ }).waitFor()
  await expectGoodEverywhere(page)
  await page.goto('/my-impact/manage/integrations')
  await page.getByRole('button', { name: 'Disconnect Fern & Field' }).click()
  await page.getByRole('button', { name: 'Disconnect the store' }).click()
  await page.getByRole('link', { name: /Connect again/ }).waitFor()
})

async function placeOrder(shop: string): Promise<void> {
  const body = new URLSearchParams({ shop, what: 'order' })
  const answer = await fetch(`${inject('sandboxUrl')}/rutter/shops`, { method: 'POST', body })
  expect(answer.ok).toBe(true)
}
