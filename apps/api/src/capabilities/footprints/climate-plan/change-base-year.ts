import type { BodyOf } from '@understory/contracts/endpoint.ts'
import type {
  BaseYear,
  RecalculateBaseYear,
  RecordBaseChange,
  WriteBasePolicy,
} from '@understory/contracts/footprints/climate-plan/base-year.ts'
import type { Tx } from '@understory/database/connect.ts'
import { firstDay } from '@understory/domain/calendar/calendar.ts'
import { transact } from '../../../database/transact.ts'
import type { Deps } from '../../../deps.ts'
import type { AccountActor } from '../../../http/actor.ts'
import { type Refused, refuse } from '../../../http/refuse.ts'
import { lockAccount } from '../../people/accounts/public.ts'
import { readBaseYearRecords } from './base-year-records.ts'
import { refuseWithoutBase } from './plan-facts.ts'

type ChangeBaseYearDeps = Pick<Deps, 'db' | 'clock' | 'newId'>
type ChangeBaseYearActor = Pick<AccountActor, 'accountId'>

const MOST_CHANGES = 200

export async function writeBasePolicy(
  deps: ChangeBaseYearDeps,
  { accountId }: ChangeBaseYearActor,
  input: BodyOf<typeof WriteBasePolicy>,
): Promise<BaseYear | Refused> {
  return change(deps, accountId, async (tx, now) => {
    const refused = await refuseWithoutBase(tx, { accountId, now }, input.baseMonth)
    if (refused) return refused
    const columns = {
      base_month: firstDay(input.baseMonth),
      reason: input.reason,
      policy: input.policy,
      threshold_basis_points: input.thresholdBasisPoints,
      updated_at: now,
    }
    await tx
      .insertInto('base_year_policy')
      .values({ ...columns, account_id: accountId, written_at: now })
      .onConflict((conflict) => conflict.column('account_id').doUpdateSet(columns))
      .execute()
    return undefined
  })
}

export function recordBaseChange(
  deps: ChangeBaseYearDeps,
  accountId: string,
  input: BodyOf<typeof RecordBaseChange>,
): Promise<BaseYear | Refused> {
  return change(deps, accountId, async (tx, now, { policy, changes }) => {
    if (!policy) return refuse('BASE_POLICY_REQUIRED')
    if (changes.length >= MOST_CHANGES) return refuse('TOO_MANY_BASE_CHANGES')
    await tx
      .insertInto('base_year_change')
      .values({
        id: deps.newId(),
        account_id: accountId,
        kind: input.kind,
        description: input.description,
        change_grams: input.changeGrams,
        category: input.category,
        source: input.source,
        happened_on: input.happenedOn,
        recorded_at: now,
      })
      .execute()
    return undefined
  })
}

export function recalculateBaseYear(
  deps: ChangeBaseYearDeps,
  accountId: string,
  { reason, approver }: BodyOf<typeof RecalculateBaseYear>,
): Promise<BaseYear | Refused> {
  return change(deps, accountId, async (tx, now, { policy, base }) => {
    if (!policy || !base?.isDue) return refuse('BASE_RECALCULATION_NOT_DUE')
    await tx
      .insertInto('base_year_recalculation')
      .values({
        id: deps.newId(),
        account_id: accountId,
        base_month: firstDay(policy.baseMonth),
        original_grams: base.originalGrams,
        recalculated_grams: base.dueGrams,
        reason,
        approver,
        recalculated_at: now,
      })
      .execute()
    return undefined
  })
}

/** One change of an account's base year after the other, and how it is then. */
function change(
  { db, clock }: ChangeBaseYearDeps,
  accountId: string,
  write: (tx: Tx, now: Date, before: BaseYear) => Promise<Refused | undefined>,
): Promise<BaseYear | Refused> {
  const now = clock()
  return transact(db, async (tx) => {
    await lockAccount(tx, accountId)
    const refused = await write(tx, now, await readBaseYearRecords(tx, { accountId, now }))
    return refused ?? readBaseYearRecords(tx, { accountId, now })
  })
}
