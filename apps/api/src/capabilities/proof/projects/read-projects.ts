import type { Project, ProjectDetails } from '@understory/contracts/proof/projects.ts'
import type { Database } from '@understory/database/connect.ts'
import type { DB } from '@understory/database/rows.generated.ts'
import { type Selectable, sql } from 'kysely'

type ReadProjectsRow = Selectable<DB['project']> & { readonly funded: number }

/** Every project, with what everyone together has funded there. */
export async function listProjects(db: Database): Promise<Project[]> {
  return (await readProjects(db).orderBy('p.name').execute()).map(projectOf)
}

export async function findProject(db: Database, id: string): Promise<ProjectDetails | null> {
  const row = await readProjects(db).where('p.id', '=', id).executeTakeFirst()
  return row ? { ...projectOf(row), method: row.method, unknowns: row.unknowns } : null
}

/** Once the samples are switched off, those that nobody funded are nowhere. */
function readProjects(db: Database) {
  return db
    .selectFrom('project as p')
    .innerJoinLateral(
      (eb) =>
        eb
          .selectFrom('impact_platform_total as t')
          .select(sql<number>`coalesce(sum(t.quantity), 0)::bigint`.as('funded'))
          .whereRef('t.project_id', '=', 'p.id')
          .as('t'),
      (join) => join.onTrue(),
    )
    .selectAll('p')
    .select('t.funded')
    .where((eb) =>
      eb.or([
        eb('p.is_sample', '=', false),
        eb('t.funded', '>', 0),
        eb.exists(
          eb
            .selectFrom('project as s')
            .select('s.id')
            .where('s.is_sample', '=', true)
            .where('s.is_offered', '=', true),
        ),
      ]),
    )
}

const projectOf = (row: ReadProjectsRow): Project => ({
  id: row.id,
  name: row.name,
  impact: row.impact,
  partner: row.partner,
  country: row.country,
  place: row.place,
  latitude: row.latitude,
  longitude: row.longitude,
  summary: row.summary,
  standard: row.standard,
  creditKind: row.credit_kind,
  isSample: row.is_sample,
  isDefault: row.is_default,
  isOffered: row.is_offered,
  funded: row.funded,
})
