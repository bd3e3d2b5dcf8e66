/** What the log of one project says of its supply and of what was funded there, in its order. */
export type SupplyEvent =
  | { readonly kind: 'lot'; readonly id: number; readonly quantity: number }
  | { readonly kind: 'lot-reversal'; readonly reverses: number }
  | { readonly kind: 'entry'; readonly id: number; readonly quantity: number }
  /** All that an entry still holds is taken back (a reversal), or a part of it (a credit). */
  | { readonly kind: 'release'; readonly entry: number; readonly quantity: number }

/** A part of a lot: so much, from `position` on. */
export type Segment = { readonly lot: number; readonly position: number; readonly quantity: number }

/** A segment in a line; `place` says where, and is never used twice. */
export type PlacedSegment = Segment & { readonly place: number }

export const quantityOf = (segments: readonly Segment[]) =>
  segments.reduce((sum, { quantity }) => sum + quantity, 0)

/** Divides segments so that the second part is their last `quantity`, or all where they have less. */
export function splitEnd<S extends Segment>(
  segments: readonly S[],
  quantity: number,
): { readonly start: S[]; readonly end: S[] } {
  const start = [...segments]
  const end: S[] = []
  let left = quantity
  while (left > 0) {
    const last = start.pop()
    if (!last) break
    const used = Math.min(left, last.quantity)
    const rest = last.quantity - used
    end.unshift({ ...last, position: last.position + rest, quantity: used })
    if (rest > 0) start.push({ ...last, quantity: rest })
    left -= used
  }
  return { start, end }
}

/** Segments that follow one another in their lot are one, in however many steps they came. */
export function joinSegments<S extends Segment>(segments: Iterable<S>): S[] {
  const all: S[] = []
  for (const segment of segments) {
    const last = all.at(-1)
    if (last && last.lot === segment.lot && last.position + last.quantity === segment.position)
      all[all.length - 1] = { ...last, quantity: last.quantity + segment.quantity }
    else all.push(segment)
  }
  return all
}
