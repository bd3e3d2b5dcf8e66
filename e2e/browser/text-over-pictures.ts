import type { Page } from 'playwright'
import { expect } from 'vitest'
import { settleAccessible } from './accessible.ts'
import { DESKTOP, type Visitor } from './browser.ts'
import { withLargeText } from './large-text.ts'
import type { Size } from './windows.ts'

const TEXT_OVER_PICTURES_SIZES = [375, 768, 1024, 1440].map((width) => ({
  width,
  height: DESKTOP.height,
}))
/** As high as large text reaches: a picture of more than the window is taken with text of the usual size. */
const WITH_LARGE_TEXT = { width: 1280, height: 4000 }
const SCHEMES = ['light', 'dark'] as const

/** A line of text, its colour, and where it stands on the page. */
type TextOverPicturesLine = {
  readonly words: string
  readonly colour: readonly number[]
  readonly least: number
  readonly box: Box
}

type Box = {
  readonly x: number
  readonly y: number
  readonly width: number
  readonly height: number
}

/**
 * Text that lies on a drawing stands out from each pixel beneath it, which axe cannot see: 4.5:1, or 3:1
 * where it is large. Pages where none does are not opened in the window of a visitor that is drawn.
 */
export async function expectReadableTextOverPictures(
  { page: undrawn }: Visitor,
  drawn: Visitor,
): Promise<void> {
  if ((await undrawn.evaluate(linesOverPictures)).length === 0) return
  const { page } = drawn
  await page.goto(undrawn.url())
  // Elsewhere, as after a session that ended, there might be no such text, and nothing to find.
  expect(page.url()).toBe(undrawn.url())
  for (const size of TEXT_OVER_PICTURES_SIZES) await expectReadableAt(page, size)
  // A line that is twice as long reaches further over the picture.
  await withLargeText(page, () => expectReadableAt(page, WITH_LARGE_TEXT, 'text at 200 %'))
}

async function expectReadableAt(page: Page, size: Size, text = 'usual text'): Promise<void> {
  await page.setViewportSize(size)
  for (const colorScheme of SCHEMES) {
    await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' })
    await settleAccessible(page)
    const where = `${page.url()} at ${size.width} px, ${colorScheme}, ${text}`
    expect.soft(await faintOn(page), where).toEqual([])
  }
}

async function faintOn(page: Page): Promise<string[]> {
  const lines = await page.evaluate(linesOverPictures)
  if (lines.length === 0) return []
  await page.evaluate(hideText, true)
  await settleAccessible(page)
  const clip = around(lines.map(({ box }) => box))
  const fullPage = clip.y + clip.height > (page.viewportSize()?.height ?? 0)
  const picture = await page.screenshot({ fullPage, clip, animations: 'disabled' })
  await page.evaluate(hideText, false)
  return page.evaluate(contrastsBelow, { lines, clip, png: picture.toString('base64') })
}

/** The smallest box of whole pixels that holds them all. */
function around(boxes: readonly Box[]): Box {
  const x = Math.max(0, Math.floor(Math.min(...boxes.map((box) => box.x))))
  const y = Math.max(0, Math.floor(Math.min(...boxes.map((box) => box.y))))
  const right = Math.ceil(Math.max(...boxes.map((box) => box.x + box.width)))
  const bottom = Math.ceil(Math.max(...boxes.map((box) => box.y + box.height)))
  return { x, y, width: right - x, height: bottom - y }
}

