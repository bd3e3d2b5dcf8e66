import type { Page } from 'playwright'
import { expect, test } from 'vitest'
import { expectGoodEverywhere } from '../browser/accessible.ts'
import { DESKTOP, useBrowser } from '../browser/browser.ts'
import { newMember, sendForm } from '../visitors/people.ts'
import { newInventory } from './saved-footprint.ts'

useBrowser()

const button = (page: Page, name: string) => page.getByRole('button', { name })

const MOST_PAGES = 6
const MOST_CLICKS = 25

/** What a joinery of twelve people buys in a month: supplier, text, account, amount without VAT. */
const MONTHLY: readonly (readonly [string, string, string, number])[] = [
  ['Howarth Timber', 'Softwood and MDF', 'Cost of sales', 14_200],
  ['Screwfix', 'Fixings', 'Cost of sales', 620],
  ['J Doyle', 'Subcontract fitter', 'Subcontractors', 3_100],
  ['British Gas', 'Electricity', 'Light and heat', 480],
  ['British Gas', 'Gas supply', 'Light and heat', 350],
  ['Shell', 'Diesel', 'Motor expenses', 690],
  ['Yard Estates', 'Rent', 'Rent', 3_800],
  ['Biffa', 'General waste collections', 'Cleaning', 210],
  ['Vodafone', 'Mobile contracts', 'Telephone', 160],
  ['Payroll', 'Net wages', 'Wages and salaries', 31_000],
  ['HMRC', 'PAYE', 'PAYE', 8_900],
  ['Amazon', 'Order', 'General expenses', 120],
]

const ROWS = 12 * MONTHLY.length

function ledger(): string {
  const rows = Array.from({ length: 12 }, (_, month) =>
    MONTHLY.map(([supplier, text, account, net], at) => {
      const day = `2026-${String(month + 1).padStart(2, '0')}-${String(at + 1).padStart(2, '0')}`
      const amounts = [net, net * 0.2, net * 1.2].join(',')
      return `${day},Purchase Invoice,P${month}-${at},${supplier},${text},${account},${amounts}`
    }),
  )
  const header = 'Date,Type,Reference,Name,Description,Ledger Account,Net,VAT,Total'
  return [header, ...rows.flat()].join('\n')
}

test('a joinery brings a year of purchases in a few pages, and nothing counts twice', async () => {
  const member = await newMember('business', DESKTOP)
  const { page } = member
  const inventory = await newInventory(member, 'Joiners Ltd')
  // Its gas is entered from the bills already.
  await sendForm(member, `${inventory}/quick`, { gas: '98,000' })
  const counted = countSteps(page)

  await page.goto(inventory)
  await counted.click(page.getByRole('link', { name: 'Import your ledger' }))
  await page.getByRole('heading', { name: 'Import your ledger' }).waitFor()
  await expectGoodEverywhere(page)
  await page.getByLabel('Your file').setInputFiles({
    name: 'ledger.csv',
    mimeType: 'text/csv',
    buffer: Buffer.from(ledger()),
  })
  await counted.click(button(page, 'Read the file'))
  await page.getByRole('heading', { name: 'Review your ledger' }).waitFor()
  await page.getByText(`${ROWS} rows`, { exact: true }).waitFor()
  await expectGoodEverywhere(page)

  // What the bills of gas cost is covered by their kWh; electricity and diesel ask for theirs.
  expect(await page.getByLabel(/^Already entered as quantities/).isChecked()).toBe(true)
  await page.getByLabel('Quantity, kWh', { exact: true }).fill('19,000')
  await page.getByLabel(/^Quantity, litres/).fill('5,400')

  await counted.click(button(page, 'Save as lines'))
  await page.getByText('Some purchases are still to be decided.').first().waitFor()
  await page.getByLabel('Amazon').selectOption({ label: 'Stationery' })
  counted.clicks += 1
  await counted.click(button(page, 'Save as lines'))
  await page.getByText('The lines of your ledger are added.').waitFor()
  expect(counted.pages).toBeLessThanOrEqual(MOST_PAGES)
  expect(counted.clicks).toBeLessThanOrEqual(MOST_CLICKS)

  await page.goto(`${inventory}/category/stationaryCombustion`)
  expect(await page.getByText('98,000').count()).toBeGreaterThan(0)
  expect(await page.getByText('Gas supply').count()).toBe(0)
  await page.goto(`${inventory}/category/indirectElectricityEmissions`)
  await page.getByText('19,000').first().waitFor()
  await page.goto(`${inventory}/ledger`)
  await page.getByRole('link', { name: 'ledger.csv' }).click()
  await page.getByText(/^Saved on/).waitFor()
  await expectGoodEverywhere(page)
})

/** Pages that were shown from here on, and clicks on them. */
function countSteps(page: Page) {
  const steps = {
    pages: 0,
    clicks: 0,
    click(target: { click: () => Promise<void> }) {
      steps.clicks += 1
      return target.click()
    },
  }
  page.on('framenavigated', (frame) => {
    if (frame === page.mainFrame()) steps.pages += 1
  })
  return steps
}

test('a file of an unknown program says what its columns hold, without script', async () => {
  const member = await newMember('business', DESKTOP)
  const inventory = await newInventory(member, 'Columns Ltd')
  const { request } = member.context
  const text =
    'Wann;Wem;Was;Wieviel\n03.01.2026;Screwfix;Fixings;120,00\n04.01.2026;Dell;Laptop;1.200,00'
  const sent = await request.post(`${inventory}/ledger`, {
    multipart: { file: { name: 'konto.csv', mimeType: 'text/csv', buffer: Buffer.from(text) } },
  })
  expect(sent.url()).toMatch(/\/columns$/)
  const columns = new URL(sent.url()).pathname
  const said = { date: '0', supplier: '1', description: '2', gross: '3', vatRate: '20' }
  await sendForm(member, columns, { ...said, vat: 'included' })
  const { page } = member
  await page.goto(columns)
  await page.getByRole('heading', { name: 'What do the columns hold?' }).waitFor()
  await expectGoodEverywhere(page)
  await page.goto(columns.replace(/\/columns$/, ''))
  await page.getByText('£1,100.00').first().waitFor()
})
