import type { IntensityFigure } from '@understory/contracts/footprints/climate-plan/intensity-figures.ts'
import type { Database, Tx } from '@understory/database/connect.ts'
import { monthOf } from '@understory/domain/calendar/calendar.ts'
import {
  intensityYears,
  unknownYears,
} from '@understory/domain/footprints/climate-plan/intensity.ts'
import { readRecalculatedBase } from './base-year-records.ts'
import { type OfAccount, plannedFootprints } from './plan-facts.ts'

/** The intensity figures of an account, computed from its footprints as they are now. */
export async function listIntensityRecords(
  db: Database | Tx,
  asked: OfAccount,
): Promise<IntensityFigure[]> {
  const figures = await db
    .selectFrom('intensity_figure')
    .select(['id', 'title', 'unit', 'base_month', 'counts', 'driver'])
    .where('account_id', '=', asked.accountId)
    .orderBy('created_at')
    .execute()
  const units = await db
    .selectFrom('intensity_year')
    .select(['figure_id', 'year', 'units'])
    .where('account_id', '=', asked.accountId)
    .orderBy('year')
    .execute()
  const footprints = await plannedFootprints(db, asked)
  const recalculated = await readRecalculatedBase(db, asked)
  return figures.map(({ id, title, unit, base_month, counts, driver }) => {
    const baseMonth = monthOf(base_month)
    const own = units.flatMap(({ figure_id, ...each }) => (figure_id === id ? [each] : []))
    const years = intensityYears({ baseMonth, counts, recalculated }, own, footprints)
    return {
      figureId: id,
      title,
      unit,
      baseMonth,
      driver,
      counts,
      units: own,
      unknownYears: unknownYears({ baseMonth, counts }, own, footprints),
      years,
    }
  })
}
