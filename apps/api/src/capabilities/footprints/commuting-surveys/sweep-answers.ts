import { addMonths, dayOf } from '@understory/domain/calendar/calendar.ts'
import type { WhenDeclared } from '../../../declaring.ts'
import type { Deps } from '../../../deps.ts'

/** From then on the days run after which the single answers are deleted. */
export const noteDeclared: WhenDeclared = async ({ db, clock }, { footprintId, accountId }) => {
  await db
    .updateTable('commuting_answer')
    .set({ declared_at: clock() })
    .where('account_id', '=', accountId)
    .where('declared_at', 'is', null)
    .where('survey_id', 'in', (eb) =>
      eb.selectFrom('commuting_survey').select('id').where('footprint_id', '=', footprintId),
    )
    .execute()
}

/** Of a footprint that is never declared, too, answers stay for a year after their survey ended. */
export async function sweepOldAnswers({ db, clock }: Pick<Deps, 'db' | 'clock'>): Promise<void> {
  const before = addMonths(dayOf(clock()), -12)
  await db
    .deleteFrom('commuting_answer')
    .where('survey_id', 'in', (eb) =>
      eb
        .selectFrom('commuting_survey')
        .select('id')
        .where((or) =>
          or.or([or('ends_on', '<', before), or('ended_at', '<', new Date(`${before}T00:00:00Z`))]),
        ),
    )
    .execute()
}
