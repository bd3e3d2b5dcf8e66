import { transact } from '../../../database/transact.ts'
import type { Deps } from '../../../deps.ts'
import { type Refused, refuse } from '../../../http/refuse.ts'
import { isOpenAt, lockSurvey, type SurveyKey } from './survey-records.ts'

/** Nobody can answer any more; what ended already stays as it ended. */
export function endSurvey(
  deps: Pick<Deps, 'db' | 'clock'>,
  key: SurveyKey,
): Promise<Refused | undefined> {
  return transact(deps.db, async (tx) => {
    const survey = await lockSurvey(tx, key)
    if (!survey) return refuse('SURVEY_NOT_FOUND')
    if (!isOpenAt(survey, deps.clock())) return undefined
    await tx
      .updateTable('commuting_survey')
      .set({ ended_at: deps.clock() })
      .where('id', '=', survey.id)
      .execute()
    return undefined
  })
}

/** With its answers. */
export function deleteSurvey(
  { db }: Pick<Deps, 'db'>,
  { footprintId, accountId }: SurveyKey,
): Promise<Refused | undefined> {
  return transact(db, async (tx) => {
    const deleted = await tx
      .deleteFrom('commuting_survey')
      .where('footprint_id', '=', footprintId)
      .where('account_id', '=', accountId)
      .returning('id')
      .executeTakeFirst()
    return deleted ? undefined : refuse('SURVEY_NOT_FOUND')
  })
}
