/// <reference path="../product/provided-context.d.ts" />
import pg from 'pg'
import type { Browser, Page } from 'playwright'
import { afterAll, afterEach, beforeAll, expect, inject } from 'vitest'
import { IS_CHROMIUM, joinBrowser, joinDrawingChromium } from './launch-browser.ts'
import { leaveWindow, openWindow, type Window, type WindowOptions } from './windows.ts'

export const PHONE = { width: 375, height: 812 }
export const DESKTOP = { width: 1440, height: 900 }

/** Pictures move for them; for all others they are still, which costs the machine a fifth less. */
export const MOVING = { reducedMotion: 'no-preference' } as const

export type Visitor = Window & {
  /** Every request the browser made, for a visitor that was asked to note them. */
  readonly requests: URL[]
}

type VisitorOptions = WindowOptions & {
  /** Each is told to the driver, which costs a journey a fiftieth of its time. */
  notesRequests?: boolean
}

let browser: Browser
let leave: () => Promise<void>
let presentBrowser: Visitor[] = []

/**
 * Joins the browser that journeys share. After each one no page may have had a script error or
 * requested something its policy forbids.
 */
export function useBrowser(): void {
  beforeAll(async () => {
    ;({ browser, leave } = await joinBrowser(inject('chromiumProgram')))
  })
  afterEach(async () => {
    const visitors = presentBrowser
    presentBrowser = []
    const faults = visitors.flatMap((visitor) => visitor.faults)
    await Promise.all(visitors.map(leaveWindow))
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
  { notesRequests, ...options }: VisitorOptions = {},
): Promise<Visitor> {
  const isDrawn = options.isDrawn && IS_CHROMIUM
  const window = await openWindow(
    isDrawn ? await joinDrawingChromium(inject('chromiumProgram')) : browser,
    viewport,
    notesRequests ? { ...options, isOwn: true } : options,
  )
  const noted: URL[] = []
  if (notesRequests) window.context.on('request', (request) => noted.push(new URL(request.url())))
  const visitor: Visitor = {
    ...window,
    get requests() {
      if (!notesRequests) throw new Error('this visitor was not asked to note its requests.')
      return noted
    },
  }
  presentBrowser.push(visitor)
  return visitor
}

/** Goes to a page that has script and waits until its controls answer. */
export async function open(page: Page, path: string): Promise<void> {
  await page.goto(path)
  await page.locator('html[data-hydrated]').waitFor({ state: 'attached' })
}
