import type { Database } from '@understory/database/connect.ts'
import { writeCopy } from '@understory/database/copies/write-copy.ts'
import { migrateTo } from '@understory/database/migrate.ts'
import { readMigrationFiles } from '@understory/database/migration-files.ts'
import { allQueues } from '../../../apps/api/src/jobs/all-jobs.ts'
import { prepareJobQueue } from '../../../apps/api/src/jobs/job-queue.ts'
import { migrateDatabase } from '../../start/database.ts'
import type { Manifest } from './manifest.ts'
import { runAt } from './scratch.ts'
import { readPart } from './store-part.ts'

/** Writes the database of a backup into an empty one, and brings it up to date. */
export async function writeBackup(
  { db, url }: { readonly db: Database; readonly url: string },
  folder: string,
  { database, version }: Manifest,
): Promise<void> {
  const last = await lastKnownMigration(database.schema.migrations, version)
  await migrateTo(db, last)
  await prepareJobQueue(url, allQueues())
  const { rows } = await runAt(url, 'select version from pgboss.version')
  if (Number(rows[0]?.version) !== database.schema.jobQueue) {
    throw new Error(
      `the backup has another version of the job queue: restore it with Understory ${version}, then upgrade.`,
    )
  }
  const parts = new Map(database.tables.map((table) => [`${table.schema}.${table.name}`, table]))
  await writeCopy(url, database, ({ schema, name }) => {
    const part = parts.get(`${schema}.${name}`)
    if (!part) throw new Error(`the backup lacks ${name}`)
    return readPart(folder, part)
  })
  await migrateDatabase(url)
}

/** The last one of the backup, where this program has each of them as it was. */
async function lastKnownMigration(
  migrations: Manifest['database']['schema']['migrations'],
  version: string,
): Promise<string> {
  const known = await readMigrationFiles()
  const other = migrations.find(
    ({ name, sha256 }, at) => known[at]?.name !== name || known[at]?.checksum !== sha256,
  )
  const last = migrations.at(-1)
  if (other || !last) {
    throw new Error(
      `the backup was made by another version (${version}, ${other?.name ?? 'without migrations'}): restore it with that one.`,
    )
  }
  return last.name
}
