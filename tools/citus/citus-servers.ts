import { type ChildProcess, execFileSync, spawn } from 'node:child_process'
import { chownSync, existsSync, mkdirSync, openSync, readFileSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import pg from 'pg'
import { freePort } from '../free-port.ts'
import { until } from '../postgres/postmaster.ts'
import { temporaryFolder } from '../temporary-folder.ts'

/**
 * PostgreSQL with the extension citus, which is under the AGPL: nothing of it is part of this repository. `CITUS_BIN`
 * names the folder of its programs.
 */
export const CITUS_BIN = process.env.CITUS_BIN ?? ''

/** Why there is none here; `null`: there is. */
export function whyNoCitus(): string | null {
  if (CITUS_BIN === '') return 'CITUS_BIN names no folder of PostgreSQL with citus.so'
  const tool = join(CITUS_BIN, 'pg_config')
  if (!existsSync(tool)) return `CITUS_BIN has no pg_config: ${CITUS_BIN}`
  const libraries = execFileSync(tool, ['--pkglibdir'], { encoding: 'utf8' }).trim()
  return existsSync(join(libraries, 'citus.so')) ? null : `there is no citus.so in ${libraries}`
}

const SETTINGS = [
  'shared_preload_libraries=citus',
  'wal_level=logical',
  'max_prepared_transactions=400',
  // Each database needs one of them, which also ends what a failed commit left prepared.
  'max_worker_processes=64',
  'max_connections=400',
  'citus.max_cached_conns_per_worker=2',
  'citus.enable_statistics_collection=off',
  'citus.node_conninfo=sslmode=disable',
  'fsync=off',
  'synchronous_commit=off',
  'full_page_writes=off',
  'jit=off',
  'listen_addresses=127.0.0.1',
]

/** The roles that the owner of a database needs on each server, because it is no superuser. */
const ROLES = [
  'create role understory_tenant nologin',
  'create role understory login',
  'grant understory_tenant to understory',
  'create role understory_web login in role understory_tenant',
]

export type CitusServers = {
  /** That of the coordinator first. */
  readonly ports: readonly number[]
  /** Of their first processes, in the same order. */
  readonly pids: () => readonly number[]
  /** Ends a worker at once, as if its machine had gone. */
  readonly killWorker: (place: number) => Promise<void>
  readonly reviveWorker: (place: number) => Promise<void>
  readonly stop: () => Promise<void>
}

/** A coordinator and its workers on the loopback of this machine, with the roles, and no database yet. */
export async function startCitusServers(
  workers = 2,
  settings: readonly string[] = [],
): Promise<CitusServers> {
  const folder = temporaryFolder('citus')
  const servers: Server[] = []
  for (let place = 0; place <= workers; place += 1) {
    const server = await createServer(join(folder, String(place)), settings)
    await server.start()
    for (const statement of ROLES) {
      await onServer(administratorAt(server.port, 'postgres'), statement)
    }
    servers.push(server)
  }
  return {
    ports: servers.map(({ port }) => port),
    pids: () => servers.map(({ pid }) => pid()),
    killWorker: async (place) => servers[place + 1]?.end('SIGQUIT'),
    reviveWorker: async (place) => servers[place + 1]?.start(),
    async stop() {
      await Promise.all(servers.map(({ end }) => end('SIGINT')))
      rmSync(folder, { recursive: true, force: true })
    },
  }
}

type Server = {
  readonly port: number
  readonly pid: () => number
  readonly start: () => Promise<void>
  readonly end: (signal: NodeJS.Signals) => Promise<void>
}

async function createServer(folder: string, settings: readonly string[]): Promise<Server> {
  const runAs = userOfServers()
  mkdirSync(folder)
  if ('uid' in runAs) chownSync(folder, runAs.uid, runAs.gid)
  const data = join(folder, 'data')
  const initial = ['-D', data, '-U', 'postgres', '--auth=trust', '--encoding=UTF8', '--no-sync']
  execFileSync(join(CITUS_BIN, 'initdb'), [...initial, '--locale=C.UTF-8'], {
    ...runAs,
    cwd: folder,
    stdio: 'pipe',
  })
  const port = await freePort()
  const log = join(folder, 'server.log')
  const flags = [...SETTINGS, ...settings].flatMap((setting) => ['-c', setting])
  let child: ChildProcess | null = null
  return {
    port,
    pid: () => child?.pid ?? 0,
    async start() {
      const output = openSync(log, 'a')
      const started = spawn(
        join(CITUS_BIN, 'postgres'),
        ['-D', data, '-p', String(port), '-k', '', ...flags],
        {
          ...runAs,
          cwd: folder,
          // A server is a client of the others, which may not look into the home of another user.
          env: { ...process.env, HOME: folder },
          stdio: ['ignore', output, output],
        },
      )
      child = started
      const isUp = await until(() => hasEnded(started) || answers(port), 60_000)
      if (!isUp || hasEnded(started)) throw new Error(readFileSync(log, 'utf8'))
    },
    async end(signal) {
      const ending = child
      ending?.kill(signal)
      await until(() => ending === null || hasEnded(ending), 30_000)
    },
  }
}

const hasEnded = ({ exitCode, signalCode }: ChildProcess) =>
  exitCode !== null || signalCode !== null

/** PostgreSQL refuses to run as root. */
function userOfServers(): { uid: number; gid: number } | Record<string, never> {
  if (process.getuid?.() !== 0) return {}
  const id = (flag: string) => Number(execFileSync('id', [flag, 'postgres'], { stdio: 'pipe' }))
  return { uid: id('-u'), gid: id('-g') }
}

async function answers(port: number): Promise<boolean> {
  try {
    await onServer(administratorAt(port, 'postgres'), 'select 1')
    return true
  } catch {
    return false
  }
}

export const administratorAt = (port: number, database: string) =>
  `postgres://postgres@127.0.0.1:${port}/${database}`

/** Each statement by itself, so in a transaction of its own. */
export async function onServer(url: string, ...statements: string[]): Promise<void> {
  const client = new pg.Client({ connectionString: url })
  await client.connect()
  try {
    for (const statement of statements) await client.query(statement)
  } finally {
    await client.end()
  }
}
