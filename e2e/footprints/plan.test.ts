import type { Page } from 'playwright'
import { test } from 'vitest'
import { expectGoodEverywhere } from '../browser/accessible.ts'
import { PHONE, useBrowser } from '../browser/browser.ts'
import { newMember } from '../visitors/people.ts'
import { newInventory } from './saved-footprint.ts'

useBrowser()

const PLAN = '/my-impact/dashboards/targets'
const save = (page: Page) => page.getByRole('button', { name: 'Save', exact: true }).click()

test('a target is set, its gap is seen, and an action closes part of it', async () => {
  const member = await newMember('business', PHONE)
  const { page } = member
  await page.goto(PLAN)
  await page.getByRole('heading', { name: 'A target begins with a footprint' }).waitFor()
  await expectGoodEverywhere(page)
  await newInventory(member, 'Fernbank Bakery')
  await page.goto(PLAN)
  await page.getByRole('link', { name: 'Set a near-term target' }).click()
  await page.getByLabel('Reduction, per cent').fill('a lot')
  await save(page)
  await page.getByText('Please use a number').waitFor()
  await expectGoodEverywhere(page)
  await page.getByLabel('Reduction, per cent').fill('70')
  await save(page)
  await page.getByRole('heading', { name: /70% less by/ }).waitFor()
  await page.getByText('We recommend a reduction of 30% to 60%').waitFor()
  await page.getByText(/t still to find/).waitFor()
  await page.getByText('Show the figures').click()
  await expectGoodEverywhere(page)
  await page.getByRole('link', { name: 'Add an action' }).click()
  await page.getByRole('link', { name: 'Recover waste heat' }).click()
  await page.getByLabel(/CO2e a year/).fill('12.5')
  await page.getByLabel(/^Due/).fill('2029-03-31')
  await expectGoodEverywhere(page)
  await save(page)
  await page.getByText('One reduction saves 12.5 t of CO2e a year once done.').waitFor()
  await expectGoodEverywhere(page)
})
