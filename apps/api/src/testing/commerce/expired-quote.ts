import { sql } from 'kysely'
import type { TestApi } from '../start-test-api.ts'

/** The same price as it was made nine days ago. */
export async function expiredQuote(
  { deps }: Pick<TestApi, 'deps'>,
  table: 'purchase_quote' | 'plan_quote',
  quoteId: string,
): Promise<string> {
  const { rows } = await sql<{ id: string }>`
    insert into ${sql.table(table)}
    select (jsonb_populate_record(q, jsonb_build_object('id', gen_random_uuid(),
      'created_at', q.created_at - interval '9 days', 'expires_at', q.expires_at - interval '9 days'))).*
    from ${sql.table(table)} q where id = ${quoteId} returning id`.execute(deps.db)
  return rows[0]?.id ?? ''
}
