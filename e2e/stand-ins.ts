import type { Page } from 'playwright'
import { lettersTo } from './mailbox.ts'

/** At the stand-in for a provider: be one of its people, by name. */
export async function bePersona(page: Page, name: string): Promise<void> {
  await page.waitForURL(/\/sign-in\//)
  await page.getByRole('button', { name }).click()
}

/** At the stand-in for a provider: be somebody of one's own. */
export async function beSomebody(page: Page, email: string): Promise<void> {
  await page.waitForURL(/\/sign-in\//)
  await page.getByLabel('Your email').fill(email)
  await page.getByRole('button', { name: 'Be this person' }).click()
}

/** The address in a letter that leads to a path of ours. */
export async function linkIn(email: string, subject: string, path: string): Promise<string> {
  const [letter] = await lettersTo(email, subject)
  const pattern = new RegExp(`https?://\\S+${path}\\?token=\\S+`)
  return pattern.exec(letter?.text ?? '')?.[0] ?? ''
}
