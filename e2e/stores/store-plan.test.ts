import { setTimeout as sleep } from 'node:timers/promises'
import type { Page } from 'playwright'
import { afterEach, expect, inject, test } from 'vitest'
import { expectAccessible, expectGoodEverywhere } from '../browser/accessible.ts'
import { DESKTOP, PHONE, useBrowser } from '../browser/browser.ts'
import { expectNoSidewaysScroll } from '../browser/fits-window.ts'
import { A_MONTH_AND_A_DAY, moveClock } from '../product/clock.ts'
import { newMember } from '../visitors/people.ts'
import { beginPlan, happenAt, leaveShop, untilBillPaid, untilSaid } from './shops.ts'

useBrowser()
afterEach(async () => {
  for (const name of ['Fern & Field', 'Bramble & Bean', 'Northern Bakery']) await leaveShop(name)
})

test.each([
  ['a phone', PHONE],
  ['a desktop', DESKTOP],
] as const)(
  'on %s a shop sees what a month comes to, and is led to connecting its store',
  async (_, size) => {
    const { page } = await newMember('business', size)
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

test('a shop is connected, funds plastic with one per cent of an order, and is disconnected', async () => {
  const { page } = await newMember('business', DESKTOP)
  await page.goto('/app/business/ecommerce/connect')
  await page.getByRole('button', { name: 'Connect a store' }).click()
  await page.getByRole('button', { name: /Fern & Field/ }).click()
  await expectGoodEverywhere(page)
  await page.getByRole('link', { name: 'Choose what each order contributes' }).click()
  await page.getByRole('radio', { name: /^Plastic/ }).check()
  await page.getByLabel('Project for plastic').selectOption({ index: 1 })
  await page.getByRole('radio', { name: 'A part of the checkout As much' }).check()
  await page.getByLabel('Per cent of the checkout').fill('1')
  await expectGoodEverywhere(page)
  await page.getByRole('button', { name: 'Save' }).click()
  await page.getByText('1% of the checkout, as plastic removed.').waitFor()
  await beginPlan(page, expectGoodEverywhere)
  await happenAt('rutter/shops', 'fern-and-field.myshopify.com', 'order')
  await expect
    .poll(
      async () => {
        await page.reload()
        return page.getByRole('cell', { name: 'Pending: not billed yet' }).count()
      },
      { interval: 500 },
    )
    .toBe(1)
  await expectGoodEverywhere(page)
  await page.getByRole('link', { name: 'Change the contribution of Fern & Field' }).click()
  await page.getByText('for your last paid order').waitFor()
  await page.getByLabel('Per cent of the checkout').fill('60')
  await page.getByText('Please use at most 50 per cent.').waitFor()
  await page.getByRole('link', { name: 'Integrations' }).first().click()
  await page.getByRole('link', { name: 'Page for customers of Fern & Field' }).click()
  await expectGoodEverywhere(page)
  await page.getByRole('link', { name: 'See it for your newest order' }).click()
  await page
    .getByRole('heading', { name: /^It funds the removal of [\d.]+\sg of plastic/ })
    .waitFor()
  await expectGoodEverywhere(page)
  await page.goto('/my-impact/manage/integrations')
  await page.getByRole('button', { name: 'Disconnect Fern & Field' }).click()
  await page.getByRole('button', { name: 'Disconnect the store' }).click()
  await page.getByRole('link', { name: /Connect again/ }).waitFor()
})

test('on a phone a Shopify store is billed by Shopify up to a limit, raised, and left', async () => {
  const { page } = await newMember('business', PHONE)
  await connectBakery(page)
  await page.getByRole('link', { name: 'Choose what each order contributes' }).click()
  await page.getByRole('radio', { name: 'A part of the checkout As much' }).check()
  await page.getByLabel('Per cent of the checkout').fill('50')
  await page.getByRole('button', { name: 'Save' }).click()
  await page.getByRole('heading', { name: 'Choose a limit at Shopify' }).waitFor()
  await expectGoodEverywhere(page)
  await approve(page, '10')
  await expectGoodEverywhere(page)
  await page.getByRole('link', { name: 'See your integrations' }).click()
  await happen('freeze')
  await untilSaid(page, 'your shop has not paid it')
  // Nothing is charged while it is frozen, whenever the worker comes to it.
  await happen('order')
  await happen('order')
  await untilSaid(page, '2 orders')
  await happen('freeze')
  await untilSaid(page, 'further orders wait, and nothing is lost')
  await expectGoodEverywhere(page)
  await page.getByRole('link', { name: 'Look at the limit of Northern Bakery' }).click()
  await expectGoodEverywhere(page)
  await approve(page, '50')
  await page.getByRole('link', { name: 'See your integrations' }).click()
  await untilSaid(page, 'US$27.62 of your limit of US$50.00')
  await happen('uninstall')
  await untilSaid(page, 'The plan has ended')
  await page.getByRole('link', { name: /Connect again/ }).click()
  await connectBakery(page)
})

test('on a phone a WooCommerce shop keeps to its cap, is billed after a month, and comes back', async () => {
  const member = await newMember('business', PHONE)
  const { page } = member
  await connectBramble(page)
  await page.getByRole('link', { name: 'Choose what each order contributes' }).click()
  await page.getByRole('radio', { name: 'A part of the checkout As much' }).check()
  await page.getByLabel('Per cent of the checkout').fill('1')
  await page.getByRole('button', { name: 'Save' }).click()
  await beginPlan(page)
  await page.getByText('Set a monthly cap').click()
  await page.getByLabel('At most a month, in GBP').fill('1')
  await page.getByRole('button', { name: 'Save the cap' }).click()
  await page.getByText('At most £1.00 a month').waitFor()
  // WooCommerce dates an order to the second, and the first is placed after the plan began.
  await sleep(1_000)
  for (const count of ['1 order', '2 orders', '3 orders']) {
    await happenAt('woocommerce', 'bramble', 'order')
    await untilSaid(page, count)
  }
  await expectGoodEverywhere(page)
  await moveClock(member, A_MONTH_AND_A_DAY)
  await page.goto('/my-impact/manage/integrations/billing')
  await untilSaid(page, '1 order over your cap')
  await untilBillPaid(member)
  await expectGoodEverywhere(page)
  // Its bill is of a month, of which the certificate covers the days that had an order.
  await page.getByRole('link', { name: 'Certificate of Bramble & Bean' }).click()
  await page
    .getByText(/Checked by your browser at .*: the claim in this certificate holds/)
    .waitFor()
  await page.goto('/my-impact/manage/integrations')
  expect(await page.getByRole('cell', { name: 'Billed and paid' }).count()).toBe(2)
  await expectGoodEverywhere(page)
  await page.getByRole('button', { name: 'Disconnect Bramble & Bean' }).click()
  await page.getByRole('button', { name: 'Disconnect the store' }).click()
  await page.getByRole('link', { name: /Connect again/ }).click()
  await connectBramble(page)
})

/** From the page where a store is connected to the merchant's own site and back. */
async function connectBramble(page: Page): Promise<void> {
  await page.goto('/app/business/ecommerce/connect')
  await page.getByLabel(/fern\.example/).fill(`${inject('sandboxUrl')}/woocommerce/bramble`)
  await page.getByRole('button', { name: 'Connect with WooCommerce' }).click()
  await page.getByRole('link', { name: 'Go on to your shop' }).click()
  await page.getByRole('button', { name: 'Approve' }).click()
  await page.getByRole('heading', { name: 'Bramble & Bean is connected' }).waitFor()
}

const BAKERY = 'northern-bakery.myshopify.com'

/** From the page where a store is connected to the admin of the shop and back. */
async function connectBakery(page: Page): Promise<void> {
  await page.goto('/app/business/ecommerce/connect')
  await page.getByLabel(/fern\.myshopify\.com/).fill(BAKERY)
  await page.getByRole('button', { name: 'Connect with Shopify' }).click()
  await page.getByRole('link', { name: 'Go on to your shop' }).click()
  await page.getByRole('button', { name: 'Install' }).click()
  await page.getByRole('heading', { name: 'Northern Bakery is connected' }).waitFor()
}

/** A limit of one's own, approved at Shopify. */
async function approve(page: Page, limit: string): Promise<void> {
  await page.getByRole('radio', { name: /Another limit/ }).check()
  await page.getByLabel('Your own limit, in US dollars').fill(limit)
  await page.getByRole('button', { name: /Shopify/ }).click()
  await page.getByRole('link', { name: 'Go on to Shopify' }).click()
  await page.getByRole('button', { name: 'Approve' }).click()
  await page.getByRole('heading', { name: 'Your limit is approved' }).waitFor()
}

const happen = (what: string) => happenAt('shopify', BAKERY, what)
