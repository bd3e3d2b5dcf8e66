import { transact } from '../../../database/transact.ts'
import type { Deps } from '../../../deps.ts'
import { type Refused, refuse } from '../../../http/refuse.ts'

const MOST_EMAILS = 5

/** Sends the email again, five times in all. */
export function sendGiftAgain(
  deps: Pick<Deps, 'db' | 'jobs'>,
  wanted: { readonly giftId: string; readonly accountId: string },
): Promise<Refused | undefined> {
  return transact(deps.db, async (tx) => {
    const gift = await tx
      .selectFrom('gift as g')
      .innerJoin('purchase as p', 'p.id', 'g.purchase_id')
      .select(['g.id', 'g.delivered_at', 'g.email_count', 'g.recipient_email', 'p.status'])
      .where('g.id', '=', wanted.giftId)
      .where('g.account_id', '=', wanted.accountId)
      .forUpdate('g')
      .executeTakeFirst()
    if (!gift) return refuse('GIFT_NOT_FOUND')
    if (!gift.delivered_at || !gift.recipient_email || gift.status !== 'paid') {
      return refuse('GIFT_NOT_SENT')
    }
    if (gift.email_count >= MOST_EMAILS) return refuse('TOO_MANY_ATTEMPTS')
    const attempt = gift.email_count + 1
    await tx.updateTable('gift').set({ email_count: attempt }).where('id', '=', gift.id).execute()
    await deps.jobs.enqueue(tx, 'send-gift', { giftId: gift.id, attempt })
    return undefined
  })
}
