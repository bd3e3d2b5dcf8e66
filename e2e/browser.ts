/// <reference path="./provided-context.d.ts" />
import AxeBuilder from '@axe-core/playwright'
import pg from 'pg'
import { type Browser, type BrowserContext, chromium, type Page } from 'playwright'
import { afterAll, afterEach, beforeAll, expect, inject } from 'vitest'
import { CHROMIUM_FLAGS } from '../tools/browser/find-chromium.ts'

export const PHONE = { width: 375, height: 812 }
export const DESKTOP = { width: 1440, height: 900 }

export type Visitor = {
  page: Page
  context: BrowserContext
  /** Every request the browser made. */
  requests: URL[]
  /** Errors of scripts and breaches of the content security policy. */
  faults: string[]
}

type VisitorOptions = {
  javaScriptEnabled?: boolean
  colorScheme?: 'light' | 'dark'
  reducedMotion?: 'reduce' | 'no-preference'
  baseURL?: string
}

let browser: Browser
let present: Visitor[] = []

/**
 * Opens the browser for a file of journeys. After each one no page may have had a script error or
 * asked for something its policy forbids.
 */
export function useBrowser(): void {
  beforeAll(async () => {
    await forgetAttempts()
    browser = await chromium.launch({ executablePath: inject('chromium'), args: CHROMIUM_FLAGS })
  })
  afterEach(async () => {
    const visitors = present
    present = []
    const faults = visitors.flatMap((visitor) => visitor.faults)
    await Promise.all(visitors.map(({ context }) => context.close()))
    expect(faults).toEqual([])
  })
  afterAll(() => browser.close())
}

/** Every journey comes from one address; the attempts of those before must not count for the next. */
async function forgetAttempts(): Promise<void> {
  const client = new pg.Client({ connectionString: inject('databaseUrl') })
  await client.connect()
  await client.query('delete from rate_limit')
  await client.end()
}

/** A visitor nobody has seen before. */
export async function newVisitor(
  viewport = DESKTOP,
  options: VisitorOptions = {},
): Promise<Visitor> {
  const context = await browser.newContext({
    viewport,
    baseURL: inject('origin'),
    locale: 'en-GB',
    acceptDownloads: true,
    ...options,
  })
  context.setDefaultTimeout(15_000)
  const visitor: Visitor = { page: await context.newPage(), context, requests: [], faults: [] }
  context.on('request', (request) => visitor.requests.push(new URL(request.url())))
  context.on('weberror', (fault) => visitor.faults.push(String(fault.error())))
  context.on('console', (message) => {
    // The browser writes every answer of 400 and more there too; those are checked where expected.
    if (message.type() !== 'error' || message.text().startsWith('Failed to load resource')) return
    visitor.faults.push(`${message.page()?.url()}: ${message.text()}`)
  })
  present.push(visitor)
  return visitor
}

/** No rule of WCAG 2.2 AA that axe can check is broken on this page. */
export async function expectAccessible(page: Page): Promise<void> {
  await settle(page)
  const { violations } = await new AxeBuilder({ page })
    .withTags(['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'])
    .analyze()
  const found = violations.map(({ id, nodes }) => `${id}: ${nodes[0]?.html ?? ''}`)
  expect(found, page.url()).toEqual([])
}

/** Colours that change are measured once they have changed. */
async function settle(page: Page): Promise<void> {
  await page.evaluate(async () => {
    await new Promise((drawn) => requestAnimationFrame(() => requestAnimationFrame(drawn)))
    await Promise.allSettled(document.getAnimations().map((animation) => animation.finished))
  })
}

/** Nothing is wider than the window. */
export async function expectNoSidewaysScroll(page: Page): Promise<void> {
  const tooWide = await page.evaluate(() => {
    const { scrollWidth, clientWidth } = document.documentElement
    if (scrollWidth <= clientWidth) return []
    const isOver = (element: Element) => element.getBoundingClientRect().right > clientWidth
    return [...document.querySelectorAll('body :not(svg *)')]
      .filter(isOver)
      .map((each) => each.outerHTML)
  })
  expect(
    tooWide.map((html) => html.slice(0, 160)),
    page.url(),
  ).toEqual([])
}

/** Goes to a page that has script and waits until its controls answer. */
export async function open(page: Page, path: string): Promise<void> {
  await page.goto(path)
  await page.locator('html[data-hydrated]').waitFor({ state: 'attached' })
}
