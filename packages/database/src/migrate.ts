import { readdir, readFile } from 'node:fs/promises'
import { sql } from 'kysely'
import { type Migration, Migrator } from 'kysely/migration'
import type { Database } from './connect.ts'
import { makeDeliveryMonths } from './delivery-months.ts'
import { loadEmissionFactors } from './emission-factors/load-emission-factors.ts'
import { limitDatabase } from './limit-database.ts'

const MIGRATIONS = new URL('../migrations/', import.meta.url)
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
  const migrations = await readMigrations()
  const migrator = new Migrator({
    db,
    provider: { getMigrations: async () => migrations },
    migrationTableName: TABLE,
    migrationLockTableName: `${TABLE}_lock`,
  })
  await refuseUnknownMigrations(db, migrations)
  const { error, results } = await migrator.migrateToLatest()
  if (error) throw error
  await sql.raw(await readFile(REFERENCE_DATA, 'utf8')).execute(db)
  await loadEmissionFactors(db)
  await makeDeliveryMonths(db, new Date())
  const applied = (results ?? []).map((result) => result.migrationName)
  return { applied, forAdministrator: await limitDatabase(db) }
}

/** A database that other files migrated, or ours in another order, cannot be brought up to date by ours. */
async function refuseUnknownMigrations(
  db: Database,
  known: Record<string, Migration>,
): Promise<void> {
  const table = await sql<{ found: boolean }>`
    select to_regclass(${TABLE}) is not null as found`.execute(db)
  if (!table.rows[0]?.found) return
  const applied = await sql<{ name: string }>`
    select name from ${sql.table(TABLE)} order by name`.execute(db)
  const names = Object.keys(known)
  const unknown = applied.rows.find(({ name }, at) => name !== names[at])
  if (!unknown) return
  throw new Error(
    `the database was migrated by another version (${unknown.name}); empty it with npm run db:reset, or use a new one.`,
  )
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
