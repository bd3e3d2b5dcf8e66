import { sql } from 'kysely'
import type { Database } from './connect.ts'
import type { MigrationFile } from './migration-files.ts'

const WAY_OUT = 'nothing was changed. Run the version that migrated it: all its data are there.'

/**
 * A database whose migrations are not a beginning of ours, each as it is today, cannot be brought up to date: nobody
 * knows what its tables are like.
 */
export async function refuseOtherMigrations(
  db: Database,
  known: readonly MigrationFile[],
): Promise<void> {
  const applied = await listApplied(db)
  const unknown = applied.find((name, at) => name !== known[at]?.name)
  const last = applied.at(-1) ?? ''
  if (unknown && unknown === applied[known.length] && known.length > 0)
    throw new Error(`the database is newer (${last}) than this version, and ${WAY_OUT}`)
  if (unknown)
    throw new Error(`the database was migrated by another version (${unknown}), and ${WAY_OUT}`)
  const checksums = applied.length > 0 ? await recordedChecksums(db) : new Map<string, string>()
  const changed = applied.find((name, at) => checksums.get(name) !== known[at]?.checksum)
  if (changed)
    throw new Error(
      `the migration ${changed} reads otherwise than when this database applied it, and ${WAY_OUT}`,
    )
}

/** The names of what was applied, in their order. */
export async function listApplied(db: Database): Promise<readonly string[]> {
  if (!(await hasTable(db, 'schema_migration'))) return []
  const { rows } = await sql<{ name: string }>`
    select name from schema_migration order by name`.execute(db)
  return rows.map(({ name }) => name)
}

/** None where the database was migrated before there were any. */
async function recordedChecksums(db: Database): Promise<ReadonlyMap<string, string>> {
  if (!(await hasTable(db, 'schema_migration_checksum'))) return new Map()
  const { rows } = await sql<{ name: string; sha256: string }>`
    select name, sha256 from schema_migration_checksum`.execute(db)
  return new Map(rows.map(({ name, sha256 }) => [name, sha256]))
}

async function hasTable(db: Database, name: string): Promise<boolean> {
  const { rows } = await sql<{ found: boolean }>`
    select to_regclass(${name}) is not null as found`.execute(db)
  return rows[0]?.found ?? false
}
