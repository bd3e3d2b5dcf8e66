import { setTimeout as wait } from 'node:timers/promises'
import { INSTALL } from './injected.ts'
import { WEBKIT_SESSION_TIMEOUT_MS, WebDriverRefused } from './session.ts'
import type { Tab } from './tab.ts'

const RETRY_MS = 50

/** Runs in the page; what it returns and takes is JSON, or an element. */
// biome-ignore lint/suspicious/noExplicitAny: as with Playwright, the caller knows the type.
export type InPage = string | ((...given: any[]) => unknown)

/** It could not be done yet, and why. */
export type Again = { readonly again: string }

type Said<T> = { href: string; value?: T; error?: string; again?: string; isBare?: boolean }

/** A document in a tab, that of the page or that of a frame in it. */
export class WebkitFrame {
  readonly tab: Tab
  private readonly path: readonly string[]
  constructor(tab: Tab, path: readonly string[] = []) {
    this.tab = tab
    this.path = path
  }

  within(selector: string): WebkitFrame {
    return new WebkitFrame(this.tab, [...this.path, selector])
  }

  /** What the next command is for. */
  enter(): Promise<void> {
    return this.tab.enter(this.path)
  }

  evaluate<T>(script: InPage, given?: unknown): Promise<T> {
    return this.once<T>(typeof script === 'string' ? `() => (${script})` : script, [given])
  }

  /** With all elements of this selector as they are now. */
  ofAll<T>(selector: string, script: InPage): Promise<T> {
    return this.once<T>(withAll(script), [selector])
  }

  /** With the one element of this selector, once it is there and the script does not ask for another try. */
  ofOne<T>(selector: string, script: InPage, given?: unknown): Promise<Exclude<T, Again>> {
    return this.until<T>(`${selector} on ${this.tab.href}`, withOne(script), [selector, given])
  }

  async until<T>(
    what: string,
    script: InPage,
    given: readonly unknown[],
  ): Promise<Exclude<T, Again>> {
    const end = performance.now() + WEBKIT_SESSION_TIMEOUT_MS
    for (let attempt = 0; ; attempt += 1) {
      const said = await this.say<Exclude<T, Again>>(script, [...given, attempt])
      if (said.error) throw new Error(said.error)
      if (said.again === undefined) return said.value as Exclude<T, Again>
      if (performance.now() > end) throw new Error(`${said.again}: ${what}`)
      await wait(RETRY_MS)
    }
  }

  private async once<T>(script: InPage, given: readonly unknown[]): Promise<T> {
    const { value, error } = await this.say<T>(script, given)
    if (error) throw new Error(error)
    return value as T
  }

  /** While one page gives way to the next, it is asked again. */
  private async say<T>(script: InPage, given: readonly unknown[]): Promise<Said<T>> {
    const end = performance.now() + WEBKIT_SESSION_TIMEOUT_MS
    for (;;) {
      try {
        return await this.tab.alone(async () => {
          await this.enter()
          return await this.run<T>(script, given)
        })
      } catch (error) {
        if (!(error instanceof WebDriverRefused) || performance.now() > end) throw error
        await wait(RETRY_MS)
      }
    }
  }

  private async run<T>(script: InPage, given: readonly unknown[]): Promise<Said<T>> {
    const said = await this.tab.execute<string>(
      `return (${inPage.toString()})(${String(script)}, arguments[0])`,
      [given],
    )
    const parsed = JSON.parse(said) as Said<T>
    if (this.path.length === 0) this.tab.href = parsed.href
    if (!parsed.isBare) return parsed
    await this.tab.execute(INSTALL, [])
    return this.run(script, given)
  }
}

/** Runs in the page. */
async function inPage(
  script: (...given: unknown[]) => unknown,
  given: readonly unknown[],
): Promise<string> {
  const { href } = location
  if (!('__pwInjected' in window)) return JSON.stringify({ href, isBare: true })
  try {
    const value = await script(...given)
    const again = (value as Again | null)?.again
    return JSON.stringify(again === undefined ? { href, value } : { href, again })
  } catch (error) {
    return JSON.stringify({ href, error: String(error) })
  }
}

const INJECTED = 'window.__pwInjected'
const FOUND = `const found = ${INJECTED}.querySelectorAll(parsed, document)`
const PARSED = `const parsed = ${INJECTED}.parseSelector(selector)`

const withAll = (script: InPage) => `(selector) => {
  ${PARSED}; ${FOUND}
  return (${String(script)})(found, ${INJECTED})
}`

const withOne = (script: InPage) => `(selector, given, attempt) => {
  ${PARSED}; ${FOUND}
  if (found.length > 1) throw ${INJECTED}.strictModeViolationError(parsed, found)
  return found[0] ? (${String(script)})(found[0], given, ${INJECTED}, attempt) : { again: 'not there' }
}`
