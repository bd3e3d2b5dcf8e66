import { mkdirSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { type Browser, type BrowserContext, chromium, type Page } from 'playwright'
import { DEMO_PASSWORD, DEMO_PEOPLE } from '../apps/api/src/capabilities/demo/demo-people.ts'
import { ACCOUNT_PAGES, MISSING_PAGES, OPEN_PAGES } from '../e2e/shell/pages.ts'
import { CHROMIUM_FLAGS, findChromium } from './browser/find-chromium.ts'
import { say, stopWith } from './start/say.ts'

const [folder, origin = 'http://localhost:3000'] = process.argv.slice(2)
if (!folder) stopWith('name a folder: npm run shots -- DIR [URL of a running copy]')
if (!(await fetch(origin).catch(() => null))) stopWith(`there is no running copy at ${origin}.`)

const SIZES = [
  { width: 375, height: 812 },
  { width: 768, height: 1024 },
  { width: 1440, height: 900 },
] as const
const SCHEMES = ['light', 'dark'] as const

const browser = await chromium.launch({
  executablePath: await findChromium(),
  args: CHROMIUM_FLAGS,
})
try {
  await shootFor(browser, 'stranger', [...OPEN_PAGES, ...MISSING_PAGES.map(({ path }) => path)])
  for (const { email, kind } of DEMO_PEOPLE) await shootFor(browser, kind, ACCOUNT_PAGES, email)
} finally {
  await browser.close()
}
say(`the pages are in ${resolve(folder)}`)

/** Every page as one visitor sees it, in each width and colour scheme. */
async function shootFor(
  from: Browser,
  who: string,
  paths: readonly string[],
  email?: string,
): Promise<void> {
  for (const viewport of SIZES) {
    for (const colorScheme of SCHEMES) {
      const visitor = { viewport, colorScheme, reducedMotion: 'reduce', locale: 'en-GB' } as const
      const context = await from.newContext({ ...visitor, baseURL: origin })
      if (email) await signIn(context, email)
      const page = await context.newPage()
      const into = join(folder ?? '', who, `${viewport.width}-${colorScheme}`)
      mkdirSync(into, { recursive: true })
      for (const path of paths) await shoot(page, path, into)
      await context.close()
    }
  }
  say(`${paths.length} pages as ${who}`)
}

async function signIn(context: BrowserContext, email: string): Promise<void> {
  const page = await context.newPage()
  await page.goto('/login')
  await page.getByLabel('Email').fill(email)
  await page.getByLabel('Password', { exact: true }).fill(DEMO_PASSWORD)
  await page.getByRole('button', { name: 'Sign in', exact: true }).click()
  await page.waitForURL('**/my-impact**')
  await page.close()
}

async function shoot(page: Page, path: string, into: string): Promise<void> {
  await page.goto(path)
  await page.locator('html[data-hydrated]').waitFor({ state: 'attached' })
  const name = path.replaceAll(/[^\w.-]+/g, '_') || '_'
  await page.screenshot({ path: join(into, `${name}.png`), fullPage: true })
}
