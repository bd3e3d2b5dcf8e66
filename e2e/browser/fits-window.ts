import type { Page } from 'playwright'
import { expect } from 'vitest'
import { withLargeText } from './large-text.ts'
import { IS_CHROMIUM } from './launch-browser.ts'
import type { Size } from './windows.ts'

/** First screens of a phone, a tablet and two desktops. */
const FIRST_SCREENS: readonly Size[] = [
  { width: 1440, height: 900 },
  { width: 1366, height: 768 },
  { width: 768, height: 1024 },
  { width: 375, height: 812 },
]
/** From the narrowest phone to a wide desktop. */
const PICTURE_WIDTHS = [320, 375, 768, 1024, 1440, 1920]
/** A4 less its margins. */
const PAPER = { width: 688, height: 1017 }

/** Nothing is wider than the window, and no word of usual length is broken to fit in. */
export async function expectNoSidewaysScroll(page: Page): Promise<void> {
  expect.soft(await page.evaluate(misfits), page.url()).toEqual({ tooWide: [], broken: [] })
}

/** With the cookie banner unanswered, no control of the first screen lies beneath it, whatever the window. */
export async function expectBannerCoversNothing(page: Page): Promise<void> {
  for (const size of FIRST_SCREENS) {
    await page.setViewportSize(size)
    const where = `${page.url()} at ${size.width} by ${size.height}`
    expect.soft(await page.evaluate(beneathBanner), where).toEqual({ banners: 1, covered: [] })
  }
}

/** A picture that spans the page does so on phones, on desktops and on paper. */
export async function expectPicturesSpanPage(page: Page): Promise<void> {
  if ((await page.locator('[data-spans-page]').count()) === 0) return
  const before = page.viewportSize()
  for (const width of PICTURE_WIDTHS) {
    await page.setViewportSize({ width, height: 900 })
    expect.soft(await page.evaluate(narrowPictures), `${page.url()} at ${width}`).toEqual([])
  }
  if (IS_CHROMIUM) {
    await page.emulateMedia({ media: 'print' })
    await page.setViewportSize(PAPER)
    expect.soft(await page.evaluate(narrowPictures), `${page.url()} on paper`).toEqual([])
    await page.emulateMedia({ media: null })
  }
  if (before) await page.setViewportSize(before)
}

/** With text twice as large, as some have it on a phone, nothing is wider than the window. */
export async function expectFitsWithLargeText(page: Page): Promise<void> {
  await withLargeText(page, async () => {
    await page.setViewportSize({ width: 375, height: 812 })
    const { tooWide } = await page.evaluate(misfits)
    expect.soft(tooWide, `${page.url()} with text at 200 %`).toEqual([])
  })
}

/** Runs in the page. */
function misfits(): { tooWide: string[]; broken: string[] } {
  const { scrollWidth, clientWidth } = document.documentElement
  const isOver = (element: Element) => element.getBoundingClientRect().right > clientWidth
  const tooWide = scrollWidth <= clientWidth ? [] : all('body :not(svg *)').filter(isOver)
  return {
    tooWide: [...tooWide, ...namesOutside()].map((each) => each.outerHTML.slice(0, 160)),
    broken: brokenWords(),
  }

  /** What a place on a map is called, which a narrow one shows while that is pointed at. */
  function namesOutside(): Element[] {
    return all('svg a > text').filter((name) => {
      const { style } = name as SVGElement
      style.display = 'block'
      const { left, right } = name.getBoundingClientRect()
      style.display = ''
      return left < 0 || right > clientWidth
    })
  }

  function all(selector: string): Element[] {
    return [...document.querySelectorAll(selector)]
  }

  /** Code breaks anywhere, and what is only read out has no lines. */
  function textsInLines(): Text[] {
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
    const texts: Text[] = []
    while (walker.nextNode()) texts.push(walker.currentNode as Text)
    return texts.filter(({ parentElement: within }) => {
      return within?.checkVisibility() && !within.closest('svg, code, pre, .visually-hidden')
    })
  }

  function brokenWords(): string[] {
    return textsInLines()
      .filter((text) => linesOf(text) > 1)
      .flatMap((text) =>
        [...text.data.matchAll(usualWord())]
          .filter(({ 0: word, index }) => linesOf(text, index, index + word.length) > 1)
          .map(([word]) => `${word}: ${text.parentElement?.outerHTML.slice(0, 160)}`),
      )
  }

  /** Up to fourteen letters or digits; no part of an address, an identifier, a hash or a compound. */
  function usualWord(): RegExp {
    return /(?<![\p{L}\p{N}@/_.+-])[\p{L}\p{N}£$€.,]{2,14}(?![\p{L}\p{N}@/_+=-])/gu
  }

  function linesOf(text: Text, from = 0, to = text.data.length): number {
    const range = document.createRange()
    range.setStart(text, from)
    range.setEnd(text, to)
    const boxes = [...range.getClientRects()].filter(({ width }) => width > 0)
    return new Set(boxes.map(({ top }) => Math.round(top))).size
  }
}

/** Runs in the page. */
function beneathBanner(): { banners: number; covered: string[] } {
  scrollTo({ top: 0, behavior: 'instant' })
  const banners = [...document.querySelectorAll('[data-cookie-banner]')]
  const places = banners.map((banner) => banner.getBoundingClientRect())
  const controls = document.querySelectorAll('a[href], button, input, select, textarea, summary')
  const covered = [...controls].filter((control) => {
    if (control.closest('[data-cookie-banner]') || !control.checkVisibility()) return false
    const { left, right, top, bottom, width } = control.getBoundingClientRect()
    // What is only there for the keyboard is one pixel wide until it has the focus.
    if (width < 2 || bottom <= 0) return false
    return places.some(
      (place) =>
        Math.min(right, place.right) - Math.max(left, place.left) > 1 &&
        Math.min(bottom, place.bottom) - Math.max(top, place.top) > 1,
    )
  })
  return { banners: banners.length, covered: covered.map((each) => each.outerHTML.slice(0, 120)) }
}

/** Runs in the page. */
function narrowPictures(): string[] {
  const { clientWidth } = document.documentElement
  return [...document.querySelectorAll('[data-spans-page]')]
    .map((picture) => ({ picture, box: picture.getBoundingClientRect() }))
    .filter(({ box }) => Math.abs(box.left) > 1 || Math.abs(box.width - clientWidth) > 1)
    .map(({ picture, box }) => `${box.left} to ${box.right}: ${picture.outerHTML.slice(0, 80)}`)
}
