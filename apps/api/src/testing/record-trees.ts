import { sql } from 'kysely'
import type { TestApi } from './start-test-api.ts'

/** So many entries of trees in the ledger of an account, as settling writes them: 1 tree, 2 trees, 3 trees… */
export async function recordTrees(
  api: { readonly deps: Pick<TestApi['deps'], 'db'> },
  accountId: string,
  count: number,
): Promise<void> {
  await sql`
    insert into impact_ledger_entry (account_id, impact, quantity, project_id, product, source_kind,
      source_id, revision, part, effective_from, effective_to, basis)
    select ${accountId}, 'trees', n * 1000, (select id from project where impact = 'trees' limit 1),
      'personal-instant-onetime', 'purchase', gen_random_uuid(), 1, 1, '2026-05-01', '2026-05-31', '2026-1'
    from generate_series(1, ${count}::int) n`.execute(api.deps.db)
}
