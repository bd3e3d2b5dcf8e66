import type { EventRenderer } from '../../../event-renderer.ts'
import { actionEndsAt, findKeyPurchase, findPurchase } from '../purchases/public.ts'

/** What an event about an approval says: the purchase that a person decides, and what they decided. */
export const renderApprovalEvent: EventRenderer = async (
  { db, config },
  { accountId, subject: { purchaseId = '', status } },
) => {
  const purchase = await findPurchase(db, { id: purchaseId, accountId })
  const made = purchase && (await findKeyPurchase(db, purchaseId))
  if (!made) return null
  const isDecided = status === 'approved' || status === 'declined'
  const data = {
    id: purchaseId,
    object: 'approval',
    mode: 'live',
    createdAt: purchase.created_at.toISOString(),
    status,
    purchaseId,
    keyId: made.key_id,
    keyName: made.key_name,
    reason: made.reason,
    totalMinor: purchase.total_minor,
    currency: purchase.currency,
    url: `${config.origin}/app/approvals/${purchaseId}`,
    expiresAt: actionEndsAt(purchase.created_at).toISOString(),
    decidedAt: isDecided ? (made.decided_at?.toISOString() ?? null) : null,
  }
  return { data }
}
