import type { Frame, Page } from 'playwright'
import { expect } from 'vitest'
import { loadAxe } from './axe-script.ts'
import { DESKTOP, PHONE } from './browser.ts'
import { expectNoSidewaysScroll } from './fits-window.ts'
import { IS_CHROMIUM } from './launch-browser.ts'
import { expectTargetSizes, NARROW } from './reachable.ts'

const WCAG = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa']
type Axe = typeof import('axe-core')

/**
 * No rule of WCAG 2.2 AA that axe can check is broken on this page. What it reads is the same in each
 * browser, so that Chromium's is enough.
 */
export async function expectAccessible(page: Page): Promise<void> {
  if (!IS_CHROMIUM) return
  expect(await violationsOf(page), page.url()).toEqual([])
}

/**
 * On a desktop in light, on a phone in the dark; no target too small, and nothing too wide on narrow phones.
 * Begins with the size that the page has, and leaves it with the other one.
 */
export async function expectGoodEverywhere(page: Page): Promise<void> {
  if (page.viewportSize()?.width === PHONE.width) {
    await expectGoodOnPhones(page, NARROW.toReversed())
    await expectGoodOnDesktop(page)
  } else {
    await expectGoodOnDesktop(page)
    await expectGoodOnPhones(page, NARROW)
  }
}

async function expectGoodOnDesktop(page: Page) {
  await page.setViewportSize(DESKTOP)
  await page.emulateMedia({ colorScheme: 'light', reducedMotion: 'reduce' })
  await expectAccessible(page)
  await expectTargetSizes(page)
}

/** The order of widths is that of the fewest changes: each lays the page out and draws it again. */
async function expectGoodOnPhones(page: Page, widths: readonly number[]) {
  await page.emulateMedia({ colorScheme: 'dark', reducedMotion: 'reduce' })
  for (const width of widths) {
    await page.setViewportSize({ width, height: PHONE.height })
    await expectNoSidewaysScroll(page)
    await expectTargetSizes(page)
    if (width === PHONE.width) await expectAccessible(page)
  }
}

async function violationsOf(page: Page): Promise<string[]> {
  await settleAccessible(page)
  const found: string[] = []
  for (const frame of page.frames()) {
    // What holds for a page as a whole, such as its one heading, does not hold for a frame in it.
    const tags = frame === page.mainFrame() ? [...WCAG, 'best-practice'] : WCAG
    found.push(...(await violationsIn(frame, tags)))
  }
  return found
}

async function violationsIn(frame: Frame, tags: readonly string[]): Promise<string[]> {
  await loadAxe(frame)
  // It takes a quarter of the time, and `expectTargetSizes` asks the same of a desktop.
  const isNarrow = (frame.page().viewportSize()?.width ?? 0) < DESKTOP.width
  return frame.evaluate(
    async ({ values, rules }) => {
      const { axe } = window as unknown as { axe: Axe }
      // The shapes of a drawing are half of a page, and none of its rules is about them.
      const drawings = [...document.querySelectorAll('svg[aria-hidden=true]:not(:has(text, a))')]
      const shapes = drawings.map((drawing) => [...drawing.childNodes])
      for (const drawing of drawings) drawing.replaceChildren()
      const { violations } = await axe.run(document, {
        runOnly: { type: 'tag', values },
        rules,
        resultTypes: ['violations'],
        iframes: false,
      })
      for (const [at, drawing] of drawings.entries()) drawing.replaceChildren(...(shapes[at] ?? []))
      return violations.map(({ id, nodes }) => `${id}: ${nodes[0]?.html ?? ''}`)
    },
    { values: [...tags], rules: { 'target-size': { enabled: isNarrow } } },
  )
}

/** Colours that change are measured once they have changed. */
export async function settleAccessible(page: Page): Promise<void> {
  await page.evaluate(async () => {
    await new Promise((drawn) => requestAnimationFrame(() => requestAnimationFrame(drawn)))
    await Promise.allSettled(document.getAnimations().map((animation) => animation.finished))
  })
}
