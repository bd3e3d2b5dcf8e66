import { createPlatformDatabase, createPool } from '@understory/database/connect.ts'
import { migrate } from '@understory/database/migrate.ts'
import { importStarterVehicles } from '../../apps/api/src/capabilities/vehicles/identification/catalogue/starter-vehicles.ts'
import { allQueues } from '../../apps/api/src/jobs/all-jobs.ts'
import { prepareJobQueue } from '../../apps/api/src/jobs/job-queue.ts'
import { versionOfPackage } from '../admin/version-of-package.ts'
import { startEmbeddedPostgres } from '../postgres/embedded-postgres.ts'
import { endBy } from './end-by.ts'
import { messageOf, say } from './say.ts'

const SIGNALS = ['SIGINT', 'SIGTERM', 'SIGHUP'] as const

export type ReachedDatabase = {
  url: string
  /** The embedded server stops once nobody uses it; any other is left alone. */
  leave: () => Promise<void>
}

/** The database of `DATABASE_URL`, else the embedded one on the folder, started or joined. */
export async function reachDatabase(folder: string): Promise<ReachedDatabase> {
  const given = process.env.DATABASE_URL
  if (given && !/^postgres(ql)?:\/\//.test(given)) {
    throw new Error('DATABASE_URL must be a postgres:// address.')
  }
  if (given) return { url: given, leave: async () => {} }
  const server = await startEmbeddedPostgres({ folder, database: 'understory' })
  return { url: server.url('understory'), leave: server.leave }
}

/** The same, migrated and with its job queue. */
export async function openDatabase(folder: string): Promise<ReachedDatabase> {
  const database = await reachDatabase(folder)
  try {
    await migrateDatabase(database.url)
    return database
  } catch (fault) {
    await database.leave()
    throw fault
  }
}

/** A tool's database while it works, left again whatever happens: a fault, or Ctrl-C. */
export async function withDatabase<T>(
  reached: Promise<ReachedDatabase>,
  work: (url: string) => Promise<T>,
): Promise<T> {
  const { url, leave } = await reached
  const interrupt = (signal: NodeJS.Signals) => leave().finally(() => endBy(signal))
  for (const signal of SIGNALS) process.once(signal, interrupt)
  try {
    return await work(url)
  } finally {
    for (const signal of SIGNALS) process.off(signal, interrupt)
    await leave()
  }
}

export async function migrateDatabase(url: string): Promise<void> {
  const pool = createPool(url, 2, { isPatient: true })
  try {
    await assertReachable(pool)
    const { newer, applied, forAdministrator } = await migrate(
      createPlatformDatabase(pool),
      versionOfPackage(),
    )
    if (newer !== null) {
      say(
        `the schema is of a later version (${newer}), on which this one runs: nothing was changed`,
      )
      return
    }
    await importStarterVehicles(createPlatformDatabase(pool))
    await prepareJobQueue(url, allQueues())
    for (const name of applied) say(`migrated ${name}`)
    for (const statement of forAdministrator) say(`an administrator has to run: ${statement};`)
  } finally {
    await pool.end()
  }
}

async function assertReachable(pool: ReturnType<typeof createPool>): Promise<void> {
  const version = await versionOf(pool)
  if (version < 150_000) throw new Error(`PostgreSQL 15 or later is needed; this is ${version}.`)
}

async function versionOf(pool: ReturnType<typeof createPool>): Promise<number> {
  try {
    const asked = `select current_setting('server_version_num')::int as version`
    const { rows } = await pool.query<{ version: number }>(asked)
    return rows[0]?.version ?? 0
  } catch (fault) {
    const { host } = new URL(process.env.DATABASE_URL ?? 'postgres://embedded')
    throw new Error(`the database at ${host} cannot be reached (${messageOf(fault)}).`)
  }
}
