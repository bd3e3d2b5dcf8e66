import type { Page } from 'playwright'
import { expect } from 'vitest'

const MOST_STEPS = 90

/** The focused element: its accessible name, and whether its focus is visible. */
export function focused(page: Page) {
  return page.evaluate(() => {
    const element = document.activeElement
    if (!(element instanceof HTMLElement)) return { name: '', isSeen: false }
    const label = 'labels' in element ? (element as HTMLInputElement).labels?.[0] : null
    const name = element.getAttribute('aria-label') ?? label?.innerText ?? element.innerText
    // A radio is drawn by the card around it, a number by the stepper around it.
    const drawn = [element, label, element.parentElement].filter((each) => each instanceof Element)
    const isSeen = drawn.some((each) => {
      const { outlineStyle, outlineWidth } = getComputedStyle(each)
      return outlineStyle !== 'none' && Number.parseFloat(outlineWidth) >= 2
    })
    return { name: name.trim(), isSeen }
  })
}

/** Presses Tab (or Shift+Tab) until a control of this name has the focus, seen at every step. */
export async function tabTo(page: Page, name: string | RegExp, key = 'Tab'): Promise<void> {
  const passed: string[] = []
  for (let step = 0; step < MOST_STEPS; step += 1) {
    await page.keyboard.press(key)
    const at = await focused(page)
    if (at.name !== '') expect(at.isSeen, `${page.url()}: "${at.name}" shows its focus`).toBe(true)
    if (typeof name === 'string' ? at.name.startsWith(name) : name.test(at.name)) return
    passed.push(at.name)
  }
  throw new Error(`${String(name)} cannot be reached with ${key}: ${passed.join(' | ')}`)
}

export async function typeInto(page: Page, name: string, text: string): Promise<void> {
  await tabTo(page, name)
  await page.keyboard.press('ControlOrMeta+a')
  await page.keyboard.type(text)
}

export async function pressKey(
  page: Page,
  name: string | RegExp,
  key: 'Enter' | 'Space',
): Promise<void> {
  await tabTo(page, name)
  await page.keyboard.press(key)
}
