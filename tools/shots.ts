import { join, resolve } from 'node:path'
import { parseArgs } from 'node:util'
import { type BrowserContext, chromium, type Page } from 'playwright'
import { DEMO_PEOPLE } from '../apps/api/src/capabilities/developers/demo/demo-people.ts'
import { ACCOUNT_PAGES, MISSING_PAGES, OPEN_PAGES } from '../e2e/shell/pages.ts'
import { CHROMIUM_FLAGS, findChromium } from './browser/find-chromium.ts'
import { MORE_OF_ACCOUNTS, SETUPS, STAFF, TOOLS } from './shots/more-pages.ts'
import { open } from './shots/open.ts'
import { MEMBER_STATES, type ShotState, STRANGER_STATES } from './shots/states.ts'
import { type CannotEnter, joinAsNewcomer, signInAs, signInAsStaff } from './shots/visitors.ts'
import { say, stopWith } from './start/say.ts'

const { values: shotsOptions, positionals } = parseArgs({
  allowPositionals: true,
  options: { only: { type: 'string', default: '' } },
})
const [folder = '', origin = 'http://localhost:3000'] = positionals
if (!folder) {
  stopWith('name a folder: npm run shots -- DIR [URL of a running copy] [--only PART_OF_A_PATH]')
}
if (!(await fetch(origin).catch(() => null))) stopWith(`there is no running copy at ${origin}.`)

const SHOTS_SIZES = [
  { width: 375, height: 812 },
  { width: 768, height: 1024 },
  { width: 1440, height: 900 },
] as const
const SCHEMES = ['light', 'dark'] as const
const OF_ACCOUNTS = [...ACCOUNT_PAGES, ...MORE_OF_ACCOUNTS]
const TO_ALL = [
  ...new Set([...OPEN_PAGES, ...SETUPS, ...TOOLS, ...MISSING_PAGES.map(({ path }) => path)]),
]

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
  everyPath: readonly string[],
  everyState: readonly ShotState[],
  enter: (context: BrowserContext) => Promise<CannotEnter> = async () => null,
): Promise<void> {
  const paths = everyPath.filter((path) => path.includes(shotsOptions.only))
  const states = everyState.filter(({ name }) => name.includes(shotsOptions.only))
  if (paths.length + states.length === 0) return
  const visitor = { baseURL: origin, locale: 'en-GB', reducedMotion: 'reduce' } as const
  const context = await browser.newContext(visitor)
  const why = await enter(context)
  if (why) {
    await context.close()
    say(`left out ${who}: ${why}`)
    return
  }
  await onPage(context, async (page) => {
    for (const state of states) await shootState(page, state, join(folder, who))
    // Over a whole page the banner would lie across the middle.
    await context.request.post('/consent', { form: { choice: 'reject' } })
    for (const path of paths) await shootPage(page, path, join(folder, who))
  })
  await context.close()
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

/** Loaded once: a page follows the window and the colour scheme without being loaded again. */
async function shootPage(page: Page, path: string, into: string): Promise<void> {
  await open(page, path)
  const name = path.replaceAll(/[^\w.-]+/g, '_') || '_'
  for (const size of SHOTS_SIZES) {
    await page.setViewportSize(size)
    await inBothSchemes(page, size.width, into, { name, fullPage: true })
  }
}

/** As tall as the window: what is open stands over the page. */
async function shootState(page: Page, { name, reach }: ShotState, into: string): Promise<void> {
  for (const size of SHOTS_SIZES) {
    await page.setViewportSize(size)
    await reach(page)
    await inBothSchemes(page, size.width, into, { name, fullPage: false })
  }
}

type Shot = { readonly name: string; readonly fullPage: boolean }

async function inBothSchemes(page: Page, width: number, into: string, { name, fullPage }: Shot) {
  for (const colorScheme of SCHEMES) {
    await page.emulateMedia({ colorScheme })
    await page.screenshot({ path: join(into, `${width}-${colorScheme}`, `${name}.png`), fullPage })
  }
}
