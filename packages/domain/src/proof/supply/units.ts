import type { Impact } from '../../quantity/impact-quantity.ts'

/** What one unit of a registry is: a tonne, or a tree. */
export const UNIT: Readonly<Record<Impact, number>> = {
  trees: 1_000,
  co2e: 1_000_000,
  plastic: 1_000_000,
}

type UnitsPart = { readonly impact: Impact; readonly position: number; readonly quantity: number }

/** The first and last unit that a part of a lot is of; neighbours may share a unit at either end. */
export function unitsOf(first: number, { impact, position, quantity }: UnitsPart) {
  const size = UNIT[impact]
  return {
    first: first + Math.floor(position / size),
    last: first + Math.floor((position + quantity - 1) / size),
  }
}
