import { sql } from 'kysely'
import type { Database } from './connect.ts'
import type { MigrationFile } from './migration-files.ts'

const WAY_OUT = 'nothing was changed. Run the version that migrated it: all its data are there.'

/**
 * A database whose migrations are not a beginning of ours, each as it is today, cannot be brought up to date: nobody
 * knows what its tables are like. One that has all of ours and more is of a later version; this one runs on it where
 * it is not older than the oldest that does (`release`), and has nothing to apply.
 */
export async function refuseOtherMigrations(
  db: Database,
  known: readonly MigrationFile[],
  release: string | null = null,
): Promise<{ readonly newer: string | null }> {
  const applied = await listApplied(db)
  const unknown = applied.find((name, at) => name !== known[at]?.name)
  const isNewer = unknown !== undefined && unknown === applied[known.length] && known.length > 0
  if (unknown && !isNewer)
    throw new Error(`the database was migrated by another version (${unknown}), and ${WAY_OUT}`)
  const checksums = applied.length > 0 ? await recordedChecksums(db) : new Map<string, string>()
  const changed = known.find(
    ({ name, checksum }, at) => at < applied.length && checksums.get(name) !== checksum,
  )
  if (changed)
    throw new Error(
      `the migration ${changed.name} reads otherwise than when this database applied it, and ${WAY_OUT}`,
    )
  if (!isNewer) return { newer: null }
  const newer = applied.at(-1) ?? ''
  const oldest = await oldestVersion(db)
  if (release === null || oldest === null || isOlder(release, oldest))
    throw new Error(`the database is newer (${newer}) than this version, and ${WAY_OUT}`)
  return { newer }
}

/** The oldest version that runs on this schema; null: nothing says it. */
async function oldestVersion(db: Database): Promise<string | null> {
  if (!(await hasTable(db, 'schema_migration_oldest_version'))) return null
  const { rows } = await sql<{ version: string }>`
    select version from schema_migration_oldest_version`.execute(db)
  return rows[0]?.version ?? null
}

function isOlder(one: string, other: string): boolean {
  const [mine, theirs] = [one, other].map((version) => version.split('.').map(Number))
  const at = mine?.findIndex((part, index) => part !== theirs?.[index]) ?? -1
  return at >= 0 && (mine?.[at] ?? 0) < (theirs?.[at] ?? 0)
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
