import { createDatabase, createPool } from '@understory/database/connect.ts'
import { migrate } from '@understory/database/migrate.ts'
import { importStarterVehicles } from '../../apps/api/src/capabilities/vehicles/catalogue/starter-vehicles.ts'
import { prepareJobQueue } from '../../apps/api/src/jobs/job-queue.ts'
import { startEmbeddedPostgres } from '../postgres/embedded-postgres.ts'
import { messageOf, say, stopWith } from './say.ts'

export type RunningDatabase = { url: string; stop: () => Promise<void> }

/** The database of `DATABASE_URL`, else the embedded one on the folder; migrated, with its job queue. */
export async function openDatabase(folder: string): Promise<RunningDatabase> {
  const given = process.env.DATABASE_URL
  if (given && !/^postgres(ql)?:\/\//.test(given)) {
    stopWith('DATABASE_URL must be a postgres:// address.')
  }
  const database = given ? { url: given, stop: async () => {} } : await startEmbedded(folder)
  await migrateDatabase(database.url)
  return database
}

async function startEmbedded(folder: string): Promise<RunningDatabase> {
  try {
    const server = await startEmbeddedPostgres({ folder, database: 'understory' })
    return { url: server.url('understory'), stop: server.stop }
  } catch (fault) {
    return stopWith(messageOf(fault))
  }
}

export async function migrateDatabase(url: string): Promise<void> {
  const pool = createPool(url, 2)
  try {
    await assertReachable(pool)
    const applied = await migrate(createDatabase(pool))
    await importStarterVehicles(createDatabase(pool))
    await prepareJobQueue(url)
    for (const name of applied) say(`migrated ${name}`)
  } finally {
    await pool.end()
  }
}

async function assertReachable(pool: ReturnType<typeof createPool>): Promise<void> {
  try {
    const { rows } = await pool.query('select current_setting($1)::int as version', [
      'server_version_num',
    ])
    const { version } = rows[0] as { version: number }
    if (version < 150_000) stopWith(`PostgreSQL 15 or later is needed; this one is ${version}.`)
  } catch (fault) {
    const { host } = new URL(process.env.DATABASE_URL ?? 'postgres://embedded')
    stopWith(`the database at ${host} cannot be reached (${messageOf(fault)}).`)
  }
}