/** Runs in the page. Text whose own boxes up to what holds the picture too are see-through. */
function linesOverPictures(): TextOverPicturesLine[] {
  const pictures = [...document.querySelectorAll('main svg[preserveAspectRatio]')]
  const context = document.createElement('canvas').getContext('2d', { willReadFrequently: true })
  return pictures.flatMap((picture) => {
    const below = picture.getBoundingClientRect()
    return textNodes().flatMap((node) => {
      const element = node.parentElement
      if (!element || isCovered(element, picture)) return []
      const range = document.createRange()
      range.selectNodeContents(node)
      return [...range.getClientRects()]
        .filter((box) => box.width > 2 && meet(box, below))
        .map((box) => lineOf(element, box, node.textContent?.trim() ?? ''))
    })
  })

  function textNodes(): Node[] {
    const found: Node[] = []
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
    for (let node = walker.nextNode(); node; node = walker.nextNode()) {
      const element = node.parentElement
      if (node.textContent?.trim() && element?.checkVisibility() && !element.closest('svg')) {
        found.push(node)
      }
    }
    return found
  }

  function meet(one: DOMRect, other: DOMRect): boolean {
    const isBeside = one.left >= other.right || one.right <= other.left
    return !isBeside && one.top < other.bottom && one.bottom > other.top
  }

  function isCovered(element: Element, picture: Element): boolean {
    for (let at: Element | null = element; at && !at.contains(picture); at = at.parentElement) {
      const { backgroundColor, position } = getComputedStyle(at)
      if (rgbaOf(backgroundColor)[3] === 255 || position === 'fixed') return true
    }
    return false
  }

  function rgbaOf(colour: string): number[] {
    if (!context) return []
    context.clearRect(0, 0, 1, 1)
    context.fillStyle = colour
    context.fillRect(0, 0, 1, 1)
    return [...context.getImageData(0, 0, 1, 1).data]
  }

  function lineOf(element: Element, box: DOMRect, words: string): TextOverPicturesLine {
    const { color, fontSize, fontWeight } = getComputedStyle(element)
    const size = Number.parseFloat(fontSize)
    const isLarge = size >= 24 || (size >= 18.66 && Number(fontWeight) >= 700)
    return {
      words: words.slice(0, 40),
      colour: rgbaOf(color).slice(0, 3),
      least: isLarge ? 3 : 4.5,
      box: { x: box.x + scrollX, y: box.y + scrollY, width: box.width, height: box.height },
    }
  }
}

/** Runs in the page: through the style sheet's own objects, which the content policy allows. */
function hideText(isHidden: boolean): void {
  for (const element of document.querySelectorAll<HTMLElement>('body :not(svg *)')) {
    if (isHidden) element.style.setProperty('color', 'transparent', 'important')
    else element.style.removeProperty('color')
  }
}

type Picture = { readonly lines: TextOverPicturesLine[]; readonly clip: Box; readonly png: string }

/** Runs in the page. Says which lines are too faint on the picture of that part of it without its text. */
async function contrastsBelow({ lines, clip, png }: Picture): Promise<string[]> {
  const bytes = Uint8Array.from(atob(png), (sign) => sign.charCodeAt(0))
  const bitmap = await createImageBitmap(new Blob([bytes], { type: 'image/png' }))
  const canvas = new OffscreenCanvas(bitmap.width, bitmap.height)
  const context = canvas.getContext('2d', { willReadFrequently: true })
  if (!context) throw new Error('There is no canvas to measure on.')
  context.drawImage(bitmap, 0, 0)
  const shares = Float64Array.from({ length: 256 }, (_, value) =>
    value <= 10.31475 ? value / 255 / 12.92 : ((value / 255 + 0.055) / 1.055) ** 2.4,
  )
  const luminance = ([r = 0, g = 0, b = 0]: readonly number[]) =>
    0.2126 * (shares[r] ?? 0) + 0.7152 * (shares[g] ?? 0) + 0.0722 * (shares[b] ?? 0)
  return lines.flatMap(({ words, colour, least, box }) => {
    const ink = luminance(colour)
    const { data } = context.getImageData(
      Math.floor(box.x - clip.x),
      Math.floor(box.y - clip.y),
      Math.ceil(box.width),
      Math.ceil(box.height),
    )
    let lowest = 21
    for (let at = 0; at < data.length; at += 4) {
      const ground = luminance([data[at] ?? 0, data[at + 1] ?? 0, data[at + 2] ?? 0])
      const ratio = (Math.max(ink, ground) + 0.05) / (Math.min(ink, ground) + 0.05)
      lowest = Math.min(lowest, ratio)
    }
    return lowest < least ? [`“${words}” has ${lowest.toFixed(2)}:1, not ${least}:1`] : []
  })
}
