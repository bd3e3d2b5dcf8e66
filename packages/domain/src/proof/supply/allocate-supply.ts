import { EMPTY_BOOKS, SupplyBooks } from './supply-books.ts'
import type { Segment, SupplyEvent } from './supply-events.ts'

export type Allocation = {
  /** What stands behind each entry of which something is left. */
  readonly allocated: ReadonlyMap<number, readonly Segment[]>
  /** Of which entries how much has no supply yet, in the order in which they will get it. */
  readonly waiting: ReadonlyMap<number, number>
  /** What is left, in the order in which it will be used. */
  readonly pool: readonly Segment[]
}

/** The rule of `SupplyBooks` over the whole log of a project, from its first event. */
export function allocateSupply(events: readonly SupplyEvent[]): Allocation {
  const gone = new Set(
    events.flatMap((event) => (event.kind === 'lot-reversal' ? [event.reverses] : [])),
  )
  const books = new SupplyBooks(EMPTY_BOOKS)
  events.forEach((event, logIndex) => {
    if (event.kind !== 'lot' || !gone.has(event.id)) books.enter(event, logIndex)
  })
  const served = [...books.held].filter(([, segments]) => segments.length > 0)
  return {
    allocated: new Map(served),
    waiting: new Map(books.waits.map(({ entry, quantity }) => [entry, quantity])),
    pool: books.pool,
  }
}
