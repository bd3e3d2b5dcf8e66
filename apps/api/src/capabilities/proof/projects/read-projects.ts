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

function readProjects(db: Database) {
  return db
    .selectFrom('project as p')
    .selectAll('p')
    .select((eb) =>
      eb
        .selectFrom('impact_platform_total as t')
        .select(sql<number>`coalesce(sum(t.quantity), 0)::bigint`.as('funded'))
        .whereRef('t.project_id', '=', 'p.id')
        .$asScalar()
        .$notNull()
        .as('funded'),
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
  funded: row.funded,
})
