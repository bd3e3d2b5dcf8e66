import type { Page } from 'playwright'
import { expect } from 'vitest'

/** Narrow windows that all has to fit in: 320 pixels less a scrollbar, and a phone. */
export const NARROW = [303, 375] as const

/** No tab stop lies wholly beneath something that stays in place (WCAG 2.4.11), and no bar over another. */
export async function expectFocusNotObscured(
  page: Page,
  widths: readonly number[] = NARROW,
): Promise<void> {
  const now = page.viewportSize()?.width
  // The width it has comes first, because a new one takes time.
  for (const width of widths.toSorted((one) => (one === now ? -1 : 1))) {
    if (width !== page.viewportSize()?.width) await page.setViewportSize({ width, height: 640 })
    const { stops, obscured, overlaps } = await page.evaluate(obscuredStops)
    expect.soft(stops, `the tab stops of ${page.url()}`).toBeGreaterThan(3)
    expect.soft(obscured, `hidden focus on ${page.url()} at ${width}`).toEqual([])
    expect.soft(overlaps, `bars of ${page.url()} at ${width}`).toEqual([])
  }
}

/** Every target is 24 pixels high and wide, or an exception of WCAG 2.5.8 holds. */
export async function expectTargetSizes(page: Page): Promise<void> {
  expect.soft(await page.evaluate(smallTargets), `small targets on ${page.url()}`).toEqual([])
}

/** Runs in the page: gives every control the focus, in order, as the Tab key does. */
function obscuredStops(): { stops: number; obscured: string[]; overlaps: string[] } {
  const controls = 'a[href], button, input, select, textarea, summary, [tabindex="0"]'
  const inPlace = [...document.body.querySelectorAll<HTMLElement>('*')].filter(
    (each) => /fixed|sticky/.test(getComputedStyle(each).position) && each.checkVisibility(),
  )
  const obscured: string[] = []
  let stops = 0
  scrollTo({ top: 0, behavior: 'instant' })
  for (const control of document.querySelectorAll<HTMLElement>(controls)) {
    control.focus()
    if (document.activeElement !== control || control.tabIndex < 0) continue
    stops += 1
    if (isObscured(control)) obscured.push(control.outerHTML.slice(0, 120))
  }
  return { stops, obscured, overlaps: overlapsOf(inPlace) }

  function overlapsOf(all: readonly HTMLElement[]): string[] {
    const bars = all.filter((each) => getComputedStyle(each).position === 'fixed')
    return bars.flatMap((one, at) =>
      bars
        .slice(at + 1)
        .filter((other) => !one.contains(other) && isOver(one, other))
        .map((other) => `${one.className} and ${other.className}`),
    )
  }

  function isOver(one: HTMLElement, other: HTMLElement): boolean {
    const [a, b] = [one.getBoundingClientRect(), other.getBoundingClientRect()]
    const width = Math.min(a.right, b.right) - Math.max(a.left, b.left)
    const height = Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top)
    return width > 1 && height > 1
  }

  function isObscured(control: HTMLElement): boolean {
    // A radio or a file that is drawn by its label is seen where the label is.
    const label = 'labels' in control ? (control as HTMLInputElement).labels?.[0] : null
    // Also a link within a drawing.
    const boxes = [control, label].filter((each) => each instanceof Element)
    const covers = inPlace
      .filter((each) => !boxes.some((box) => each.contains(box)))
      .map((each) => each.getBoundingClientRect())
    return !boxes.some((box) => pointsOf(box).some((point) => isFree(point, covers)))
  }

  function pointsOf(box: Element): { x: number; y: number }[] {
    const { left, top, width, height } = box.getBoundingClientRect()
    if (width < 2 || height < 2) return []
    const parts = [0.05, 0.5, 0.95]
    return parts.flatMap((x) => parts.map((y) => ({ x: left + x * width, y: top + y * height })))
  }

  function isFree({ x, y }: { x: number; y: number }, covers: readonly DOMRect[]): boolean {
    if (x < 0 || y < 0 || x > innerWidth || y > innerHeight) return false
    return !covers.some(
      ({ left, right, top, bottom }) => x > left && x < right && y > top && y < bottom,
    )
  }
}

/** Runs in the page: targets below 24 pixels that neither their place nor their nature excuses. */
function smallTargets(): string[] {
  const least = 24
  const targets = [
    ...document.querySelectorAll<HTMLElement>('a[href], button, input, select, textarea, summary'),
  ]
    .filter((each) => each.checkVisibility({ visibilityProperty: true, opacityProperty: true }))
    .map((each) => ({ each, box: boxOf(each) }))
    .filter(({ each, box }) => box.width > 1 && box.height > 1 && !each.matches('[type=hidden]'))
  const small = targets.filter(({ box }) => box.width < least - 0.5 || box.height < least - 0.5)
  return small
    .filter(({ each, box }) => !isInText(each) && !hasRoom(each, box))
    .map(({ each, box }) => `${box.width} x ${box.height}: ${each.outerHTML.slice(0, 120)}`)

  /** What a click reaches: a control and, where it has one, its label. */
  function boxOf(each: HTMLElement): DOMRect {
    const own = each.getBoundingClientRect()
    const label = 'labels' in each ? (each as HTMLInputElement).labels?.[0] : null
    if (!label || !each.matches('[type=checkbox], [type=radio], [type=file]')) return own
    const around = label.getBoundingClientRect()
    return around.width * around.height > own.width * own.height ? around : own
  }

  /** The exception for a link in a sentence, whose height is that of the line. */
  function isInText(each: HTMLElement): boolean {
    if (getComputedStyle(each).display !== 'inline') return false
    const around = each.parentElement?.textContent?.trim() ?? ''
    return around.length > (each.textContent?.trim().length ?? 0)
  }

  /** The exception for spacing: a circle of 24 pixels around its middle meets no other target. */
  function hasRoom(each: HTMLElement, box: DOMRect): boolean {
    const x = box.left + box.width / 2
    const y = box.top + box.height / 2
    return targets.every((other) => {
      if (other.each === each || other.each.contains(each) || each.contains(other.each)) return true
      const isSmall = small.includes(other)
      const { left, right, top, bottom, width, height } = other.box
      const [ox, oy] = [left + width / 2, top + height / 2]
      const [dx, dy] = [Math.max(left - x, 0, x - right), Math.max(top - y, 0, y - bottom)]
      const isFar = isSmall ? Math.hypot(ox - x, oy - y) >= least : Math.hypot(dx, dy) >= least / 2
      return isFar || layerOf(other.each) !== layerOf(each)
    })
  }

  /** What stays in place while the page scrolls beneath it, such as the cookie banner. */
  function layerOf(each: HTMLElement): HTMLElement | null {
    let at: HTMLElement | null = each
    while (at && !/fixed|sticky/.test(getComputedStyle(at).position)) at = at.parentElement
    return at
  }
}
