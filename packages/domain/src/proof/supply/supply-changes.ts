import type { SupplyBooks, SupplyWindow } from './supply-books.ts'
import type { PlacedSegment, Segment } from './supply-events.ts'
import type { Wait } from './supply-queue.ts'

export type HeldSegment = PlacedSegment & { readonly entry: number }

/** What has to be written after events were entered: what is new or changed, and what is there no longer. */
export type SupplyChanges = {
  readonly pool: { readonly written: readonly PlacedSegment[]; readonly gone: readonly number[] }
  readonly waits: { readonly written: readonly Wait[]; readonly gone: readonly Wait[] }
  readonly held: {
    readonly written: readonly HeldSegment[]
    readonly gone: readonly HeldSegment[]
  }
}

/** Compares books with what was loaded of them. */
export function changesOf(window: SupplyWindow, books: SupplyBooks): SupplyChanges {
  const pool = compareLists(window.pool, books.pool, ({ place }) => place, isSameSegment)
  return {
    pool: { written: pool.written, gone: pool.gone.map(({ place }) => place) },
    waits: compareLists(
      [...window.waits, ...window.waitsApart],
      books.waits,
      ({ entry }) => entry,
      (one, other) => one.quantity === other.quantity,
    ),
    held: compareLists(flat(window.held), flat(books.held), ({ place }) => place, isSameSegment),
  }
}

const isSameSegment = (one: Segment, other: Segment) =>
  one.quantity === other.quantity && one.position === other.position

const flat = (held: ReadonlyMap<number, readonly PlacedSegment[]>): HeldSegment[] =>
  [...held].flatMap(([entry, segments]) => segments.map((segment) => ({ ...segment, entry })))

function compareLists<T>(
  before: readonly T[],
  after: readonly T[],
  key: (row: T) => number,
  isSame: (one: T, other: T) => boolean,
): { readonly written: T[]; readonly gone: T[] } {
  const known = new Map(before.map((row) => [key(row), row]))
  const left = new Set(after.map(key))
  return {
    written: after.filter((row) => {
      const same = known.get(key(row))
      return !same || !isSame(same, row)
    }),
    gone: [...known.values()].filter((row) => !left.has(key(row))),
  }
}
