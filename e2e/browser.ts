/// <reference path="./provided-context.d.ts" />
import pg from 'pg'
import type { Browser, BrowserContext, Page } from 'playwright'
import { afterAll, afterEach, beforeAll, expect, inject } from 'vitest'
import { actAsInChromium, noticeFilling } from './firefox/as-in-chromium.ts'
import { comeLate } from './late.ts'
import { IS_FIREFOX, joinBrowser } from './launch-browser.ts'

export const PHONE = { width: 375, height: 812 }
export const DESKTOP = { width: 1440, height: 900 }

/** Pictures move for them; for all others they are still, which costs the machine a fifth less. */
export const MOVING = { reducedMotion: 'no-preference' } as const

export type Visitor = {
  page: Page
  context: BrowserContext
  /** Every request the browser made, for a visitor that was asked to note them. */
  readonly requests: URL[]
  /** Errors of scripts and breaches of the content security policy. */
  faults: string[]
}

type VisitorOptions = {
  javaScriptEnabled?: boolean
  colorScheme?: 'light' | 'dark'
  reducedMotion?: 'reduce' | 'no-preference'
  baseURL?: string
  storageState?: Awaited<ReturnType<BrowserContext['storageState']>>
  /** Each is told to the driver, which costs a journey a fiftieth of its time. */
  notesRequests?: boolean
}

/**
 * Firefox's own: the icon of pages that are not ours is asked for, a screenshot hides the cursor by a style,
 * what a journey lets fail is called blocked, and a transition ends where the next page comes too early.
 */
const OF_FIREFOX =
  /favicon\.ico|blocked an inline style|CORS request did not succeed|The operation was aborted/

let browser: Browser
let leave: () => Promise<void>
let present: Visitor[] = []

/**
 * Joins the browser that journeys share. After each one no page may have had a script error or
 * requested something its policy forbids.
 */
export function useBrowser(): void {
  beforeAll(async () => {
    ;({ browser, leave } = await joinBrowser(inject('chromiumProgram')))
  })
  afterEach(async () => {
    const visitors = present
    present = []
    const faults = visitors.flatMap((visitor) => visitor.faults)
    await Promise.all(visitors.map(({ context }) => context.close()))
    expect(faults).toEqual([])
  })
  afterAll(() => leave())
}

/**
 * Every journey comes from one address; for the one that meets a limit, the attempts before do not
 * count. Files run side by side: a second caller would empty what the first is counting.
 */
export async function forgetAttempts(): Promise<void> {
  const client = new pg.Client({ connectionString: inject('databaseUrl') })
  await client.connect()
  await client.query('delete from rate_limit')
  await client.end()
}

/** A visitor nobody has seen before. */
export async function newVisitor(
  viewport = DESKTOP,
  { notesRequests = false, ...options }: VisitorOptions = {},
): Promise<Visitor> {
  const context = await browser.newContext({
    viewport,
    baseURL: inject('origin'),
    locale: 'en-GB',
    acceptDownloads: true,
    reducedMotion: 'reduce',
    ...options,
  })
  if (IS_FIREFOX) await context.addInitScript(noticeFilling)
  context.setDefaultTimeout(60_000)
  await comeLate(context)
  const noted: URL[] = []
  if (notesRequests) context.on('request', (request) => noted.push(new URL(request.url())))
  const visitor: Visitor = {
    page: await context.newPage(),
    context,
    get requests() {
      if (!notesRequests) throw new Error('this visitor was not asked to note its requests.')
      return noted
    },
    faults: [],
  }
  context.on('weberror', (fault) => {
    // Chromium's own, where the next page comes too early or too late: it comes without a transition.
    if (/^Transition was aborted because of invalid state/.test(fault.error().message)) return
    if (IS_FIREFOX && OF_FIREFOX.test(fault.error().message)) return
    visitor.faults.push(String(fault.error()))
  })
  context.on('console', (message) => {
    // The browser writes every answer of 400 and more there too; those are checked where expected.
    if (message.type() !== 'error' || message.text().startsWith('Failed to load resource')) return
    visitor.faults.push(`${message.page()?.url()}: ${message.text()}`)
  })
  if (IS_FIREFOX) actAsInChromium(visitor.page)
  present.push(visitor)
  return visitor
}

/** Goes to a page that has script and waits until its controls answer. */
export async function open(page: Page, path: string): Promise<void> {
  await page.goto(path)
  await page.locator('html[data-hydrated]').waitFor({ state: 'attached' })
}
