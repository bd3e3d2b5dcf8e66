import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { startTestApi, type TestApi } from '../testing/start-test-api.ts'
import { ALL_TABLES } from './all-tables.ts'

let api: TestApi
beforeAll(async () => {
  api = await startTestApi()
})
afterAll(() => api.close())

type ForeignKey = { readonly from: string; readonly to: string }

/** Tables by the column that says whose a row is, and the keys that delete a row with the one it refers to. */
async function readSchema(owner: 'account_id' | 'user_id') {
  const { rows: tables } = await sql<{ name: string }>`
    select table_name as name from information_schema.columns
    where table_schema = 'public' and column_name = ${owner} and data_type = 'uuid'`.execute(
    api.deps.db,
  )
  const { rows: keys } = await sql<ForeignKey>`
    select conrelid::regclass::text as "from", confrelid::regclass::text as "to"
    from pg_constraint where contype = 'f' and confdeltype = 'c'`.execute(api.deps.db)
  return { owned: new Set(tables.map(({ name }) => name)), keys }
}

/** Those, and all whose rows are deleted with rows of them. */
function withDependents(roots: readonly string[], keys: readonly ForeignKey[]): Set<string> {
  const reached = new Set(roots)
  for (let size = -1; size !== reached.size; ) {
    size = reached.size
    for (const { from, to } of keys) if (reached.has(to)) reached.add(from)
  }
  return reached
}

describe('what people were promised to be theirs until they delete it', () => {
  const theirs = ALL_TABLES.filter(({ retention }) => retention === 'yours')

  test('goes when its account closes, or its manifest says what happens instead', async () => {
    const { owned, keys } = await readSchema('account_id')
    const going = theirs.filter((each) => each.isDeletedWithAccount || each.whenAccountCloses)
    const reached = withDependents(
      going.map(({ name }) => name),
      keys,
    )
    const left = theirs.filter(({ name }) => owned.has(name) && !reached.has(name))
    expect(left.map(({ name }) => name)).toEqual([])
  })

  test('goes with its user', async () => {
    const { owned, keys } = await readSchema('user_id')
    const reached = withDependents(['app_user'], keys)
    const left = theirs.filter(({ name }) => owned.has(name) && !reached.has(name))
    expect(left.map(({ name }) => name)).toEqual([])
  })
})
