/// <reference path="../product/provided-context.d.ts" />
import type { Browser, BrowserContext, Page } from 'playwright'
import { inject } from 'vitest'
import { carryAxe } from './axe-script.ts'
import { actAsInChromium, noticeFilling } from './firefox/as-in-chromium.ts'
import { comeLate } from './late.ts'
import { IS_CHROMIUM, IS_FIREFOX } from './launch-browser.ts'

export type Size = { readonly width: number; readonly height: number }

export type WindowOptions = {
  javaScriptEnabled?: boolean
  colorScheme?: 'light' | 'dark'
  reducedMotion?: 'reduce' | 'no-preference'
  baseURL?: string
  storageState?: Awaited<ReturnType<BrowserContext['storageState']>>
  /** Most of what it opens is looked at. */
  carriesAxe?: boolean
  /** For a picture of what it shows: the other windows of Chromium draw next to nothing. */
  isDrawn?: boolean
  /** For what stays with a window, such as a session of its devtools: no other visitor has it. */
  isOwn?: boolean
}

export type Window = {
  page: Page
  context: BrowserContext
  /** Errors of scripts and breaches of the content security policy. */
  faults: string[]
  /** As most visitors have it. */
  isUsual: boolean
}

/**
 * Firefox's own: the icon of pages that are not ours is asked for, a screenshot hides the cursor by a style,
 * what a journey lets fail is called blocked, and a transition ends where the next page comes too early.
 */
const OF_FIREFOX =
  /favicon\.ico|blocked an inline style|CORS request did not succeed|The operation was aborted/

/** On the product's origin, whose process stays then, and without a script. */
const EMPTY_PAGE = '/favicon.svg'

const left: Window[] = []

/** A window nobody has used, or one that was emptied: a new one costs the machine as much as two pages. */
export async function openWindow(
  browser: Browser,
  viewport: Size,
  options: WindowOptions,
): Promise<Window> {
  const isUsual = IS_CHROMIUM && Object.keys(options).length === 0
  const emptied = isUsual ? left.pop() : undefined
  if (!emptied) return { ...(await newWindow(browser, viewport, options)), isUsual }
  await emptied.page.setViewportSize(viewport)
  await emptied.page.emulateMedia({ media: null, colorScheme: 'light', reducedMotion: 'reduce' })
  return emptied
}

/** Leaves a window for the next visitor as if it were new, but for its history and its cache of files. */
export async function leaveWindow({ page, context, faults, isUsual }: Window): Promise<void> {
  const isAsBefore = isUsual && !page.isClosed() && context.pages().length === 1
  if (!isAsBefore || faults.length > 0) return context.close()
  await page.unrouteAll()
  await page.goto(EMPTY_PAGE)
  await page.evaluate(() => {
    localStorage.clear()
    sessionStorage.clear()
  })
  await context.clearCookies()
  // What a page says while it is left is no fault of a journey.
  faults.splice(0)
  left.push({ page, context, faults, isUsual })
}

async function newWindow(browser: Browser, viewport: Size, options: WindowOptions) {
  const { carriesAxe, isOwn: _own, isDrawn: _drawn, ...given } = options
  const context = await browser.newContext({
    viewport,
    baseURL: inject('origin'),
    locale: 'en-GB',
    acceptDownloads: true,
    reducedMotion: 'reduce',
    ...given,
  })
  if (IS_FIREFOX) await context.addInitScript(noticeFilling)
  if (carriesAxe) await carryAxe(context)
  context.setDefaultTimeout(60_000)
  await comeLate(context)
  const faults = noteFaults(context)
  const page = await context.newPage()
  if (IS_FIREFOX) actAsInChromium(page)
  return { page, context, faults }
}

function noteFaults(context: BrowserContext): string[] {
  const faults: string[] = []
  context.on('weberror', (fault) => {
    // Chromium's own, where the next page comes too early or too late: it comes without a transition.
    if (/^Transition was aborted because of invalid state/.test(fault.error().message)) return
    if (IS_FIREFOX && OF_FIREFOX.test(fault.error().message)) return
    faults.push(String(fault.error()))
  })
  context.on('console', (message) => {
    // The browser writes every answer of 400 and more there too; those are checked where expected.
    if (message.type() !== 'error' || message.text().startsWith('Failed to load resource')) return
    faults.push(`${message.page()?.url()}: ${message.text()}`)
  })
  return faults
}
