import type { Locator, Page } from 'playwright'
import { expect, test } from 'vitest'
import { expectGoodEverywhere } from '../browser/accessible.ts'
import { DESKTOP, newVisitor, PHONE, useBrowser } from '../browser/browser.ts'
import { joinOnPage } from '../visitors/people.ts'
import { answerAll, identifyPath } from './measuring.ts'

useBrowser()

const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true })
const list = (page: Page) => page.getByRole('region', { name: 'Your list' })

async function search(page: Page, registration: string): Promise<void> {
  await page.getByLabel('Registration number').fill(registration)
  await button(page, 'Find the vehicle').click()
}

async function start(size: typeof PHONE, doing: string, market = 'United Kingdom'): Promise<Page> {
  const { page } = await newVisitor(size)
  await page.goto(identifyPath('personal'))
  if (market !== 'United Kingdom') await button(page, market).click()
  if (doing !== 'By registration') await button(page, doing).click()
  return page
}

test('a registration number finds a car, its tested CO2 is uplifted, and it joins the list', async () => {
  const page = await start(PHONE, 'By registration')
  await search(page, 'fb21 oak')
  await page.getByText('FB21 OAK').first().waitFor()
  await page.getByText('Show the arithmetic and its sources').click()
  await page
    .getByText(/to real driving/)
    .first()
    .waitFor()
  await page.getByText('Show the figures').click()
  await expectGoodEverywhere(page)
  await page.getByLabel('Annual mileage').fill('20,000')
  await page.getByLabel('In', { exact: true }).selectOption('Kilometres')
  await page.getByLabel('How many alike').fill('3')
  await button(page, 'Add to my list').click()
  await page.getByText('A registration number names one vehicle.').waitFor()
  await page.getByLabel('Registration number').fill('')
  await button(page, 'Add to my list').click()
  await list(page).getByText('20,000 km a year, 3 alike').waitFor()
  await page.reload()
  await list(page).getByText('20,000 km a year, 3 alike').waitFor()
  await expectGoodEverywhere(page)

  await list(page).getByText('Change or remove').click()
  await list(page).getByLabel('How many alike').fill('0')
  await button(page, 'Change').click()
  await page.getByText('Please use a number of one or more.').waitFor()
  expect(await list(page).getByLabel('Annual mileage').inputValue()).toBe('20000')
  await list(page).getByLabel('How many alike').fill('1')
  await button(page, 'Change').click()
  await list(page).getByText('a year, one vehicle').waitFor()
  await list(page).getByText('Change or remove').click()
  await button(page, 'Remove').click()
  await list(page).getByText('Nothing yet.').waitFor()
})

test.each([
  ['ER19NFD', 'No vehicles found!'],
  ['ER19BAD', 'Bad registration number provided'],
  ['ER19ERR', 'Something went wrong!'],
  ['ER19THR', 'Something went wrong!'],
])('%s: %s, and the other ways stay open', async (number, words) => {
  const page = await start(PHONE, 'By registration')
  await search(page, number)
  const alert = page.getByRole('alert')
  await alert.getByText(words).waitFor()
  await alert.getByText('look your car up by model, or estimate it').waitFor()
  expect(await page.getByLabel('Registration number').inputValue()).toBe(number)
  await expectGoodEverywhere(page)
  await button(page, 'By size and fuel').click()
  await page.getByRole('heading', { name: 'Fuel' }).waitFor()
})

test('a number with other characters is refused beside its field, and stays filled in', async () => {
  const page = await start(PHONE, 'By registration')
  await search(page, 'AB12-CDE')
  await page.getByText('Letters, numbers and spaces only.').waitFor()
  await expectGoodEverywhere(page)
  expect(await page.getByLabel('Registration number').inputValue()).toBe('AB12-CDE')
})

test('a car whose CO2 the registry cannot know is confirmed, then estimated', async () => {
  const page = await start(PHONE, 'By registration')
  await search(page, 'FB05 OLD')
  await page.getByRole('heading', { name: 'Is this it?' }).waitFor()
  await expectGoodEverywhere(page)
  await button(page, 'Yes, go on').click()
  await answerAll(page)
  await page.getByRole('heading', { name: /Car.*petrol/ }).waitFor()
  expect(await page.getByLabel('Registration number').inputValue()).toMatch(/FB05 ?OLD/)
  await button(page, 'Add to my list').click()
  await list(page).getByText('FB05 OLD').waitFor()
})

