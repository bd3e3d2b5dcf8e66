type Published = {
  readonly id: string
  readonly year: number
  /** A corrected publication of the same year has the next one. */
  readonly revision: number
}

/**
 * The row that fits a year: of the nearest set, one of a later year only where there is no other, and of that
 * set the last correction; of two such rows that with the first id, so that no order of reading decides.
 * `null`: there is none.
 */
export function fittingFactor<F extends Published>(rows: readonly F[], wanted: number): F | null {
  const isLater = ({ year }: F) => Number(year > wanted)
  const distance = ({ year }: F) => Math.abs(year - wanted)
  const inOrder = rows.toSorted(
    (a, b) =>
      isLater(a) - isLater(b) ||
      distance(a) - distance(b) ||
      b.revision - a.revision ||
      (a.id < b.id ? -1 : 1),
  )
  return inOrder[0] ?? null
}

/** Why another row takes the place of the one that a line was computed with. */
export type ChangeReason = 'correction' | 'year' | 'other-gases'

export const changeReason = (from: Published, to: Published): ChangeReason =>
  from.year === to.year ? 'correction' : 'year'
