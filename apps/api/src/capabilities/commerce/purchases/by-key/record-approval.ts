import type { Tx } from '@understory/database/connect.ts'
import { recordEvent } from '../../../developers/events/public.ts'

type ApprovalStep = {
  readonly purchaseId: string
  readonly accountId: string
  readonly status: 'requested' | 'approved' | 'declined' | 'expired'
  readonly at: Date
}

/** Programs are told how far the approval of a purchase came. */
export async function recordApproval(
  tx: Tx,
  { purchaseId, accountId, status, at }: ApprovalStep,
): Promise<void> {
  const subject = { purchaseId, status }
  await recordEvent(tx, { accountId, type: `approval.${status}`, subject, at }).execute()
}
