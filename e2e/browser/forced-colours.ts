import type { Page } from 'playwright'
import { expect } from 'vitest'

/** Of WCAG 1.4.11, for what has to be seen to understand or to use something. */
const LEAST_CONTRAST = 3

/** Looks at the page in the colours that someone gave to the whole system, light on dark and dark on light. */
export async function withForcedColours(page: Page, look: () => Promise<void>): Promise<void> {
  for (const colorScheme of ['dark', 'light'] as const) {
    await page.emulateMedia({ forcedColors: 'active', colorScheme })
    await look()
  }
  await page.emulateMedia({ forcedColors: 'none', colorScheme: 'light' })
}

/** Each control has an edge, and each shape of a chart is unlike what it lies on. */
export async function expectDiscernible(page: Page): Promise<void> {
  const found = await page.evaluate(indiscernible, LEAST_CONTRAST)
  expect.soft(found, `in forced colours: ${page.url()}`).toEqual([])
}

/** Runs in the page. */
function indiscernible(least: number): string[] {
  const canvas = partsOf(getComputedStyle(document.body).backgroundColor)
  const controls = all('main :is(button, select, input:not([type=hidden]), textarea)')
    .filter((each) => !hasEdge(each))
    .map((each) => `no edge: ${each.outerHTML.slice(0, 140)}`)
  const shapes = all('main figure svg :is(rect, path, circle, line, polyline)')
    .filter((each) => !isSeen(each))
    .map((each) => `too faint: ${each.outerHTML.slice(0, 140)}`)
  return [...controls, ...shapes]

  function all(selector: string): Element[] {
    const seen = (each: Element) =>
      each.checkVisibility({ visibilityProperty: true, opacityProperty: true })
    // What is only a part of a pattern is seen where that is drawn.
    return [...document.querySelectorAll(selector)].filter(
      (each) => seen(each) && !each.closest('defs, pattern'),
    )
  }

  /** Its own, or that of the browser; a link in a sentence is seen by its line. */
  function hasEdge(each: Element): boolean {
    const { borderTopStyle, borderTopWidth, borderTopColor, appearance, textDecorationLine } =
      getComputedStyle(each)
    if (textDecorationLine.includes('underline')) return true
    if (each.matches('[type=radio], [type=checkbox]') && appearance !== 'none') return true
    const isDrawn = borderTopStyle !== 'none' && Number.parseFloat(borderTopWidth) >= 1
    return isDrawn && contrast(borderTopColor) >= least
  }

  function isSeen(each: Element): boolean {
    const { fill, stroke, opacity } = getComputedStyle(each)
    if (Number(opacity) < 1) return true
    return [fill, stroke].some((colour) => colour.startsWith('rgb') && contrast(colour) >= least)
  }

  function contrast(colour: string): number {
    const [one, other] = [luminance(partsOf(colour)), luminance(canvas)]
    return (Math.max(one, other) + 0.05) / (Math.min(one, other) + 0.05)
  }

  function partsOf(colour: string): number[] {
    return (colour.match(/[\d.]+/g) ?? []).slice(0, 3).map(Number)
  }

  function luminance(parts: readonly number[]): number {
    const [red = 0, green = 0, blue = 0] = parts.map((part) => {
      const share = part / 255
      return share <= 0.040_45 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4
    })
    return 0.2126 * red + 0.7152 * green + 0.0722 * blue
  }
}
