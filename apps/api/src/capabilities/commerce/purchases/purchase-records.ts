import type { Database, Tx } from '@understory/database/connect.ts'
import { executeNamed } from '@understory/database/named-statements.ts'
import { refundedMinor } from '@understory/database/refunded-minor.ts'
import { sql } from 'kysely'
import type { CursorPlace } from '../../../database/cursor.ts'

function selectPurchases(db: Database | Tx) {
  return db
    .selectFrom('purchase as p')
    .innerJoin('purchase_quote as q', 'q.id', 'p.quote_id')
    .innerJoin('account as a', 'a.id', 'p.account_id')
    .leftJoin('certificate as c', 'c.purchase_id', 'p.id')
    .leftJoin('invoice as i', 'i.purchase_id', 'p.id')
    .leftJoin('api_purchase as k', 'k.purchase_id', 'p.id')
    .select([
      'p.id',
      'p.account_id',
      'p.bought_by',
      'p.quote_id',
      'p.product',
      'p.status',
      'p.created_at',
      'p.paid_at',
      'p.reference',
      'p.theme',
      'p.hide_cost',
      'p.address_on_certificate',
      'p.effective_from',
      'p.effective_to',
      'p.date_locked_at',
      'p.ledger_revision',
      'p.footprint_period_from',
      'p.is_duplicate',
      'q.kind as quote_kind',
      'q.milli_trees',
      'q.co2e_grams',
      'q.plastic_grams',
      'q.trees_minor',
      'q.co2e_minor',
      'q.plastic_minor',
      'q.services',
      'q.total_minor',
      'q.currency',
      'q.price_book_version',
      'q.tree_project',
      'q.co2e_project',
      'q.plastic_project',
      'q.start_month',
      'q.spread_months',
      'a.closed_at as account_closed_at',
      'c.id as certificate_id',
      'i.number as invoice_number',
      'k.key_name as bought_by_key',
      refundedMinor('purchase_id', 'p.id').as('refunded_minor'),
    ])
}
export type PurchaseRow = Awaited<
  ReturnType<ReturnType<typeof selectPurchases>['executeTakeFirstOrThrow']>
>

export function findPurchase(
  db: Database | Tx,
  wanted: { id: string; accountId: string },
): Promise<PurchaseRow | undefined> {
  return selectPurchases(db)
    .where('p.id', '=', wanted.id)
    .where('p.account_id', '=', wanted.accountId)
    .executeTakeFirst()
}

/** Without an account check, for background work: settling, receipts, certificates. */
export function loadPurchase(db: Database | Tx, id: string): Promise<PurchaseRow> {
  return selectPurchases(db).where('p.id', '=', id).executeTakeFirstOrThrow()
}

export function findPurchaseOfQuote(db: Database | Tx, quoteId: string) {
  return selectPurchases(db).where('p.quote_id', '=', quoteId).executeTakeFirst()
}

export function listPurchases(
  db: Database,
  wanted: { accountId: string; before: CursorPlace | null; limit: number },
): Promise<PurchaseRow[]> {
  const { before } = wanted
  return selectPurchases(db)
    .where('p.account_id', '=', wanted.accountId)
    .where('p.status', '<>', 'canceled')
    .$if(before !== null, (query) =>
      query.where(sql<boolean>`(p.created_at, p.id) < (${before?.at}, ${before?.id})`),
    )
    .orderBy('p.created_at', 'desc')
    .orderBy('p.id', 'desc')
    .limit(wanted.limit)
    .execute()
}

/**
 * Locks the purchase until the transaction ends. Other columns of the row (certificate, invoice) may be
 * older than the lock.
 */
export async function lockPurchase(tx: Tx, id: string): Promise<PurchaseRow | undefined> {
  const query = selectPurchases(tx).where('p.id', '=', id).forUpdate('p')
  const { rows } = await executeNamed(tx, 'lock-purchase', query.compile())
  return rows[0]
}
