import { activityKey } from '../activity-key.ts'
import { type Activity, DEFAULTS_OF } from './default-rows.ts'

export type FactorOfLine = {
  readonly factorId: string
  readonly market: string
  /** The table of the publication. */
  readonly category: string
  readonly name: string
}
type RowOfLine = Omit<FactorOfLine, 'factorId'>

const ACTIVITIES: ReadonlyMap<string, readonly Activity[]> = activitiesByRow()

function activitiesByRow() {
  const found = new Map<string, Activity[]>()
  for (const [activity, rows] of DEFAULTS_OF) {
    for (const key of new Set(rows.map((row) => rowKey(row)))) {
      found.set(key, [...(found.get(key) ?? []), activity])
    }
  }
  return found
}

function rowKey({ market, category, name }: RowOfLine): string {
  return activityKey({ market, category, name, unit: '' })
}

/** The activities that a row is usual for in some country. */
export const activitiesOfRow = (row: RowOfLine): readonly Activity[] =>
  ACTIVITIES.get(rowKey(row)) ?? []

/** Whether they are the same row, in whichever unit and year. */
export const isSameRow = (one: RowOfLine, other: RowOfLine): boolean =>
  rowKey(one) === rowKey(other)
