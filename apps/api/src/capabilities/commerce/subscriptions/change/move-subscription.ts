import type { Tx } from '@understory/database/connect.ts'
import {
  canMove,
  hasEnded,
  type SubscriptionStatus,
} from '@understory/domain/commerce/subscriptions/subscription-status.ts'
import type { Deps } from '../../../../deps.ts'
import { recordEvent } from '../../../developers/events/public.ts'
import type { SubscriptionRow } from '../subscription-records.ts'

type Move = {
  readonly status: SubscriptionStatus
  readonly current?: { readonly from: string; readonly to: string }
  readonly lastDecline?: string | null
}

/** Changes the status of a locked subscription where the transition table allows it. */
export async function moveSubscriptionTo(
  tx: Tx,
  deps: Pick<Deps, 'clock'>,
  subscription: SubscriptionRow,
  { status, current, lastDecline }: Move,
): Promise<void> {
  const from = subscription.status
  const moves = canMove(from, status)
  // An older cycle that is paid late does not turn the running one back.
  const isNewer = current && (subscription.current_from ?? '') <= current.from
  if (!moves && from !== status) return
  const now = deps.clock()
  await tx
    .updateTable('subscription')
    .set({
      status,
      ...(isNewer && { current_from: current.from, current_to: current.to }),
      ...(lastDecline !== undefined && { last_decline: lastDecline }),
      ...(status === 'active' && { last_decline: null }),
      ...(status === 'active' && !subscription.activated_at && { activated_at: now }),
      ...(moves && hasEnded(status) && { ended_at: now }),
    })
    .where('id', '=', subscription.id)
    .execute()
  const type = moves ? newsOf(subscription, status) : null
  if (type === null) return
  const { id: subscriptionId, account_id: accountId } = subscription
  await recordEvent(tx, { accountId, type, subject: { subscriptionId }, at: now }).execute()
}

/** What is told of it; `null`: nothing. What was never paid for neither began nor ended. */
function newsOf({ activated_at }: SubscriptionRow, status: SubscriptionStatus) {
  if (!activated_at) return status === 'active' ? 'subscription.started' : null
  return hasEnded(status) ? 'subscription.canceled' : null
}
