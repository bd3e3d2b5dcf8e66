/** Years before the wanted one come before years after it. */
export const yearDistance = (year: number, wanted: number): number =>
  year <= wanted ? wanted - year : 100 + year - wanted

type Published = {
  readonly id: string
  readonly year: number
  /** A corrected publication of the same year has the next one. */
  readonly revision: number
}

/** The row that fits a year: of the nearest set, and of that the last correction; `null`: there is none. */
export function fittingFactor<F extends Published>(rows: readonly F[], wanted: number): F | null {
  const inOrder = rows.toSorted(
    (a, b) =>
      yearDistance(a.year, wanted) - yearDistance(b.year, wanted) || b.revision - a.revision,
  )
  return inOrder[0] ?? null
}

/** Why another row takes the place of the one that a line was computed with. */
export type ChangeReason = 'correction' | 'year'

export const changeReason = (from: Published, to: Published): ChangeReason =>
  from.year === to.year ? 'correction' : 'year'
