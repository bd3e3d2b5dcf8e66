import { expect, test } from 'vitest'
import { expectGoodEverywhere } from '../browser/accessible.ts'
import { DESKTOP, useBrowser } from '../browser/browser.ts'
import { emailsTo } from '../product/mailbox.ts'
import { CARDS, enterAddress, pay, quoted, typeCard, waitForThanks } from '../visitors/buying.ts'
import { newMember } from '../visitors/people.ts'
import { API_KEYS, callByKey, makeKeyOnPage } from './api-key.ts'

useBrowser()

type Purchase = {
  readonly id: string
  readonly status: string
  readonly action: { readonly type: string; readonly url: string } | null
  readonly certificateId: string | null
  readonly invoiceNumber: string | null
}

test('a program buys more than it may alone, a person says yes by keyboard, and it is paid and certified', async () => {
  const member = await newMember('business', DESKTOP)
  const { page } = member
  await page.goto(await quoted(member, 'business'))
  await enterAddress(page)
  await typeCard(page, CARDS.succeeds)
  await page.getByLabel('Keep my card for next time').check()
  await pay(page)
  await waitForThanks(page)

  await page.goto(API_KEYS)
  const may = ['Price what the account might buy', 'Buy, within its limits', 'See purchases']
  const key = await makeKeyOnPage(page, { name: 'Checkout', may, asksAbove: '1.00' })
  expect(key).toMatch(/^urk_live_/)
  const ask = { by: 'units', milliTrees: 10_000 }
  const quote = await callByKey<{ id: string }>(key, '/v1/quotes', { ask, currency: 'GBP' })
  const { status, body: asked } = await callByKey<Purchase>(key, '/v1/purchases', {
    quoteId: quote.body.id,
    payment: { method: 'card' },
    reason: 'Parcels of today',
  })
  expect([status, asked.status, asked.action?.type]).toEqual([202, 'requires_action', 'approve'])
  const [email] = await emailsTo(member.email, 'would like to spend')
  expect(email?.text).toContain(asked.action?.url)

  await page.goto(asked.action?.url ?? '')
  await page.getByText('Parcels of today').waitFor()
  await expectGoodEverywhere(page)
  const yes = page.getByRole('button', { name: /^Yes, pay £/ })
  const isThere = () => yes.evaluate((control) => control === document.activeElement)
  for (let stops = 0; stops < 60 && !(await isThere()); stops += 1) await page.keyboard.press('Tab')
  expect(await isThere()).toBe(true)
  await page.keyboard.press('Enter')
  await page.getByText('It is paid.').waitFor()
  await expectGoodEverywhere(page)

  const read = async () => (await callByKey<Purchase>(key, `/v1/purchases/${asked.id}`)).body
  await expect.poll(async () => (await read()).invoiceNumber).toMatch(/^UND-/)
  const paid = await read()
  expect(paid).toMatchObject({ status: 'paid', action: null })
  await page.goto(`/verify/${paid.certificateId}`)
  await page.getByText('Hazelwood & Daughters').first().waitFor()
  await page.goto('/my-impact/manage/instant')
  await page.getByText('by the API key “Checkout”').first().waitFor()
})
