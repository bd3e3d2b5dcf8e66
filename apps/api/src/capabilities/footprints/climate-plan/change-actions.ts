import type {
  ActionInput,
  PlannedAction,
} from '@understory/contracts/footprints/climate-plan/planned-actions.ts'
import type { Database, Tx } from '@understory/database/connect.ts'
import { exceededGrams } from '@understory/domain/footprints/climate-plan/actions.ts'
import { formatEmission } from '@understory/domain/footprints/company-footprints/format-emission.ts'
import { transact } from '../../../database/transact.ts'
import type { Deps } from '../../../deps.ts'
import type { AccountActor } from '../../../http/actor.ts'
import { type Refused, refuse } from '../../../http/refuse.ts'
import { lockAccount } from '../../people/accounts/public.ts'
import { actionColumns, selectActions } from './action-records.ts'
import { type OfAccount, plannedFootprints } from './plan-facts.ts'

type ChangeActionsDeps = Pick<Deps, 'db' | 'clock' | 'newId'>
type ChangeActionsInput = { readonly accountId: string; readonly id: string }

const MOST_ACTIONS = 500

export async function addAction(
  deps: ChangeActionsDeps,
  { accountId }: Pick<AccountActor, 'accountId'>,
  input: ActionInput,
): Promise<PlannedAction | Refused> {
  const id = deps.newId()
  const now = deps.clock()
  return transact(deps.db, async (tx) => {
    await lockAccount(tx, accountId)
    const actions = await selectActions(tx, accountId)
    if (actions.length >= MOST_ACTIONS) return refuse('TOO_MANY_ACTIONS')
    const refused = await refuseImpossible(tx, { accountId, now }, input)
    if (refused) return refused
    await tx
      .insertInto('planned_action')
      .values({
        ...actionColumns(input),
        id,
        account_id: accountId,
        created_at: now,
        updated_at: now,
      })
      .execute()
    return { ...input, actionId: id }
  })
}

export async function changeAction(
  deps: ChangeActionsDeps,
  wanted: ChangeActionsInput,
  input: ActionInput,
): Promise<PlannedAction | Refused> {
  const { accountId } = wanted
  const refused = await refuseImpossible(deps.db, { accountId, now: deps.clock() }, input)
  if (refused) return refused
  const changed = await deps.db
    .updateTable('planned_action')
    .set({ ...actionColumns(input), updated_at: deps.clock() })
    .where('id', '=', wanted.id)
    .where('account_id', '=', wanted.accountId)
    .where('status', '<>', 'verified')
    .returning('id')
    .executeTakeFirst()
  return changed ? { ...input, actionId: wanted.id } : whyNot(deps, wanted)
}

/** Nothing saves more in a year than what its scope emits. */
async function refuseImpossible(
  db: Database | Tx,
  asked: OfAccount,
  input: ActionInput,
): Promise<Refused | null> {
  const most = exceededGrams(input, await plannedFootprints(db, asked))
  if (most === null) return null
  const message = `Scope ${input.scope} of your footprints is ${formatEmission(most)} of CO2e a year at most. Please give a saving within it.`
  return refuse('BAD_REQUEST', [{ field: 'gramsAYear', message }])
}

export async function removeAction(
  deps: Pick<Deps, 'db'>,
  wanted: ChangeActionsInput,
): Promise<Refused | undefined> {
  const removed = await deps.db
    .deleteFrom('planned_action')
    .where('id', '=', wanted.id)
    .where('account_id', '=', wanted.accountId)
    .where('status', '<>', 'verified')
    .returning('id')
    .executeTakeFirst()
  return removed ? undefined : whyNot(deps, wanted)
}

async function whyNot(
  { db }: Pick<Deps, 'db'>,
  { id, accountId }: ChangeActionsInput,
): Promise<Refused> {
  const actions = await selectActions(db, accountId)
  const isThere = actions.some(({ actionId }) => actionId === id)
  return refuse(isThere ? 'ACTION_VERIFIED' : 'ACTION_NOT_FOUND')
}
