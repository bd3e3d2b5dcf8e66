import { randomUUID } from 'node:crypto'
import type { Page } from 'playwright'

export type Kind = 'personal' | 'business'

export const PASSWORD = 'moss on every stone'

export function newEmail(): string {
  return `${randomUUID().slice(0, 13)}@journeys.example`
}

/** Fills the join form that is on the page, then the details, and lands where the person was going. */
export async function joinOnPage(page: Page, kind: Kind, email = newEmail()): Promise<string> {
  await page.getByLabel('Email').fill(email)
  await page.getByLabel('Password', { exact: true }).fill(PASSWORD)
  await page.getByRole('radio', { name: kind === 'business' ? 'A business' : 'Me' }).check()
  await page.getByLabel('I accept the').check()
  await page.getByRole('button', { name: 'Join' }).click()
  await page.waitForURL(/your-details/)
  await page.getByLabel('First name').fill('Robin')
  await page.getByLabel('Last name').fill('Hazelwood')
  if (kind === 'business') await page.getByLabel('Company name').fill('Hazelwood & Daughters')
  await page.getByRole('button', { name: 'Save and go on' }).click()
  await page.waitForURL((url) => !url.pathname.startsWith('/join'))
  return email
}
