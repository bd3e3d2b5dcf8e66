import type { OpenedGift } from '@understory/contracts/commerce/gifts.ts'
import type { Tx } from '@understory/database/connect.ts'
import { asPlatform } from '@understory/database/row-security.ts'
import { handOver } from '@understory/domain/proof/ledger/entries.ts'
import { transact } from '../../../database/transact.ts'
import type { Deps } from '../../../deps.ts'
import type { AccountActor } from '../../../http/actor.ts'
import { type Refused, refuse } from '../../../http/refuse.ts'
import { appendToLedger, listEntriesOf, moveCertificateOfGift } from '../../proof/ledger/public.ts'
import { findGiftByCode, type GiftRow } from './gift-records.ts'
import { presentOpened } from './open-gift.ts'

/**
 * Redeems a gift into the account of the person who has its link. The ledger moves it from the giver to
 * the account, in one transaction, so that it never counts twice. Asking again changes nothing.
 */
export function redeemGift(
  deps: Pick<Deps, 'db' | 'clock'>,
  { accountId }: AccountActor,
  code: string,
): Promise<OpenedGift | Refused> {
  return asPlatform(() =>
    transact(deps.db, async (tx) => {
      await lockGift(tx, code)
      const gift = await findGiftByCode(tx, code)
      if (!gift) return refuse('GIFT_NOT_FOUND')
      if (gift.status === 'refunded') return refuse('GIFT_REFUNDED')
      if (gift.account_id === accountId) return refuse('GIFT_IS_YOURS')
      if (gift.redeemed_by === accountId) return presentOpened(gift)
      if (gift.redeemed_by) return refuse('GIFT_REDEEMED')
      await give(tx, deps, gift, accountId)
      return presentOpened({ ...gift, redeemed_by: accountId })
    }),
  )
}

/**
 * Locks the purchase first, in the same order as a refund, so that the second one sees the first one's
 * writes.
 */
async function lockGift(tx: Tx, code: string): Promise<void> {
  const gift = await tx
    .selectFrom('gift')
    .select(['id', 'purchase_id'])
    .where('code', '=', code)
    .executeTakeFirst()
  if (!gift?.purchase_id) return
  await tx
    .selectFrom('purchase')
    .select('id')
    .where('id', '=', gift.purchase_id)
    .forUpdate()
    .execute()
  await tx.selectFrom('gift').select('id').where('id', '=', gift.id).forUpdate().execute()
}

async function give(
  tx: Tx,
  deps: Pick<Deps, 'clock'>,
  gift: GiftRow,
  accountId: string,
): Promise<void> {
  const now = deps.clock()
  const { reversals, given } = handOver(await listEntriesOf(tx, [gift.id]))
  if (!gift.account_id) throw new Error(`gift ${gift.id} was not paid for`)
  await appendToLedger(tx, { accountId: gift.account_id, recordedAt: now }, reversals)
  await appendToLedger(tx, { accountId, recordedAt: now }, given)
  await tx
    .updateTable('gift')
    .set({ redeemed_by: accountId, redeemed_at: now })
    .where('id', '=', gift.id)
    .execute()
  await moveCertificateOfGift(tx, { giftId: gift.id, accountId })
}
