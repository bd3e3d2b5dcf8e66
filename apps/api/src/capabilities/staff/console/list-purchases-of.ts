import { anyOf } from '@understory/database/any-of.ts'
import { refundedMinor } from '@understory/database/refunded-minor.ts'
import type { Deps } from '../../../deps.ts'

/** The last fifty purchases of these accounts; a gift with who it is for. */
export async function listPurchasesOf(deps: Pick<Deps, 'db'>, accountIds: string[]) {
  if (accountIds.length === 0) return []
  const rows = await deps.db
    .selectFrom('purchase as p')
    .innerJoin('purchase_quote as q', 'q.id', 'p.quote_id')
    .innerJoin('account as a', 'a.id', 'p.account_id')
    .leftJoin('certificate as c', 'c.purchase_id', 'p.id')
    .select([
      'p.id',
      'p.status',
      'p.created_at',
      'q.total_minor',
      refundedMinor('purchase_id', 'p.id').as('refunded_minor'),
      'q.currency',
      'a.display_name as account',
      'c.id as certificate_id',
    ])
    .where((eb) => anyOf(eb.ref('p.account_id'), accountIds))
    .orderBy('p.created_at', 'desc')
    .limit(50)
    .execute()
  const gifts = await giftsOf(
    deps,
    rows.map(({ id }) => id),
  )
  return rows.map((row) => ({
    id: row.id,
    account: row.account,
    status: row.status,
    createdAt: row.created_at.toISOString(),
    totalMinor: row.total_minor,
    refundedMinor: row.refunded_minor,
    currency: row.currency,
    certificateId: row.certificate_id,
    gifts: gifts
      .filter((gift) => gift.purchase_id === row.id)
      .map((gift) => ({ to: gift.recipient_name, certificateId: gift.certificate_id })),
  }))
}

async function giftsOf({ db }: Pick<Deps, 'db'>, purchaseIds: string[]) {
  return db
    .selectFrom('gift as g')
    .leftJoin('certificate as c', 'c.gift_id', 'g.id')
    .select(['g.purchase_id', 'g.recipient_name', 'c.id as certificate_id'])
    .where((eb) => anyOf(eb.ref('g.purchase_id'), purchaseIds))
    .orderBy('g.position')
    .execute()
}
