import type { ApiQuote } from '@understory/contracts/v1/quotes.ts'
import type { Database, Tx } from '@understory/database/connect.ts'
import type { KeyActor } from '../../../../http/v1/api-route.ts'
import { findQuote } from './quote-records.ts'

type Ask = ApiQuote['ask']

/** A quote that a program makes is of its account from the start. */
export async function saveApiQuote(
  tx: Tx,
  { quoteId, accountId, ask }: { quoteId: string; accountId: string; ask: Ask },
): Promise<void> {
  await tx
    .insertInto('api_quote')
    .values({ quote_id: quoteId, account_id: accountId, ask: JSON.stringify(ask) })
    .execute()
}

/** A quote of the account; what another made is not there. */
export async function findApiQuote(
  db: Database,
  { accountId, mode }: Pick<KeyActor, 'accountId' | 'mode'>,
  quoteId: string,
): Promise<ApiQuote | null> {
  const found = await db
    .selectFrom('api_quote')
    .select('ask')
    .where('quote_id', '=', quoteId)
    .where('account_id', '=', accountId)
    .executeTakeFirst()
  const quote = found && (await findQuote(db, quoteId))
  if (!quote) return null
  const line = (impact: 'trees' | 'co2e' | 'plastic', quantity: number, minor: number) => ({
    impact,
    quantity,
    minor,
    projectId: quote[`${impact === 'trees' ? 'tree' : impact}_project`],
  })
  return {
    id: quote.id,
    object: 'quote',
    mode,
    createdAt: quote.created_at.toISOString(),
    ask: found.ask as Ask,
    milliTrees: quote.milli_trees,
    co2eGrams: quote.co2e_grams,
    plasticGrams: quote.plastic_grams,
    lines: [
      line('trees', quote.milli_trees, quote.trees_minor),
      line('co2e', quote.co2e_grams, quote.co2e_minor),
      line('plastic', quote.plastic_grams, quote.plastic_minor),
    ].filter(({ quantity }) => quantity > 0),
    totalMinor: quote.total_minor,
    currency: quote.currency,
    priceBookVersion: quote.price_book_version,
    expiresAt: quote.expires_at.toISOString(),
  }
}
