import {
  CommutingAnswer,
  type CommutingSum,
} from '@understory/contracts/footprints/commuting-surveys.ts'
import type { EmissionFactor } from '@understory/contracts/footprints/emission-factors.ts'
import type { Database, Tx } from '@understory/database/connect.ts'
import { monthOf } from '@understory/domain/calendar/calendar.ts'
import { amountsOfAnswer } from '@understory/domain/footprints/commuting-surveys/amounts-of-answer.ts'
import type { CommuteActivity } from '@understory/domain/footprints/commuting-surveys/commute-activity.ts'
import { extrapolateAnswers } from '@understory/domain/footprints/commuting-surveys/extrapolate-answers.ts'
import { factorYear } from '@understory/domain/footprints/company-footprints/inventory/quick-entry.ts'
import { placeOf } from '@understory/domain/footprints/sites/place.ts'
import { type findInventory, placesOfCompany } from '../company-footprints/public.ts'
import { findCommutingFactors, quantityOfAmount } from './commuting-factors.ts'
import { StoredSites, StoredSums, type SurveyRow } from './survey-records.ts'

type InventoryOfSurvey = Pick<
  NonNullable<Awaited<ReturnType<typeof findInventory>>>,
  'country' | 'start_month'
>

/** A thousand kilometres or hours: enough to tell what a metre emits. */
const MANY = 1_000_000

type FactorsIn = (country: string) => ReadonlyMap<CommuteActivity, EmissionFactor>

/**
 * What the answers come to, with the factors of each country that they are counted by; `sums` is `null` where too few
 * answered.
 */
export async function sumsOfSurvey(
  db: Database | Tx,
  { id, account_id: accountId, sites, weeks, sums: stored }: SurveyRow,
  { country, start_month }: InventoryOfSurvey,
): Promise<{ sums: CommutingSum[] | null; factorsIn: FactorsIn }> {
  const places = await placesOfCompany(db, { accountId, country })
  const surveyed = StoredSites.parse(sites).map((each) => ({
    ...each,
    country: placeOf(places, each.site).country,
  }))
  const year = factorYear(monthOf(start_month))
  const factors = new Map<string, ReadonlyMap<CommuteActivity, EmissionFactor>>()
  // A site may have moved since its sums were stored.
  const counted = StoredSums.nullable().parse(stored) ?? []
  const countries = [places, ...surveyed, ...counted].flatMap((each) => each.country ?? [])
  for (const where of new Set(countries)) {
    factors.set(where, await findCommutingFactors(db, { country: where, year }))
  }
  const factorsIn: FactorsIn = (where) => factors.get(where) ?? new Map()
  const rows = await db
    .selectFrom('commuting_answer')
    .select(['site', 'answer'])
    .where('survey_id', '=', id)
    .execute()
  const people = rows.map(({ site, answer }) => ({
    site,
    amounts: amountsOfAnswer(CommutingAnswer.parse(answer), weeks),
  }))
  const sums =
    extrapolateAnswers({
      sites: surveyed,
      people,
      country: places.country,
      kgPerUnit: (activity, where) => {
        const factor = factorsIn(where).get(activity)
        if (!factor) return 0
        return (quantityOfAmount({ activity, amount: MANY }, factor) * factor.kgCo2e) / MANY
      },
    })?.map((group) => ({ ...group, amounts: [...group.amounts] })) ?? null
  return { sums, factorsIn }
}
