/// <reference path="../product/provided-context.d.ts" />
import { randomUUID } from 'node:crypto'
import type { APIResponse, Page } from 'playwright'
import { expect } from 'vitest'
import { newVisitor, type Visitor } from '../browser/browser.ts'

export type VisitorKind = 'personal' | 'business'

export const PASSWORD = 'moss on every stone'
export const VISITOR_NAMES = {
  personal: 'Robin Hazelwood',
  business: 'Hazelwood & Daughters',
} as const

export function newEmail(): string {
  return `${randomUUID().slice(0, 13)}@journeys.example`
}

/** Nearly as long as an address may be, with hardly a place to break. */
export function newLongEmail(): string {
  const unique = randomUUID().replaceAll('-', '')
  return `christopher.hughes${unique}@${'northernfoods'.repeat(4)}.example`
}

/** Fills the join form that is on the page. */
export async function fillJoinForm(
  page: Page,
  { kind, email, password = PASSWORD }: { kind: VisitorKind; email: string; password?: string },
): Promise<void> {
  // A payment can be made without joining; these people join first.
  const isPayment = new URL(page.url()).pathname === '/app/payment'
  if (isPayment) await page.getByRole('link', { name: 'Join first' }).click()
  if (isPayment) await page.waitForURL(/\/join\?/)
  await page.getByLabel('Email').fill(email)
  await page.getByLabel('Password', { exact: true }).fill(password)
  // On the way to a payment the choice says for whom.
  const radio = page.getByRole('radio', { name: kind === 'business' ? 'A business' : 'Me' })
  if ((await radio.count()) > 0) await radio.check()
  await page.getByLabel('I accept the').check()
  await page.getByRole('button', { name: 'Join', exact: true }).click()
}

/** Fills the join form that is on the page, then the details, and lands where the person was going. */
export async function joinOnPage(
  page: Page,
  kind: VisitorKind,
  email = newEmail(),
): Promise<string> {
  await page.waitForURL(/\/(join|app\/payment)/)
  await fillJoinForm(page, { kind, email })
  await page.waitForURL(/your-details|app\/payment/)
  // The payment page asks for the name itself.
  if (new URL(page.url()).pathname === '/app/payment') return email
  await page.getByLabel('First name').fill('Robin')
  await page.getByLabel('Last name').fill('Hazelwood')
  if (kind === 'business') await page.getByLabel('Company name').fill('Hazelwood & Daughters')
  await page.getByRole('button', { name: 'Save and go on' }).click()
  await page.waitForURL((url) => !url.pathname.startsWith('/join'))
  return email
}

export type Member = Visitor & { email: string }

/** Sixty characters without a place to break. */
const LONG_NAME = 'Wolfeschlegelsteinhausenbergerdorffwelchevoralternwarengewis'

type Names = {
  readonly firstname: string
  readonly lastname: string
  readonly companyName: string
  readonly newEmail?: () => string
}

const USUAL: Names = {
  firstname: 'Robin',
  lastname: 'Hazelwood',
  companyName: VISITOR_NAMES.business,
}
export const LONG_NAMES: Names = {
  firstname: LONG_NAME,
  lastname: LONG_NAME,
  companyName: LONG_NAME,
  newEmail: newLongEmail,
}

/** Someone who joined before this journey begins, by the same forms and without a page. */
export async function newMember(
  kind: VisitorKind,
  viewport?: Parameters<typeof newVisitor>[0],
  options?: Parameters<typeof newVisitor>[1],
  names = USUAL,
): Promise<Member> {
  const visitor = await newVisitor(viewport, options)
  const { newEmail: nextEmail = newEmail, ...details } = names
  const email = nextEmail()
  await sendForm(visitor, '/join', {
    email,
    password: PASSWORD,
    acceptTerms: 'on',
    accountType: kind,
  })
  await sendForm(visitor, '/join/your-details', {
    ...details,
    accountType: kind,
    companyName: kind === 'business' ? names.companyName : '',
    country: 'GB',
    defaultCurrency: 'GBP',
  })
  return Object.assign(visitor, { email })
}

/** Sends a form with the visitor's cookies; the address it leads to is in the answer. */
export async function sendForm(
  { context }: Visitor,
  path: string,
  form: Record<string, string>,
): Promise<APIResponse> {
  const answer = await context.request.post(path, { form, maxRedirects: 0 })
  expect(answer.status(), `${path}: ${await answer.text()}`).toBe(303)
  return answer
}
