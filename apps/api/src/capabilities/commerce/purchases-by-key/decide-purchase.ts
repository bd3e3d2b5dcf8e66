import type { Tx } from '@understory/database/connect.ts'
import { asPlatform } from '@understory/database/row-security.ts'
import { transact } from '../../../database/transact.ts'
import type { Deps } from '../../../deps.ts'
import type { AccountActor } from '../../../http/actor.ts'
import { type Refused, refuse } from '../../../http/refuse.ts'
import { lockAccount } from '../../people/accounts/public.ts'
import {
  actionEndsAt,
  cancelPurchase,
  decideKeyPurchase,
  findKeyPurchase,
  findPurchase,
  recordApproval,
} from '../purchases/public.ts'
import { type ChargeByKeyDeps, chargeKeyPurchase } from './charge-key-purchase.ts'
import type { PurchaseOfAccount } from './get-purchase-by-key.ts'

/** Long after this call has charged the card, unless its process died. */
const CHARGED_AGAIN_SECONDS = 90

/** Someone of the account says yes: the card is charged now, and by a job if this process dies before. */
export async function approvePurchase(
  deps: ChargeByKeyDeps,
  actor: AccountActor,
  purchaseId: string,
): Promise<Refused | undefined> {
  const { accountId, userId } = actor
  const decided = await transact(deps.db, async (tx) => {
    const refused = await whyNotDecide(tx, deps, { id: purchaseId, accountId })
    if (refused) return refused
    const at = deps.clock()
    await decideKeyPurchase(tx, { purchaseId, userId, now: at })
    await recordApproval(tx, { purchaseId, accountId, status: 'approved', at })
    const afterSeconds = CHARGED_AGAIN_SECONDS
    await deps.jobs.enqueue(tx, 'charge-approved-purchase', { purchaseId }, { afterSeconds })
    return undefined
  })
  if (decided) return decided
  await deps.crashPoint('purchase-approved')
  return chargeApproved(deps, { id: purchaseId, accountId })
}

/** Someone of the account says no: it ends, and nothing was asked of the provider yet. */
export async function declinePurchase(
  deps: Pick<Deps, 'clock' | 'db'>,
  { accountId, userId }: AccountActor,
  purchaseId: string,
): Promise<Refused | undefined> {
  // Seen by who asks, before the platform looks, which sees all accounts.
  const isTheirs = await findPurchase(deps.db, { id: purchaseId, accountId })
  if (!isTheirs) return refuse('PURCHASE_NOT_FOUND')
  // Whether a purchase has ended is the platform's to write.
  return asPlatform(() =>
    transact(deps.db, async (tx) => {
      const refused = await whyNotDecide(tx, deps, { id: purchaseId, accountId })
      if (refused) return refused
      const at = deps.clock()
      await decideKeyPurchase(tx, { purchaseId, userId, now: at })
      await recordApproval(tx, { purchaseId, accountId, status: 'declined', at })
      await cancelPurchase(tx, deps, purchaseId)
      return undefined
    }),
  )
}

/** Charges what was approved, unless that was done. */
export async function chargeApproved(
  deps: ChargeByKeyDeps,
  wanted: PurchaseOfAccount,
): Promise<Refused | undefined> {
  const [purchase, made] = await Promise.all([
    findPurchase(deps.db, wanted),
    findKeyPurchase(deps.db, wanted.id),
  ])
  if (!made || purchase?.status !== 'pending' || made.action !== null) return undefined
  return chargeKeyPurchase(deps, { accountId: wanted.accountId, made })
}

async function whyNotDecide(
  tx: Tx,
  { clock }: Pick<Deps, 'clock'>,
  wanted: PurchaseOfAccount,
): Promise<Refused | null> {
  await lockAccount(tx, wanted.accountId)
  const purchase = await findPurchase(tx, wanted)
  const made = purchase && (await findKeyPurchase(tx, wanted.id))
  if (!made) return refuse('PURCHASE_NOT_FOUND')
  const isWaiting = made.action === 'approve' && purchase.status === 'pending'
  const isInTime = actionEndsAt(purchase.created_at) > clock()
  return isWaiting && isInTime ? null : refuse('APPROVAL_ENDED')
}
