import type { PlannedAction } from '@understory/contracts/footprints/climate-plan/planned-actions.ts'
import type { Deps } from '../../../deps.ts'
import { type Refused, refuse } from '../../../http/refuse.ts'
import { selectActions } from './action-records.ts'

/** What the company of a verification says that it has done. */
export async function listActionsToVerify(
  { db }: Pick<Deps, 'db'>,
  verificationId: string,
): Promise<{ actions: PlannedAction[] } | Refused> {
  const verification = await db
    .selectFrom('footprint_verification')
    .select('account_id')
    .where('id', '=', verificationId)
    .executeTakeFirst()
  if (!verification) return refuse('VERIFICATION_NOT_FOUND')
  const actions = await selectActions(db, verification.account_id)
  return { actions: actions.filter(({ status }) => status !== 'estimated') }
}

/** Once; a repeat finds nothing that is only complete. */
export async function verifyAction(
  { db, clock }: Pick<Deps, 'db' | 'clock'>,
  { id, staffId }: { readonly id: string; readonly staffId: string | null },
): Promise<Refused | undefined> {
  const now = clock()
  const verified = await db
    .updateTable('planned_action')
    .set({ status: 'verified', verified_at: now, verified_by: staffId, updated_at: now })
    .where('id', '=', id)
    .where('status', '=', 'declared')
    .returning('id')
    .executeTakeFirst()
  return verified ? undefined : refuse('ACTION_NOT_FOUND')
}
