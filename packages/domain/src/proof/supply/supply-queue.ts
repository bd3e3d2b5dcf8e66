/** An entry that waits for supply: how much, and where in the log it is, which is its place in the line. */
export type Wait = {
  readonly entry: number
  readonly logIndex: number
  readonly quantity: number
}

/** Who waits for supply, in the order of the log: the front of a line that may be longer than what is loaded. */
export class SupplyQueue {
  readonly #front: Map<number, Wait>
  /** Behind what is not loaded, or loaded by themselves because something is taken back of them. */
  readonly #behind: Map<number, Wait>
  readonly #isWhole: boolean

  constructor(front: readonly Wait[], { isWhole, apart }: QueueWindow) {
    this.#front = new Map(front.map((wait) => [wait.entry, wait]))
    this.#behind = new Map(
      apart.flatMap((wait) => (this.#front.has(wait.entry) ? [] : [[wait.entry, wait]])),
    )
    this.#isWhole = isWhole
  }

  get isEmpty(): boolean {
    return this.#isWhole && this.#front.size === 0
  }

  /** `undefined`: nobody waits, as far as the line is loaded. */
  get first(): Wait | undefined {
    return this.#front.values().next().value
  }

  add(wait: Wait): void {
    if (this.#isWhole) this.#front.set(wait.entry, wait)
    else this.#behind.set(wait.entry, wait)
  }

  /** An entry waits for so much less. It answers by how much. */
  lessen(entry: number, quantity: number): number {
    const line = this.#front.has(entry) ? this.#front : this.#behind
    const wait = line.get(entry)
    if (!wait) return 0
    const less = Math.min(quantity, wait.quantity)
    if (less === wait.quantity) line.delete(entry)
    else line.set(entry, { ...wait, quantity: wait.quantity - less })
    return less
  }

  rest(): readonly Wait[] {
    return [...this.#front.values(), ...this.#behind.values()]
  }
}

export type QueueWindow = { readonly isWhole: boolean; readonly apart: readonly Wait[] }
