import type { Database } from './connect.ts'
import { readMigrationFiles } from './migration-files.ts'
import { listApplied, refuseOtherMigrations } from './refuse-other-migrations.ts'

/** What `migrate` would apply. Throws, as it does, where there is no way from this database to this version. */
export async function planMigrations(
  db: Database,
  release: string | null = null,
): Promise<{
  readonly at: string | null
  readonly newer: string | null
  readonly pending: readonly string[]
}> {
  const known = await readMigrationFiles()
  const { newer } = await refuseOtherMigrations(db, known, release)
  const applied = await listApplied(db)
  return {
    at: applied.at(-1) ?? null,
    newer,
    pending: known.slice(applied.length).map(({ name }) => name),
  }
}
