import { readFile } from 'node:fs/promises'
import { sql } from 'kysely'
import type { Database } from './connect.ts'
import { makeDeliveryMonths } from './delivery-months.ts'
import { loadEmissionFactors } from './emission-factors/load-emission-factors.ts'
import { limitDatabase } from './limit-database.ts'
import { applyMigrations } from './migrating/apply-migrations.ts'
import { type MigrationFile, readMigrationFiles } from './migration-files.ts'
import { refuseOtherMigrations } from './refuse-other-migrations.ts'

const REFERENCE_DATA = new URL('../seed/reference-data.sql', import.meta.url)

/**
 * Brings the database to the newest schema and loads the reference data. Safe to run from several
 * processes at once: one does the work, the others wait. Each migration is
 * applied by itself, and waits for no lock for longer than a second. Returns the names of what was applied, and what
 * only an administrator of the database may run. `release` is the version of the product, for a database that a later
 * one migrated.
 */
export async function migrate(db: Database, release: string | null = null): Promise<Migrated> {
  const files = await readMigrationFiles()
  const { newer } = await refuseOtherMigrations(db, files, release)
  if (newer !== null) return { newer, applied: [], forAdministrator: [] }
  const applied = await applyMigrations(db, files)
  await sql.raw(await readFile(REFERENCE_DATA, 'utf8')).execute(db)
  await loadEmissionFactors(db)
  await makeDeliveryMonths(db, new Date())
  return { newer: null, applied, forAdministrator: await limitDatabase(db) }
}

export type Migrated = {
  /** The last migration of a later version, on whose schema this one runs: nothing was changed. */
  readonly newer: string | null
  readonly applied: readonly string[]
  readonly forAdministrator: readonly string[]
}

/** The schema as it was once a migration had been applied, without any data: to write a copy of then into it. */
export async function migrateTo(db: Database, last: string): Promise<void> {
  const files = await readMigrationFiles()
  await refuseOtherMigrations(db, files)
  await applyMigrations(db, upTo(files, last))
}

function upTo(files: readonly MigrationFile[], last: string): readonly MigrationFile[] {
  const at = files.findIndex(({ name }) => name === last)
  if (at < 0) throw new Error(`there is no migration ${last}`)
  return files.slice(0, at + 1)
}
