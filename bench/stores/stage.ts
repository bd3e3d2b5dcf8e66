import { type ChildProcess, fork } from 'node:child_process'
import { randomBytes } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { availableParallelism } from 'node:os'
import { fileURLToPath } from 'node:url'
import { setFlagsFromString } from 'node:v8'
import { runInNewContext } from 'node:vm'
import { createPool } from '@understory/database/connect.ts'
import type pg from 'pg'
import { withDatabase } from '../database.ts'
import { quietSettings } from '../provider-events.ts'
import { type Driven, drive } from './lean-client.ts'
import { type SeededStore, seedStores } from './seed-stores.ts'
import { signedRequests } from './signed-requests.ts'

const PROCESSES = availableParallelism()

/** In flight at the same time: for each process about as many as a batch holds at most. */
export const STORES_STAGE_CONCURRENCY = 256 * PROCESSES

export type Sending = {
  readonly count: number
  readonly stores?: readonly SeededStore[]
  readonly repeatedShare?: number
  readonly connections?: number
  readonly rate?: number
  readonly mayRefuse?: boolean
}

export type Stage = {
  readonly url: string
  readonly pool: pg.Pool
  readonly stores: readonly SeededStore[]
  /** Of the server processes. */
  readonly ports: readonly number[]
  /** Sends signed orders; whatever is not accepted is an error, unless it may be refused. */
  readonly send: (sending: Sending) => Promise<Driven>
  /** CPU seconds so far. */
  readonly cpuSeconds: () => { readonly server: number; readonly database: number }
}

/** Server processes, one for each core as docs/scale.md has them, on a database with a thousand stores. */
export function withStoreServer<T>(work: (stage: Stage) => Promise<T>): Promise<T> {
  return withDatabase((url) => withStoreServerOn({ url }, work))
}

type Where = {
  readonly url: string
  /** Beside the usual ones. */
  readonly settings?: Readonly<Record<string, string>>
}

/** The same on a migrated database that is there already. */
export async function withStoreServerOn<T>(
  { url, settings }: Where,
  work: (stage: Stage) => Promise<T>,
): Promise<T> {
  const pool = createPool(url, 2)
  const APP_SECRET = randomBytes(32).toString('hex')
  const usual = { ...quietSettings(url, 8), APP_SECRET, PATH: process.env.PATH, PORT: '0' }
  const env = { ...usual, ...settings }
  const stores = await seedStores(pool, APP_SECRET)
  const servers = await Promise.all(Array.from({ length: PROCESSES }, () => startServer(env)))
  const ports = servers.map(({ port }) => port)
  try {
    const database = await backendOf(pool)
    return await work({
      url,
      pool,
      stores,
      ports,
      send: (sending) => sendAll(ports, { stores, ...sending }),
      cpuSeconds: () => ({
        server: cpuOf(servers.map(({ child }) => child.pid ?? 0)),
        database: cpuOfPostgres(database),
      }),
    })
  } finally {
    await Promise.all(servers.map(({ child }) => stop(child)))
    await pool.end()
  }
}

/** CPU seconds so far of a postmaster and all of its processes. */
export const cpuOfPostgres = (pid: number) => cpuOf(familyOf(pid)) + cpuOfEnded(pid)

async function stop(child: ChildProcess): Promise<void> {
  child.kill('SIGTERM')
  await new Promise((resolve) => child.once('exit', resolve))
}

setFlagsFromString('--expose-gc')
const collectGarbage = runInNewContext('gc') as () => void

async function sendAll(
  ports: readonly number[],
  {
    count,
    stores = [],
    repeatedShare = 0,
    connections = STORES_STAGE_CONCURRENCY,
    rate,
    mayRefuse,
  }: Sending,
): Promise<Driven> {
  const requests = signedRequests({ count, stores, repeatedShare })
  // What making them left behind would be collected while answers come, and counted as time of the server.
  collectGarbage()
  const driven = await drive({ ports, requests, connections, ...(rate && { rate }) })
  const accepted = driven.answers.get(200) ?? 0
  if (accepted !== count && !mayRefuse)
    throw new Error(`accepted ${accepted} of ${count}: ${JSON.stringify([...driven.answers])}`)
  return driven
}

const ROOM_FOR_YOUNG_OBJECTS = ['--min-semi-space-size=128', '--max-semi-space-size=128']

async function startServer(env: NodeJS.ProcessEnv) {
  const script = fileURLToPath(new URL('store-server.ts', import.meta.url))
  const child: ChildProcess = fork(script, {
    env: { ...env, NODE_ENV: 'production' },
    execArgv: ['--disable-warning=ExperimentalWarning', ...ROOM_FOR_YOUNG_OBJECTS],
    stdio: ['ignore', 'inherit', 'inherit', 'ipc'],
  })
  const port = await new Promise<number>((resolve, reject) => {
    child.once('message', (ready: { port: number }) => resolve(ready.port))
    child.once('exit', () => reject(new Error('the server did not start')))
  })
  return { child, port }
}

/** The postmaster, whose children are the rest of PostgreSQL. */
async function backendOf(pool: pg.Pool): Promise<number> {
  const { rows } = await pool.query<{ pid: number }>('select pg_backend_pid() as pid')
  const stat = readFileSync(`/proc/${rows[0]?.pid}/stat`, 'utf8')
  return Number(stat.slice(stat.lastIndexOf(')') + 2).split(' ')[1])
}

function familyOf(pid: number): number[] {
  const children = readFileSync(`/proc/${pid}/task/${pid}/children`, 'utf8').trim()
  return [pid, ...children.split(' ').filter(Boolean).map(Number)]
}

const TICKS_PER_SECOND = 100

/** In user and kernel mode. */
function cpuOf(pids: readonly number[]): number {
  return pids.reduce((sum, pid) => sum + ticksOf(pid, [11, 12]), 0) / TICKS_PER_SECOND
}

/** Of the children of a process that ended. */
const cpuOfEnded = (pid: number) => ticksOf(pid, [13, 14]) / TICKS_PER_SECOND

function ticksOf(pid: number, fields: readonly number[]): number {
  try {
    const stat = readFileSync(`/proc/${pid}/stat`, 'utf8')
    const held = stat.slice(stat.lastIndexOf(')') + 2).split(' ')
    return fields.reduce((sum, at) => sum + Number(held[at]), 0)
  } catch {
    // It ended meanwhile.
    return 0
  }
}
