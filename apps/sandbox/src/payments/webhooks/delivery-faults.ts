/** How unreliable the webhooks are made, to test that the receiver copes. */
export type DeliveryFaults = {
  /** Share of events sent twice, 0 to 1. */
  duplicateShare: number
  /** Each is held back by up to this long. */
  delayMs: number
  /** Those that are due go out in any order. */
  shuffle: boolean
  paused: boolean
}

export const RELIABLE: DeliveryFaults = {
  duplicateShare: 0,
  delayMs: 0,
  shuffle: false,
  paused: false,
}

export function shuffled<T>(items: readonly T[], dice: () => number): T[] {
  const order = items.map((item) => ({ item, at: dice() }))
  return order.sort((a, b) => a.at - b.at).map(({ item }) => item)
}
