/// <reference path="./provided-context.d.ts" />
import AxeBuilder from '@axe-core/playwright'
import { type Browser, type BrowserContext, chromium, type Page } from 'playwright'
import { afterAll, beforeAll, expect, inject } from 'vitest'
import { CHROMIUM_FLAGS } from '../tools/browser/find-chromium.ts'

export const PHONE = { width: 375, height: 812 }
export const DESKTOP = { width: 1440, height: 900 }

let browser: Browser

/** Opens the browser for a file of journeys, and closes it afterwards. */
export function useBrowser(): void {
  beforeAll(async () => {
    browser = await chromium.launch({ executablePath: inject('chromium'), args: CHROMIUM_FLAGS })
  })
  afterAll(() => browser.close())
}

/** A visitor nobody has seen before. */
export async function newVisitor(
  viewport = DESKTOP,
  options: { javaScriptEnabled?: boolean } = {},
): Promise<{ page: Page; context: BrowserContext; requests: URL[] }> {
  const context = await browser.newContext({
    viewport,
    baseURL: inject('origin'),
    locale: 'en-GB',
    acceptDownloads: true,
    ...options,
  })
  context.setDefaultTimeout(15_000)
  const page = await context.newPage()
  const requests: URL[] = []
  page.on('request', (request) => requests.push(new URL(request.url())))
  return { page, context, requests }
}

/** No rule of WCAG 2.2 AA that axe can check is broken on this page. */
export async function expectAccessible(page: Page): Promise<void> {
  const { violations } = await new AxeBuilder({ page })
    .withTags(['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'])
    .analyze()
  const found = violations.map(({ id, nodes }) => `${id}: ${nodes[0]?.html ?? ''}`)
  expect(found, page.url()).toEqual([])
}

/** Goes to a page that has script and waits until its controls answer. */
export async function open(page: Page, path: string): Promise<void> {
  await page.goto(path)
  await page.locator('html[data-hydrated]').waitFor({ state: 'attached' })
}
