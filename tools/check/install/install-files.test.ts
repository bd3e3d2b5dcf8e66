import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { ROOT } from '../../folders.ts'

const read = (path: string) => readFileSync(join(ROOT, path), 'utf8')
const UNITS = globSync('deploy/systemd/*.service', { cwd: ROOT })
const COMPOSE = read('compose.yaml')
const LEDGER_KEYS = ['LEDGER_SIGNING_KEY', 'LEDGER_EVENT_KEY', 'CREDENTIAL_SIGNING_KEY']

/** Of the configuration, and of the image's own program. */
const SETTINGS = new Set(
  globSync('apps/api/src/configuration/*settings.ts', { cwd: ROOT }).flatMap((path) =>
    [...read(path).matchAll(/^ {2}([A-Z][A-Z0-9_]+):/gm)].map(([, name]) => name),
  ),
)

/** Read by the image of PostgreSQL, by compose itself, or by another program. */
const OF_OTHERS = new Set([
  ...['POSTGRES_USER', 'POSTGRES_PASSWORD', 'POSTGRES_DB', 'OWNER_PASSWORD'],
  ...['SUPERUSER_PASSWORD', 'TENANT_PASSWORD'],
])

const partOf = (service: string) =>
  new RegExp(`^  ${service}:\\n((?: {4}.*\\n|\\n)+)`, 'm').exec(COMPOSE)?.[1] ?? ''

test('compose and the units name no setting that does not exist', () => {
  const named = [
    ...[...COMPOSE.matchAll(/^ +([A-Z][A-Z0-9_]+):/gm)].map(([, name]) => name ?? ''),
    ...UNITS.flatMap((path) =>
      [...read(path).matchAll(/^Environment=(\w+)=/gm)].map(([, name]) => name ?? ''),
    ),
  ]
  expect(named).toContain('WORKER_PORT')
  expect(named.filter((name) => !SETTINGS.has(name) && !OF_OTHERS.has(name))).toEqual([])
})

test('in compose no key of the public log reaches the server, and the migration has the database alone', () => {
  for (const key of LEDGER_KEYS) expect(partOf('server')).toContain(`${key}: ""`)
  expect(partOf('worker')).not.toContain('LEDGER')
  expect(partOf('migrate')).not.toContain('understory-with-settings')
  expect(partOf('migrate')).not.toContain('env_file')
})

test('each unit reads only the files of its own, and runs without privileges', () => {
  const filesOf = (unit: string) =>
    [
      ...read(`deploy/systemd/understory-${unit}.service`).matchAll(/^EnvironmentFile=.*\/(.*)$/gm),
    ].map(([, file]) => file)
  expect(filesOf('server')).toEqual(['common.env', 'server.env'])
  expect(filesOf('worker')).toEqual(['common.env', 'worker.env'])
  expect(filesOf('migrate')).toEqual(['migrate.env'])
  expect(filesOf('backup')).toEqual(['common.env'])
  for (const unit of ['server', 'worker', 'migrate', 'backup']) {
    const text = read(`deploy/systemd/understory-${unit}.service`)
    expect(text).toMatch(/^User=understory$/m)
    expect(text).toMatch(/^NoNewPrivileges=yes$/m)
    expect(text).toMatch(/^ProtectSystem=strict$/m)
  }
  expect(read('deploy/systemd/understory-server.service')).toMatch(/^CapabilityBoundingSet=$/m)
})
