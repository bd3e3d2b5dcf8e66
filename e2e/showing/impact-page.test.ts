import { expect, test } from 'vitest'
import { expectAccessible, expectGoodEverywhere } from '../browser/accessible.ts'
import { DESKTOP, newVisitor, open, PHONE, useBrowser } from '../browser/browser.ts'
import { expectNoSidewaysScroll } from '../browser/fits-window.ts'
import { newMember, VISITOR_NAMES } from '../visitors/people.ts'

useBrowser()

const SETTINGS = '/my-impact/share/impact-page'

test('a business previews its page, shows it to strangers, and takes it back', async () => {
  const { page } = await newMember('business', DESKTOP)
  await open(page, SETTINGS)
  await page.getByText('Only you can see it').waitFor()
  await page.getByLabel('Public').check()
  await page.getByLabel('Mission statement').fill('Bread, and woods.')
  await page.getByRole('button', { name: 'Preview' }).click()
  await page.getByText('It is not saved yet').waitFor()
  expect(await page.locator('article').innerText()).toContain('Bread, and woods.')
  expect(await page.getByLabel('Mission statement').inputValue()).toBe('Bread, and woods.')
  await expectAccessible(page)
  await page.getByRole('button', { name: 'Save', exact: true }).click()
  const link = page.getByRole('link', { name: /^\/impact\// })
  const address = (await link.getAttribute('href')) ?? ''

  const stranger = await newVisitor(PHONE)
  await open(stranger.page, address)
  await stranger.page.getByRole('heading', { level: 1, name: VISITOR_NAMES.business }).waitFor()
  await stranger.page.getByText('Nothing is funded yet.').waitFor()
  await expectGoodEverywhere(stranger.page)
  await expectNoSidewaysScroll(stranger.page)

  await page.getByLabel('Private').check()
  await page.getByRole('button', { name: 'Save', exact: true }).click()
  await page.getByText('Only you can see it').waitFor()
  const answer = await stranger.page.goto(`${address}?again`)
  expect(answer?.status()).toBe(404)
})
