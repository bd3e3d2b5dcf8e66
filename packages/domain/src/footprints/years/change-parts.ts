/** Why the figure of a category differs from that of the year before; in grams, and they add up to the difference. */
export const CHANGE_PARTS = ['boundary', 'factor', 'activity', 'method', 'unmatched'] as const
export type ChangePart = (typeof CHANGE_PARTS)[number]
export type ChangeParts = Readonly<Record<ChangePart, number>>

export const NO_PARTS: ChangeParts = {
  boundary: 0,
  factor: 0,
  activity: 0,
  method: 0,
  unmatched: 0,
}

export const addParts = (all: readonly Partial<ChangeParts>[]): ChangeParts =>
  all.reduce<ChangeParts>(
    (sum, each) => ({
      boundary: sum.boundary + (each.boundary ?? 0),
      factor: sum.factor + (each.factor ?? 0),
      activity: sum.activity + (each.activity ?? 0),
      method: sum.method + (each.method ?? 0),
      unmatched: sum.unmatched + (each.unmatched ?? 0),
    }),
    NO_PARTS,
  )
