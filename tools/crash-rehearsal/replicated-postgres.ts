import { execFileSync } from 'node:child_process'
import { rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import pg from 'pg'
import { findBinaries } from '../postgres/binaries.ts'
import { type EmbeddedServer, startEmbeddedPostgres } from '../postgres/embedded-postgres.ts'
import { isAlive, signalFamily, until } from '../postgres/postmaster.ts'
import { lineTo } from './network-line.ts'
import type { Victim } from './victims.ts'

const DATABASE = 'rehearsal'
const GONE_WITHIN_MS = 30_000
/** Before a primary is killed, its standby is cut off for so long. */
const CUT_OFF_MS = 300
const FLAGS = ['fsync=off', 'wal_level=replica', 'max_wal_senders=4', 'wal_keep_size=512MB']

type Server = EmbeddedServer & { readonly folder: string }

export type ReplicatedPostgres = Victim & {
  /** Leads to the primary, whichever that is, as a proxy before both would. */
  readonly url: string
  /** Past the proxy. */
  readonly primaryUrl: () => string
  readonly stop: () => Promise<void>
}

/**
 * A primary and a standby that acknowledges each commit before it counts, behind one address. To kill is to kill
 * the primary with every one of its processes; to start again is to promote the standby, to lead the address to
 * it, and to give it a standby of its own, made from a copy.
 */
export async function replicatedPostgres(folder: string): Promise<ReplicatedPostgres> {
  let made = 0
  const nextFolder = () => {
    made += 1
    return `${folder}-${made}`
  }
  let primary = await launch(nextFolder())
  const proxy = await lineTo(() => primary.postmaster.port)
  const line = await lineTo(() => primary.postmaster.port)
  let standby = await cloneOf(primary, nextFolder(), line.port)
  await requireStandby(primary)
  const url = new URL(primary.url(DATABASE))
  url.port = String(proxy.port)
  return {
    url: url.href,
    async kill() {
      // What the standby has not got by now, it never gets: it must not have counted.
      line.cut()
      await sleep(CUT_OFF_MS)
      const family = signalFamily(primary.postmaster, 'SIGKILL')
      await until(() => family.every((pid) => !isAlive(pid)), GONE_WITHIN_MS)
    },
    async start() {
      const lost = primary
      await onServer(standby, (client) => client.query('select pg_promote(true, 60)'))
      await requireStandby(standby)
      primary = standby
      line.mend()
      standby = await cloneOf(primary, nextFolder(), line.port)
      await remove(lost)
    },
    gone: async () => {},
    primaryUrl: () => primary.url(DATABASE),
    async stop() {
      await Promise.all([proxy.close(), line.close()])
      await standby.leave()
      await onServer(primary, (client) => client.query('alter system reset all'))
      await primary.leave()
      for (const server of [primary, standby]) await remove(server)
    },
  }
}

async function launch(folder: string, more: readonly string[] = []): Promise<Server> {
  const flags = [...FLAGS, ...more].flatMap((setting) => ['-c', setting])
  return { ...(await startEmbeddedPostgres({ folder, database: DATABASE, flags })), folder }
}

/** From now on a commit counts once a standby has stored it. */
async function requireStandby(server: Server): Promise<void> {
  await onServer(server, async (client) => {
    await client.query(`alter system set synchronous_standby_names = '*'`)
    await client.query('select pg_reload_conf()')
  })
}

/** A standby made from a copy of a server that runs, which streams from it by way of another port. */
async function cloneOf(server: Server, folder: string, linePort: number): Promise<Server> {
  const [source, target] = [await findBinaries(server.folder), await findBinaries(folder)]
  rmSync(target.dataFolder, { recursive: true, force: true })
  await onServer(server, async (client) => {
    await client.query(`select pg_backup_start('clone', true)`)
    // A file that goes while it is copied is mended from the log of the server.
    const names = `cd "$1" && tar --warning=no-file-changed --ignore-failed-read -cf - \
      --exclude=./postmaster.pid --exclude=./standby.signal . | (mkdir -p "$2" && tar -C "$2" -xpf -); true`
    execFileSync('/bin/sh', ['-c', names, 'sh', source.dataFolder, target.dataFolder], {
      stdio: 'pipe',
    })
    const { rows } = await client.query('select labelfile from pg_backup_stop(false)')
    writeFileSync(join(target.dataFolder, 'backup_label'), rows[0].labelfile)
  })
  writeFileSync(join(target.dataFolder, 'standby.signal'), '')
  execFileSync('chown', ['-R', '--reference', source.dataFolder, target.dataFolder])
  execFileSync('chmod', ['700', target.dataFolder])
  const { hostname, username, password } = new URL(server.url(DATABASE))
  const from = `host=${hostname} port=${linePort} user=${username} password=${password}`
  return launch(folder, [`primary_conninfo=${from}`])
}

async function onServer(
  server: Server,
  work: (client: pg.Client) => Promise<unknown>,
): Promise<void> {
  const client = new pg.Client({ connectionString: server.url(DATABASE) })
  await client.connect()
  try {
    await work(client)
  } finally {
    await client.end()
  }
}

async function remove({ folder }: Server): Promise<void> {
  const { dataFolder } = await findBinaries(folder)
  for (const each of new Set([folder, dataFolder])) rmSync(each, { recursive: true, force: true })
}
