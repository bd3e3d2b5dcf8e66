import type { Database } from '@understory/database/connect.ts'

/** The projects behind the ledger of an account, the one that was funded last first; none that was wholly reversed. */
export async function listFundedProjects(db: Database, accountId: string) {
  const rows = await db
    .selectFrom('impact_rollup_project as r')
    .innerJoin('project as p', 'p.id', 'r.project_id')
    .where('r.account_id', '=', accountId)
    .where('r.quantity', '>', 0)
    .select(['p.id', 'p.name', 'p.country', 'p.impact', 'p.is_sample', 'r.quantity'])
    .orderBy('r.last_entry_id', 'desc')
    .execute()
  return rows.map(({ is_sample: isSample, ...project }) => ({ ...project, isSample }))
}
