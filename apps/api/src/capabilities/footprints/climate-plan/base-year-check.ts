import type { Database } from '@understory/database/connect.ts'
import type { FootprintBreach, FootprintCheck } from '../../../footprint-rules/footprint-check.ts'

export const BASE_YEAR_CHECK: FootprintCheck = {
  id: 'base years',
  rule: 'every recalculated base year is the one before with what changed',
  find: verifyBaseYears,
}

/** Each recalculation is the figure before it with the changes that were recorded in between. */
async function verifyBaseYears(db: Database) {
  const rows = await db
    .selectFrom('base_year_recalculation')
    .selectAll()
    .orderBy('recalculated_at')
    .execute()
  const changes = await db.selectFrom('base_year_change').selectAll().execute()
  const breaches = rows.flatMap((row, at): FootprintBreach[] => {
    const before = rows
      .slice(0, at)
      .findLast((each) => each.account_id === row.account_id && each.base_month === row.base_month)
    const since = changes.filter(
      ({ account_id, recorded_at }) =>
        account_id === row.account_id &&
        recorded_at <= row.recalculated_at &&
        (!before || recorded_at > before.recalculated_at),
    )
    const from = before?.recalculated_grams ?? row.original_grams
    const again = Math.max(
      0,
      since.reduce((sum, { change_grams }) => sum + change_grams, from),
    )
    return again === row.recalculated_grams
      ? []
      : [{ subject: row.id, detail: `${row.recalculated_grams} g stored, ${again} g computed` }]
  })
  return { checked: rows.length, breaches }
}
