import type { Tx } from '@understory/database/connect.ts'
import { entriesForPurchase } from '@understory/domain/proof/ledger/entries.ts'
import { grams, milliTrees } from '@understory/domain/quantity/impact-quantity.ts'
import type { Write } from '../../../database/write-together.ts'
import {
  issueCertificates,
  ledgerWrites,
  restoreToLedger,
  reverseInLedger,
} from '../../proof/ledger/public.ts'
import { type KindDeps, projectsOf, type Settled } from '../purchases/public.ts'

/** What the paid purchase of gifts adds: to the ledger each gift by itself, and a certificate for each. */
export async function settleGifts(
  tx: Tx,
  deps: KindDeps,
  { purchase, range, paidAt }: Settled,
): Promise<Write[]> {
  const { id: purchaseId, account_id: accountId } = purchase
  const gifts = await tx
    .updateTable('gift')
    .set({ purchase_id: purchaseId, account_id: accountId })
    .where('quote_id', '=', purchase.quote_id)
    .returningAll()
    .execute()
  const entries = gifts.flatMap((gift) =>
    entriesForPurchase({
      id: gift.id,
      product: purchase.product,
      sourceKind: 'gift',
      priceBookVersion: purchase.price_book_version,
      range,
      projects: projectsOf(purchase),
      quantities: {
        trees: milliTrees(gift.milli_trees),
        co2e: grams(gift.co2e_grams),
        plastic: grams(gift.plastic_grams),
      },
    }),
  )
  await deps.jobs.enqueue(tx, 'deliver-gifts', {})
  return [
    ...ledgerWrites(tx, { accountId, recordedAt: deps.clock() }, entries),
    issueCertificates(
      tx,
      gifts.map(({ id }) => ({
        id: deps.newId(),
        account_id: accountId,
        gift_id: id,
        issued_at: paidAt,
      })),
    ),
  ]
}

/** They were refunded: their impact is reversed in the accounts that hold them now, whose people are notified. */
export async function refundGifts(tx: Tx, deps: KindDeps, purchaseId: string): Promise<void> {
  for (const { id, accountId } of await lockGifts(tx, purchaseId)) {
    await reverseInLedger(tx, { accountId, recordedAt: deps.clock() }, id)
    await notify(tx, deps, { giftId: id, counts: false })
  }
}

/** The refund failed: they count again in the accounts that held them. */
export async function restoreGifts(tx: Tx, deps: KindDeps, purchaseId: string): Promise<void> {
  for (const { id, accountId } of await lockGifts(tx, purchaseId)) {
    await restoreToLedger(tx, { accountId, recordedAt: deps.clock() }, id)
    await notify(tx, deps, { giftId: id, counts: true })
  }
}

function notify(tx: Tx, { jobs, clock }: KindDeps, gift: { giftId: string; counts: boolean }) {
  return jobs.enqueue(tx, 'send-gift-notice', { ...gift, at: clock().getTime() })
}

async function lockGifts(tx: Tx, purchaseId: string): Promise<{ id: string; accountId: string }[]> {
  const gifts = await tx
    .selectFrom('gift')
    .select(['id', 'account_id', 'redeemed_by'])
    .where('purchase_id', '=', purchaseId)
    .orderBy('id')
    .forUpdate()
    .execute()
  return gifts.flatMap(({ id, account_id, redeemed_by }) => {
    const accountId = redeemed_by ?? account_id
    return accountId ? [{ id, accountId }] : []
  })
}
