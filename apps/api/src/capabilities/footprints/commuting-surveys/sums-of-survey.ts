import {
  CommutingAnswer,
  type CommutingSum,
} from '@understory/contracts/footprints/commuting-surveys.ts'
import type { Database, Tx } from '@understory/database/connect.ts'
import { monthOf } from '@understory/domain/calendar/calendar.ts'
import { amountsOfAnswer } from '@understory/domain/footprints/commuting-surveys/amounts-of-answer.ts'
import { extrapolateAnswers } from '@understory/domain/footprints/commuting-surveys/extrapolate-answers.ts'
import { factorYear } from '@understory/domain/footprints/company-footprints/inventory/quick-entry.ts'
import type { findInventory } from '../company-footprints/public.ts'
import { findCommutingFactors, quantityOfAmount } from './commuting-factors.ts'
import { StoredSites, type SurveyRow } from './survey-records.ts'

type InventoryOfSurvey = Pick<
  NonNullable<Awaited<ReturnType<typeof findInventory>>>,
  'country' | 'start_month'
>

/** A thousand kilometres or hours: enough to tell what a metre emits. */
const MANY = 1_000_000

/** What the answers come to, with the factors that they are counted by; `sums` is `null` where too few answered. */
export async function sumsOfSurvey(
  db: Database | Tx,
  { id, sites, weeks }: SurveyRow,
  { country, start_month }: InventoryOfSurvey,
) {
  const where = { country: country ?? 'GB', year: factorYear(monthOf(start_month)) }
  const factors = await findCommutingFactors(db, where)
  const rows = await db
    .selectFrom('commuting_answer')
    .select(['site', 'answer'])
    .where('survey_id', '=', id)
    .execute()
  const people = rows.map(({ site, answer }) => ({
    site,
    amounts: amountsOfAnswer(CommutingAnswer.parse(answer), weeks),
  }))
  const sums: CommutingSum[] | null =
    extrapolateAnswers({
      sites: StoredSites.parse(sites),
      people,
      kgPerUnit: (activity) => {
        const factor = factors.get(activity)
        if (!factor) return 0
        return (quantityOfAmount({ activity, amount: MANY }, factor) * factor.kgCo2e) / MANY
      },
    })?.map((group) => ({ ...group, amounts: [...group.amounts] })) ?? null
  return { sums, factors }
}
