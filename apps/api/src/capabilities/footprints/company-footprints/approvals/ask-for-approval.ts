import type { BodyOf } from '@understory/contracts/endpoint.ts'
import type { AskForApproval } from '@understory/contracts/footprints/company-footprints/approvals.ts'
import type { Tx } from '@understory/database/connect.ts'
import { transact } from '../../../../database/transact.ts'
import type { Deps } from '../../../../deps.ts'
import { Refused, refuse } from '../../../../http/refuse.ts'
import { answerCompleteness } from '../inventory/declaring/answer-completeness.ts'
import { type InventoryKey, lockInventory } from '../inventory/inventory-records.ts'
import { findAsked, inventoryChangedAt, isMember } from './approval-records.ts'
import { countApprovers, needsApproval } from './declaration-policy.ts'

type AskForApprovalDeps = Pick<Deps, 'db' | 'clock' | 'newId' | 'jobs'>
type AskingApproval = InventoryKey & { readonly userId: string }

/** Everything that a declaration needs is there; a second person decides. */
export function askForApproval(
  deps: AskForApprovalDeps,
  wanted: AskingApproval,
  body: BodyOf<typeof AskForApproval>,
): Promise<{ approvalId: string } | Refused> {
  return transact(deps.db, async (tx) => {
    if (!(await needsApproval(tx, wanted))) return refuse('APPROVAL_NOT_NEEDED')
    if ((await countApprovers(tx, wanted)) === 0) return refuse('NOBODY_TO_APPROVE')
    if (!(await lockInventory(tx, wanted))) return refuse('INVENTORY_NOT_FOUND')
    const before = await findAsked(tx, wanted)
    if (before && (await stillHolds(tx, before))) return refuse('APPROVAL_ASKED')
    const inventory = await answerCompleteness(tx, deps, { wanted, body })
    if (inventory instanceof Refused) return inventory
    const now = deps.clock()
    if (before) {
      await tx
        .updateTable('declaration_approval')
        .set({ state: 'withdrawn', decided_by: wanted.userId, decided_at: now })
        .where('id', '=', before.id)
        .execute()
    }
    const approvalId = deps.newId()
    await tx
      .insertInto('declaration_approval')
      .values({
        id: approvalId,
        account_id: wanted.accountId,
        footprint_id: wanted.footprintId,
        asked_by: wanted.userId,
        asked_at: now,
        inventory_at: await inventoryChangedAt(tx, wanted),
        total_grams: inventory.totals.total,
        state: 'asked',
      })
      .execute()
    await deps.jobs.enqueue(tx, 'send-approval-request', { approvalId })
    return { approvalId }
  })
}

export type AskedApproval = NonNullable<Awaited<ReturnType<typeof findAsked>>>

/** Nothing changed since, and who asked is still there. */
export async function stillHolds(tx: Tx, asked: AskedApproval): Promise<boolean> {
  const key = { accountId: asked.account_id, footprintId: asked.footprint_id }
  const changedAt = await inventoryChangedAt(tx, key)
  const isHere = await isMember(tx, { accountId: asked.account_id, userId: asked.asked_by })
  return isHere && changedAt.getTime() === asked.inventory_at.getTime()
}
