import { SHARED_ROWS, STANDARD_POLICIES } from '@understory/database/shared-rows.ts'
import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { startTestApi, type TestApi } from '../start-test-api.ts'

let api: TestApi
beforeAll(async () => {
  api = await startTestApi()
})
afterAll(() => api.close())

/** Restrictive policies only take rows away. */
async function unusualPolicies(): Promise<string[]> {
  const { rows } = await sql<{ name: string; seen: string | null; written: string | null }>`
    select tablename || '.' || policyname as name, qual as seen, with_check as written
    from pg_policies where schemaname = 'public' and permissive = 'PERMISSIVE' order by 1`.execute(
    api.deps.db,
  )
  const isStandard = (expression: string | null) =>
    expression === null || STANDARD_POLICIES.includes(expression)
  return rows.flatMap(({ name, seen, written }) =>
    isStandard(seen) && isStandard(written) ? [] : [name],
  )
}

test('who sees a row that is not theirs is declared, policy by policy, with a reason', async () => {
  expect(await unusualPolicies()).toEqual([...SHARED_ROWS.keys()].toSorted())
})

test('a policy that lets everyone read is found', async () => {
  await sql`create policy planted on answer_release for select to understory_tenant using (true)`.execute(
    api.deps.db,
  )
  expect(await unusualPolicies()).toContain('answer_release.planted')
  await sql`drop policy planted on answer_release`.execute(api.deps.db)
})
