import type { Page } from 'playwright'
import { emailsTo } from '../product/mailbox.ts'
import type { Member } from './people.ts'

/** Signs in at the sandbox of a provider as one of its personas, by name. */
export async function signInAsPersona(page: Page, name: string): Promise<void> {
  await page.waitForURL(/\/sign-in\//)
  await page.getByRole('button', { name }).click()
}

/** Signs in at the sandbox of a provider as someone else. */
export async function signInAtSandbox(page: Page, email: string): Promise<void> {
  await page.waitForURL(/\/sign-in\//)
  await page.getByLabel('Your email').fill(email)
  await page.getByRole('button', { name: 'Be this person' }).click()
}

/** Follows the link that proves the email of someone who joined. */
export async function proveEmail({ page, email }: Member): Promise<void> {
  await page.goto(await linkIn(email, 'Verify your email address', '/verify-email'))
}

/** The address in an email that leads to a path of ours. */
export async function linkIn(email: string, subject: string, path: string): Promise<string> {
  const [message] = await emailsTo(email, subject)
  const pattern = new RegExp(`https?://\\S+${path}\\?token=\\S+`)
  return pattern.exec(message?.text ?? '')?.[0] ?? ''
}
