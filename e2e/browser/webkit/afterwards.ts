import { setTimeout as wait } from 'node:timers/promises'
import { WebkitFrame } from './frame.ts'
import { WEBKIT_SESSION_TIMEOUT_MS } from './session.ts'
import type { Tab } from './tab.ts'

/** A page that came for another window leaves this one as it is. */
const CHANGES_WITHIN_MS = 3_000

/** Goes on when what an act led to is there: the next page, or the answer to a form that was sent. */
export async function afterwards<T>(tab: Tab, act: () => Promise<T>): Promise<T> {
  const { events, isPagePending } = tab.shared.traffic
  const page = new WebkitFrame(tab)
  const mark = crypto.randomUUID()
  let hasCome = false
  const note = () => {
    hasCome = true
  }
  await page.evaluate(markPage, mark)
  events.on('page', note)
  const result = await act()
  await page.evaluate(aPicture)
  await within(WEBKIT_SESSION_TIMEOUT_MS, async () => !isPagePending())
  events.off('page', note)
  if (hasCome) await within(CHANGES_WITHIN_MS, async () => !(await page.evaluate(isMarked, mark)))
  await page.until('a form that was sent', isAnswered, [])
  return result
}

async function within(ms: number, isSo: () => Promise<boolean>): Promise<void> {
  for (const end = performance.now() + ms; performance.now() < end && !(await isSo()); )
    await wait(20)
}

/** Goes on in the next page. */
export async function inNextPage(tab: Tab, act: () => Promise<unknown>): Promise<void> {
  const page = new WebkitFrame(tab)
  const mark = crypto.randomUUID()
  await page.evaluate(markPage, mark)
  await act()
  await page.until('the next page', isOther, [mark])
}

/** All that follow run in the page. */

function markPage(mark: string): void {
  Object.defineProperty(window, '__pwMark', { value: mark, configurable: true })
}

function isMarked(mark: string): boolean {
  return (window as unknown as { __pwMark?: string }).__pwMark === mark
}

function isOther(mark: string): true | { again: string } {
  const { __pwMark: found } = window as unknown as { __pwMark?: string }
  return found !== mark || { again: 'it is still the one before' }
}

function isAnswered(): true | { again: string } {
  return document.querySelector('form[aria-busy=true]') === null || { again: 'no answer came' }
}

/** What a click begins has begun when the page is drawn again; one that goes is not drawn any more. */
function aPicture(): Promise<void> {
  return new Promise((drawn) => {
    requestAnimationFrame(() => requestAnimationFrame(() => drawn()))
    setTimeout(drawn, 200)
  })
}
