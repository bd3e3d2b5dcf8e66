/// <reference path="./provided-context.d.ts" />
import { randomBytes } from 'node:crypto'
import { join } from 'node:path'
import type { TestProject } from 'vitest/node'
import { DATA } from '../folders.ts'
import { startEmbeddedPostgres } from '../postgres/embedded-postgres.ts'
import { dropLogin, ensureTenantLogin } from '../postgres/tenant-login.ts'
import { migrateTestDatabase } from './migrate-test-database.ts'
import { createScratchDatabase } from './scratch-database.ts'

/** One migrated template on the embedded server, or on the one of `DATABASE_URL`. */
export default async function setup(project: TestProject) {
  const server = process.env.DATABASE_URL ? null : await startForTests()
  const adminUrl = process.env.DATABASE_URL ?? server?.url('postgres') ?? ''
  const template = await createScratchDatabase(adminUrl)
  await migrateTestDatabase(template.url)
  const tenant = {
    name: `understory_test_${randomBytes(6).toString('hex')}`,
    password: randomBytes(16).toString('hex'),
  }
  await ensureTenantLogin(adminUrl, tenant)
  project.provide('tenantLogin', tenant)
  project.provide('adminUrl', adminUrl)
  project.provide('templateName', new URL(template.url).pathname.slice(1))
  return async () => {
    await template.drop()
    await dropLogin(adminUrl, tenant)
    await server?.leave()
  }
}

// Tests survive no power loss, so they need not wait for the disk; a killed process loses nothing even so.
function startForTests() {
  const settings = [
    'fsync=off',
    'synchronous_commit=off',
    'full_page_writes=off',
    'autovacuum=off',
    'jit=off',
    'wal_level=minimal',
    'max_wal_senders=0',
    'max_connections=300',
    'max_wal_size=256MB',
    // A connection proves the password, and there are thousands.
    'scram_iterations=1',
  ]
  return startEmbeddedPostgres({
    folder: join(process.env.TEST_FOLDER ?? DATA, 'test-postgres'),
    database: 'postgres',
    flags: settings.flatMap((setting) => ['-c', setting]),
  })
}
