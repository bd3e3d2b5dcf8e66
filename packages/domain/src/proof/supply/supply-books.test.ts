import fc from 'fast-check'
import { expect, test } from 'vitest'
import { histories } from '../../testing/supply-histories.ts'
import { allocateSupply } from './allocate-supply.ts'
import { EMPTY_BOOKS, SupplyBooks, type SupplyWindow } from './supply-books.ts'
import { changesOf, type HeldSegment, type SupplyChanges } from './supply-changes.ts'
import { joinSegments, type PlacedSegment, type SupplyEvent } from './supply-events.ts'
import type { Wait } from './supply-queue.ts'

/** The books as a database would hold them, loaded a few lines at a time. */
class Shelf {
  readonly pool = new Map<number, PlacedSegment>()
  readonly waits = new Map<number, Wait>()
  readonly held = new Map<number, HeldSegment>()
  nextPlace = EMPTY_BOOKS.nextPlace

  load(size: number, events: readonly SupplyEvent[]): SupplyWindow {
    const entries = new Set(
      events.flatMap((event) => (event.kind === 'release' ? [event.entry] : [])),
    )
    const pool = [...this.pool.values()].toSorted((one, other) => one.place - other.place)
    const waits = this.waiting()
    return {
      pool: pool.slice(0, size),
      isPoolWhole: pool.length <= size,
      waits: waits.slice(0, size),
      areWaitsWhole: waits.length <= size,
      waitsApart: waits.slice(size).filter(({ entry }) => entries.has(entry)),
      held: new Map([...entries].map((entry) => [entry, this.heldBy(entry)])),
      nextPlace: this.nextPlace,
    }
  }

  waiting(): Wait[] {
    return [...this.waits.values()].toSorted((one, other) => one.logIndex - other.logIndex)
  }

  heldBy(entry: number): HeldSegment[] {
    return [...this.held.values()]
      .filter((segment) => segment.entry === entry)
      .toSorted((one, other) => one.place - other.place)
  }

  write({ pool, waits, held }: SupplyChanges, nextPlace: number): void {
    for (const place of pool.gone) this.pool.delete(place)
    for (const { entry } of waits.gone) this.waits.delete(entry)
    for (const { place } of held.gone) this.held.delete(place)
    for (const segment of pool.written) this.pool.set(segment.place, segment)
    for (const wait of waits.written) this.waits.set(wait.entry, wait)
    for (const segment of held.written) this.held.set(segment.place, segment)
    this.nextPlace = nextPlace
  }
}

/** Enters events some at a time, with windows of some lines, as the operation does. */
function enterInSteps(events: readonly SupplyEvent[], size: number, most: number): Shelf {
  const shelf = new Shelf()
  let next = 0
  for (let isServing = false; next < events.length || isServing; ) {
    const batch = isServing ? [] : events.slice(next, next + most)
    const window = shelf.load(size, batch)
    const books = new SupplyBooks(window)
    let entered = 0
    for (const event of batch) {
      books.enter(event, next + entered)
      entered += 1
      if (books.mustServe) break
    }
    next += entered
    isServing = books.mustServe
    shelf.write(changesOf(window, books), books.nextPlace)
  }
  return shelf
}

test('going on from where it was left gives what computing it from the beginning gives', () => {
  const sizes = fc.integer({ min: 1, max: 4 })
  fc.assert(
    fc.property(histories, sizes, sizes, (events, size, most) => {
      const gone = new Set(
        events.flatMap((event) => (event.kind === 'lot-reversal' ? [event.reverses] : [])),
      )
      const counted = events.filter((event) => event.kind !== 'lot' || !gone.has(event.id))
      const whole = allocateSupply(counted)
      const shelf = enterInSteps(counted, size, most)
      const bare = ({ lot, position, quantity }: PlacedSegment) => ({ lot, position, quantity })
      for (const [entry, segments] of whole.allocated)
        expect(joinSegments(shelf.heldBy(entry).map(bare))).toEqual(
          joinSegments(
            segments.map(({ lot, position, quantity }) => ({ lot, position, quantity })),
          ),
        )
      expect(new Set([...shelf.held.values()].map(({ entry }) => entry))).toEqual(
        new Set(whole.allocated.keys()),
      )
      expect(shelf.waiting().map(({ entry, quantity }) => [entry, quantity])).toEqual([
        ...whole.waiting,
      ])
    }),
    { numRuns: 2_000 },
  )
})
