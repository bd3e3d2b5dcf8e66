import { randomBytes } from 'node:crypto'
import { distributeOrderSide } from '@understory/database/citus/distribute.ts'
import { createPlatformDatabase, createPool } from '@understory/database/connect.ts'
import { migrateTestDatabase } from '../test-database/migrate-test-database.ts'
import type { ScratchDatabase } from '../test-database/scratch-database.ts'
import { administratorAt, onServer } from './citus-servers.ts'

/** A migrated database on one of these servers, as on any other PostgreSQL. */
export async function createPlainDatabase(port: number): Promise<ScratchDatabase> {
  const name = `understory_test_${randomBytes(6).toString('hex')}`
  const admin = administratorAt(port, 'postgres')
  await onServer(admin, `create database ${name} owner understory`)
  const url = `postgres://understory@127.0.0.1:${port}/${name}`
  await migrateTestDatabase(url)
  return { url, drop: () => onServer(admin, `drop database if exists ${name} with (force)`) }
}

export type CitusDatabase = ScratchDatabase & { readonly tenantUrl: string }

/** A migrated database on servers of `startCitusServers`, whose order side is spread over their workers. */
export async function createCitusDatabase(
  ports: readonly number[],
  { isSpread = true, shards = 4 }: { readonly isSpread?: boolean; readonly shards?: number } = {},
): Promise<CitusDatabase> {
  const [coordinator = 0, ...workers] = ports
  const name = `understory_test_${randomBytes(6).toString('hex')}`
  for (const port of ports) {
    await onServer(administratorAt(port, 'postgres'), `create database ${name} owner understory`)
    await onServer(administratorAt(port, name), 'create extension citus')
  }
  await onServer(
    administratorAt(coordinator, name),
    `select citus_set_coordinator_host('127.0.0.1', ${coordinator})`,
    ...workers.map((port) => `select citus_add_node('127.0.0.1', ${port})`),
  )
  const at = (user: string) => `postgres://${user}@127.0.0.1:${coordinator}/${name}`
  const url = at('understory')
  await migrateTestDatabase(url)
  if (isSpread) await spread(url, shards)
  return {
    url,
    tenantUrl: at('understory_web'),
    async drop() {
      for (const port of ports) {
        const statement = `drop database if exists ${name} with (force)`
        await onServer(administratorAt(port, 'postgres'), statement)
      }
    },
  }
}

/** As `db:distribute` does. */
async function spread(url: string, shards: number): Promise<void> {
  const db = createPlatformDatabase(createPool(url, 1, { isPatient: true }))
  try {
    await distributeOrderSide(db, { shards })
  } finally {
    await db.destroy()
  }
}
