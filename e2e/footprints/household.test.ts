import { expect, test } from 'vitest'
import { expectGoodEverywhere } from '../browser/accessible.ts'
import { DESKTOP, newVisitor, PHONE, useBrowser } from '../browser/browser.ts'
import { newMember } from '../visitors/people.ts'

useBrowser()

test('someone on a phone measures their household without an account, and their link opens it again', async () => {
  const { page } = await newVisitor(PHONE)
  await page.goto('/solutions/personal/carbon-footprint')
  const main = page.getByRole('main')
  await main.getByRole('link', { name: 'Begin with your country' }).first().click()
  await page.getByLabel('Where do you live?').selectOption('GB')
  await main.getByRole('button', { name: 'See the first figure' }).click()
  const figure = main.getByRole('status')
  await figure.getByText('about 11.3 t').waitFor()
  await main.getByRole('group', { name: /How many hours did you spend in the air/ }).waitFor()
  await expectGoodEverywhere(page)

  await main.getByRole('button', { name: 'Continue' }).click()
  await main.getByText('Please answer, or skip this question.').waitFor()
  await page.getByLabel('Hours on long flights').fill('many')
  await main.getByRole('button', { name: 'Continue' }).click()
  await main.getByText('Please use a number, for example 2.5.').waitFor()
  expect(await page.getByLabel('Hours on long flights').inputValue()).toBe('many')
  await expectGoodEverywhere(page)

  await page.getByLabel('Hours on long flights').fill('16')
  await main.getByRole('button', { name: 'Continue' }).click()
  await figure.getByText('about 12.4 t').waitFor()
  await main.getByRole('button', { name: 'Skip this question' }).click()
  await main.getByText('United Kingdom · 1 answered').waitFor()
  await main.getByRole('button', { name: 'Continue' }).waitFor()
  await page.waitForURL(/#h1=/)
  await expectGoodEverywhere(page)

  const other = await newVisitor(DESKTOP)
  await other.page.goto(page.url())
  await other.page.getByRole('main').getByText('about 12.4 t').waitFor()
})

test('a person saves a result from the page of all questions, and finds it on their overview', async () => {
  const { page } = await newMember('personal', DESKTOP)
  await page.goto('/my-impact')
  const main = page.getByRole('main')
  await main.getByRole('link', { name: 'Measure your household' }).click()
  await main.getByRole('button', { name: 'All questions on one page' }).click()
  await page.getByLabel('Adults').fill('99')
  await page.getByLabel('Vegan').check()
  await main.getByRole('button', { name: 'See my footprint' }).click()
  await main.getByText('Please give 1 to 12 adults and 0 to 12 children.').waitFor()
  expect(await page.getByLabel('Vegan').isChecked()).toBe(true)
  await expectGoodEverywhere(page)
  await page.getByLabel('Adults').fill('2')
  await main.getByRole('button', { name: 'See my footprint' }).click()
  await main.getByText('United Kingdom · 2 answered').waitFor()
  await main.getByRole('button', { name: 'Save this result' }).click()
  await page.waitForURL(/dashboards\/household/)
  await main.getByText('household-2026.11').waitFor()

  // What could be done becomes a plan, and is ticked off.
  await main
    .getByRole('button', { name: /^Plan it/ })
    .first()
    .click()
  await main.getByText(/^What you plan would save about/).waitFor()
  await main
    .getByRole('button', { name: /^Done ?:/ })
    .first()
    .click()
  await main.getByText(/^What you have done saves about/).waitFor()
  await expectGoodEverywhere(page)
  await expectGoodEverywhere(page)
  await page.goto('/my-impact')
  await main.getByRole('heading', { name: /A year of you: about [\d.]+ t of CO2e/ }).waitFor()
})
