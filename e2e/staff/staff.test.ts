import type { Page } from 'playwright'
import { expect, test } from 'vitest'
import { expectAccessible, expectGoodEverywhere } from '../browser/accessible.ts'
import { DESKTOP, newVisitor, PHONE, useBrowser } from '../browser/browser.ts'
import { emailsTo } from '../product/mailbox.ts'
import { newEmail, newMember } from '../visitors/people.ts'
import { linkIn, signInAsPersona } from '../visitors/sandbox-sign-in.ts'
import { signInAsStaff } from './sign-in-as-staff.ts'

useBrowser()

const STAFF_PAGES = [
  '/staff',
  '/staff/audit',
  '/staff/people',
  '/staff/settings',
  '/staff/health',
  '/staff/changes',
  '/staff/settings/team',
  '/staff/queues',
  '/staff/content',
  '/staff/newsletter',
  '/staff/supply',
  '/staff/receipts',
]
const REASON = 'They asked us to look at a missing receipt'

/** Enters impact that the customer funded somewhere else, with a paper, after forgetting it once. */
async function enterImpact(page: Page, email: string): Promise<void> {
  await page.goto('/staff/people')
  await page.getByLabel('Who').fill(email)
  await page.getByRole('button', { name: 'Find' }).click()
  await page.getByRole('link', { name: email }).click()
  await page.getByRole('link', { name: /^offers and other impact/ }).click()
  await page.getByLabel('What it is for').fill('Peat bog of 2025')
  await page.getByLabel('CO2e, in kilograms').fill('4000')
  await page.getByLabel('Day it counts for').fill('2025-06-30')
  await page.getByRole('button', { name: 'Enter it' }).click()
  await page.getByText('Please choose a file.').first().waitFor()
  await expectAccessible(page)
  const paper = {
    name: 'receipt.pdf',
    mimeType: 'application/pdf',
    buffer: Buffer.concat([Buffer.from('%PDF-1.7'), Buffer.alloc(1_500_000)]),
  }
  const tooLarge = { ...paper, buffer: Buffer.alloc(2_200_000) }
  await page.getByLabel('Evidence').setInputFiles(tooLarge)
  await page.getByText('This file is larger than 2 MB. Please choose a smaller one.').waitFor()
  expect(await page.getByLabel('Evidence').inputValue()).toBe('')
  await page.getByLabel('Evidence').setInputFiles(paper)
  await page.getByRole('button', { name: 'Enter it' }).click()
  await page.getByText('4 tonnes CO2e').waitFor()
  await expectAccessible(page)
}

/** From the form on the ground of a page to the last click: joining, an issue that staff write, leaving. */
async function sendAnIssue(staff: Page): Promise<void> {
  const { page: reader } = await newVisitor(PHONE)
  const email = newEmail()
  await reader.goto('/faq')
  await reader.getByLabel('Send the newsletter to').fill(email)
  await reader.getByRole('button', { name: 'Keep me posted' }).click()
  await reader.getByText('Please look in your mailbox').waitFor()
  await reader.goto(await linkIn(email, 'Please confirm', '/newsletter/confirm'))
  await expectAccessible(reader)
  await reader.getByRole('button', { name: 'Yes, send me the newsletter' }).click()
  await reader.getByRole('heading', { name: 'You are on the list' }).waitFor()

  await staff.goto('/staff/newsletter/new')
  await staff.getByLabel('Subject').fill('What the tide brought')
  await staff.getByRole('button', { name: 'Save and look at it' }).click()
  await staff.getByText('Please write something.').waitFor()
  await expectAccessible(staff)
  await staff.getByLabel('Words').fill('We planted **twelve** mangroves.')
  await staff.getByRole('button', { name: 'Save and look at it' }).click()
  await staff.frameLocator('iframe').getByText('twelve').waitFor()
  await expectAccessible(staff)
  await staff.getByRole('link', { name: /^Send it now/ }).click()
  await staff.getByRole('heading', { name: /^Send “What the tide brought” to/ }).waitFor()
  await expectAccessible(staff)
  await staff.getByRole('button', { name: /^Send it to/ }).click()
  await staff.waitForURL(/newsletter\/[0-9a-f-]{36}$/)

  await reader.goto(await linkIn(email, 'What the tide brought', '/newsletter/leave'))
  await expectAccessible(reader)
  await reader.getByRole('button', { name: 'Leave the newsletter' }).click()
  await reader.getByRole('heading', { name: 'You have left' }).waitFor()
  await staff.goto('/staff/newsletter')
  await staff.getByRole('link', { name: 'What the tide brought' }).waitFor()
  await expectAccessible(staff)
}

