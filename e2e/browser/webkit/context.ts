import { EventEmitter } from 'node:events'
import { setTimeout as wait } from 'node:timers/promises'
import { type APIRequestContext, type APIResponse, type Cookie, request } from 'playwright'
import type { UrlPattern } from './addresses.ts'
import { WebKitPage } from './page.ts'
import { type Session, startSession, WEBKIT_SESSION_TIMEOUT_MS } from './session.ts'
import { type Shared, Tab } from './tab.ts'
import { type Handler, startTraffic, type Traffic } from './traffic.ts'

type Storage = { readonly cookies: Cookie[]; readonly origins: [] }
type NewCookie = Pick<Cookie, 'name' | 'value'> & Partial<Cookie> & { readonly url?: string }

type WebkitContextOptions = {
  readonly baseURL: string
  readonly viewport: { readonly width: number; readonly height: number }
  readonly reducedMotion: 'reduce' | 'no-preference'
  readonly storageState?: Storage
}

/** Where a page of ours answers at every address. */
const COOKIES_PATH = '/__pw/cookies'

/** A session of WebKitGTK, with what the journeys use of the contexts of Playwright. */
export class WebKitContext extends EventEmitter {
  readonly baseURL: string
  readonly traffic: Traffic
  private readonly shared: Shared
  private readonly options: WebkitContextOptions
  private readonly pages = new Map<string, WebKitPage>()
  private known: Cookie[] = []

  static async start(options: WebkitContextOptions): Promise<WebKitContext> {
    const traffic = await startTraffic()
    const moves = options.reducedMotion !== 'reduce'
    const session = await startSession({ proxy: traffic.host, moves })
    return new WebKitContext(options, session, traffic)
  }

  private constructor(options: WebkitContextOptions, session: Session, traffic: Traffic) {
    super()
    this.options = options
    this.baseURL = options.baseURL
    this.traffic = traffic
    this.shared = { session, traffic, current: '', last: Promise.resolve() }
    traffic.events.on('request', (url: string) => this.emit('request', { url: () => url }))
    traffic.events.on('fault', (text: string) =>
      this.emit('weberror', { error: () => new Error(text) }),
    )
  }

  /** Every page here waits as long as the slowest machine. */
  setDefaultTimeout(): void {}

  /** As the browser asks, with its cookies, and without a page. */
  readonly request = {
    get: (path: string, options?: object) => this.ask((api) => api.get(path, options)),
    post: (path: string, options?: object) => this.ask((api) => api.post(path, options)),
    fetch: (path: string, options?: object) => this.ask((api) => api.fetch(path, options)),
  }

  private async ask(act: (api: APIRequestContext) => Promise<APIResponse>): Promise<APIResponse> {
    const cookies = await this.cookies()
    const storageState = { cookies, origins: [] }
    const api = await request.newContext({ baseURL: this.baseURL, storageState })
    const answer = await act(api)
    const after = await api.storageState()
    const isNew = ({ name, value }: Cookie) =>
      !cookies.some((one) => one.name === name && one.value === value)
    const changed = after.cookies.filter(isNew)
    if (changed.length > 0) await this.addCookies(changed)
    return answer
  }

  /** The window that a session begins with, then others. */
  async newPage(): Promise<WebKitPage> {
    const { session } = this.shared
    const isFirst = this.pages.size === 0
    const handle = isFirst
      ? await session.send<string>('GET', '/window')
      : (await session.send<{ handle: string }>('POST', '/window/new', { type: 'window' })).handle
    const page = this.pageOf(handle)
    const { viewport, storageState } = this.options
    await page.setViewportSize(viewport)
    if (isFirst && storageState) await this.addCookies(storageState.cookies)
    return page
  }

  private pageOf(handle: string): WebKitPage {
    const page = new WebKitPage(this, new Tab(this.shared, handle))
    this.pages.set(handle, page)
    return page
  }

  /** A window that a page opened. */
  async waitForEvent(_: 'page'): Promise<WebKitPage> {
    for (
      const end = performance.now() + WEBKIT_SESSION_TIMEOUT_MS;
      performance.now() < end;
      await wait(50)
    ) {
      const handles = await this.shared.session.send<string[]>('GET', '/window/handles')
      const opened = handles.find((handle) => !this.pages.has(handle))
      if (opened) return this.pageOf(opened)
    }
    throw new Error('no window was opened.')
  }

  async cookies(): Promise<Cookie[]> {
    const [page] = this.pages.values()
    if (page?.url().startsWith(new URL(this.baseURL).origin)) {
      this.known = await this.shared.session.send<Cookie[]>('GET', '/cookie')
    }
    return this.known.map((cookie) => ({ ...cookie, expires: -1, sameSite: 'Lax' }))
  }

  /** As the server would set them. */
  async addCookies(cookies: readonly NewCookie[]): Promise<void> {
    const [page] = this.pages.values()
    if (!page) return
    this.traffic.setCookies(
      cookies.map(
        ({ name, value, httpOnly }) =>
          `${name}=${value}; Path=/; SameSite=Lax${httpOnly ? '; HttpOnly' : ''}`,
      ),
    )
    const { origin } = new URL(this.baseURL)
    if (page.url().startsWith(origin)) {
      await page.evaluate(`fetch(${JSON.stringify(COOKIES_PATH)}).then(() => null)`)
    } else {
      await page.goto(origin + COOKIES_PATH)
    }
  }

  async storageState(): Promise<Storage> {
    return { cookies: await this.cookies(), origins: [] }
  }
  async route(pattern: UrlPattern, handler: Handler): Promise<void> {
    this.traffic.route(pattern, handler)
  }
  async unrouteAll(): Promise<void> {
    this.traffic.unrouteAll()
  }
  async setOffline(isOffline: boolean): Promise<void> {
    this.traffic.setOffline(isOffline)
  }

  async close(): Promise<void> {
    await this.shared.session.close()
    await this.traffic.close()
  }
}
