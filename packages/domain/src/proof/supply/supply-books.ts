import {
  type PlacedSegment,
  quantityOf,
  type Segment,
  type SupplyEvent,
  splitEnd,
} from './supply-events.ts'
import { SupplyPool } from './supply-pool.ts'
import { SupplyQueue, type Wait } from './supply-queue.ts'

/** The books of a project as far as they are loaded: the fronts of both lines, and what some entries hold. */
export type SupplyWindow = {
  readonly pool: readonly PlacedSegment[]
  /** Whether that is all of the pool. */
  readonly isPoolWhole: boolean
  readonly waits: readonly Wait[]
  readonly areWaitsWhole: boolean
  /** Waits of the entries of which something is taken back. */
  readonly waitsApart: readonly Wait[]
  /** What stands behind the entries of which something is taken back. */
  readonly held: ReadonlyMap<number, readonly PlacedSegment[]>
  /** Above every place that was used before. */
  readonly nextPlace: number
}

export const EMPTY_BOOKS: SupplyWindow = {
  pool: [],
  isPoolWhole: true,
  waits: [],
  areWaitsWhole: true,
  waitsApart: [],
  held: new Map(),
  nextPlace: 1,
}

/**
 * The rule of which units stand behind which entry: first supplied, first used, in the order of the log. What
 * comes before its supply waits for it in line. What is taken back of an entry is first what it waits for, then
 * the last units that it got, which go to the end of the pool and serve those who wait.
 *
 * Lots that were reversed never counted: their events are left out by the caller.
 */
export class SupplyBooks {
  readonly #pool: SupplyPool
  readonly #queue: SupplyQueue
  readonly #held: Map<number, readonly PlacedSegment[]>
  #nextPlace: number

  constructor(window: SupplyWindow) {
    this.#pool = new SupplyPool(window.pool, window.isPoolWhole)
    this.#queue = new SupplyQueue(window.waits, {
      isWhole: window.areWaitsWhole,
      apart: window.waitsApart,
    })
    this.#held = new Map(window.held)
    this.#nextPlace = window.nextPlace
    this.#serve()
  }

  /** Enters one event, which stands at `logIndex`. Not while `mustServe`. */
  enter(event: SupplyEvent, logIndex: number): void {
    switch (event.kind) {
      case 'lot':
        this.#supply([{ lot: event.id, position: 0, quantity: event.quantity }])
        break
      case 'entry':
        this.#claim(event.id, event.quantity, logIndex)
        break
      case 'release':
        this.#release(event.entry, event.quantity)
        break
      case 'lot-reversal':
        break
    }
  }

  /** An entry waits while something is left: the books have to be loaded again, further down the lines. */
  get mustServe(): boolean {
    return !this.#pool.isEmpty && !this.#queue.isEmpty
  }

  get nextPlace(): number {
    return this.#nextPlace
  }

  /** What stands behind each entry that is loaded or was given something. */
  get held(): ReadonlyMap<number, readonly PlacedSegment[]> {
    return this.#held
  }

  get waits(): readonly Wait[] {
    return this.#queue.rest()
  }

  get pool(): readonly PlacedSegment[] {
    return this.#pool.rest()
  }

  /** Gives to those who wait, from the front of the line, as far as both lines are loaded. */
  #serve(): void {
    for (let first = this.#queue.first; first; first = this.#queue.first) {
      const taken = this.#pool.take(first.quantity)
      if (taken.length === 0) return
      this.#give(first.entry, taken)
      this.#queue.lessen(first.entry, quantityOf(taken))
    }
  }

  #supply(segments: readonly Segment[]): void {
    for (const segment of segments) this.#pool.add(this.#place(segment))
    this.#serve()
  }

  #claim(entry: number, quantity: number, logIndex: number): void {
    const taken = this.#queue.isEmpty ? this.#pool.take(quantity) : []
    this.#give(entry, taken)
    const left = quantity - quantityOf(taken)
    if (left > 0) this.#queue.add({ entry, logIndex, quantity: left })
  }

  #release(entry: number, quantity: number): void {
    const left = quantity - this.#queue.lessen(entry, quantity)
    const { start, end } = splitEnd(this.#held.get(entry) ?? [], left)
    this.#held.set(entry, start)
    this.#supply(end)
  }

  #give(entry: number, segments: readonly Segment[]): void {
    if (segments.length === 0) return
    const placed = segments.map((segment) => this.#place(segment))
    this.#held.set(entry, [...(this.#held.get(entry) ?? []), ...placed])
  }

  #place({ lot, position, quantity }: Segment): PlacedSegment {
    const place = this.#nextPlace
    this.#nextPlace += 1
    return { place, lot, position, quantity }
  }
}
