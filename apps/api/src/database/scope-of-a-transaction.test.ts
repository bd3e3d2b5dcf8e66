import { randomUUID } from 'node:crypto'
import { createDatabase, createPool, type Database } from '@understory/database/connect.ts'
import { withinRowsOf } from '@understory/database/row-security.ts'
import { sql } from 'kysely'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { createTestDatabase } from '../../../../tools/test-database/create-test-database.ts'

/* A connection that is a process's own for one transaction only, as behind PgBouncer and before many servers. */

let database: Awaited<ReturnType<typeof createTestDatabase>>
let db: Database
const sent: string[] = []
beforeAll(async () => {
  database = await createTestDatabase()
  const listen = (statement: string) => {
    sent.push(statement)
    return null
  }
  const tenant = createPool(database.tenantUrl, 1, { refuse: listen })
  db = createDatabase({ tenant, platform: createPool(database.url, 1) }, 'transaction')
})
beforeEach(() => {
  sent.length = 0
})
afterAll(async () => {
  await db.destroy()
  await database.drop()
})

const [userId, accountId] = [randomUUID(), randomUUID()]
const SCOPE = `set local app.user_id = '${userId}'; set local app.account_id = '${accountId}'; set local app.exchange_id = ''`

async function scopeSeen(on: Pick<Database, 'executeQuery'> = db) {
  const { rows } = await sql<{ of_user: string; of_account: string }>`
    select current_setting('app.user_id') as of_user, current_setting('app.account_id') as of_account`.execute(
    on as Database,
  )
  return rows[0]
}

test('a transaction shows the rows of its account and user, said by one message of its own', async () => {
  await withinRowsOf({ userId, accountId }, () =>
    db.transaction().execute(async (tx) => {
      expect(await scopeSeen(tx)).toEqual({ of_user: userId, of_account: accountId })
    }),
  )
  expect(sent.slice(0, 2)).toEqual(['begin', SCOPE])
  expect(sent).toHaveLength(4)
})

test('so does a statement that is in no transaction, and nothing stays for the next one', async () => {
  await withinRowsOf({ userId, accountId }, async () => {
    expect(await scopeSeen()).toEqual({ of_user: userId, of_account: accountId })
  })
  expect(sent).toEqual(['begin', SCOPE, expect.stringContaining('current_setting'), 'commit'])
  expect(await scopeSeen()).toEqual({ of_user: '', of_account: '' })
})

test('what is undone within a transaction leaves its account and user as they are', async () => {
  await withinRowsOf({ userId, accountId: null }, async () => {
    const tx = await db.startTransaction().execute()
    const saved = await tx.savepoint('before').execute()
    await expect(sql`select 1 / 0`.execute(saved)).rejects.toThrow('division')
    await saved.rollbackToSavepoint('before').execute()
    expect(await scopeSeen(tx)).toEqual({ of_user: userId, of_account: '' })
    await tx.commit().execute()
  })
})

test('an id that is none is sent to no server, and takes no connection', async () => {
  const crafted = `${userId}'; set local app.user_id = '${accountId}`
  for (const scope of [
    { userId: crafted, accountId: null },
    { userId, accountId: crafted },
  ]) {
    await expect(withinRowsOf(scope, () => scopeSeen())).rejects.toThrow('no id of a user')
  }
  expect(sent).toEqual([])
  expect(await scopeSeen()).toEqual({ of_user: '', of_account: '' })
})
