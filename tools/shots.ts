import { mkdirSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { type BrowserContext, chromium, type Page } from 'playwright'
import { DEMO_PEOPLE } from '../apps/api/src/capabilities/demo/demo-people.ts'
import { ACCOUNT_PAGES, MISSING_PAGES, OPEN_PAGES } from '../e2e/shell/pages.ts'
import { CHROMIUM_FLAGS, findChromium } from './browser/find-chromium.ts'
import { MORE_OF_ACCOUNTS, SETUPS, STAFF, TOOLS } from './shots/more-pages.ts'
import { open } from './shots/open.ts'
import { MEMBER_STATES, STRANGER_STATES, type State } from './shots/states.ts'
import { joinAsNewcomer, signInAs, signInAsStaff } from './shots/visitors.ts'
import { say, stopWith } from './start/say.ts'

const [folder = '', origin = 'http://localhost:3000'] = process.argv.slice(2)
if (!folder) stopWith('name a folder: npm run shots -- DIR [URL of a running copy]')
if (!(await fetch(origin).catch(() => null))) stopWith(`there is no running copy at ${origin}.`)

const SIZES = [
  { width: 375, height: 812 },
  { width: 768, height: 1024 },
  { width: 1440, height: 900 },
] as const
const SCHEMES = ['light', 'dark'] as const
const OF_ACCOUNTS = [...ACCOUNT_PAGES, ...MORE_OF_ACCOUNTS]
const TO_ALL = [...OPEN_PAGES, ...SETUPS, ...TOOLS, ...MISSING_PAGES.map(({ path }) => path)]

const browser = await chromium.launch({
  executablePath: await findChromium(),
  args: CHROMIUM_FLAGS,
})
try {
  await shootFor('stranger', TO_ALL, STRANGER_STATES)
  await shootFor('newcomer', OF_ACCOUNTS, MEMBER_STATES, joinAsNewcomer)
  for (const { email, kind } of DEMO_PEOPLE) {
    await shootFor(kind, OF_ACCOUNTS, [], (context) => onPage(context, (at) => signInAs(at, email)))
  }
  await shootFor('staff', STAFF, [], (context) => onPage(context, signInAsStaff))
} finally {
  await browser.close()
}
say(`the pages are in ${resolve(folder)}`)

/** Every page and state as one visitor sees it, in each width and colour scheme. */
async function shootFor(
  who: string,
  paths: readonly string[],
  states: readonly State[],
  enter: (context: BrowserContext) => Promise<unknown> = async () => true,
): Promise<void> {
  const first = await browser.newContext({ baseURL: origin, locale: 'en-GB' })
  if ((await enter(first)) === false) {
    say(`left out ${who}: their second factor was added elsewhere (npm run db:reset begins anew)`)
    return
  }
  const storageState = await first.storageState()
  await first.close()
  for (const viewport of SIZES) {
    for (const colorScheme of SCHEMES) {
      const visitor = { viewport, colorScheme, reducedMotion: 'reduce', locale: 'en-GB' } as const
      const context = await browser.newContext({ ...visitor, baseURL: origin, storageState })
      const into = join(folder, who, `${viewport.width}-${colorScheme}`)
      mkdirSync(into, { recursive: true })
      await onPage(context, async (page) => {
        for (const path of paths) await shootPage(page, path, into)
        for (const state of states) await shootState(page, state, into)
      })
      await context.close()
    }
  }
  say(`${paths.length} pages and ${states.length} states as ${who}`)
}

async function onPage<T>(context: BrowserContext, act: (page: Page) => Promise<T>): Promise<T> {
  const page = await context.newPage()
  try {
    return await act(page)
  } finally {
    await page.close()
  }
}

async function shootPage(page: Page, path: string, into: string): Promise<void> {
  await open(page, path)
  const name = path.replaceAll(/[^\w.-]+/g, '_') || '_'
  await page.screenshot({ path: join(into, `${name}.png`), fullPage: true })
}

/** As tall as the window: what is open stands over the page. */
async function shootState(page: Page, { name, reach }: State, into: string): Promise<void> {
  await reach(page)
  await page.screenshot({ path: join(into, `${name}.png`) })
}
