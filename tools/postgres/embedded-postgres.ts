import { type ChildProcess, execFile, spawn } from 'node:child_process'
import {
  chownSync,
  existsSync,
  mkdirSync,
  openSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'
import pg from 'pg'
import { freePort } from '../free-port.ts'
import { type Binaries, findBinaries } from './binaries.ts'
import { withFolderLock } from './folder-lock.ts'
import { findPostmaster, type Postmaster, stopPostmaster, until } from './postmaster.ts'
import { usersOf } from './users.ts'

const USER = 'understory'
// It listens on the loopback interface only; the password protects against other local users.
const PASSWORD = 'understory'

/** What it reads is in memory nearly always; handing that to processes for reading costs more than the read. */
const READS_BY_ITSELF = ['-c', 'io_method=sync']

export type EmbeddedServer = {
  url: (database: string) => string
  postmaster: Postmaster
  /** Leaves the server; it stops once no other process uses it. */
  leave: () => Promise<void>
}

/** Starts PostgreSQL on a folder, creating it on first use, or joins the one that already runs there. */
export async function startEmbeddedPostgres(options: {
  folder: string
  database: string
  flags?: readonly string[]
  /** Absent: any free one. */
  port?: number
}): Promise<EmbeddedServer> {
  const binaries = await findBinaries(options.folder)
  const users = usersOf(binaries.dataFolder)
  const postmaster = await withFolderLock(binaries.dataFolder, async () => {
    const running = findPostmaster(binaries.dataFolder)
    const joined = running ?? (await launch(binaries, options))
    users.enter({ isFirst: running === null })
    return joined
  })
  const url = (database: string) =>
    `postgres://${USER}:${PASSWORD}@127.0.0.1:${postmaster.port}/${database}`
  await waitUntilReady(url('postgres'))
  await createDatabaseIfMissing(url('postgres'), options.database)
  return {
    url,
    postmaster,
    leave: () =>
      withFolderLock(binaries.dataFolder, async () => {
        if (users.leave()) await stopPostmaster(postmaster)
      }),
  }
}

async function launch(
  binaries: Binaries,
  { flags = [], port: wanted }: { flags?: readonly string[]; port?: number },
): Promise<Postmaster> {
  await initialiseOnce(binaries)
  const port = wanted ?? (await freePort())
  const log = join(binaries.dataFolder, 'server.log')
  const output = openSync(log, 'w')
  // Detached: Ctrl-C reaches us alone, and we stop the database last.
  const child = spawn(
    binaries.postgres,
    [
      '-D',
      binaries.dataFolder,
      '-p',
      String(port),
      '-c',
      'listen_addresses=127.0.0.1',
      '-k',
      '',
      ...READS_BY_ITSELF,
      ...flags,
    ],
    {
      ...binaries.runAs,
      cwd: binaries.dataFolder,
      detached: true,
      stdio: ['ignore', output, output],
    },
  )
  child.unref()
  const pid = await started(child, binaries.dataFolder, log)
  return { pid, port }
}

async function started(child: ChildProcess, folder: string, log: string): Promise<number> {
  let gone = false
  child.once('exit', () => {
    gone = true
  })
  await until(() => gone || findPostmaster(folder) !== null, 20_000)
  if (gone || child.pid === undefined) {
    throw new Error(
      `the embedded PostgreSQL did not start: ${lastLineOf(readFileSync(log, 'utf8'))}`,
    )
  }
  return child.pid
}

async function initialiseOnce({ dataFolder, initdb, runAs }: Binaries): Promise<void> {
  if (existsSync(join(dataFolder, 'PG_VERSION'))) return
  mkdirSync(dataFolder, { recursive: true })
  if ('uid' in runAs) chownSync(dataFolder, Number(runAs.uid), Number(runAs.gid))
  await runInitdb(initdb, dataFolder, runAs)
}

async function runInitdb(
  initdb: string,
  dataFolder: string,
  runAs: Binaries['runAs'],
): Promise<void> {
  const passwordFile = join(tmpdir(), `understory-initdb-${process.pid}`)
  writeFileSync(passwordFile, PASSWORD)
  try {
    await promisify(execFile)(
      initdb,
      ['-D', dataFolder, '-U', USER, '--auth=scram-sha-256', `--pwfile=${passwordFile}`].concat([
        '--encoding=UTF8',
        '--locale-provider=builtin',
        '--locale=C.UTF-8',
        '--no-sync',
      ]),
      { ...runAs, cwd: dataFolder },
    )
  } catch (fault) {
    const said = fault instanceof Error && 'stderr' in fault ? String(fault.stderr) : String(fault)
    throw new Error(`the embedded PostgreSQL could not be created: ${lastLineOf(said)}`)
  } finally {
    rmSync(passwordFile, { force: true })
  }
}

function lastLineOf(text: string): string {
  return text.trim().split('\n').at(-1) ?? ''
}

async function waitUntilReady(url: string): Promise<void> {
  const ready = await until(async () => {
    const client = new pg.Client({ connectionString: url, connectionTimeoutMillis: 2_000 })
    try {
      await client.connect()
      return true
    } catch {
      return false
    } finally {
      await client.end().catch(() => undefined)
    }
  }, 60_000)
  if (!ready) throw new Error('the embedded PostgreSQL does not answer after a minute')
}

async function createDatabaseIfMissing(adminUrl: string, name: string): Promise<void> {
  const client = new pg.Client({ connectionString: adminUrl })
  await client.connect()
  try {
    const { rowCount } = await client.query('select 1 from pg_database where datname = $1', [name])
    if (rowCount === 0) await client.query(`create database ${client.escapeIdentifier(name)}`)
  } finally {
    await client.end()
  }
}
