import type { DeclarationPolicy } from '@understory/contracts/footprints/company-footprints/approvals.ts'
import type { Database, Tx } from '@understory/database/connect.ts'
import { transact } from '../../../../database/transact.ts'
import type { Deps } from '../../../../deps.ts'
import { type Refused, refuse } from '../../../../http/refuse.ts'
import { lockAccount } from '../../../people/accounts/public.ts'

const SUGGESTED_FROM_PEOPLE = 3

type OfAccount = { readonly accountId: string }

/** Whether a second person approves what an account declares. */
export async function needsApproval(db: Database | Tx, { accountId }: OfAccount): Promise<boolean> {
  const row = await db
    .selectFrom('declaration_policy')
    .select('needs_approval')
    .where('account_id', '=', accountId)
    .executeTakeFirst()
  return row?.needs_approval ?? false
}

/** Owners and admins beside who asks. */
export async function countApprovers(
  db: Database | Tx,
  { accountId, userId }: OfAccount & { readonly userId: string },
): Promise<number> {
  const others = await db
    .selectFrom('membership')
    .select('user_id')
    .where('account_id', '=', accountId)
    .where('role', 'in', ['owner', 'admin'])
    .where('user_id', '!=', userId)
    .execute()
  return others.length
}

export async function readPolicy(
  db: Database | Tx,
  { accountId }: OfAccount,
): Promise<DeclarationPolicy> {
  const policy = await db
    .selectFrom('declaration_policy')
    .select('needs_approval')
    .where('account_id', '=', accountId)
    .executeTakeFirst()
  const members = await db
    .selectFrom('membership')
    .select('role')
    .where('account_id', '=', accountId)
    .execute()
  return {
    needsApproval: policy?.needs_approval ?? false,
    approvers: members.filter(({ role }) => role === 'owner' || role === 'admin').length,
    isSuggested: policy === undefined && members.length >= SUGGESTED_FROM_PEOPLE,
  }
}

type SettingPolicy = OfAccount & { readonly userId: string; readonly needsApproval: boolean }

/** It is not switched off while something waits for it. */
export function setPolicy(
  { db, clock }: Pick<Deps, 'db' | 'clock'>,
  { accountId, userId, needsApproval: isNeeded }: SettingPolicy,
): Promise<DeclarationPolicy | Refused> {
  return transact(db, async (tx) => {
    await lockAccount(tx, accountId)
    const { approvers } = await readPolicy(tx, { accountId })
    if (isNeeded && approvers < 2) return refuse('NOBODY_TO_APPROVE')
    const waiting = await tx
      .selectFrom('declaration_approval')
      .select('id')
      .where('account_id', '=', accountId)
      .where('state', '=', 'asked')
      .executeTakeFirst()
    if (!isNeeded && waiting) return refuse('APPROVAL_ASKED')
    const values = { needs_approval: isNeeded, changed_by: userId, changed_at: clock() }
    await tx
      .insertInto('declaration_policy')
      .values({ ...values, account_id: accountId })
      .onConflict((conflict) => conflict.column('account_id').doUpdateSet(values))
      .execute()
    return readPolicy(tx, { accountId })
  })
}
