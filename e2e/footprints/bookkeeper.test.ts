import type { Page } from 'playwright'
import { expect, test } from 'vitest'
import { expectGoodEverywhere } from '../browser/accessible.ts'
import { DESKTOP, open, useBrowser } from '../browser/browser.ts'
import { newMember } from '../visitors/people.ts'

useBrowser()

/** Counts what a person does. */
function bookkeeperOf(page: Page) {
  const did = { pages: 0, clicks: 0, fields: 0, keys: 0 }
  const asked: string[] = []
  page.on('framenavigated', (frame) => {
    const isData = /\/quick(\?|#|$)/.test(frame.url())
    if (frame === page.mainFrame() && !isData) did.pages += 1
  })
  const main = page.getByRole('main')
  const fill = async (label: string, text: string) => {
    await main.getByLabel(label, { exact: true }).first().fill(text)
    asked.push(label)
    did.fields += 1
    did.keys += text.length
  }
  return {
    did,
    asked,
    fill,
    click: async (name: string | RegExp, role: 'button' | 'link' = 'button') => {
      await main.getByRole(role, { name }).first().click()
      did.clicks += 1
    },
    choose: async (label: string, value: string) => {
      await main.getByLabel(label).first().selectOption(value)
      asked.push(label)
      did.fields += 1
      did.clicks += 1
    },
    saveGroup: async (slug: string) => {
      const group = page.locator(`#group-${slug}`)
      await group.getByLabel('These figures are from bills, meters or claims').check()
      await group.getByRole('button', { name: 'Save these figures' }).click()
      did.clicks += 2
    },
  }
}

const GROUPS: readonly (readonly [string, Readonly<Record<string, string>>])[] = [
  ['energy', { 'Gas, kWh (gross)': '38000', 'Electricity, kWh': '42000' }],
  ['vehicles', { 'Diesel of company vehicles, litres': '4200' }],
  [
    'travel',
    {
      'Business miles in people’s own cars, miles': '3100',
      'Hotel nights in the UK, room nights': '14',
    },
  ],
  ['people', { 'Commuting by car, miles': '21000' }],
  ['waste', { 'General waste, tonnes': '6', 'Water, cubic metres': '180' }],
  [
    'purchases',
    {
      'Accounting and legal advice': '6400',
      'Software and IT services': '3800',
      Insurance: '9200',
    },
  ],
]

test('a bookkeeper comes from signing in to a declared figure in nine pages beside those of data', async () => {
  const { page } = await newMember('business', DESKTOP)
  await open(page, '/app/business/footprint/estimate')
  const person = bookkeeperOf(page)
  person.did.pages = 1
  await person.choose('Your sector', 'furniture')
  await person.fill('Turnover', '1400000')
  await page.getByLabel('Employees').fill('12')
  person.did.fields += 1
  await person.click('Estimate')
  await page.waitForURL(/estimate\/result/)
  await page.getByLabel('Company name').fill('Hazelwood Joinery')
  person.did.fields += 1
  await person.click('Save the estimate')
  await page.getByText('The estimate is saved.').waitFor()
  await person.click('Refine it with your own figures')
  await page.getByText('categories are still open').first().waitFor()
  await person.click('Quick entry', 'link')
  await page.locator('#group-goods').waitFor()
  await page.getByLabel('How much').first().fill('62000')
  person.did.fields += 1
  await person.saveGroup('goods')
  await page.getByText(/saved; the total is now/).waitFor()
  for (const [group, fields] of GROUPS) {
    for (const [label, text] of Object.entries(fields)) await person.fill(label, text)
    await person.saveGroup(group)
    await page.waitForURL((url) => url.searchParams.get('group') === group)
  }
  await page.getByText(/saved; the total is now/).waitFor()
  await person.click('What does not apply', 'link')
  await page.getByText('Take the benchmark for the rest').click()
  person.did.clicks += 1
  await person.click('Save')
  await page.getByText('No category is open any more.').waitFor()
  await page
    .getByText(/Most likely missing:/)
    .first()
    .waitFor()
  await person.click('Declare this footprint')
  await page.getByText('The footprint is declared.').waitFor()
  await expectGoodEverywhere(page)
  const missing = await page
    .getByText(/Most likely missing:/)
    .first()
    .innerText()
  expect(missing).toContain('Purchased goods and services')
  expect(person.did.pages).toBeLessThanOrEqual(9)
  expect(person.did.clicks).toBeLessThanOrEqual(23)
  expect(new Set(person.asked).size).toBe(person.asked.length)
  console.log('bookkeeper', JSON.stringify(person.did))
})
