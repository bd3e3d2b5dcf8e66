import { setTimeout as wait } from 'node:timers/promises'
import type { APIResponse } from 'playwright'
import { matcherOf, type UrlPattern } from './addresses.ts'
import { afterwards, inNextPage } from './afterwards.ts'
import { nextSavedFile } from './files.ts'
import { type InPage, WebkitFrame } from './frame.ts'
import { pressed, typed } from './keys.ts'
import { WebKitLocator } from './locator.ts'
import { SCREEN } from './screen.ts'
import { Searchable } from './selectors.ts'
import { WEBKIT_SESSION_TIMEOUT_MS } from './session.ts'
import type { Tab } from './tab.ts'
import type { Handler, Traffic } from './traffic.ts'

type Size = { readonly width: number; readonly height: number }
type Moment = { readonly waitUntil?: 'commit' | 'load' }

type WebkitPageAsk = (path: string, options?: object) => Promise<APIResponse>
/** What a page needs of the context that it is in. */
type Owner = {
  readonly baseURL: string
  readonly traffic: Traffic
  readonly request: {
    readonly get: WebkitPageAsk
    readonly post: WebkitPageAsk
    readonly fetch: WebkitPageAsk
  }
  route(pattern: UrlPattern, handler: Handler): Promise<void>
  unrouteAll(): Promise<void>
  close(): Promise<void>
}

/** What a frame of a page holds. */
class FrameOfPage extends Searchable<WebKitLocator> {
  readonly frame: WebkitFrame
  constructor(frame: WebkitFrame) {
    super()
    this.frame = frame
  }
  protected find(selector: string): WebKitLocator {
    return new WebKitLocator(this.frame, selector)
  }
  evaluate<T>(script: InPage, given?: unknown): Promise<T> {
    return this.frame.evaluate<T>(script, given)
  }
}

/** A tab of WebKitGTK, with what the journeys use of the pages of Playwright. */
export class WebKitPage extends FrameOfPage {
  private readonly tab: Tab
  private readonly owner: Owner
  private size: Size | null = null
  readonly request: Owner['request']
  readonly route: Owner['route']
  readonly unrouteAll: Owner['unrouteAll']
  /** What is to run in each page that is gone to. */
  private readonly scripts: string[] = []

  constructor(owner: Owner, tab: Tab) {
    super(new WebkitFrame(tab))
    this.tab = tab
    this.owner = owner
    this.request = owner.request
    this.route = (pattern: UrlPattern, handler: Handler) => owner.route(pattern, handler)
    this.unrouteAll = () => owner.unrouteAll()
  }

  readonly keyboard = {
    press: (keys: string) => this.keys(pressed(keys)),
    type: (text: string) => this.keys(typed(text)),
  }
  readonly mouse = {
    /** Its driver turns no wheel. */
    wheel: (x: number, y: number) =>
      this.evaluate<void>(`scrollBy({ left: ${x}, top: ${y}, behavior: 'instant' })`),
  }

  url(): string {
    return this.tab.href
  }
  context(): Owner {
    return this.owner
  }
  mainFrame(): this {
    return this
  }
  frames(): FrameOfPage[] {
    return [this, this.frameLocator('iframe')]
  }
  frameLocator(selector: string): FrameOfPage {
    return new FrameOfPage(this.frame.within(selector))
  }
  on(event: 'framenavigated', listener: (page: WebKitPage) => void): void {
    if (event === 'framenavigated') this.tab.shared.traffic.events.on('page', () => listener(this))
  }

  async goto(path: string, { waitUntil }: Moment = {}) {
    const url = new URL(path, this.owner.baseURL).href
    await inNextPage(this.tab, () => this.tab.alone(() => this.tab.send('POST', '/url', { url })))
    if (waitUntil !== 'commit') await this.waitForLoadState()
    for (const script of this.scripts) await this.evaluate(`(() => { ${script} })()`)
    const answer = this.owner.traffic.answerTo(this.url())
    return {
      status: () => answer?.status,
      headers: () => answer?.headers,
      allHeaders: async () => answer?.headers,
      text: async () => answer?.body.toString(),
    }
  }

  async reload(): Promise<void> {
    await inNextPage(this.tab, () => this.tab.alone(() => this.tab.send('POST', '/refresh', {})))
    await this.waitForLoadState()
  }

  async setContent(html: string): Promise<void> {
    await this.goto(`data:text/html,${encodeURIComponent(html)}`)
  }

  async addInitScript(script: string): Promise<void> {
    this.scripts.push(script)
  }

  async waitForURL(pattern: UrlPattern): Promise<void> {
    const isMeant = matcherOf(pattern)
    const end = performance.now() + WEBKIT_SESSION_TIMEOUT_MS
    for (;;) {
      const isComplete = await this.evaluate("document.readyState === 'complete'")
      if (isComplete && isMeant(new URL(this.url()))) return
      if (performance.now() > end) throw new Error(`${this.url()} is not ${String(pattern)}`)
      await wait(50)
    }
  }

  async waitForLoadState(): Promise<void> {
    await this.waitForURL(() => true)
  }

  waitForEvent(_: 'download') {
    return nextSavedFile(this.tab.shared.session.folder, WEBKIT_SESSION_TIMEOUT_MS)
  }

  viewportSize(): Size | null {
    return this.size
  }

  /** The window has a bar above the page, whose height is known once there is a window. */
  async setViewportSize(size: Size): Promise<void> {
    this.size = size
    let { width, height } = size
    for (
      const end = performance.now() + WEBKIT_SESSION_TIMEOUT_MS;
      performance.now() < end;
      await wait(50)
    ) {
      const x = Math.floor((SCREEN.width - width) / 2)
      const place = { x, y: 0, width, height }
      await this.tab.alone(() => this.tab.send('POST', '/window/rect', place))
      const inner = await this.evaluate<Size>('({ width: innerWidth, height: innerHeight })')
      if (inner.width === size.width && inner.height === size.height) return
      const outer = await this.evaluate<Size>('({ width: outerWidth, height: outerHeight })')
      // The two are asked for one after the other, and may be of two moments.
      width = size.width + Math.max(0, outer.width - inner.width)
      height = size.height + Math.max(0, outer.height - inner.height)
    }
    throw new Error(`the window does not become ${size.width} by ${size.height}.`)
  }

  /** The driver pretends no colour scheme and no paper. */
  async emulateMedia(): Promise<void> {}

  async screenshot(): Promise<Buffer> {
    return Buffer.from(
      await this.tab.alone(() => this.tab.send<string>('GET', '/screenshot')),
      'base64',
    )
  }

  async close(): Promise<void> {
    await this.tab.alone(() => this.tab.send('DELETE', '/window'))
    this.tab.shared.current = ''
  }

  private async keys(actions: object): Promise<void> {
    await afterwards(this.tab, () => this.tab.alone(() => this.tab.perform(() => actions)))
  }
}
