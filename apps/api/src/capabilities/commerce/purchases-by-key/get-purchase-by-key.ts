import type { PurchaseByKey } from '@understory/contracts/commerce/purchases-by-key.ts'
import type { Deps } from '../../../deps.ts'
import { type Refused, refuse } from '../../../http/refuse.ts'
import { listProjects } from '../prices/public.ts'
import {
  actionEndsAt,
  findKeyPurchase,
  findPurchase,
  findQuote,
  type KeyPurchase,
  presentQuote,
} from '../purchases/public.ts'

export type PurchaseOfAccount = { readonly id: string; readonly accountId: string }

/** A purchase that a key of the account made. */
export async function getPurchaseByKey(
  deps: Pick<Deps, 'clock' | 'db' | 'purchaseKinds'>,
  wanted: PurchaseOfAccount,
): Promise<PurchaseByKey | Refused> {
  const purchase = await findPurchase(deps.db, wanted)
  const made = purchase && (await findKeyPurchase(deps.db, purchase.id))
  const quote = made && (await findQuote(deps.db, purchase.quote_id))
  if (!quote) return refuse('PURCHASE_NOT_FOUND')
  const projects = await listProjects(deps.db)
  const { status, created_at: createdAt } = purchase
  const isPaid = status === 'paid' || status === 'refunded'
  const expiresAt = actionEndsAt(createdAt)
  return {
    purchaseId: purchase.id,
    keyName: made.key_name,
    reason: made.reason,
    reference: purchase.reference,
    quote: presentQuote(deps, quote, { projects, isPaid, covers: [], delivery: null }),
    createdAt: createdAt.toISOString(),
    expiresAt: expiresAt.toISOString(),
    state: stateOf(made, { status, hasExpired: expiresAt <= deps.clock() }),
    status,
  }
}

function stateOf(
  { action }: KeyPurchase,
  { status, hasExpired }: { readonly status: string; readonly hasExpired: boolean },
): PurchaseByKey['state'] {
  if (status === 'canceled') return 'ended'
  if (status === 'paid' || status === 'refunded' || action !== 'approve') return 'done'
  return hasExpired ? 'ended' : 'waiting'
}
