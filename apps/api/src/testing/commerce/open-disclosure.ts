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
