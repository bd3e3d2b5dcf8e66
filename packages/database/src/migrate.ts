import { readdir, readFile } from 'node:fs/promises'
import { sql } from 'kysely'
import { type Migration, Migrator } from 'kysely/migration'
import type { Database } from './connect.ts'

const MIGRATIONS = new URL('../migrations/', import.meta.url)
const REFERENCE_DATA = new URL('../seed/reference-data.sql', import.meta.url)

/**
 * Brings the database to the newest schema and loads the reference data. Safe to run from several
 * processes at once: one does the work, the others wait. Returns the names of what was applied.
 */
export async function migrate(db: Database): Promise<string[]> {
  const { error, results } = await new Migrator({
    db,
    provider: { getMigrations: readMigrations },
    migrationTableName: 'schema_migration',
    migrationLockTableName: 'schema_migration_lock',
  }).migrateToLatest()
  if (error) throw error
  await sql.raw(await readFile(REFERENCE_DATA, 'utf8')).execute(db)
  return (results ?? []).map((result) => result.migrationName)
}

async function readMigrations(): Promise<Record<string, Migration>> {
  const files = (await readdir(MIGRATIONS)).filter((name) => name.endsWith('.sql')).sort()
  const entries = files.map(async (file): Promise<[string, Migration]> => {
    const text = await readFile(new URL(file, MIGRATIONS), 'utf8')
    return [
      file.replace(/\.sql$/, ''),
      { up: async (db) => void (await sql.raw(text).execute(db)) },
    ]
  })
  return Object.fromEntries(await Promise.all(entries))
}
