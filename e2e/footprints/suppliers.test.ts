import type { Page } from 'playwright'
import { expect, test } from 'vitest'
import { expectGoodEverywhere } from '../browser/accessible.ts'
import { DESKTOP, newVisitor, open, PHONE, useBrowser } from '../browser/browser.ts'
import { newMember } from '../visitors/people.ts'
import { newInventory } from './saved-footprint.ts'

useBrowser()

const DAYS_TO_ANSWER_MS = 14 * 86_400_000
const LEDGER_OF_RENT = [
  'Date,Type,Reference,Name,Description,Ledger Account,Net,VAT,Total',
  '2026-01-03,Purchase Invoice,P1,Yard Estates,Office rent,Rent,24000,4800,28800',
  '2026-02-03,Purchase Invoice,P2,Vodafone,Mobile contracts,Telephone,143,28.60,171.60',
].join('\n')

/** Takes the answer to the page where anyone checks proofs, and looks at what was verified. */
async function checksOffline(page: Page): Promise<void> {
  const link = page.getByRole('link', { name: 'Download the answer with its proof' })
  const path = (await link.getAttribute('href')) ?? ''
  await expect.poll(async () => (await page.request.get(path)).status()).toBe(200)
  const buffer = await (await page.request.get(path)).body()
  await open(page, '/public-ledger')
  const file = { name: 'answer.zip', mimeType: 'application/zip', buffer }
  await page.getByLabel(/Choose or drop a file/).setInputFiles(file)
  await page.getByText('It is an answer from Yard Estates, to Fernbank Bakery.').waitFor()
  await page.getByText('allocated 2000000 g').waitFor()
  await expectGoodEverywhere(page)
}

test('a supplier answers a link on a phone, the inventory changes, and changes back when it withdraws the answer', async () => {
  const member = await newMember('business', DESKTOP)
  const { page } = member
  const inventory = await newInventory(member, 'Fernbank Bakery')
  await open(page, `${inventory}/ledger`)
  await page.getByLabel('Your file').setInputFiles({
    name: 'ledger.csv',
    mimeType: 'text/csv',
    buffer: Buffer.from(LEDGER_OF_RENT),
  })
  await page.getByRole('button', { name: 'Read the file' }).click()
  await page.getByRole('button', { name: 'Save as lines' }).click()
  await page.getByText('The lines of your ledger are added.').waitFor()

  await page.getByRole('link', { name: 'Suppliers' }).first().click()
  await page.getByRole('button', { name: 'Add payees as suppliers' }).click()
  await page.getByText('2 suppliers added from your ledger.').waitFor()
  await expectGoodEverywhere(page)
  await page.getByRole('link', { name: 'Yard Estates' }).click()
  const dueOn = new Date(Date.now() + DAYS_TO_ANSWER_MS).toISOString().slice(0, 10)
  await page.getByLabel('Due date').fill(dueOn)
  await page.getByRole('button', { name: 'Create the request' }).click()
  await page.getByText('Request created.').waitFor()
  await expectGoodEverywhere(page)
  const supplierPage = page.url()
  const { pathname } = new URL(await page.getByLabel('Link to pass on').inputValue())

  const supplier = await newVisitor(PHONE)
  await open(supplier.page, pathname)
  const phone = supplier.page.getByRole('main')
  await phone
    .getByRole('heading', { name: 'Fernbank Bakery asks for your carbon figures' })
    .waitFor()
  await expectGoodEverywhere(supplier.page)
  await phone.getByLabel('Your sector').selectOption({ index: 5 })
  await phone.getByLabel('Country').selectOption('GB')
  await phone.getByLabel('Annual turnover').fill('1,200,000')
  await phone.getByLabel('Currency').selectOption('GBP')
  await phone.getByLabel('Sold to them').fill('24,000')
  await phone.getByText('We already have a carbon footprint').click()
  await phone.getByLabel('Scope 1', { exact: false }).first().fill('20')
  await phone.getByLabel('Scope 2, location-based').fill('5')
  await phone.getByLabel(/^1\. /).fill('75')
  await phone.getByLabel('Your name').fill('Wren Hazelwood')
  await phone.getByRole('button', { name: 'See what would be sent' }).click()
  await phone.getByRole('heading', { name: 'This is what Fernbank Bakery would see' }).waitFor()
  // 24,000 of 1,200,000 is a fiftieth, of 100 t.
  expect(await phone.innerText()).toContain('a share of 2%')
  await expectGoodEverywhere(supplier.page)
  await phone.getByRole('button', { name: 'Send it to Fernbank Bakery' }).click()
  await phone.getByText('Thank you. Your answer has been sent.').waitFor()

  await open(page, supplierPage)
  await page.getByRole('heading', { name: 'Answered', exact: true }).waitFor()
  await expectGoodEverywhere(page)
  await page.getByRole('button', { name: 'Accept the answer' }).click()
  await page.getByText('Answer accepted. It now replaces the spending.').waitFor()
  await page.getByRole('heading', { name: '2 tonnes of supplier data in your inventory' }).waitFor()
  await page.getByText('replaced by the answer').waitFor()

  await checksOffline(page)
  await open(page, supplierPage)

  await supplier.page.reload()
  await phone.getByText('They have accepted it.').waitFor()
  await phone.getByRole('button', { name: 'Withdraw it' }).click()
  await phone.getByText('Your answer is withdrawn. They can no longer see it.').waitFor()
  await expect
    .poll(async () => {
      await open(page, supplierPage)
      return (await page.getByRole('main').innerText()).includes('replaced by the answer')
    })
    .toBe(false)
  expect(await page.getByRole('main').innerText()).toContain('Withdrawn by the supplier')
})
