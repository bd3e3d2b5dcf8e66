import { dayOf } from '@understory/domain/calendar/calendar.ts'
import { isDue } from '@understory/domain/commerce/gifts/gift-order.ts'
import { transact } from '../../../database/transact.ts'
import type { Deps } from '../../../deps.ts'
import { selectGifts } from './gift-records.ts'

const AT_A_TIME = 200
/** How long the recipients of an unpaid order are stored after its quote has expired. */
const UNPAID_DAYS = 7

/** Queues the emails of all gifts that are due; one without an email is delivered by its buyer. */
export async function deliverGifts(deps: Pick<Deps, 'db' | 'clock' | 'jobs'>): Promise<void> {
  const now = deps.clock()
  const waiting = await selectGifts(deps.db)
    .where('g.delivered_at', 'is', null)
    .where('g.recipient_email', 'is not', null)
    .where('p.status', '=', 'paid')
    .where(({ eb, or }) =>
      or([eb('g.deliver_on', 'is', null), eb('g.deliver_on', '<=', dayOf(now))]),
    )
    .orderBy('g.deliver_on')
    .limit(AT_A_TIME)
    .execute()
  const due = waiting.filter(({ deliver_on }) => isDue(deliver_on, now))
  for (const { id } of due) {
    await transact(deps.db, async (tx) => {
      const taken = await tx
        .updateTable('gift')
        .set({ delivered_at: now, email_count: 1 })
        .where('id', '=', id)
        .where('delivered_at', 'is', null)
        .returning('id')
        .executeTakeFirst()
      if (taken) await deps.jobs.enqueue(tx, 'send-gift', { giftId: id, attempt: 1 })
    })
  }
}

/** Deletes the recipients of orders that were not paid, or whose money went back before anything was funded: they have never heard of us. */
export async function forgetUnpaidGifts(deps: Pick<Deps, 'db' | 'clock'>): Promise<void> {
  const before = new Date(deps.clock().getTime() - UNPAID_DAYS * 86_400_000)
  await deps.db
    .deleteFrom('gift')
    .using('purchase_quote as q')
    .whereRef('q.id', '=', 'gift.quote_id')
    .where('gift.purchase_id', 'is', null)
    .where('q.expires_at', '<', before)
    .where(({ not, exists, selectFrom }) =>
      not(
        exists(
          selectFrom('purchase as p')
            .select('p.id')
            .whereRef('p.quote_id', '=', 'q.id')
            .where('p.status', 'not in', ['canceled', 'refunded']),
        ),
      ),
    )
    .execute()
}
