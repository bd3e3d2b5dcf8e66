import {
  HouseholdEstimate,
  HouseholdInput,
  type HouseholdResult,
} from '@understory/contracts/footprints/household.ts'
import { transact } from '../../../database/transact.ts'
import type { Deps } from '../../../deps.ts'
import { Refused, refuse } from '../../../http/refuse.ts'
import { computeHousehold } from './compute-household.ts'

type HouseholdResultsDeps = Pick<Deps, 'db' | 'clock' | 'newId'>

/** One a month for years; more is no history that a person reads. */
const MOST_RESULTS = 100

/** Saves answers with what they come to today. A saved result is never computed again by itself. */
export async function saveHouseholdResult(
  deps: HouseholdResultsDeps,
  accountId: string,
  given: HouseholdInput,
): Promise<HouseholdResult | Refused> {
  const computed = computeHousehold(given)
  if (computed instanceof Refused) return computed
  const { input, estimate } = computed
  const [id, savedAt] = [deps.newId(), deps.clock()]
  const isSaved = await transact(deps.db, async (tx) => {
    await tx
      .selectFrom('account')
      .select('id')
      .where('id', '=', accountId)
      .forNoKeyUpdate()
      .execute()
    const { count } = await tx
      .selectFrom('household_result')
      .select(({ fn }) => fn.countAll<number>().as('count'))
      .where('account_id', '=', accountId)
      .executeTakeFirstOrThrow()
    if (Number(count) >= MOST_RESULTS) return false
    await tx
      .insertInto('household_result')
      .values({
        id,
        account_id: accountId,
        country: input.country,
        answers: JSON.stringify(input.answers),
        version: estimate.version,
        estimate: JSON.stringify(estimate),
        saved_at: savedAt,
      })
      .execute()
    return true
  })
  if (!isSaved) return refuse('TOO_MANY_HOUSEHOLD_RESULTS')
  return {
    resultId: id,
    savedAt: savedAt.toISOString(),
    input,
    estimate: HouseholdEstimate.parse(estimate),
  }
}

export async function listHouseholdResults(
  { db }: Pick<Deps, 'db'>,
  accountId: string,
  most = MOST_RESULTS,
): Promise<HouseholdResult[]> {
  const rows = await db
    .selectFrom('household_result')
    .select(['id', 'country', 'answers', 'estimate', 'saved_at'])
    .where('account_id', '=', accountId)
    .orderBy('saved_at', 'desc')
    .orderBy('id')
    .limit(most)
    .execute()
  return rows.map(({ id, country, answers, estimate, saved_at }) => ({
    resultId: id,
    savedAt: saved_at.toISOString(),
    input: HouseholdInput.parse({ country, answers }),
    estimate: HouseholdEstimate.parse(estimate),
  }))
}

export async function removeHouseholdResult(
  { db }: Pick<Deps, 'db'>,
  { accountId, resultId }: { readonly accountId: string; readonly resultId: string },
): Promise<Refused | undefined> {
  const { numDeletedRows } = await db
    .deleteFrom('household_result')
    .where('account_id', '=', accountId)
    .where('id', '=', resultId)
    .executeTakeFirstOrThrow()
  return numDeletedRows === 0n ? refuse('HOUSEHOLD_RESULT_NOT_FOUND') : undefined
}
