import type { Gift } from '@understory/contracts/commerce/gifts.ts'
import type { Database, Tx } from '@understory/database/connect.ts'

/** Gifts that were paid for, with their certificates. */
export function selectGifts(db: Database | Tx) {
  return db
    .selectFrom('gift as g')
    .innerJoin('purchase as p', 'p.id', 'g.purchase_id')
    .innerJoin('certificate as c', 'c.gift_id', 'g.id')
    .selectAll('g')
    .select(['c.id as certificate_id', 'p.status', 'p.paid_at', 'p.id as purchase_id'])
}
export type GiftRow = Awaited<ReturnType<ReturnType<typeof selectGifts>['executeTakeFirstOrThrow']>>

export function findGiftByCode(db: Database | Tx, code: string): Promise<GiftRow | undefined> {
  return selectGifts(db).where('g.code', '=', code).executeTakeFirst()
}

/** The fields that anyone who may see the gift sees. */
export function presentGift(row: GiftRow): Omit<Gift, 'email' | 'purchaseId'> {
  return {
    giftId: row.id,
    code: row.code,
    recipient: row.recipient_name,
    from: row.from_name,
    message: row.message,
    theme: row.theme,
    milliTrees: row.milli_trees,
    co2eGrams: row.co2e_grams,
    plasticGrams: row.plastic_grams,
    deliverOn: row.deliver_on,
    boughtAt: (row.paid_at ?? new Date(0)).toISOString(),
    deliveredAt: row.delivered_at?.toISOString() ?? null,
    redeemedAt: row.redeemed_at?.toISOString() ?? null,
    isRefunded: row.status === 'refunded',
    certificateId: row.certificate_id,
  }
}
