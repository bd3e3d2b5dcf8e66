import type { ListGifts } from '@understory/contracts/commerce/gifts.ts'
import type { AnswerOf } from '@understory/contracts/endpoint.ts'
import { asPlatform } from '@understory/database/row-security.ts'
import type { Deps } from '../../../deps.ts'
import { presentGift, selectGifts } from './gift-records.ts'

const LIST_GIFTS_LIMIT = 500

/** What the account gave, and what it was given. */
export async function listGifts(
  deps: Pick<Deps, 'db'>,
  accountId: string,
): Promise<AnswerOf<typeof ListGifts>> {
  // The rows of a received gift are the giver's.
  const [given, received] = await asPlatform(() =>
    Promise.all([
      selectGifts(deps.db)
        .where('g.account_id', '=', accountId)
        .orderBy('p.paid_at', 'desc')
        .orderBy('g.position')
        .limit(LIST_GIFTS_LIMIT)
        .execute(),
      selectGifts(deps.db)
        .where('g.redeemed_by', '=', accountId)
        .orderBy('g.redeemed_at', 'desc')
        .limit(LIST_GIFTS_LIMIT)
        .execute(),
    ]),
  )
  return {
    given: given.map((row) => ({
      ...presentGift(row),
      email: row.recipient_email,
      purchaseId: row.purchase_id,
    })),
    received: received.map(presentGift),
  }
}
