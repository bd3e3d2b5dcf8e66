import type { Database } from '@understory/database/connect.ts'
import { sql } from 'kysely'

/** The projects behind the ledger of an account, the one that was funded last first; none that was wholly reversed. */
export async function listFundedProjects(db: Database, accountId: string) {
  const rows = await db
    .selectFrom('impact_ledger_entry as e')
    .innerJoin('project as p', 'p.id', 'e.project_id')
    .where('e.account_id', '=', accountId)
    .groupBy(['p.id', 'p.name', 'p.country', 'p.impact', 'p.is_sample'])
    .having(sql<number>`sum(e.quantity)`, '>', 0)
    .select(['p.id', 'p.name', 'p.country', 'p.impact', 'p.is_sample'])
    .select(sql<number>`sum(e.quantity)::bigint`.as('quantity'))
    .orderBy(sql`max(e.id)`, 'desc')
    .execute()
  return rows.map(({ is_sample: isSample, ...project }) => ({ ...project, isSample }))
}
