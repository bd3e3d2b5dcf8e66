import { expect, test } from 'vitest'
import { expectGoodEverywhere } from '../browser/accessible.ts'
import { DESKTOP, newVisitor, open, PHONE, useBrowser } from '../browser/browser.ts'
import { newMember } from '../visitors/people.ts'
import { newInventory } from './saved-footprint.ts'

useBrowser()

const SURVEY_DAYS_MS = 7 * 86_400_000

test('colleagues say on a phone how they get to work, and it becomes lines of the inventory', async () => {
  const member = await newMember('business', DESKTOP)
  const { page } = member
  const inventory = await newInventory(member, 'Hazelwood Joinery')
  await open(page, `${inventory}/quick`)
  await page.locator('#group-people > summary').click()
  await page.getByRole('link', { name: 'ask them by a link' }).click()
  await page.getByLabel('People who work for you').fill('9')
  const endsOn = new Date(Date.now() + SURVEY_DAYS_MS).toISOString().slice(0, 10)
  await page.getByLabel('Open until').fill(endsOn)
  await page.getByRole('button', { name: 'Open the survey' }).click()
  await page.getByText('0 of 9 answered').waitFor()
  await expectGoodEverywhere(page)
  const link = await page.getByLabel('The link of the survey').inputValue()
  const { pathname } = new URL(link)
  for (const each of [1, 2, 3]) {
    const colleague = await newVisitor(PHONE)
    await open(colleague.page, pathname)
    const phone = colleague.page.getByRole('main')
    await phone.getByLabel('Days a week at work').fill('4')
    await phone.getByLabel('How do you travel?').selectOption('By car')
    await phone.getByLabel('Distance one way', { exact: true }).fill(String(4 * each))
    await phone.getByRole('button', { name: 'Send my answer' }).click()
    await phone.getByText('Please choose what the car runs on.').waitFor()
    if (each === 1) await expectGoodEverywhere(colleague.page)
    await phone.getByLabel('The car runs on', { exact: true }).selectOption('Petrol')
    await phone.getByRole('button', { name: 'Send my answer' }).click()
    await phone.getByText('Thank you for answering').waitFor()
    await open(colleague.page, pathname)
    await phone.getByText('Thank you for answering').waitFor()
    if (each === 1) await expectGoodEverywhere(colleague.page)
  }
  await open(page, `${inventory}/commuting`)
  await page.getByText('3 of 9 answered').first().waitFor()
  await page.getByRole('button', { name: 'End the survey now' }).click()
  await page.getByText('What the answers come to').waitFor()
  // 2 x (4 + 8 + 12) miles x 4 days x 46 weeks x 3.
  await page.getByText('42,641 km').waitFor()
  await page.getByRole('button', { name: 'Put these in the inventory' }).click()
  await page.getByText('The sums are in the inventory now.').waitFor()
  await expectGoodEverywhere(page)
  await open(page, `${inventory}/category/employeeCommutingAndRemoteWorking`)
  const main = page.getByRole('main')
  await main.getByText('Commuting survey: 3 of 9 answered.').first().waitFor()
  expect(await main.innerText()).toContain('Commuting by petrol car')
})
