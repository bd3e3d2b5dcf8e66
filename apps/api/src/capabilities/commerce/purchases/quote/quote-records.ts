import type { Database, Tx } from '@understory/database/connect.ts'
import { asPlatform } from '@understory/database/row-security.ts'
import type { PurchaseQuote } from '@understory/database/rows.generated.ts'
import type { Insertable, Selectable } from 'kysely'

export type QuoteRow = Selectable<PurchaseQuote>

/** A quote belongs to nobody until it is bought, so it is stored as the platform. */
export function saveQuote(db: Database | Tx, quote: Insertable<PurchaseQuote>): Promise<QuoteRow> {
  return asPlatform(() =>
    db.insertInto('purchase_quote').values(quote).returningAll().executeTakeFirstOrThrow(),
  )
}

/** By its unguessable id: anyone who has it may see the quote and buy it. */
export function findQuote(db: Database, id: string): Promise<QuoteRow | undefined> {
  return asPlatform(() =>
    db.selectFrom('purchase_quote').selectAll().where('id', '=', id).executeTakeFirst(),
  )
}

/** True of a quote that another account buys or bought, or a program of it made: for this one it does not exist. */
export async function isQuoteOfAnother(
  db: Database,
  { quoteId, accountId }: { quoteId: string; accountId: string },
): Promise<boolean> {
  const row = await asPlatform(() =>
    db
      .selectFrom('purchase')
      .select('id')
      .where('quote_id', '=', quoteId)
      .where('account_id', '!=', accountId)
      .unionAll(
        db
          .selectFrom('api_quote')
          .select('quote_id as id')
          .where('quote_id', '=', quoteId)
          .where('account_id', '!=', accountId),
      )
      .executeTakeFirst(),
  )
  return row !== undefined
}

export async function isQuotePaid(db: Database, id: string): Promise<boolean> {
  const row = await asPlatform(() =>
    db
      .selectFrom('purchase')
      .select('status')
      .where('quote_id', '=', id)
      .where('status', 'in', ['paid', 'refunded'])
      .executeTakeFirst(),
  )
  return row !== undefined
}
