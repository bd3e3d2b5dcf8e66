import type { Page } from 'playwright'
import { signInAsPersona } from '../visitors/sandbox-sign-in.ts'
import { totpOf } from '../visitors/totp.ts'

/** From the page where staff sign in: with the provider, and with a second factor that is set up now. */
export async function signInAsStaff(page: Page, persona: string): Promise<void> {
  await page.getByRole('button', { name: 'Sign in with Google' }).click()
  await signInAsPersona(page, persona)
  await page.getByRole('heading', { name: 'Add an authenticator app' }).waitFor()
  const secret = (await page.getByText(/^([A-Z2-7]{4} ){4}/).innerText()).replaceAll(/\s/g, '')
  await page.getByLabel('The six digits').fill(totpOf(secret))
  await page.getByRole('button', { name: 'Turn it on' }).click()
  await page.getByRole('link', { name: 'I have saved them' }).click()
  await page.getByRole('heading', { name: 'Today', level: 1 }).waitFor()
}
