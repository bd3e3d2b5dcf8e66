import { execFileSync } from 'node:child_process'
import { rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { createPool } from '@understory/database/connect.ts'
import { findBinaries } from '../../../../../tools/postgres/binaries.ts'
import {
  type EmbeddedServer,
  startEmbeddedPostgres,
} from '../../../../../tools/postgres/embedded-postgres.ts'
import { signalFamily, stopPostmaster } from '../../../../../tools/postgres/postmaster.ts'
import { ensureTenantLogin, urlAs } from '../../../../../tools/postgres/tenant-login.ts'
import { temporaryFolder } from '../../../../../tools/temporary-folder.ts'
import { migrateTestDatabase } from '../../../../../tools/test-database/migrate-test-database.ts'

const DATABASE = 'understory'
const TENANT = { name: 'understory_tenant_login', password: 'of-the-tenant' }
const SETTINGS = ['fsync=off', 'wal_level=replica', 'max_wal_senders=2', 'wal_keep_size=64MB']

export type Replicated = {
  readonly url: string
  readonly tenantUrl: string
  readonly standbyTenantUrl: string
  /** A statement on the standby, as its administrator. */
  readonly onStandby: (statement: string) => Promise<void>
  /** Until it has replayed all that is committed. */
  readonly untilCaughtUp: () => Promise<void>
  readonly killStandby: () => Promise<void>
  /** Has a server fall silent, as a machine that hangs, until it is woken. */
  readonly silence: (which: 'primary' | 'standby') => void
  readonly wake: (which: 'primary' | 'standby') => void
  readonly close: () => Promise<void>
}

/** A primary with the schema, and a hot standby that streams from it. */
export async function startWithStandby(): Promise<Replicated> {
  const [first, second] = [temporaryFolder('primary'), temporaryFolder('standby')]
  const created = await start(first)
  await migrateTestDatabase(created.url(DATABASE))
  await ensureTenantLogin(created.url(DATABASE), TENANT)
  await created.leave()
  await copyStopped(first, second)
  const primary = await start(first)
  const { hostname, port, username, password } = new URL(primary.url(DATABASE))
  const from = `host=${hostname} port=${port} user=${username} password=${password}`
  const standby = await start(second, [`primary_conninfo=${from}`])
  const toPrimary = createPool(primary.url(DATABASE), 1)
  const toStandby = createPool(standby.url(DATABASE), 1)
  return {
    url: primary.url(DATABASE),
    tenantUrl: urlAs(primary.url(DATABASE), TENANT),
    standbyTenantUrl: urlAs(standby.url(DATABASE), TENANT),
    onStandby: async (statement) => {
      await toStandby.query(statement)
    },
    async untilCaughtUp() {
      const { rows } = await toPrimary.query('select pg_current_wal_lsn()::text as lsn')
      await toStandby.query(`do $$ begin
        while pg_last_wal_replay_lsn() < '${rows[0].lsn}' loop perform pg_sleep(0.01); end loop;
      end $$`)
    },
    silence: (which) =>
      signalFamily(which === 'primary' ? primary.postmaster : standby.postmaster, 'SIGSTOP'),
    wake: (which) =>
      signalFamily(which === 'primary' ? primary.postmaster : standby.postmaster, 'SIGCONT'),
    killStandby: () => stopPostmaster(standby.postmaster),
    async close() {
      await Promise.all([toPrimary.end(), toStandby.end()])
      await standby.leave()
      await primary.leave()
      for (const folder of [first, second]) {
        const { dataFolder } = await findBinaries(folder)
        for (const each of [folder, dataFolder]) rmSync(each, { recursive: true, force: true })
      }
    },
  }
}

const start = (folder: string, settings: readonly string[] = []): Promise<EmbeddedServer> =>
  startEmbeddedPostgres({
    folder,
    database: DATABASE,
    flags: [...SETTINGS, ...settings].flatMap((setting) => ['-c', setting]),
  })

/** The files of a server that was stopped, with their owner, as those of a standby. */
async function copyStopped(from: string, to: string): Promise<void> {
  const [source, target] = [await findBinaries(from), await findBinaries(to)]
  rmSync(target.dataFolder, { recursive: true, force: true })
  execFileSync('cp', ['-a', source.dataFolder, target.dataFolder])
  writeFileSync(join(target.dataFolder, 'standby.signal'), '')
}
