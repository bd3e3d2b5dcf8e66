import { join } from 'node:path'
import { createDatabase, createPool } from '@understory/database/connect.ts'
import { migrate } from '@understory/database/migrate.ts'
import pg from 'pg'
import type { TestProject } from 'vitest/node'
import { prepareJobQueue } from '../../apps/api/src/jobs/job-queue.ts'
import { DATA } from '../folders.ts'
import { startEmbeddedPostgres } from '../postgres/embedded-postgres.ts'

/** One migrated template; each test file clones it, which takes tens of milliseconds. */
export default async function setup(project: TestProject) {
  const server = process.env.DATABASE_URL ? null : await startForTests()
  const adminUrl = process.env.DATABASE_URL ?? server?.url('postgres') ?? ''
  const templateName = `understory_template_${process.pid}`
  await asAdmin(adminUrl, `create database ${templateName}`)
  const templateUrl = Object.assign(new URL(adminUrl), { pathname: `/${templateName}` }).href
  const pool = createPool(templateUrl, 2)
  await migrate(createDatabase(pool))
  await pool.end()
  await prepareJobQueue(templateUrl)
  project.provide('adminUrl', adminUrl)
  project.provide('templateName', templateName)
  return async () => {
    await asAdmin(adminUrl, `drop database if exists ${templateName} with (force)`)
    await server?.stop()
  }
}

// Tests survive no power loss, so they need not wait for the disk; a killed process loses nothing even so.
function startForTests() {
  return startEmbeddedPostgres({
    folder: join(DATA, 'test-postgres'),
    database: 'postgres',
    flags: [
      '-c',
      'fsync=off',
      '-c',
      'synchronous_commit=off',
      '-c',
      'full_page_writes=off',
      '-c',
      'max_connections=300',
    ],
  })
}

async function asAdmin(url: string, statement: string): Promise<void> {
  const client = new pg.Client({ connectionString: url })
  await client.connect()
  try {
    await client.query(statement)
  } finally {
    await client.end()
  }
}