test.each([
  ['United Kingdom', 'Petrol'],
  ['United States', 'Gasoline'],
])('in the %s a model is looked up, one question at a time', async (market, fuel) => {
  const page = await start(PHONE, 'By make and model', market)
  await page.getByRole('heading', { name: 'Fuel' }).waitFor()
  await expectGoodEverywhere(page)
  const asked = await answerAll(page, [fuel, 'Ford', 'FORD'])
  expect(asked.length).toBeGreaterThan(2)
  await button(page, 'Add to my list').waitFor()
  await page.getByText(`Fuel: ${fuel}`).waitFor()
  await expectGoodEverywhere(page)
})

test.each([
  ['United Kingdom', 'Car'],
  ['United Kingdom', 'Van'],
  ['United Kingdom', 'Motorbike'],
  ['United Kingdom', 'HGV'],
  ['United Kingdom', 'Bus or coach'],
  ['United States', 'Car'],
  ['United States', 'Truck'],
])('in the %s a %s is estimated by its own questions', async (market, kind) => {
  const page = await start(PHONE, 'By size and fuel', market)
  await button(page, kind).click()
  const byKind = page.getByRole('button', { name: 'By size and fuel' })
  if ((await byKind.getAttribute('aria-pressed')) === 'false') await byKind.click()
  await answerAll(page)
  await button(page, 'Add to my list').waitFor()
  await expectGoodEverywhere(page)
  await button(page, 'Add to my list').click()
  await list(page).getByText('8,000 miles a year').waitFor()
})

test('back gives the question before it with its answer, and what followed is still there', async () => {
  const page = await start(DESKTOP, 'By size and fuel')
  await answerAll(page, ['Diesel', '2025', 'Medium: engine of 1.7 to 2.0 l'])
  await page.getByRole('heading', { name: /medium.*diesel/i }).waitFor()
  await button(page, 'Back').click()
  expect(await page.getByRole('button', { name: /^Medium/ }).getAttribute('aria-pressed')).toBe(
    'true',
  )
  await button(page, 'Back').click()
  expect(await page.getByRole('button', { name: /^2025/ }).getAttribute('aria-pressed')).toBe(
    'true',
  )
  await page.getByRole('button', { name: /^2025/ }).click()
  await page.getByRole('heading', { name: /medium.*diesel/i }).waitFor()
})

test('start again preserves the market and the list, and clears the rest', async () => {
  const page = await start(DESKTOP, 'By size and fuel', 'United States')
  await button(page, 'Truck').click()
  await answerAll(page)
  await button(page, 'Add to my list').click()
  await button(page, 'By size and fuel').click()
  await answerAll(page)
  await button(page, 'Start again').click()
  expect(await button(page, 'United States').getAttribute('aria-pressed')).toBe('true')
  expect(await button(page, 'Car').getAttribute('aria-pressed')).toBe('true')
  await list(page).getByText('8,000 miles a year').waitFor()
})

test('a visitor saves only after joining, and the list is still there', async () => {
  const page = await start(PHONE, 'By size and fuel')
  await answerAll(page)
  await button(page, 'Add to my list').click()
  await button(page, 'Save to My Vehicles').click()
  await page.waitForURL(/\/login\?next=/)
  await page.getByRole('main').getByRole('link', { name: /join/i }).first().click()
  await joinOnPage(page, 'personal')
  await page.waitForURL(/manage\/vehicles/)
  await page.getByText('Saved to My Vehicles.').waitFor()
  await page.getByRole('article', { name: /^Car/ }).waitFor()
})

test('the whole way by keys alone', async () => {
  const { page } = await newVisitor(DESKTOP)
  await page.goto(`${identifyPath('personal')}?do=ghg-estimate`)
  const press = async (control: Locator) => {
    const before = page.url()
    await control.focus()
    await page.keyboard.press('Enter')
    await page.waitForURL((url) => url.href !== before)
  }
  await press(button(page, 'HGV'))
  const options = page.locator('button[name=value]')
  while ((await options.count()) > 0) await press(options.first())
  await page.getByLabel('Annual mileage').focus()
  await page.keyboard.press('ControlOrMeta+a')
  await page.keyboard.type('30000')
  await page.getByText('in a year of 30,000 miles').waitFor()
  await press(button(page, 'Add to my list'))
  await list(page).getByText('30,000 miles a year').waitFor()
})
