import type { Database, Tx } from '@understory/database/connect.ts'
import type { OffsetQuote } from '@understory/database/rows.generated.ts'
import type { Insertable, Selectable } from 'kysely'

/** What a quote is for; it decides the product. */
export type QuoteKind = 'instant' | 'vehicle' | 'gift' | 'footprint' | 'verify-footprint'
export type QuoteRow = Selectable<OffsetQuote>

export async function saveQuote(
  db: Database | Tx,
  quote: Insertable<OffsetQuote>,
): Promise<QuoteRow> {
  return db.insertInto('offset_quote').values(quote).returningAll().executeTakeFirstOrThrow()
}

export async function findQuote(db: Database | Tx, id: string): Promise<QuoteRow | undefined> {
  return db.selectFrom('offset_quote').selectAll().where('id', '=', id).executeTakeFirst()
}

export async function isQuotePaid(db: Database | Tx, id: string): Promise<boolean> {
  const row = await db
    .selectFrom('instant_purchase')
    .select('status')
    .where('quote_id', '=', id)
    .where('status', 'in', ['paid', 'refunded'])
    .executeTakeFirst()
  return row !== undefined
}
