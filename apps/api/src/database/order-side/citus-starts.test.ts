import { execFile } from 'node:child_process'
import { randomBytes } from 'node:crypto'
import { promisify } from 'node:util'
import { ORDER_SIDE } from '@understory/database/citus/order-side.ts'
import { afterAll, beforeAll, describe, expect, inject, test } from 'vitest'
import {
  type CitusDatabase,
  createCitusDatabase,
} from '../../../../../tools/citus/citus-database.ts'
import {
  administratorAt,
  type CitusServers,
  onServer,
  startCitusServers,
  whyNoCitus,
} from '../../../../../tools/citus/citus-servers.ts'
import { ROOT } from '../../../../../tools/folders.ts'
import { createScratchDatabase } from '../../../../../tools/test-database/scratch-database.ts'
import { composeDatabase } from '../../compose/compose-database.ts'
import { readConfig } from '../../configuration/config.ts'
import { createVitals } from '../../signals/vitals.ts'

const missing = whyNoCitus()

const DISTRIBUTE = ['tools/run.mjs', 'tools/admin.ts', 'distribute', '--shards', '4']

async function distribute(url: string): Promise<string> {
  const ran = await promisify(execFile)(process.execPath, DISTRIBUTE, {
    cwd: ROOT,
    env: { ...process.env, DATABASE_URL: url },
  }).catch((fault) => fault)
  return `${ran.code ?? 0}\n${ran.stdout}${ran.stderr}`
}

test('without the extension there is nothing to spread, and the command says so', async () => {
  const database = await createScratchDatabase(inject('adminUrl'), inject('templateName'))
  const said = await distribute(database.url)
  await database.drop()
  expect(said).toMatch(/^1\n.*this database has no extension citus/)
})

describe.skipIf(missing !== null)(
  `a process and its orders on several servers${missing ? ` (${missing})` : ''}`,
  () => {
    let servers: CitusServers
    let database: CitusDatabase
    const name = () => new URL(database.url).pathname.slice(1)
    const asOwner = (...statements: string[]) => onServer(database.url, ...statements)
    /** In a database without the extension, which would carry a role on to the other servers. */
    const asAdministrator = (place: number, statement: string) =>
      onServer(administratorAt(servers.ports[place] ?? 0, 'postgres'), statement)
    beforeAll(async () => {
      servers = await startCitusServers()
      database = await createCitusDatabase(servers.ports, { isSpread: false })
    })
    afterAll(async () => {
      await database?.drop()
      await servers?.stop()
    })

    /** What a process says instead of starting; empty: it starts. */
    async function refusal(settings: Record<string, string> = {}): Promise<string> {
      const config = readConfig({
        DATABASE_URL: database.url,
        DATABASE_TENANT_URL: database.tenantUrl,
        DATABASE_POOLING: 'transaction',
        DATABASE_POOL: '2',
        APP_SECRET: randomBytes(32).toString('hex'),
        SANDBOX_URL: 'http://127.0.0.1:4000',
        PAYMENTS_WEBHOOK_SECRET: 'whsec_0123456789abcdef',
        SMTP_URL: 'smtp://127.0.0.1:25',
        FILES_FOLDER: '/nowhere/files',
        ...settings,
      })
      const log = { warn: () => {} }
      try {
        const { db } = await composeDatabase(config, {
          log,
          vitals: createVitals(),
          clock: () => new Date(),
          whenFull: () => {},
        })
        await db.destroy()
        return ''
      } catch (fault) {
        return fault instanceof Error ? fault.message : String(fault)
      }
    }

    test('begins before anything is spread: it says what to run', async () => {
      expect(await refusal()).toContain('citus.propagate_set_commands has to be local')
      await asOwner(`alter database ${name()} set citus.propagate_set_commands = 'local'`)
      expect(await refusal()).toContain('citus.local_table_join_policy has to be never')
      await asOwner(`alter database ${name()} set citus.local_table_join_policy = 'never'`)
      expect(await refusal()).toContain(`not spread over the workers: ${ORDER_SIDE.join(', ')}`)
    })

    test('spread them by one command, which does nothing when it is run again', async () => {
      await asOwner(
        `insert into store_delivery values (gen_random_uuid(), gen_random_uuid(), now(), 'order', '')`,
      )
      const said = await distribute(database.url)
      expect(said).toMatch(/^0\n/)
      for (const table of ORDER_SIDE) expect(said).toContain(`${table} is spread by account`)
      expect(said).toContain('store_orders(uuid,json,bytea[],timestamp with time zone) runs where')
      expect(said).toContain('store_order: 4 shards by account_id')
      expect(said).toContain('store_delivery has nothing left at the coordinator')
      expect(await refusal()).toBe('')
      const again = await distribute(database.url)
      expect(again).toMatch(/^0\nunderstory: the order side is spread already\n/)
      expect(again).not.toContain('is spread by account')
    })

    test('keep nothing of a session, because it would not reach the workers', async () => {
      expect(await refusal({ DATABASE_POOLING: 'session' })).toContain(
        'DATABASE_POOLING has to be transaction',
      )
    })

    test('read no replica, which would have no orders', async () => {
      expect(await refusal({ DATABASE_REPLICA_URL: database.tenantUrl })).toContain(
        'DATABASE_REPLICA_URL is for one PostgreSQL',
      )
    })

    test('see their rows on every server, or on none', async () => {
      const login = `understory_test_${randomBytes(6).toString('hex')}`
      const tenantUrl = Object.assign(new URL(database.url), { username: login }).href
      const settings = { DATABASE_TENANT_URL: tenantUrl }
      for (const place of [0, 1])
        await asAdministrator(place, `create role ${login} login in role understory_tenant`)
      const refused = new RegExp(
        `${login} cannot log in at 127.0.0.1:${servers.ports[2]}, or is no member`,
      )
      expect(await refusal(settings)).toMatch(refused)
      await asAdministrator(2, `create role ${login} login`)
      expect(await refusal(settings)).toMatch(refused)
      await asAdministrator(2, `grant understory_tenant to ${login}`)
      expect(await refusal(settings)).toBe('')
      for (const place of servers.ports.keys()) await asAdministrator(place, `drop role ${login}`)
    })

    test('are spread together, or none could be read with another', async () => {
      await asOwner(
        'drop table store_order_node',
        'create table store_order_node (account_id uuid)',
        `select create_distributed_table('store_order_node', 'account_id', shard_count => 2, colocate_with => 'none')`,
      )
      expect(await refusal()).toContain('are not spread together')
      await asOwner(
        'drop table store_order_node',
        'create table store_order_node (account_id uuid)',
      )
      expect(await refusal()).toContain('not spread over the workers: store_order_node;')
    })

    test('have workers to stand on', async () => {
      const alone = await createCitusDatabase(servers.ports.slice(0, 1), { isSpread: false })
      expect(await distribute(alone.url)).toMatch(/^1\n.*no worker has joined this coordinator/)
      await alone.drop()
    })
  },
)
