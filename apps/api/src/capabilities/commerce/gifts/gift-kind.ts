import { asPlatform } from '@understory/database/row-security.ts'
import { coversNothingMore, type PurchaseKind } from '../purchases/public.ts'
import { giftsMessage } from './messages/messages.generated.ts'
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
    heading: () => giftsMessage('gift-kind.receipt.heading'),
    paragraphs: (total) => [
      giftsMessage('gift-kind.receipt.paragraphs', { total }),
      giftsMessage('gift-kind.receipt.paragraphs.2'),
    ],
    action: () => ({
      label: giftsMessage('gift-kind.receipt.action.label'),
      path: '/my-impact/manage/gifts',
    }),
  },
}
