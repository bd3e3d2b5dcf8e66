import type { Page } from 'playwright'
import { expect, test } from 'vitest'
import { expectGoodEverywhere } from '../browser/accessible.ts'
import { DESKTOP, newVisitor, open, PHONE, useBrowser } from '../browser/browser.ts'
import { joinOnPage, newMember, sendForm } from '../visitors/people.ts'
import { newInventory } from './saved-footprint.ts'

useBrowser()

const button = (page: Page, name: string | RegExp) =>
  page.getByRole('main').getByRole('button', { name })
const link = (page: Page, name: string | RegExp) =>
  page.getByRole('main').getByRole('link', { name }).first()

test('someone who is not signed in estimates, joins and saves, and loses nothing', async () => {
  const { page } = await newVisitor(PHONE)
  await page.goto('/app/business/footprint')
  await link(page, 'Estimate our footprint').click()
  await page.getByLabel('Your sector').selectOption('bakery_products')
  await page.getByLabel('Employees').fill('9')
  await button(page, 'Estimate').click()
  await page.getByText('Please give the turnover of a year.').first().waitFor()
  await expectGoodEverywhere(page)
  await page.getByLabel('Turnover').fill('850,000')
  await button(page, 'Estimate').click()
  const heading = page.getByRole('heading', { level: 1 })
  await page.waitForURL(/estimate\/result/)
  const total = await heading.innerText()
  expect(total).toMatch(/^About [\d.,]+ t of CO2e a year$/)
  await expectGoodEverywhere(page)

  await link(page, 'Create an account').click()
  await joinOnPage(page, 'business')
  await page.waitForURL(/estimate\/result/)
  expect(await heading.innerText()).toBe(total)
  await button(page, 'Save the estimate').click()
  await page.getByText('Please give a name.').first().waitFor()
  await expectGoodEverywhere(page)
  await page.getByLabel('Company name').fill('Hazelwood & Daughters')
  await button(page, 'Save the estimate').click()
  await page.getByText('The estimate is saved.').waitFor()
  await page.getByRole('heading', { name: 'Hazelwood & Daughters: about' }).waitFor()
  await expectGoodEverywhere(page)
})

test('an inventory is filled by keyboard from bills, factors, benchmarks and reasons, and declared', async () => {
  const member = await newMember('business', DESKTOP)
  const { page } = member
  const inventory = await newInventory(member, 'Hazelwood & Daughters')
  await open(page, inventory)
  await page.getByText('22 categories are still open').waitFor()

  await press(page, link(page, 'Quick entry'))
  await press(page, page.locator('summary').filter({ hasText: 'Energy' }))
  await page.getByLabel('Electricity, kWh').fill('many')
  const energy = page.locator('#group-energy')
  await press(page, energy.getByRole('button', { name: 'Save these figures' }))
  await page.getByText('Please use a number').first().waitFor()
  await expectGoodEverywhere(page)
  await page.getByLabel('Electricity, kWh').fill('10,000')
  await page.getByLabel('Gas, kWh (gross)').fill('20,000')
  await press(page, energy.getByRole('button', { name: 'Save these figures' }))
  await page.getByText('2 figures saved; the total is now').waitFor()
  await expectGoodEverywhere(page)
  await press(page, link(page, 'To the inventory'))
  await page.getByText('19 categories are still open').waitFor()

  await press(page, link(page, 'Business travel'))
  await page.getByLabel('Search factors').fill('train national')
  await page.keyboard.press('Enter')
  await press(page, link(page, /^Use it: .*National rail/))
  await page.getByRole('heading', { name: 'National rail' }).waitFor()
  await expectGoodEverywhere(page)
  await page.getByLabel('Quantity').fill('5,000')
  await press(page, button(page, 'Add the line'))
  // Its well-to-tank is a line of its own.
  const activity = page.getByRole('cell', { name: /^\d,000 passenger\.km$/ })
  await expect.poll(() => activity.allInnerTexts()).toEqual(Array(2).fill('5,000 passenger.km'))
  await press(page, link(page, /^Change /))
  await page.getByLabel('Where the figure is from').selectOption('very-good')
  await expectGoodEverywhere(page)
  await page.getByLabel('Quantity').fill('6,000')
  await press(page, button(page, 'Save the line'))
  await expect.poll(() => activity.allInnerTexts()).toEqual(Array(2).fill('6,000 passenger.km'))
  await expectGoodEverywhere(page)

  await page.goto(`${inventory}/category/purchasedGoodsAndServices`)
  await press(page, button(page, 'Take the benchmark'))
  await page.getByText('Scope 3. Benchmark').waitFor()
  await page.goto(`${inventory}/category/franchises`)
  await press(page, button(page, 'It does not apply'))
  await page.getByText('Please say why it does not apply.').first().waitFor()
  await expectGoodEverywhere(page)
  await page.getByLabel('Why it does not apply').fill('We have none')
  await press(page, button(page, 'It does not apply'))
  await page.getByText('Scope 3. Does not apply: We have none').waitFor()

  await page.goto(inventory)
  const stillOpen = await page
    .getByRole('listitem')
    .filter({ hasText: 'Open' })
    .getByRole('link')
    .all()
  for (const each of stillOpen) {
    const category = (await each.getAttribute('href')) ?? ''
    const isUsual = /purchasedGoods|upstreamTransportation/.test(category)
    const state = isUsual ? 'benchmark' : 'not-applicable'
    await sendForm(member, category, { state, reason: 'We have none' })
  }
  await page.reload()
  await press(page, button(page, 'Declare this footprint'))
  await page
    .getByText('less than four of five firms of your sector and size have')
    .first()
    .waitFor()
  await expectGoodEverywhere(page)
  await page.getByLabel('These figures are all there is').check()
  await page
    .getByLabel('Why these figures are all')
    .fill('One oven burns gas, and nothing else burns.')
  await press(page, button(page, 'Declare this footprint'))
  await page.getByText('The footprint is declared.').waitFor()
  await expectGoodEverywhere(page)
  await page.goto('/my-impact/dashboards/footprint')
  await page.getByText('Declared from an inventory').waitFor()
  await expectGoodEverywhere(page)
})

/** As the keyboard does it. */
async function press(page: Page, control: ReturnType<typeof button>): Promise<void> {
  await control.focus()
  await page.keyboard.press('Enter')
}
