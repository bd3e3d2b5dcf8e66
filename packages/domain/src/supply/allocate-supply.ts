/** What the log of one project says of its supply and of what was funded, in its order. */
export type SupplyEvent =
  | { readonly kind: 'lot'; readonly id: number; readonly quantity: number }
  | { readonly kind: 'lot-reversal'; readonly reverses: number }
  | { readonly kind: 'entry'; readonly id: number; readonly quantity: number }
  /** `reverses: null`: part of what was funded is taken back, of no entry in particular. */
  | { readonly kind: 'reversal'; readonly reverses: number | null; readonly quantity: number }

/** A part of a lot: so much, from `position` on. */
export type Segment = { readonly lot: number; readonly position: number; readonly quantity: number }

export type Allocation = {
  /** What stands behind each entry that was not reversed. */
  readonly allocated: ReadonlyMap<number, readonly Segment[]>
  /** Of which entries how much has no supply yet, in the order in which they will get it. */
  readonly waiting: ReadonlyMap<number, number>
  /** What is left, in the order in which it will be used. */
  readonly pool: readonly Segment[]
}

/**
 * First supplied, first used, in the order of the log. What comes before its supply waits for it in line.
 * What is reversed gives its units back to the end of the pool. A lot that was reversed never counted.
 */
export function allocateSupply(events: readonly SupplyEvent[]): Allocation {
  const gone = new Set(
    events.flatMap((event) => (event.kind === 'lot-reversal' ? [event.reverses] : [])),
  )
  const state = new Books()
  for (const event of events) {
    switch (event.kind) {
      case 'lot':
        if (!gone.has(event.id)) {
          state.supply([{ lot: event.id, position: 0, quantity: event.quantity }])
        }
        break
      case 'entry':
        state.claim(event.id, event.quantity)
        break
      case 'reversal':
        if (event.reverses === null) state.takeBack(event.quantity)
        else state.release(event.reverses, event.quantity)
        break
      case 'lot-reversal':
        break
    }
  }
  return state.result()
}

class Books {
  readonly #allocated = new Map<number, readonly Segment[]>()
  /** In the order of the log: a map keeps the order in which entries began to wait. */
  readonly #waiting = new Map<number, number>()
  /** The newest last; one that no longer waits, or was given back, is skipped. */
  readonly #begun: number[] = []
  readonly #served: number[] = []
  readonly #pool = new Pool()
  /** Taken back beyond what was funded: the next entries come without units of their own. */
  #debt = 0

  supply(segments: readonly Segment[]): void {
    for (const segment of segments) this.#pool.add(segment)
    for (const [entry, quantity] of this.#waiting) {
      const taken = this.#pool.take(quantity)
      if (taken.length === 0) return
      this.#give(entry, taken)
      this.#wait(entry, quantity - sumOf(taken))
    }
  }

  claim(entry: number, quantity: number): void {
    const owed = Math.min(this.#debt, quantity)
    this.#debt -= owed
    const wanted = quantity - owed
    const taken = this.#waiting.size === 0 ? this.#pool.take(wanted) : []
    this.#give(entry, taken)
    this.#begun.push(entry)
    this.#wait(entry, wanted - sumOf(taken))
  }

  /** What was taken back of the entry before is owed by others now, so that the sums stay those of the log. */
  release(entry: number, quantity: number): void {
    const given = this.#allocated.get(entry) ?? []
    const held = sumOf(given) + (this.#waiting.get(entry) ?? 0)
    this.#allocated.delete(entry)
    this.#waiting.delete(entry)
    this.supply(given)
    this.takeBack(quantity - held)
  }

  /** From the newest that waits, then from the newest that was served. */
  takeBack(quantity: number): void {
    const left = this.#takeFromServed(this.#takeFromWaiting(quantity))
    this.#debt += left
  }

  result(): Allocation {
    const served = [...this.#allocated].filter(([, segments]) => segments.length > 0)
    return { allocated: new Map(served), waiting: this.#waiting, pool: this.#pool.rest() }
  }

  #takeFromWaiting(quantity: number): number {
    let left = quantity
    while (left > 0 && this.#waiting.size > 0) {
      const entry = this.#begun.at(-1)
      if (entry === undefined) break
      const waits = this.#waiting.get(entry) ?? 0
      const less = Math.min(left, waits)
      this.#wait(entry, waits - less)
      left -= less
      if (less === waits) this.#begun.pop()
    }
    return left
  }

  #takeFromServed(quantity: number): number {
    const returned: Segment[] = []
    let left = quantity
    while (left > 0) {
      const entry = this.#served.at(-1)
      if (entry === undefined) break
      const { start, end } = splitEnd(this.#allocated.get(entry) ?? [], left)
      this.#allocated.set(entry, start)
      returned.push(...end)
      left -= sumOf(end)
      if (start.length === 0) this.#served.pop()
    }
    this.supply(returned)
    return left
  }

  #give(entry: number, segments: readonly Segment[]): void {
    if (segments.length === 0) return
    this.#allocated.set(entry, [...(this.#allocated.get(entry) ?? []), ...segments])
    if (this.#served.at(-1) !== entry) this.#served.push(entry)
  }

  #wait(entry: number, quantity: number): void {
    if (quantity > 0) this.#waiting.set(entry, quantity)
    else this.#waiting.delete(entry)
  }
}

/** Used from the front; what was used is not moved, so that a long one costs no more than a short one. */
class Pool {
  readonly #segments: Segment[] = []
  #first = 0

  add(segment: Segment): void {
    this.#segments.push(segment)
  }

  take(wanted: number): Segment[] {
    const taken: Segment[] = []
    let left = wanted
    for (let next = this.#segments[this.#first]; left > 0 && next; ) {
      const { lot, position, quantity } = next
      const used = Math.min(left, quantity)
      taken.push({ lot, position, quantity: used })
      left -= used
      if (used < quantity) {
        this.#segments[this.#first] = { lot, position: position + used, quantity: quantity - used }
      } else this.#first += 1
      next = this.#segments[this.#first]
    }
    return taken
  }

  rest(): readonly Segment[] {
    return this.#segments.slice(this.#first)
  }
}

function splitEnd(segments: readonly Segment[], quantity: number) {
  const start = [...segments]
  const end: Segment[] = []
  let left = quantity
  while (left > 0) {
    const last = start.pop()
    if (!last) break
    const used = Math.min(left, last.quantity)
    const kept = last.quantity - used
    end.unshift({ ...last, position: last.position + kept, quantity: used })
    if (kept > 0) start.push({ ...last, quantity: kept })
    left -= used
  }
  return { start, end }
}

const sumOf = (segments: readonly Segment[]) =>
  segments.reduce((sum, { quantity }) => sum + quantity, 0)
