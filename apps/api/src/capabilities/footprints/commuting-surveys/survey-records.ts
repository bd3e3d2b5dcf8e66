import { CommutingSum } from '@understory/contracts/footprints/commuting-surveys.ts'
import type { Database, Tx } from '@understory/database/connect.ts'
import { type CalendarDate, dayOf } from '@understory/domain/calendar/calendar.ts'
import { z } from 'zod'

export const StoredSites = z.array(z.object({ site: z.string().nullable(), people: z.int() }))
export const StoredSums = z.array(CommutingSum)

export type SurveyKey = { readonly footprintId: string; readonly accountId: string }

const ofFootprint = (db: Database | Tx, { footprintId, accountId }: SurveyKey) =>
  db
    .selectFrom('commuting_survey as s')
    .selectAll('s')
    .where('s.footprint_id', '=', footprintId)
    .where('s.account_id', '=', accountId)

export const findSurvey = (db: Database | Tx, key: SurveyKey) =>
  ofFootprint(db, key).executeTakeFirst()

/** The survey, which nobody else changes or answers meanwhile. */
export const lockSurvey = (tx: Tx, key: SurveyKey) =>
  ofFootprint(tx, key).forUpdate().executeTakeFirst()

export type SurveyRow = NonNullable<Awaited<ReturnType<typeof findSurvey>>>

type SurveyEnd = { readonly ends_on: CalendarDate; readonly ended_at: Date | null }

/** Its last day is a day of answers, too. */
export const isOpenAt = ({ ends_on, ended_at }: SurveyEnd, now: Date): boolean =>
  ended_at === null && ends_on >= dayOf(now)

export async function countAnswers(db: Database | Tx, surveyId: string): Promise<number> {
  const { count } = await db
    .selectFrom('commuting_answer')
    .select(({ fn }) => fn.countAll().as('count'))
    .where('survey_id', '=', surveyId)
    .executeTakeFirstOrThrow()
  return Number(count)
}
