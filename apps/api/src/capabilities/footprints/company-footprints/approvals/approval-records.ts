import type { ReplyOf } from '@understory/contracts/endpoint.ts'
import type { ListApprovals } from '@understory/contracts/footprints/company-footprints/approvals.ts'
import type { Database, Tx } from '@understory/database/connect.ts'
import { mayDo, type Role } from '@understory/domain/people/accounts/permissions.ts'
import type { Deps } from '../../../../deps.ts'
import { type Refused, refuse } from '../../../../http/refuse.ts'
import { compareWithNow } from '../declarations/compare-declarations.ts'
import { findInventory, type InventoryKey } from '../inventory/inventory-records.ts'
import { needsApproval } from './declaration-policy.ts'

const MOST_APPROVALS = 50

/** What waits to be approved. */
export function findAsked(db: Database | Tx, { footprintId, accountId }: InventoryKey) {
  return db
    .selectFrom('declaration_approval')
    .selectAll()
    .where('footprint_id', '=', footprintId)
    .where('account_id', '=', accountId)
    .where('state', '=', 'asked')
    .executeTakeFirst()
}

/** When its figures, or the estimate that they are compared with, changed last. */
export async function inventoryChangedAt(
  db: Database | Tx,
  { footprintId, accountId }: InventoryKey,
): Promise<Date> {
  const row = await db
    .selectFrom('footprint_inventory as i')
    .innerJoin('footprint as f', 'f.id', 'i.footprint_id')
    .select(['i.updated_at', 'f.updated_at as estimated_at'])
    .where('i.footprint_id', '=', footprintId)
    .where('i.account_id', '=', accountId)
    .executeTakeFirstOrThrow()
  return row.updated_at > row.estimated_at ? row.updated_at : row.estimated_at
}

/** Who asked may have left the account since. */
export async function isMember(
  db: Database | Tx,
  { accountId, userId }: { readonly accountId: string; readonly userId: string | null },
): Promise<boolean> {
  if (userId === null) return false
  const row = await db
    .selectFrom('membership')
    .select('user_id')
    .where('account_id', '=', accountId)
    .where('user_id', '=', userId)
    .executeTakeFirst()
  return row !== undefined
}

/** An owner or admin; a member enters figures. */
export const mayApprove = (role: Role): boolean => mayDo(role, 'change-settings')

type Reading = InventoryKey & { readonly userId: string; readonly role: Role }

export async function listApprovals(
  deps: Pick<Deps, 'db' | 'clock'>,
  { userId, role, ...key }: Reading,
): Promise<ReplyOf<typeof ListApprovals> | Refused> {
  const { db } = deps
  if (!(await findInventory(db, key))) return refuse('INVENTORY_NOT_FOUND')
  const changedAt = await inventoryChangedAt(db, key)
  const rows = await db
    .selectFrom('declaration_approval as a')
    .leftJoin('app_user as asker', 'asker.id', 'a.asked_by')
    .leftJoin('app_user as decider', 'decider.id', 'a.decided_by')
    .leftJoin('membership as m', (join) =>
      join.onRef('m.user_id', '=', 'a.asked_by').onRef('m.account_id', '=', 'a.account_id'),
    )
    .select(['a.id', 'a.state', 'a.asked_by', 'a.asked_at', 'a.inventory_at', 'a.decided_at'])
    .select(['a.reason', 'a.total_grams', 'm.user_id as asker_here'])
    .select(['asker.name as asked_name', 'decider.name as decided_name'])
    .where('a.footprint_id', '=', key.footprintId)
    .where('a.account_id', '=', key.accountId)
    .orderBy('a.asked_at', 'desc')
    .limit(MOST_APPROVALS)
    .execute()
  const isWaiting = rows.some(({ state }) => state === 'asked')
  return {
    needsApproval: await needsApproval(db, key),
    mayDecide: mayApprove(role),
    approvals: rows.map((row) => ({
      approvalId: row.id,
      state: row.state,
      askedBy: row.asked_name,
      askedAt: row.asked_at.toISOString(),
      totalGrams: row.total_grams,
      isOutdated:
        row.state === 'asked' &&
        (row.asker_here === null || row.inventory_at.getTime() !== changedAt.getTime()),
      isOwn: row.asked_by === userId,
      decidedBy: row.decided_name,
      decidedAt: row.decided_at?.toISOString() ?? null,
      reason: row.reason,
    })),
    differences: isWaiting ? await compareWithNow(deps, key) : [],
  }
}
