import { expect, test } from 'vitest'
import { newVisitor, open, useBrowser } from '../browser/browser.ts'

useBrowser()

test('nothing chosen: the problem is shown by the form, which stays filled in', async () => {
  const { page } = await newVisitor()
  await open(page, '/app/personal/instant/one-time/setup')
  await page.getByLabel('Reference').fill('Our trip to the coast')
  await page.getByRole('button', { name: 'Continue to payment' }).click()
  await page.getByRole('alert').getByText('No products selected').waitFor()
  expect(await page.getByLabel('Reference').inputValue()).toBe('Our trip to the coast')
  expect(new URL(page.url()).pathname).toBe('/app/personal/instant/one-time/setup')
})

test('too little for a card payment is said before anyone joins', async () => {
  const { page } = await newVisitor()
  await open(page, '/app/personal/instant/one-time/setup')
  await page.getByLabel('Number of trees').fill('1')
  await page.getByRole('button', { name: 'Continue to payment' }).click()
  await page
    .getByRole('alert')
    .getByText(/less than a card payment/)
    .waitFor()
  expect(await page.getByLabel('Number of trees').inputValue()).toBe('1')
})

test('the price follows every change, and the forest with it', async () => {
  const { page } = await newVisitor()
  await open(page, '/app/personal/instant/one-time/setup')
  const total = page.locator('output')
  const place = page.locator('figure [data-project]:not([data-absent])')
  const treesDrawn = () => place.locator('g[data-of=trees]:not([data-absent]) use').count()
  /** The picture has one sheet with a shore, and one without. */
  const SHEETS = 2
  expect(await total.innerText()).toBe('£0.00')
  expect(await treesDrawn()).toBe(0)
  await page.getByRole('button', { name: 'More trees' }).click()
  expect(await total.innerText()).toBe('£0.15')
  expect(await treesDrawn()).toBe(SHEETS)
  const preset = await place.getAttribute('data-project')
  const other = page.locator('[name=treeProject]:not(:checked)').first()
  const chosen = await other.getAttribute('value')
  await other.check()
  expect(chosen).not.toBe(preset)
  await page.getByLabel('Number of trees').fill('2,5')
  expect(await treesDrawn()).toBe(2 * SHEETS)
  await page.reload()
  await expect.poll(treesDrawn).toBe(2 * SHEETS)
  expect(await place.getAttribute('data-project')).toBe(chosen)
  await page.getByLabel('Number of trees').fill('1')
  await page.getByLabel('Kilograms of CO2e').fill('2000')
  expect(await total.innerText()).toBe('£12.15')
  await page.getByRole('button', { name: 'Fewer trees' }).click()
  expect(await total.innerText()).toBe('£12.00')
})

test('a choice that was never priced leads back to choosing', async () => {
  const { page } = await newVisitor()
  for (const address of ['/app/payment', '/app/payment?quote=x']) {
    await page.goto(address)
    await page.getByRole('heading', { name: 'No products selected' }).waitFor()
  }
  const answer = await page.goto('/app/payment?quote=00000000-0000-4000-8000-000000000000')
  expect(answer?.status()).toBe(404)
})
