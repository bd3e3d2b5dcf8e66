import { readFile } from 'node:fs/promises'
import { sql } from 'kysely'
import { type Migration, Migrator } from 'kysely/migration'
import type { Database } from './connect.ts'
import { makeDeliveryMonths } from './delivery-months.ts'
import { loadEmissionFactors } from './emission-factors/load-emission-factors.ts'
import { limitDatabase } from './limit-database.ts'
import { type MigrationFile, readMigrationFiles } from './migration-files.ts'
import { refuseOtherMigrations } from './refuse-other-migrations.ts'

const REFERENCE_DATA = new URL('../seed/reference-data.sql', import.meta.url)

const TABLE = 'schema_migration'

/**
 * Brings the database to the newest schema and loads the reference data. Safe to run from several
 * processes at once: one does the work, the others wait. Returns the names of what was applied, and what
 * only an administrator of the database may run.
 */
export async function migrate(
  db: Database,
): Promise<{ readonly applied: string[]; readonly forAdministrator: string[] }> {
  const applied = await applyMigrations(db, null)
  await sql.raw(await readFile(REFERENCE_DATA, 'utf8')).execute(db)
  await loadEmissionFactors(db)
  await makeDeliveryMonths(db, new Date())
  return { applied, forAdministrator: await limitDatabase(db) }
}

/** The schema as it was once a migration had been applied, without any data: to write a copy of then into it. */
export async function migrateTo(db: Database, last: string): Promise<void> {
  await applyMigrations(db, last)
}

async function applyMigrations(db: Database, last: string | null): Promise<string[]> {
  const files = await readMigrationFiles()
  const migrator = new Migrator({
    db,
    provider: {
      getMigrations: async () =>
        Object.fromEntries(files.map((file) => [file.name, migrationOf(file)])),
    },
    migrationTableName: TABLE,
    migrationLockTableName: `${TABLE}_lock`,
  })
  await refuseOtherMigrations(db, files)
  const { error, results } = await (last ? migrator.migrateTo(last) : migrator.migrateToLatest())
  if (error) throw error
  return (results ?? []).map((result) => result.migrationName)
}

/** What it says, and in the same transaction its checksum. The table of checksums is made by the first one. */
const migrationOf = ({ name, text, checksum }: MigrationFile): Migration => ({
  async up(db) {
    await sql.raw(text).execute(db)
    await sql`insert into schema_migration_checksum (name, sha256)
      values (${name}, ${checksum})`.execute(db)
  },
})
