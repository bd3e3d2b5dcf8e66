import type { Tx } from '@understory/database/connect.ts'
import type { CHANGE_ACTIVITY } from '@understory/domain/staff/changes/activity.ts'
import { insertAuditEntry } from '../../../database/audit.ts'
import { transact } from '../../../database/transact.ts'
import type { Deps } from '../../../deps.ts'
import type { StaffActor } from '../../../http/actor.ts'
import { Refused, refuse } from '../../../http/refuse.ts'
import { workScope } from '../../../http/requests/work-scope.ts'
import type { StaffChangeKind } from '../../../staff-change-kind.ts'
import { kindFor, lockChange, type StoredChange } from './change-records.ts'

export type WriteDeps = Pick<
  Deps,
  'config' | 'db' | 'clock' | 'newId' | 'prose' | 'staffChangeKinds'
>

export type LockedChange = {
  readonly change: StoredChange
  readonly kind: StaffChangeKind
  readonly staffId: string
}

/** Works on a change that is locked, for staff whose roles include its kind. */
export function withChange(
  deps: WriteDeps,
  actor: StaffActor,
  changeId: string,
  work: (tx: Tx, found: LockedChange) => Promise<Refused | undefined>,
): Promise<Refused | undefined> {
  return transact(deps.db, async (tx) => {
    const { staffId } = actor
    if (staffId === null) return refuse('FORBIDDEN')
    const change = await lockChange(tx, changeId)
    if (!change) return refuse('CHANGE_NOT_FOUND')
    const kind = kindFor(deps, actor, change.kind)
    if (kind instanceof Refused) return kind
    return work(tx, { change, kind, staffId })
  })
}

type RecordedChange = {
  readonly staffId: string
  readonly changeId: string
  readonly what: string
  readonly event: keyof typeof CHANGE_ACTIVITY
  readonly reason: string
}

/** In the trail of what staff did. */
export async function recordChange(
  tx: Tx,
  { clock }: Pick<Deps, 'clock'>,
  { staffId, changeId, what, event, reason }: RecordedChange,
): Promise<void> {
  await insertAuditEntry(tx, {
    at: clock(),
    event,
    staff_id: staffId,
    reason,
    facts: JSON.stringify({ what: changeId, summary: what }),
    request_id: workScope.getStore()?.requestId ?? '',
  })
}
