import type { Session } from './session.ts'
import type { Traffic } from './traffic.ts'

type WebElement = Record<string, string>
type Point = { readonly x: number; readonly y: number }

/** What the tabs of one session share: one command at a time, in the tab that the last one was in. */
export type Shared = {
  readonly session: Session
  readonly traffic: Traffic
  current: string
  last: Promise<unknown>
}

/** A window of the browser, and which document of it the next command is for. */
export class Tab {
  readonly shared: Shared
  readonly handle: string
  /** The address of the page, as it was last seen. */
  href = 'about:blank'
  /** Where the document begins in the window. */
  private corner: Point = { x: 0, y: 0 }

  constructor(shared: Shared, handle: string) {
    this.shared = shared
    this.handle = handle
  }

  send: Session['send'] = (method, path, body) => this.shared.session.send(method, path, body)

  execute<T>(script: string, args: readonly unknown[]): Promise<T> {
    return this.send<T>('POST', '/execute/sync', { script, args })
  }

  /** Commands that nothing else comes between. */
  async alone<T>(act: () => Promise<T>): Promise<T> {
    const turn = this.shared.last.then(async () => {
      if (this.shared.current !== this.handle) await this.enterWindow()
      return act()
    })
    this.shared.last = turn.catch(() => null)
    return turn
  }

  private async enterWindow(): Promise<void> {
    await this.send('POST', '/window', { handle: this.handle })
    this.shared.current = this.handle
  }

  /** The document of the frame at the end of these selectors. */
  async enter(path: readonly string[]): Promise<void> {
    if (path.length > 0 || this.isInFrame) await this.send('POST', '/frame', { id: null })
    this.isInFrame = path.length > 0
    this.corner = { x: 0, y: 0 }
    for (const selector of path) {
      const id = await this.send<WebElement>('POST', '/element', {
        using: 'css selector',
        value: selector,
      })
      const { x, y } = await this.execute<Point>(`return (${cornerOf.toString()})(arguments[0])`, [
        id,
      ])
      this.corner = { x: this.corner.x + x, y: this.corner.y + y }
      await this.send('POST', '/frame', { id })
    }
  }
  private isInFrame = false

  /** Actions of a pointer count from the corner of the window. */
  async perform(actions: (corner: Point) => object): Promise<void> {
    const { corner } = this
    await this.enter([])
    await this.send('POST', '/actions', actions(corner))
  }
}

/** Runs in the page: where the document of a frame begins. */
function cornerOf(frame: Element): { x: number; y: number } {
  const { x, y } = frame.getBoundingClientRect()
  return { x: x + frame.clientLeft, y: y + frame.clientTop }
}
