import { sql } from 'kysely'
import type { LineValues } from '../../compute-inventory-lines.ts'

const MICROSECONDS = 1_000

/** Lines of one save are a microsecond apart, so that a list has them in the order in which they were given. */
export const oneBehindTheOther = (rows: readonly LineValues[]) =>
  rows.map((row, at) => ({ ...row, created_at: microsecondsAfter(row.created_at, at) }))

/** A `Date` has no microseconds. */
function microsecondsAfter(time: Date, microseconds: number) {
  const milliseconds = time.getTime() + Math.floor(microseconds / MICROSECONDS)
  const rest = String(microseconds % MICROSECONDS).padStart(3, '0')
  return sql<Date>`${new Date(milliseconds).toISOString().replace('Z', `${rest}Z`)}::timestamptz`
}
