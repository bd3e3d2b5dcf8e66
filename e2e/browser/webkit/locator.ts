import { afterwards } from './afterwards.ts'
import type { InPage, WebkitFrame } from './frame.ts'
import type { Injected } from './injected.ts'
import { clicked } from './keys.ts'
import { type Filter, ofFilter, Searchable } from './selectors.ts'
import { WEBKIT_SESSION_TIMEOUT_MS } from './session.ts'

type Point = { readonly x: number; readonly y: number }
type WebkitLocatorField = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement
type GivenFile = { readonly name: string; readonly mimeType: string; readonly buffer: Buffer }
type WebkitLocatorState = 'attached' | 'detached' | 'visible' | 'hidden'
type Option = string | { readonly label?: string; readonly index?: number }

/** Elements of a document, by a selector of Playwright, and what a person can do with them. */
export class WebKitLocator extends Searchable<WebKitLocator> {
  readonly selector: string
  private readonly frame: WebkitFrame
  constructor(frame: WebkitFrame, selector: string) {
    super()
    this.frame = frame
    this.selector = selector
  }

  protected find(selector: string): WebKitLocator {
    return this.with(` >> ${selector}`)
  }
  private with(more: string): WebKitLocator {
    return new WebKitLocator(this.frame, this.selector + more)
  }
  filter(filter: Filter<WebKitLocator>): WebKitLocator {
    return this.with(ofFilter(filter))
  }
  and(other: WebKitLocator): WebKitLocator {
    return this.with(` >> internal:and=${JSON.stringify(other.selector)}`)
  }
  nth(index: number): WebKitLocator {
    return this.with(` >> nth=${index}`)
  }
  first(): WebKitLocator {
    return this.nth(0)
  }
  last(): WebKitLocator {
    return this.nth(-1)
  }

  count(): Promise<number> {
    return this.frame.ofAll(this.selector, (all: Element[]) => all.length)
  }
  async all(): Promise<WebKitLocator[]> {
    return Array.from({ length: await this.count() }, (_, index) => this.nth(index))
  }
  allInnerTexts(): Promise<string[]> {
    return this.frame.ofAll(this.selector, (all: HTMLElement[]) => all.map((one) => one.innerText))
  }
  allTextContents(): Promise<string[]> {
    return this.frame.ofAll(this.selector, (all: Element[]) =>
      all.map((one) => one.textContent ?? ''),
    )
  }
  isVisible(): Promise<boolean> {
    return this.frame.ofAll(
      this.selector,
      ([one]: Element[], injected: Injected) =>
        one !== undefined && injected.elementState(one, 'visible', true).matches,
    )
  }

  evaluate<T>(script: InPage, given?: unknown): Promise<T> {
    return this.frame.ofOne<T>(this.selector, script, given) as Promise<T>
  }
  /** WebKit ends some with a line break that nobody sees. */
  innerText(): Promise<string> {
    return this.evaluate((one: HTMLElement) => one.innerText.replace(/\n$/, ''))
  }
  textContent(): Promise<string | null> {
    return this.evaluate((one: Element) => one.textContent)
  }
  getAttribute(name: string): Promise<string | null> {
    return this.evaluate((one: Element, attribute: string) => one.getAttribute(attribute), name)
  }
  inputValue(): Promise<string> {
    return this.evaluate(
      (one: Element, _: unknown, injected: Injected) =>
        (injected.retarget(one, 'follow-label') as WebkitLocatorField).value,
    )
  }
  isChecked(): Promise<boolean> {
    return this.evaluate(
      (one: Element, _: unknown, injected: Injected) =>
        injected.elementState(one, 'checked').matches,
    )
  }
  isDisabled(): Promise<boolean> {
    return this.evaluate(
      (one: Element, _: unknown, injected: Injected) =>
        injected.elementState(one, 'disabled').matches,
    )
  }
  boundingBox(): Promise<{ x: number; y: number; width: number; height: number }> {
    return this.evaluate((one: Element) => one.getBoundingClientRect().toJSON())
  }

  async waitFor({ state = 'visible' }: { state?: WebkitLocatorState } = {}): Promise<void> {
    await this.frame.until(`${this.selector} on ${this.frame.tab.href}`, hasState, [
      this.selector,
      state,
    ])
  }

  async focus(): Promise<void> {
    await this.evaluate((one: Element, _: unknown, injected: Injected) => injected.focusNode(one))
  }

  /** With the pointer, in the middle of what is seen of it: what covers it keeps the click. */
  async click(): Promise<void> {
    const { tab } = this.frame
    const press = async () => {
      const { x, y } = await this.frame.ofOne<Point>(this.selector, placeToClick)
      await tab.alone(async () => {
        await this.frame.enter()
        await tab.perform((corner) => clicked({ x: corner.x + x, y: corner.y + y }))
      })
      return this.frame.evaluate<boolean>(isClickDone)
    }
    const end = performance.now() + WEBKIT_SESSION_TIMEOUT_MS
    while (!(await afterwards(tab, press))) {
      if (performance.now() > end) throw new Error(`no click meets ${this.selector}`)
    }
  }

