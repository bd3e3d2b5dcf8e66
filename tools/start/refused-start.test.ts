import { spawnSync } from 'node:child_process'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import pg from 'pg'
import { afterAll, expect, test } from 'vitest'
import { ROOT } from '../folders.ts'
import { startEmbeddedPostgres } from '../postgres/embedded-postgres.ts'

const folder = mkdtempSync(join(tmpdir(), 'understory-refused-'))
afterAll(() => rmSync(folder, { recursive: true, force: true }))

/** `npm start`, once it is refused: its last line and its exit code. */
function start(env: Record<string, string>): { code: number | null; line: string } {
  const { status, stderr } = spawnSync(process.execPath, [join(ROOT, 'tools/start.ts')], {
    env: { ...process.env, NODE_ENV: 'production', UNDERSTORY_DATA: folder, ...env },
    encoding: 'utf8',
    timeout: 180_000,
  })
  return { code: status, line: stderr.trim().split('\n').at(-1) ?? '' }
}

test.each([
  [
    'a port that is no number',
    { PORT: 'abc' },
    'PORT must be a number between 1 and 65535; it is abc.',
  ],
  [
    'another database',
    { DATABASE_URL: 'mysql://x' },
    'DATABASE_URL must be a postgres:// address.',
  ],
  [
    'a database that does not answer',
    { DATABASE_URL: 'postgres://a:b@127.0.0.1:1/c' },
    'the database at 127.0.0.1:1 cannot be reached',
  ],
])('%s is refused in one sentence', (_, env, sentence) => {
  const { code, line } = start({ PORT: '65530', ...env })
  expect(line).toContain(sentence)
  expect(code).toBe(1)
})

test('a folder that cannot be written is refused in one sentence', () => {
  const file = join(folder, 'a-file')
  writeFileSync(file, '')
  const { code, line } = start({ PORT: '65530', UNDERSTORY_DATA: join(file, 'data') })
  expect(line).toMatch(/^understory: the folder .* cannot be written/)
  expect(code).toBe(1)
})

test('a taken port is refused in one sentence', async () => {
  const taken = createServer()
  await new Promise<void>((resolve) => taken.listen(0, resolve))
  const address = taken.address()
  const port = typeof address === 'object' && address ? address.port : 0
  const { code, line } = start({ PORT: String(port) })
  taken.close()
  expect(line).toBe(`understory: port ${port} is taken; set PORT to another one.`)
  expect(code).toBe(1)
})

test('a database that other files migrated is refused in one sentence', async () => {
  const data = join(folder, 'older')
  const server = await startEmbeddedPostgres({
    folder: join(data, 'postgres'),
    database: 'understory',
  })
  const client = new pg.Client({ connectionString: server.url('understory') })
  await client.connect()
  await client.query(`create table schema_migration (name varchar primary key, timestamp varchar)`)
  await client.query(`insert into schema_migration values ('0001_people', '')`)
  await client.end()
  await server.leave()
  const { code, line } = start({ PORT: '65530', UNDERSTORY_DATA: data })
  expect(line).toBe(
    'understory: the database was migrated by another version (0001_people), and nothing was changed. Run the version that migrated it: all its data are there.',
  )
  expect(code).toBe(1)
})
