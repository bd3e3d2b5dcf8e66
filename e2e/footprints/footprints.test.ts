import { buffer } from 'node:stream/consumers'
import { CATEGORY_KEYS } from '@understory/domain/footprints/company-footprints/scopes.ts'
import type { Page } from 'playwright'
import { extractText, getDocumentProxy } from 'unpdf'
import { expect, test } from 'vitest'
import { expectGoodEverywhere } from '../browser/accessible.ts'
import { DESKTOP, newVisitor, PHONE, useBrowser } from '../browser/browser.ts'
import { emailsTo } from '../product/mailbox.ts'
import { signInAsStaff } from '../staff/sign-in-as-staff.ts'
import { payByCard, waitForThanks } from '../visitors/buying.ts'
import { type Member, newMember, sendForm } from '../visitors/people.ts'
import { newInventory } from './saved-footprint.ts'

useBrowser()

const DASHBOARD = '/my-impact/dashboards/footprint'
const button = (page: Page, name: string) => page.getByRole('button', { name })

test('a year is offset at once', async () => {
  const { page } = await newMember('business', PHONE)
  await page.goto('/app/business/footprint/one-time/setup?tonnes=25')
  await page.getByText('£150.00').waitFor()
  await expectGoodEverywhere(page)
  await page.getByLabel('Tonnes of CO2e a year').fill('12.34')
  await button(page, 'Continue to payment').click()
  await page.getByText('Please use whole steps of 100 kg').first().waitFor()
  expect(await page.getByLabel('Tonnes of CO2e a year').inputValue()).toBe('12.34')
  await expectGoodEverywhere(page)
  await page.getByLabel('Tonnes of CO2e a year').fill('12.5')
  await button(page, 'Continue to payment').click()
  await payByCard(page)
  await waitForThanks(page)
})

test('a verification is ordered, beginning on a phone', async () => {
  const { page } = await newMember('business', PHONE)
  await orderVerification(page)
})

test('a footprint is verified: evidence, a question and its answer, the decision, and asking to change it', async () => {
  const member = await newMember('business', DESKTOP)
  const { page } = member
  const inventory = await declaredInventory(member)
  await page.goto(`${inventory}/category/stationaryCombustion`)
  await page.getByText('Add files').click()
  await page.getByLabel('Files').setInputFiles(paper('Gas.pdf', '<html>'))
  await button(page, 'Upload').click()
  await page.getByText('What is in this file is not what its name says.').waitFor()
  await expectGoodEverywhere(page)
  await page.getByLabel('Files').setInputFiles(paper('Gas of 2026.pdf'))
  await button(page, 'Upload').click()
  await page.getByRole('link', { name: 'Gas of 2026.pdf' }).waitFor()
  await page.goto(`${inventory}/category/stationaryCombustion`)
  await page.getByRole('link', { name: '1 file' }).waitFor()
  await expectGoodEverywhere(page)

  await orderVerification(page)
  await page.goto(DASHBOARD)
  await page.getByRole('link', { name: 'Hand it over to be verified' }).click()
  await expectGoodEverywhere(page)
  await button(page, 'Hand it over to be verified').click()
  await page.getByText('The footprint is handed over.').waitFor()

  const { page: staff } = await newVisitor(DESKTOP)
  await staff.goto('/staff')
  await signInAsStaff(staff, 'Rowan Lea')
  await staff.goto('/staff/queues')
  await staff.getByRole('link', { name: 'Journeys Ltd from January 2026' }).click()
  const [file] = await Promise.all([
    staff.waitForEvent('download'),
    staff.getByRole('link', { name: 'Gas of 2026.pdf' }).click(),
  ])
  expect(file.suggestedFilename()).toBe('Gas of 2026.pdf')
  await staff.getByRole('textbox', { name: 'Question' }).fill('Which meter is this of?')
  await button(staff, 'Send the question').click()
  await staff.getByText('Open', { exact: true }).waitFor()
  await expectGoodEverywhere(staff)

  const [email] = await emailsTo(member.email, 'A question about the footprint of Journeys Ltd')
  const [, path = ''] = /https?:\/\/[^/]+(\/\S+\/questions)/.exec(email?.text ?? '') ?? []
  await page.goto(DASHBOARD)
  await page.getByText('We have a question about it.').waitFor()
  await expectGoodEverywhere(page)
  await page.goto(path)
  await page.getByLabel('Your answer').fill('Of the bakery.\nThe plan is attached.')
  await page.getByLabel('Files').setInputFiles(paper('Meters.pdf'))
  await expectGoodEverywhere(page)
  await button(page, 'Send the answer').click()
  await page.getByText('Your answer is sent.').waitFor()
  await page.getByRole('link', { name: 'Meters.pdf' }).waitFor()
  await expectGoodEverywhere(page)

  await staff.reload()
  await staff.getByText('Of the bakery.').waitFor()
  await button(staff, 'Verify it').click()
  await staff.getByText('Some of the check is still to be done.').first().waitFor()
  await expectGoodEverywhere(staff)
  await checkSample(staff)
  await button(staff, 'Verify it').click()
  await staff.waitForURL(/staff\/queues/)
  await page.goto(DASHBOARD)
  await page.getByText('Nothing came to our attention that makes us believe').waitFor()
  const certificate = await publishVerified(page)
  await page.goto(DASHBOARD)
  await button(page, 'Ask to change it').click()
  await page.getByLabel('Why it has to change').fill('A meter was misread')
  await button(page, 'Send the request').click()
  await page.getByText('You have asked to change it.').waitFor()
  await expectGoodEverywhere(page)
  await staff.goto('/staff/queues')
  await staff.getByText('A meter was misread').waitFor()
  await button(staff, 'Open it').click()
  const { page: stranger } = await newVisitor(PHONE)
  await stranger.goto(`/verify/${certificate}`)
  await stranger.getByText('This certificate no longer holds').waitFor()
  await expectGoodEverywhere(stranger)
})