  async setChecked(wanted: boolean): Promise<void> {
    if ((await this.evaluate(markAndTell)) === wanted) return
    await this.click()
    await this.frame.until(`${this.selector} checked: ${wanted}`, isClickedChecked, [wanted])
  }
  check(): Promise<void> {
    return this.setChecked(true)
  }
  uncheck(): Promise<void> {
    return this.setChecked(false)
  }

  async fill(text: string): Promise<void> {
    await this.evaluate(fillIn, text)
  }

  async selectOption(option: Option): Promise<void> {
    const wanted = typeof option === 'string' ? { valueOrLabel: option } : option
    await this.evaluate(async (one: Element, chosen: object, injected: Injected) => {
      const state = await injected.checkElementStates(one, ['visible', 'enabled'], true)
      const result = state ?? injected.selectOptions(one, [chosen])
      return Array.isArray(result) || { again: JSON.stringify(result) }
    }, wanted)
  }

  /** Files that no disk knows, so that a journey can say what each claims to be. */
  async setInputFiles({ name, mimeType, buffer }: GivenFile): Promise<void> {
    const file = { name, mimeType, buffer: buffer.toString('base64') }
    await this.evaluate(
      (one: Element, given: object, injected: Injected) => injected.setInputFiles(one, [given]),
      file,
    )
  }
}

/** All that follow run in the page. */

function hasState(selector: string, state: WebkitLocatorState): true | { again: string } {
  const { __pwInjected: injected } = window as unknown as { __pwInjected: Injected }
  const parsed = injected.parseSelector(selector)
  const found = injected.querySelectorAll(parsed, document)
  if (found.length > 1) throw injected.strictModeViolationError(parsed, found)
  const [one] = found
  const isVisible = one ? injected.elementState(one, 'visible', true).matches : false
  const is = { attached: !!one, detached: !one, visible: isVisible, hidden: !isVisible }[state]
  return is || { again: `it is not ${state}` }
}

async function placeToClick(
  element: Element,
  _: unknown,
  injected: Injected,
  attempt: number,
): Promise<Point | { again: string }> {
  const state = await injected.checkElementStates(element, ['visible', 'enabled', 'stable'], true)
  if (state) return { again: JSON.stringify(state) }
  const seen = () => {
    const [box] = element.getClientRects()
    const [left, right] = [Math.max(box?.left ?? 0, 0), Math.min(box?.right ?? 0, innerWidth)]
    const [top, bottom] = [Math.max(box?.top ?? 0, 0), Math.min(box?.bottom ?? 0, innerHeight)]
    if (left >= right || top >= bottom) return null
    return { x: Math.floor((left + right) / 2), y: Math.floor((top + bottom) / 2) }
  }
  // Away from under what stays in place, by another side with each attempt.
  const block = (['center', 'end', 'start', 'nearest'] as const)[attempt % 4] ?? 'center'
  if (attempt > 0 || !seen()) {
    element.scrollIntoView({ block, inline: 'nearest', behavior: 'instant' })
  }
  const point = seen()
  if (!point) return { again: 'it is out of view' }
  const hit = injected.setupHitTargetInterceptor(element, 'mouse', point, false)
  if (typeof hit === 'string') return { again: `${hit} is above it` }
  Object.defineProperty(window, '__pwHit', { value: hit, configurable: true })
  return point
}

/** It met the element, or led to another page. */
function isClickDone(): boolean {
  const { __pwHit: hit } = window as unknown as { __pwHit?: { stop(): unknown } }
  return hit === undefined || hit.stop() === 'done'
}

async function fillIn(element: Element, text: string, injected: Injected) {
  const state = await injected.checkElementStates(element, ['visible', 'enabled', 'editable'], true)
  if (state) return { again: JSON.stringify(state) }
  if (injected.fill(element, text) !== 'needsinput') return
  if (text) document.execCommand('insertText', false, text)
  else document.execCommand('delete')
}

/** Once it is clicked, its selector may mean another one. */
function markAndTell(element: Element, _: unknown, injected: Injected): boolean {
  Object.defineProperty(window, '__pwClicked', { value: element, configurable: true })
  return injected.elementState(element, 'checked').matches
}

function isClickedChecked(wanted: boolean): true | { again: string } {
  type Marked = { __pwClicked?: Element; __pwInjected: Injected }
  const { __pwClicked: clicked, __pwInjected: injected } = window as unknown as Marked
  const isSo = !clicked?.isConnected || injected.elementState(clicked, 'checked').matches === wanted
  return isSo || { again: 'clicking does not change it' }
}
