import { sql } from 'kysely'
import { ALL_TABLES } from '../../from-manifests/all-tables.ts'
import type { TestApi } from '../start-test-api.ts'

/** The tables of live accounts that have rows of these accounts, by their manifests; and how many were looked at. */
export async function liveTablesWith(api: TestApi, accountIds: readonly string[]) {
  const names = ALL_TABLES.filter(({ modes }) => modes === 'live').map(({ name }) => name)
  const { rows: tables } = await sql<{ name: string }>`
    select c.table_name as name from information_schema.columns c
    join information_schema.tables t using (table_schema, table_name)
    where c.table_schema = 'public' and c.column_name = 'account_id' and t.table_type = 'BASE TABLE'
      and c.table_name in (${sql.join(names)})`.execute(api.deps.db)
  const found: string[] = []
  for (const { name } of tables) {
    const { rows } = await sql`
      select 1 from ${sql.table(name)} where account_id in (${sql.join(accountIds)}) limit 1`.execute(
      api.deps.db,
    )
    if (rows.length > 0) found.push(name)
  }
  return { found, looked: tables.length }
}