/** Each line of the sample is compared with its document, and each point of the checklist answered. */
async function checkSample(staff: Page): Promise<void> {
  for (const box of await staff.getByRole('checkbox', { name: CHECKED }).all()) await box.check()
  await button(staff, 'Save the ticks').click()
  await staff.waitForURL(/#sample/)
  for (const answer of await staff.getByLabel(/\.$/).and(staff.getByRole('combobox')).all()) {
    await answer.selectOption('Yes')
  }
  await button(staff, 'Save the checklist').click()
  await staff.waitForURL(/#points/)
  await staff.getByText('Nothing of the check is missing.').waitFor()
  await expectGoodEverywhere(staff)
}

const CHECKED = /^(Document seen|Quantity|Unit|Period|Factor|Category)$/

/** The report and the certificate are downloaded, and a stranger on a phone verifies the code that is printed. */
async function publishVerified(page: Page): Promise<string> {
  await page.getByRole('link', { name: 'Report and certificate' }).click()
  await button(page, 'Publish a certificate').click()
  await page.getByText('The certificate is published.').waitFor()
  await expectGoodEverywhere(page)
  const report = await downloaded(page, 'Download the report (PDF)')
  for (const words of ['Journeys Ltd', 'Verified by', 'not an independent', 'Natural gas']) {
    expect(report).toContain(words)
  }
  const paper = await downloaded(page, 'Download the certificate (PDF)')
  expect(paper).toContain('Statement of a footprint, partly verified by')
  expect(paper).toContain('Not verified: ')
  const [code = ''] = /F-[A-Z0-9]{4}-[A-Z0-9]{4}/.exec(paper) ?? []

  const { page: stranger } = await newVisitor(PHONE)
  await stranger.goto('/verify')
  await stranger.getByLabel('Short code, number or link').fill(code)
  await button(stranger, 'Check it').click()
  await stranger.getByText('This statement of a footprint is genuine').waitFor()
  await stranger.getByRole('heading', { name: 'Journeys Ltd' }).waitFor()
  const verified = stranger.getByRole('table', { name: /^Verified/ })
  expect(await verified.getByRole('row').allInnerTexts()).toEqual([
    expect.stringContaining('Part'),
    expect.stringContaining('Scopes 1 and 2'),
    expect.stringContaining('Fuel- and energy-related activities'),
  ])
  await stranger.getByRole('table', { name: /^Not verified/ }).waitFor()
  await expectGoodEverywhere(stranger)
  return stranger.url().split('/').at(-1) ?? ''
}

async function downloaded(page: Page, link: string): Promise<string> {
  const [file] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('link', { name: link }).click(),
  ])
  const pdf = await getDocumentProxy(new Uint8Array(await buffer(await file.createReadStream())))
  const { text } = await extractText(pdf, { mergePages: true })
  return text.replaceAll(/\s+/g, ' ')
}

async function orderVerification(page: Page): Promise<void> {
  await page.goto('/app/business/footprint/verify/one-time/setup')
  await expectGoodEverywhere(page)
  await page.getByLabel('Scopes 1 and 2').uncheck()
  await button(page, 'Continue to payment').click()
  await page.getByText('No products selected.').first().waitFor()
  await expectGoodEverywhere(page)
  await page.getByLabel('Scopes 1 and 2').check()
  await page.getByLabel('Fuel- and energy-related activities').check()
  await button(page, 'Continue to payment').click()
  await payByCard(page)
  await page.getByRole('heading', { name: 'Your verification is ordered' }).waitFor()
  await expectGoodEverywhere(page)
}

const BENCHMARKED: readonly string[] = [
  'purchasedGoodsAndServices',
  'upstreamTransportationAndDistribution',
]
const ENTERED: readonly string[] = ['stationaryCombustion', 'fuelAndEnergyRelatedActivities']

/** Gas alone, the benchmark of what such a firm usually has, and a reason for everything else. */
async function declaredInventory(member: Member): Promise<string> {
  const inventory = await newInventory(member, 'Journeys Ltd')
  await sendForm(member, `${inventory}/quick`, { gas: '20,000' })
  for (const category of CATEGORY_KEYS.filter((key) => !ENTERED.includes(key))) {
    const state = BENCHMARKED.includes(category) ? 'benchmark' : 'not-applicable'
    const said = { state, reason: 'We have none' }
    await sendForm(member, `${inventory}/category/${category}`, said)
  }
  await sendForm(member, inventory, {
    intent: 'declare',
    'answer-unknownScopeOne': 'figures',
    'reason-unknownScopeOne': 'One boiler burns gas, and nothing else burns.',
  })
  return inventory
}

const paper = (name: string, content = '%PDF-1.7\n%%EOF\n') => ({
  name,
  mimeType: 'application/pdf',
  buffer: Buffer.from(content),
})
