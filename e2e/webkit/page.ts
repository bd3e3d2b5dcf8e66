import { setTimeout as wait } from 'node:timers/promises'
import type { Driven } from './driven.ts'

const PATIENCE_MS = 15_000
const RETRY_MS = 100
const CONTROLS = 'a[href], button, input, select, textarea, summary'
/** The code of the Control key in WebDriver. */
const CONTROL = '\uE009'

export type DrivenPage = ReturnType<typeof pageOf>

/** Acts on a page as a person does: by what controls are called, with pointer and keys. */
export function pageOf(driven: Driven, origin: string) {
  const until = async <T>(what: string, look: () => Promise<T | null>): Promise<T> => {
    const end = performance.now() + PATIENCE_MS
    for (;;) {
      // While one page gives way to the next, there is nothing to ask.
      const found = await look().catch(() => null)
      if (found) return found
      if (performance.now() > end) throw new Error(`${what} is not there: ${await where()}`)
      await wait(RETRY_MS)
    }
  }
  const where = () =>
    driven.evaluate("location.href + ' ' + document.body.innerText.slice(0, 1500)").catch(String)

  async function click(name: string): Promise<void> {
    const point = await until(name, () => placeOf(driven, name))
    const move = { type: 'pointerMove', duration: 0, origin: 'viewport', ...point }
    const [down, up] = ['pointerDown', 'pointerUp'].map((type) => ({ type, button: 0 }))
    const actions = [move, down, up] as Record<string, unknown>[]
    await driven.perform([
      { type: 'pointer', id: 'mouse', parameters: { pointerType: 'mouse' }, actions },
    ])
  }

  return {
    click,
    /** A control of this name is there and can be used. */
    offers: (name: string) => until(name, () => placeOf(driven, name)),
    async open(path: string): Promise<void> {
      await driven.navigate(origin + path)
      await this.ready(path)
    },
    /** The page of this path is there and its controls answer. */
    async ready(path: string): Promise<void> {
      await until(path, () => driven.evaluate(`(${isStill.toString()})(${JSON.stringify(path)})`))
    },
    async type(name: string, text: string): Promise<void> {
      await click(name)
      const keys = [...text].flatMap((value) => [
        { type: 'keyDown', value },
        { type: 'keyUp', value },
      ])
      const all = [
        { type: 'keyDown', value: CONTROL },
        { type: 'keyDown', value: 'a' },
        { type: 'keyUp', value: 'a' },
        { type: 'keyUp', value: CONTROL },
      ]
      await driven.perform([{ type: 'key', id: 'keys', actions: [...all, ...keys] }])
    },
    /** One key, by its code in WebDriver. */
    press: (value: string) =>
      driven.perform([
        {
          type: 'key',
          id: 'keys',
          actions: [
            { type: 'keyDown', value },
            { type: 'keyUp', value },
          ],
        },
      ]),
    sees: (text: string) =>
      until(text, () =>
        driven.evaluate(`document.body.innerText.includes(${JSON.stringify(text)})`),
      ),
    gone: (selector: string) =>
      until(`the end of ${selector}`, () =>
        driven.evaluate(`!document.querySelector(${JSON.stringify(selector)})`),
      ),
    /** How many pixels the page is wider than the window. */
    tooWide: () =>
      driven.evaluate(
        'document.documentElement.scrollWidth - document.documentElement.clientWidth',
      ),
    evaluate: (expression: string) => driven.evaluate(expression),
  }
}

/** A page takes no clicks while it is still changing into the next. */
function isStill(path: string): boolean {
  const isChanging = document.getAnimations().some(({ effect }) => {
    const part = effect instanceof KeyframeEffect ? effect.pseudoElement : null
    return part?.startsWith('::view-transition')
  })
  const isHydrated = 'hydrated' in document.documentElement.dataset
  return location.href.includes(path) && isHydrated && !isChanging
}

/** The middle of the control of this name, scrolled into view, when it is there and enabled. */
async function placeOf(driven: Driven, name: string): Promise<{ x: number; y: number } | null> {
  const found = await driven.evaluate(
    `(${inPage.toString()})(${JSON.stringify(name)}, ${JSON.stringify(CONTROLS)})`,
  )
  return found as { x: number; y: number } | null
}

function inPage(name: string, controls: string): { x: number; y: number } | null {
  const nameOf = (each: HTMLElement) => {
    const label = 'labels' in each ? (each as HTMLInputElement).labels?.[0]?.innerText : null
    return (each.getAttribute('aria-label') ?? label ?? each.innerText).trim()
  }
  // What is open above the page is what can be reached; else its content goes before the header.
  const above = document.querySelector('dialog:popover-open, dialog:modal')
  const places = above ? [above] : [document.querySelector('main'), document]
  const reachable = places
    .flatMap((place) => [...(place?.querySelectorAll<HTMLElement>(controls) ?? [])])
    .filter((each) => !each.matches(':disabled') && each.checkVisibility())
  const control =
    reachable.find((each) => nameOf(each) === name) ??
    reachable.find((each) => nameOf(each).startsWith(name))
  if (!control) return null
  control.scrollIntoView({ block: 'center', behavior: 'instant' })
  const { left, top, width, height } = control.getBoundingClientRect()
  return { x: Math.round(left + width / 2), y: Math.round(top + height / 2) }
}
