import { afterEach, test } from 'vitest'
import { expectGoodEverywhere } from '../browser/accessible.ts'
import { DESKTOP, useBrowser } from '../browser/browser.ts'
import { A_MONTH_AND_A_DAY, moveClock } from '../product/clock.ts'
import { newMember } from '../visitors/people.ts'
import { beginPlan, happenAt, leaveShop, untilBillPaid, untilSaid } from './shops.ts'

const SHOP = 'Moss Kitchen'

useBrowser()
afterEach(() => leaveShop(SHOP))

test('a shopper checks what a paid order funded, and finds out a proof that was changed', async () => {
  const member = await newMember('business', DESKTOP)
  const { page } = member
  await page.goto('/app/business/ecommerce/connect')
  await page.getByRole('button', { name: 'Connect a store' }).click()
  await page.getByRole('button', { name: new RegExp(SHOP) }).click()
  await page.getByRole('link', { name: 'Choose what each order contributes' }).click()
  await page.getByRole('button', { name: 'Save' }).click()
  await beginPlan(page)
  for (const count of ['1 order', '2 orders']) {
    await happenAt('rutter/shops', 'https://moss-kitchen.example', 'order')
    await untilSaid(page, count)
  }
  await moveClock(member, A_MONTH_AND_A_DAY)
  await untilBillPaid(member)
  await page.goto('/my-impact/manage/integrations')
  await page.getByText('2 trees, by 2 orders').waitFor()
  await page.getByRole('link', { name: `Page for customers of ${SHOP}` }).click()
  await page.getByRole('checkbox', { name: /Let customers check their order/ }).check()
  await page.getByRole('button', { name: 'Save' }).click()
  await untilSaid(page, /Customers can check their orders/)
  await page.getByRole('link', { name: 'See it for your newest order' }).click()
  await untilSaid(page, /One of 2 orders of/)
  await page.getByRole('button', { name: 'Check it' }).click()
  await page
    .getByRole('status')
    .getByText(/Checked by your browser.* holds\./)
    .waitFor()
  await expectGoodEverywhere(page)
  await page.route('**/api/orders/proof?*', async (route) => {
    const answer = await route.fetch()
    const text = await answer.text()
    const leaf = /^leaf (.+)$/m.exec(text)?.[1] ?? ''
    const more = Buffer.from(leaf, 'base64').toString().replace('1000 mtree', '9000 mtree')
    await route.fulfill({ body: text.replace(leaf, Buffer.from(more).toString('base64')) })
  })
  await page.getByRole('button', { name: 'Check it again' }).click()
  await page
    .getByRole('status')
    .getByText(/do not rely on/)
    .waitFor()
  await expectGoodEverywhere(page)
})
