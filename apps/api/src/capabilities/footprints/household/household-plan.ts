import type { BodyOf } from '@understory/contracts/endpoint.ts'
import {
  HouseholdPlan,
  type SetHouseholdAction,
} from '@understory/contracts/footprints/household-plan.ts'
import type { Tx } from '@understory/database/connect.ts'
import { transact } from '../../../database/transact.ts'
import type { Deps } from '../../../deps.ts'
import { type Refused, refuse } from '../../../http/refuse.ts'
import { listHouseholdResults } from './household-results.ts'

type HouseholdPlanDeps = Pick<Deps, 'db' | 'clock'>

/** What a person plans and has done; at most one row for each action that there is. */
export async function getHouseholdPlan(
  { db }: { readonly db: Deps['db'] | Tx },
  accountId: string,
): Promise<HouseholdPlan> {
  const rows = await db
    .selectFrom('household_action')
    .select(['action', 'state', 'saving_grams', 'since'])
    .where('account_id', '=', accountId)
    .orderBy('saving_grams', 'desc')
    .orderBy('action')
    .execute()
  return HouseholdPlan.parse({
    actions: rows.map(({ action, state, saving_grams, since }) => ({
      ...{ action, state, savingGrams: saving_grams },
      since: since.toISOString(),
    })),
  })
}

/** Grams a year are those of the newest result; of one that it no longer offers, as they were stored. */
export async function setHouseholdAction(
  deps: HouseholdPlanDeps,
  accountId: string,
  { action, state }: BodyOf<typeof SetHouseholdAction>,
): Promise<HouseholdPlan | Refused> {
  const [newest] = await listHouseholdResults(deps, accountId, 1)
  const offered = newest?.estimate.actions.find(({ id }) => id === action)
  return transact(deps.db, async (tx) => {
    const change = { accountId, action, offered, now: deps.clock() }
    const refused =
      state === 'open' ? await takeOut(tx, change) : await putIn(tx, { ...change, state })
    return refused ?? getHouseholdPlan({ db: tx }, accountId)
  })
}

type HouseholdActionChange = Pick<BodyOf<typeof SetHouseholdAction>, 'action'> & {
  readonly accountId: string
  readonly offered: { readonly saving: number } | undefined
  readonly now: Date
}

async function takeOut(
  tx: Tx,
  { accountId, action }: Pick<HouseholdActionChange, 'accountId' | 'action'>,
): Promise<Refused | undefined> {
  await tx
    .deleteFrom('household_action')
    .where('account_id', '=', accountId)
    .where('action', '=', action)
    .execute()
  return undefined
}

async function putIn(
  tx: Tx,
  {
    accountId,
    action,
    state,
    offered,
    now,
  }: HouseholdActionChange & { readonly state: 'planned' | 'done' },
): Promise<Refused | undefined> {
  const changed = { state, since: now, ...(offered && { saving_grams: offered.saving }) }
  const known = await tx
    .updateTable('household_action')
    .set(changed)
    .where('account_id', '=', accountId)
    .where('action', '=', action)
    .where('state', '<>', state)
    .returning('action')
    .executeTakeFirst()
  if (known) return undefined
  if (!offered)
    return (await isInPlan(tx, accountId, action))
      ? undefined
      : refuse('HOUSEHOLD_ACTION_NOT_OFFERED')
  await tx
    .insertInto('household_action')
    .values({ account_id: accountId, action, state, saving_grams: offered.saving, since: now })
    .onConflict((conflict) => conflict.columns(['account_id', 'action']).doNothing())
    .execute()
  return undefined
}

async function isInPlan(tx: Tx, accountId: string, action: string): Promise<boolean> {
  const row = await tx
    .selectFrom('household_action')
    .select('action')
    .where('account_id', '=', accountId)
    .where('action', '=', action)
    .executeTakeFirst()
  return row !== undefined
}
