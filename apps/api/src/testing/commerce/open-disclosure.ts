import { sql } from 'kysely'
import type { TestApi } from '../start-test-api.ts'

/** A version that states no standard, quantity or verification, and no reason: nobody can publish that by the form. */
export async function openDisclosure({ deps }: Pick<TestApi, 'deps'>, projectId: string) {
  await sql`
    insert into project_disclosure
    select (jsonb_populate_record(newest, jsonb_build_object(
      'version', newest.version + 1, 'standards', '[]'::jsonb, 'because', '{}'::jsonb))).*
    from project_disclosure newest
    where project_id = ${projectId}
    order by version desc limit 1`.execute(deps.db)
}

/** Another version that says all that the first did. */
export async function completeDisclosure({ deps }: Pick<TestApi, 'deps'>, projectId: string) {
  const { rows } = await sql<{ version: number }>`
    select max(version) + 1 as version from project_disclosure where project_id = ${projectId}`.execute(
    deps.db,
  )
  for (const table of ['project_disclosure', 'project_quantity', 'project_verification'])
    await sql`insert into ${sql.table(table)}
      select (jsonb_populate_record(first, jsonb_build_object('version', ${rows[0]?.version}::int))).*
      from ${sql.table(table)} first where project_id = ${projectId} and version = 1`.execute(
      deps.db,
    )
}
