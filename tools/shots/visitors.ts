import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import type { BrowserContext, Page } from 'playwright'
import { DEMO_PASSWORD } from '../../apps/api/src/capabilities/developers/demo/demo-people.ts'
import { totpOf } from '../../e2e/visitors/totp.ts'
import { DATA } from '../folders.ts'

/** In words, why someone is not there to look at pages; null where they are. */
export type CannotEnter = string | null

export async function signInAs(page: Page, email: string): Promise<CannotEnter> {
  await page.goto('/login')
  await page.getByLabel('Email').fill(email)
  await page.getByLabel('Password', { exact: true }).fill(DEMO_PASSWORD)
  await page.getByRole('button', { name: 'Sign in', exact: true }).click()
  const isRefused = page.getByRole('alert').waitFor()
  await Promise.race([page.waitForURL('**/my-impact**'), isRefused])
  const isIn = new URL(page.url()).pathname.startsWith('/my-impact')
  return isIn ? null : `${email} cannot sign in there (npm start makes them on its first start)`
}

/** Someone who has just joined, whose account is empty. */
export async function joinAsNewcomer({ request }: BrowserContext): Promise<CannotEnter> {
  const post = (path: string, form: Record<string, string>) => request.post(path, { form })
  await post('/consent', { choice: 'reject' })
  await post('/join', {
    email: `newcomer-${Date.now()}@pictures.example`,
    password: DEMO_PASSWORD,
    acceptTerms: 'on',
    accountType: 'personal',
  })
  await post('/join/your-details', {
    accountType: 'personal',
    firstname: 'Hazel',
    lastname: 'Winterbourne',
    country: 'GB',
    defaultCurrency: 'GBP',
  })
  return null
}

const SECRET_FILE = join(DATA, 'pictures-second-factor')

const OTHER_FACTOR = 'their second factor was added elsewhere (npm run db:reset begins again)'

/** The staff of the sandbox, whose second factor this copy remembers. */
export async function signInAsStaff(page: Page): Promise<CannotEnter> {
  await page.goto('/staff')
  await page.getByRole('button', { name: 'Sign in with Google' }).click()
  await page.waitForURL(/\/sign-in\//)
  await page.getByRole('button', { name: 'Alder Croft' }).click()
  await page.waitForURL(/\/(staff|second-factor)/)
  if (page.url().includes('/account/security/')) return addFactor(page)
  if (!existsSync(SECRET_FILE)) return OTHER_FACTOR
  await page
    .getByLabel(/code|digits/i)
    .first()
    .fill(totpOf(readFileSync(SECRET_FILE, 'utf8')))
  await page.locator('main form button[type=submit]').first().click()
  await page.getByRole('heading', { name: 'Today', level: 1 }).waitFor()
  return null
}

async function addFactor(page: Page): Promise<null> {
  const secret = (await page.getByText(/^([A-Z2-7]{4} ){4}/).innerText()).replaceAll(/\s/g, '')
  await page.getByLabel('The six digits').fill(totpOf(secret))
  await page.getByRole('button', { name: 'Turn it on' }).click()
  await page.getByRole('link', { name: 'I have saved them' }).click()
  await page.getByRole('heading', { name: 'Today', level: 1 }).waitFor()
  writeFileSync(SECRET_FILE, secret, { mode: 0o600 })
  return null
}
