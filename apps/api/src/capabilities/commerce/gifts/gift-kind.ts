import { asPlatform } from '@understory/database/row-security.ts'
import { coversNothingMore, type PurchaseKind } from '../purchases/public.ts'
import { refundGifts, restoreGifts, settleGifts } from './settle-gifts.ts'

/** Bought like anything else; its impact is recorded in the ledger gift by gift. */
export const GIFT: PurchaseKind = {
  product: 'instant',
  isGift: true,
  async deliveryOf(db, quoteId) {
    // They are of no account yet, and anyone who has the quote may know this of them.
    const gifts = await asPlatform(() =>
      db
        .selectFrom('gift')
        .select(['deliver_on', 'recipient_email'])
        .where('quote_id', '=', quoteId)
        .execute(),
    )
    return {
      on: gifts[0]?.deliver_on ?? null,
      emails: gifts.filter(({ recipient_email: email }) => email !== null).length,
    }
  },
  isFor: async () => true,
  isDuplicate: async () => false,
  settle: settleGifts,
  refund: (tx, deps, { id }) => refundGifts(tx, deps, id),
  async restore(tx, deps, { id }) {
    await restoreGifts(tx, deps, id)
    return null
  },
  covers: coversNothingMore,
  receipt: {
    heading: 'Thank you. It is in the ledger.',
    paragraphs: (total) => [
      `Your payment of ${total} has arrived, and what it funds is now in the ledger.`,
      'Your invoice is attached. Each gift has a link and a certificate of its own; those with an email address are sent on the day you chose.',
    ],
    action: () => ({ label: 'See your gifts', path: '/my-impact/manage/gifts' }),
  },
}
