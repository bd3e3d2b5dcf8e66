import { rmSync } from 'node:fs'
import { join } from 'node:path'
import { afterAll, expect, test } from 'vitest'
import { DATA } from '../folders.ts'
import { startEmbeddedPostgres } from './embedded-postgres.ts'
import { isAlive } from './postmaster.ts'

const folder = join(DATA, 'two-starts')
afterAll(() => rmSync(folder, { recursive: true, force: true }))

test('two who start a folder at the same moment share one server, and the last to leave stops it', async () => {
  const start = () => startEmbeddedPostgres({ folder, database: 'postgres' })
  const [one, other] = await Promise.all([start(), start()])
  expect(one.postmaster).toEqual(other.postmaster)
  await one.leave()
  expect(isAlive(other.postmaster.pid)).toBe(true)
  await other.leave()
  expect(isAlive(other.postmaster.pid)).toBe(false)
})