/** From the contact form, refused once, to the email with the answer. */
async function answerAMessage(staff: Page): Promise<void> {
  const { page: writer } = await newVisitor(PHONE)
  const email = newEmail()
  await writer.goto('/contact-us?topic=help')
  await writer.getByLabel('Your name').fill('Wren')
  await writer.getByLabel('Email').fill(email)
  await writer.getByRole('button', { name: 'Send', exact: true }).click()
  await writer.getByLabel('Your message').and(writer.locator('[aria-invalid=true]')).waitFor()
  expect(await writer.getByLabel('Your name').inputValue()).toBe('Wren')
  await expectAccessible(writer)
  await writer.getByLabel('Your message').fill('Where is my receipt?')
  await writer.getByRole('button', { name: 'Send', exact: true }).click()
  await writer.getByText('We have your message').waitFor()

  await staff.goto('/staff/queues')
  const message = staff.getByRole('listitem').filter({ hasText: email }).last()
  await message.getByLabel('Answer').fill('It is under Purchases.')
  await message.getByRole('button', { name: 'Send the answer to Wren' }).click()
  await staff.getByText(email).waitFor({ state: 'detached' })
  const [answer] = await emailsTo(email, 'Our answer to your message')
  expect(answer?.text).toContain('It is under Purchases.')
}

test('staff need the claim, then a second factor; they act for a customer who can see it', async () => {
  const customer = await newMember('personal', PHONE)
  const { page } = await newVisitor(DESKTOP)
  await page.goto('/staff')
  await page.getByRole('button', { name: 'Sign in with Google' }).click()
  await signInAsPersona(page, 'Refuse')
  await page.getByRole('alert').getByText('Signing in with Google did not work').waitFor()
  await page.getByRole('button', { name: 'Sign in with Google' }).click()
  await signInAsPersona(page, 'Birch Dale')
  await page.getByRole('alert').getByText('has no claim to work as staff').waitFor()

  await signInAsStaff(page, 'Alder Croft')
  await expectAccessible(page)

  await page.getByRole('link', { name: 'People', exact: true }).click()
  await page.getByLabel('Who').fill(customer.email)
  await page.getByRole('button', { name: 'Find' }).click()
  await page.getByRole('link', { name: customer.email }).click()
  await expectAccessible(page)
  await page.getByRole('region', { name: 'Act on behalf' }).getByLabel('Reason').fill('because')
  await page.getByRole('button', { name: /^Act for/ }).click()
  await page.getByText('Please give a reason of at least 10 characters').first().waitFor()
  await page.getByLabel('Reason').fill(REASON)
  await page.getByRole('button', { name: 'Act on their behalf' }).click()
  await page.waitForURL(/\/my-impact$/)
  const banner = page.getByRole('complementary', { name: 'Acting on behalf' })
  await banner.getByText(REASON).waitFor()
  await expectAccessible(page)
  await page.goto('/my-impact/account/security')
  await page.getByText('Only the person themselves sees and changes this.').waitFor()
  await banner.getByRole('button', { name: 'Stop' }).click()
  await page.getByRole('heading', { name: 'Today', level: 1 }).waitFor()
  for (const path of STAFF_PAGES) {
    await page.goto(path)
    await expectGoodEverywhere(page)
  }

  await answerAMessage(page)
  await sendAnIssue(page)
  await enterImpact(page, customer.email)
  await customer.page.goto('/my-impact/manage/instant')
  await customer.page.getByRole('cell', { name: 'Peat bog of 2025', exact: true }).waitFor()
  await expectAccessible(customer.page)
  const paper = customer.page.getByRole('link', { name: /^receipt\.pdf/ })
  const file = await customer.page.request.get((await paper.getAttribute('href')) ?? '')
  expect(file.headers()['content-type']).toBe('application/pdf')

  const [message] = await emailsTo(customer.email, 'Our support team looked at your account')
  expect(message?.text).toContain(REASON)
  await customer.page.goto('/my-impact/account/activity')
  await customer.page.getByText(`Reason: ${REASON}`).first().waitFor()
  await customer.page.goto('/staff')
  expect(new URL(customer.page.url()).pathname).toBe('/impersonate')
})
