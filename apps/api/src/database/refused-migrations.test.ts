import { createPlatformDatabase, createPool, type Database } from '@understory/database/connect.ts'
import { migrate } from '@understory/database/migrate.ts'
import { sql } from 'kysely'
import { afterEach, beforeEach, expect, inject, test } from 'vitest'
import {
  createScratchDatabase,
  type ScratchDatabase,
} from '../../../../tools/test-database/scratch-database.ts'

let scratch: ScratchDatabase
let db: Database
beforeEach(async () => {
  scratch = await createScratchDatabase(inject('adminUrl'), inject('templateName'))
  db = createPlatformDatabase(createPool(scratch.url, 2, { isPatient: true }))
})
afterEach(async () => {
  await db.destroy()
  await scratch.drop()
})

test('a database whose migrations are ours has nothing left to apply', async () => {
  expect(await migrate(db)).toMatchObject({ applied: [] })
})

test('a database that lacks one of the migrations before its last is refused', async () => {
  await sql`delete from schema_migration where name = '0002_people'`.execute(db)
  await expect(migrate(db)).rejects.toThrow(
    'the database was migrated by another version (0003_proof_projects), and nothing was changed. Run the version that migrated it: all its data are there.',
  )
})

test('a migration that reads otherwise than when it was applied is refused', async () => {
  await sql`update schema_migration_checksum set sha256 = repeat('0', 64)
    where name = '0002_people'`.execute(db)
  await expect(migrate(db)).rejects.toThrow(
    'the migration 0002_people reads otherwise than when this database applied it, and nothing was changed. Run the version that migrated it: all its data are there.',
  )
})

test('a database that was migrated before there were checksums is refused', async () => {
  await sql`drop table schema_migration_checksum`.execute(db)
  await expect(migrate(db)).rejects.toThrow('the migration 0001_shared reads otherwise')
})
