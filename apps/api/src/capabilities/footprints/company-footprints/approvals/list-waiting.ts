import type { ReplyOf } from '@understory/contracts/endpoint.ts'
import type { ListWaitingApprovals } from '@understory/contracts/footprints/company-footprints/approvals.ts'
import type { Database } from '@understory/database/connect.ts'
import { monthOf } from '@understory/domain/calendar/calendar.ts'
import type { Role } from '@understory/domain/people/accounts/permissions.ts'
import { mayApprove } from './approval-records.ts'

const MOST_WAITING = 50

type Looking = { readonly accountId: string; readonly userId: string; readonly role: Role }

/** What waits for someone in the account to approve it. */
export async function listWaiting(
  db: Database,
  { accountId, userId, role }: Looking,
): Promise<ReplyOf<typeof ListWaitingApprovals>> {
  const rows = await db
    .selectFrom('declaration_approval as a')
    .innerJoin('footprint as f', 'f.id', 'a.footprint_id')
    .leftJoin('app_user as u', 'u.id', 'a.asked_by')
    .select(['a.id', 'a.footprint_id', 'a.asked_by', 'f.company_name', 'f.start_month', 'u.name'])
    .where('a.account_id', '=', accountId)
    .where('a.state', '=', 'asked')
    .orderBy('a.asked_at')
    .limit(MOST_WAITING)
    .execute()
  return {
    mayDecide: mayApprove(role),
    waiting: rows.map((row) => ({
      approvalId: row.id,
      footprintId: row.footprint_id,
      companyName: row.company_name,
      startMonth: monthOf(row.start_month),
      askedBy: row.name,
      isOwn: row.asked_by === userId,
    })),
  }
}
