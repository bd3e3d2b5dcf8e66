import { expect, test } from 'vitest'
import { expectAccessible, expectGoodEverywhere } from '../browser/accessible.ts'
import { newVisitor, PHONE, useBrowser } from '../browser/browser.ts'
import { payByCard, waitForThanks } from '../visitors/buying.ts'
import { newMember, VISITOR_NAMES } from '../visitors/people.ts'
import { newRegistration, saveCar } from './measuring.ts'

useBrowser()

const MY_VEHICLES = '/my-impact/manage/vehicles'

async function lookUp(registration: string) {
  const { page } = await newVisitor()
  await page.goto('/impact/vehicles')
  await page.getByLabel('Registration number').fill(registration)
  await page.getByRole('button', { name: 'Verify this vehicle' }).click()
  return page
}

test('a year of a car is paid for, shown, verified by a visitor, and not sold twice without a confirmation', async () => {
  const registration = newRegistration()
  const { page } = await newMember('personal', PHONE)
  await saveCar(page, 'personal', registration)
  await expectGoodEverywhere(page)
  await page.getByRole('link', { name: 'Offset vehicles' }).click()
  await page.waitForURL(/vehicle\/one-time\/setup/)
  await expectGoodEverywhere(page)
  await page.getByRole('button', { name: 'Continue to payment' }).click()
  await payByCard(page)
  await waitForThanks(page)

  await page.goto(MY_VEHICLES)
  await page.getByText(/Offset until/).waitFor()
  await page.getByRole('cell', { name: 'Paid', exact: true }).waitFor()
  await expectGoodEverywhere(page)

  const stranger = await lookUp(registration.toLowerCase())
  await stranger.getByText(/is offset\./).waitFor()
  expect(await stranger.getByRole('main').innerText()).not.toContain('Robin')
  await expectGoodEverywhere(stranger)

  await page.getByLabel('Show our name beside our vehicles').check()
  await page.getByRole('button', { name: 'Save' }).click()
  const knowing = await lookUp(registration)
  await knowing.getByRole('link', { name: VISITOR_NAMES.personal }).click()
  await knowing.getByText('One vehicle of theirs is offset today.').waitFor()
  await expectGoodEverywhere(knowing)

  await page.goto('/app/personal/vehicle/one-time/setup')
  await page.getByRole('checkbox').first().check()
  await page.getByLabel('From').fill(new Date().toISOString().slice(0, 10))
  await page.getByRole('button', { name: 'Continue to payment' }).click()
  await page.getByText(/: Some of these days are already offset for a vehicle/).waitFor()
  await expectGoodEverywhere(page)
  await page.getByLabel('I know that some of these days are offset').check()
  await page.getByRole('button', { name: 'Continue to payment' }).click()
  await page.waitForURL(/app\/payment\?quote=/)
})

test('a number that was never offset says so, and another one is asked for', async () => {
  const { page } = await newVisitor(PHONE)
  await page.goto('/impact/vehicles/vehicle')
  await page.getByLabel('Registration number').fill('ZZ99 ZZZ')
  await page.getByRole('button', { name: 'Verify this vehicle' }).click()
  await page.getByText('ZZ99 ZZZ').waitFor()
  await page.getByText('runs today').waitFor()
  await page.getByLabel('Registration number').fill('a_b')
  await page.getByRole('button', { name: 'Verify this vehicle' }).click()
  await page.getByText('Letters, numbers and spaces only.').nth(1).waitFor()
  await expectGoodEverywhere(page)
})

test('a saved vehicle is changed, recalculated and removed', async () => {
  const { page } = await newMember('personal')
  await saveCar(page, 'personal', newRegistration())
  await page.getByText('Change or remove').click()
  await page.getByLabel('Annual mileage').fill('lots')
  await page.getByRole('button', { name: 'Change', exact: true }).click()
  await page.getByText('Please use a whole number.').first().waitFor()
  expect(await page.getByLabel('Annual mileage').inputValue()).toBe('lots')
  await page.getByLabel('Annual mileage').fill('16000')
  await page.getByRole('button', { name: 'Change', exact: true }).click()
  await page.getByText('16,000 miles a year').waitFor()
  await page.getByText('Change or remove').click()
  await page.getByRole('button', { name: 'Remove', exact: true }).click()
  await page.getByRole('heading', { name: 'No vehicles yet' }).waitFor()
})

test('a fleet comes from a file, with every wrong row named, and goes out again', async () => {
  const { page } = await newMember('business')
  await page.goto(`${MY_VEHICLES}/import`)
  const send = async (text: string) => {
    const file = { name: 'fleet.csv', mimeType: 'text/csv', buffer: Buffer.from(text) }
    await page.getByLabel('Your file').setInputFiles(file)
    await page.getByRole('button', { name: 'Import' }).click()
  }
  await page.getByRole('button', { name: 'Import' }).click()
  await page.getByRole('alert').getByText('Please choose a CSV file.').waitFor()
  await send('colour,wheels\nred,4\n')
  await page.getByRole('alert').getByText('not a CSV file with the columns').waitFor()
  const head = 'vehicle_type,fuel_type,annual_mileage,registration_number'
  await send(`${head}\ncar,petrol,8000,\ncar,coal,8000,\nvan,diesel,-1,A_B\n`)
  await page.getByRole('alert').getByText('Vehicle(s) not able to be saved').waitFor()
  const rows = await page.getByRole('row').filter({ hasText: 'Please use' }).allInnerTexts()
  expect(rows.map((row) => row.split(/\s/)[0])).toEqual(['3', '4'])
  await expectAccessible(page)

  const example = await page.request.get('/vehicles-example.csv')
  await send(await example.text())
  await page.waitForURL(/saved=3/)
  expect(await page.getByRole('article').count()).toBe(3)
  const exported = await (await page.request.get(`${MY_VEHICLES}.csv`)).text()
  expect(exported.trim().split('\r\n')).toHaveLength(4)
  expect(exported).toContain('AB12CDE')
})
