import type { World } from './world.ts'

const TWICE = 0.15
const LATE = 0.08
const LOST = 0.02

type Event = { readonly id: string; readonly body: string }

/** Events on their way, as badly as they may be delivered. */
export class Post {
  readonly #world: World
  #waiting: Event[] = []
  delivered = 0
  crashes = 0

  constructor(world: World) {
    this.#world = world
  }

  async deliver(): Promise<void> {
    const { dice } = this.#world
    const fresh = (await this.#arrived()).filter(() => !dice.happens(LOST))
    const all = [...this.#waiting, ...fresh]
    const late = all.filter(() => dice.happens(LATE))
    const now = all.filter((event) => !late.includes(event))
    const twice = now.filter(() => dice.happens(TWICE))
    this.#waiting = late
    for (const event of dice.shuffled([...now, ...twice])) await this.#hand(event)
  }

  async deliverAll(): Promise<void> {
    const all = [...this.#waiting, ...(await this.#arrived())]
    this.#waiting = []
    for (const event of all) await this.#hand(event)
  }

  async #arrived(): Promise<Event[]> {
    const { isLost } = this.#world.planted
    return (await this.#world.newEvents()).filter(({ type }) => !isLost?.(type))
  }

  /** What was not acknowledged comes again. */
  async #hand(event: Event): Promise<void> {
    if (await this.#world.deliver(event)) this.delivered += 1
    else {
      this.crashes += 1
      this.#waiting.push(event)
    }
  }
}
