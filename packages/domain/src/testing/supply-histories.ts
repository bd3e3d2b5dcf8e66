import fc from 'fast-check'
import type { SupplyEvent } from '../proof/supply/supply-events.ts'

/** What may happen next; `chosen` picks one of the lots or entries that are there. */
type SupplyHistoriesStep = {
  readonly kind: SupplyEvent['kind']
  readonly quantity: number
  readonly chosen: number
}

const kinds = fc.oneof(
  { weight: 3, arbitrary: fc.constant('lot' as const) },
  { weight: 4, arbitrary: fc.constant('entry' as const) },
  { weight: 1, arbitrary: fc.constant('lot-reversal' as const) },
  { weight: 2, arbitrary: fc.constant('release' as const) },
)
const quantities = fc.integer({ min: 1, max: 50 })
const steps = fc.array(fc.record({ kind: kinds, quantity: quantities, chosen: fc.nat() }), {
  maxLength: 60,
})

/** A log as it can be: only what is there is taken back, never more than is left of it; a lot is reversed once. */
export const histories = steps.map((chosen) => {
  const history = new History()
  for (const step of chosen) history.add(step)
  return history.events
})

class History {
  readonly events: SupplyEvent[] = []
  readonly #lots: number[] = []
  readonly #left = new Map<number, number>()

  add({ kind, quantity, chosen }: SupplyHistoriesStep): void {
    const id = this.events.length + 1
    switch (kind) {
      case 'lot':
        this.events.push({ kind, id, quantity })
        this.#lots.push(id)
        break
      case 'entry':
        this.events.push({ kind, id, quantity })
        this.#left.set(id, quantity)
        break
      case 'lot-reversal':
        this.#reverseLot(chosen)
        break
      case 'release':
        this.#release(chosen, quantity)
        break
    }
  }

  #reverseLot(chosen: number): void {
    const [reverses] = this.#lots.splice(chosen % Math.max(1, this.#lots.length), 1)
    if (reverses !== undefined) this.events.push({ kind: 'lot-reversal', reverses })
  }

  /** Of every second one all that is left. */
  #release(chosen: number, most: number): void {
    const [entry, left] = [...this.#left][chosen % Math.max(1, this.#left.size)] ?? []
    if (entry === undefined || left === undefined) return
    const quantity = chosen % 2 === 0 ? left : Math.min(left, most)
    this.events.push({ kind: 'release', entry, quantity })
    if (quantity === left) this.#left.delete(entry)
    else this.#left.set(entry, left - quantity)
  }
}
