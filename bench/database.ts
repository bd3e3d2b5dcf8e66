import { randomBytes } from 'node:crypto'
import { join } from 'node:path'
import pg from 'pg'
import { DATA } from '../tools/folders.ts'
import { startEmbeddedPostgres } from '../tools/postgres/embedded-postgres.ts'
import { migrateDatabase } from '../tools/start/database.ts'

/** A migrated database of its own on the bench's own server, with the settings of a durable one. */
export async function withDatabase<T>(work: (url: string) => Promise<T>): Promise<T> {
  const folder = join(DATA, 'bench')
  const database = `bench_${randomBytes(6).toString('hex')}`
  const flags = ['-c', 'shared_buffers=1GB', '-c', 'max_wal_size=4GB']
  const server = await startEmbeddedPostgres({ folder, database, flags })
  try {
    await migrateDatabase(server.url(database))
    return await work(server.url(database))
  } finally {
    await drop(server.url('postgres'), database)
    await server.leave()
  }
}

async function drop(adminUrl: string, database: string): Promise<void> {
  const admin = new pg.Client({ connectionString: adminUrl })
  await admin.connect()
  await admin.query(`drop database ${database} with (force)`)
  await admin.end()
}
