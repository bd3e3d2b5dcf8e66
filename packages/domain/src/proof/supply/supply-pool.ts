import type { PlacedSegment, Segment } from './supply-events.ts'

/**
 * What is supplied and not used, the front of a line that may be longer than what is loaded of it. It is used
 * from the front; what was used is not moved, so that a long line costs no more than a short one.
 */
export class SupplyPool {
  readonly #front: PlacedSegment[]
  /** Added behind what is not loaded. */
  readonly #behind: PlacedSegment[] = []
  readonly #isWhole: boolean
  #first = 0

  constructor(front: readonly PlacedSegment[], isWhole: boolean) {
    this.#front = [...front]
    this.#isWhole = isWhole
  }

  get isEmpty(): boolean {
    return this.#isWhole && this.#first >= this.#front.length
  }

  add(segment: PlacedSegment): void {
    if (this.#isWhole) this.#front.push(segment)
    else this.#behind.push(segment)
  }

  /** Up to so much; less where there is less, or where what is loaded ends. */
  take(wanted: number): Segment[] {
    const taken: Segment[] = []
    let left = wanted
    for (let next = this.#front[this.#first]; left > 0 && next; ) {
      const { place, lot, position, quantity } = next
      const used = Math.min(left, quantity)
      taken.push({ lot, position, quantity: used })
      left -= used
      if (used < quantity) {
        const rest = { place, lot, position: position + used, quantity: quantity - used }
        this.#front[this.#first] = rest
      } else this.#first += 1
      next = this.#front[this.#first]
    }
    return taken
  }

  rest(): readonly PlacedSegment[] {
    return [...this.#front.slice(this.#first), ...this.#behind]
  }
}
