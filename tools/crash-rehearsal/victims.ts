import { type ChildProcess, fork } from 'node:child_process'
import { randomBytes } from 'node:crypto'
import { join } from 'node:path'
import pg from 'pg'
import { ROOT } from '../folders.ts'
import { type EmbeddedServer, startEmbeddedPostgres } from '../postgres/embedded-postgres.ts'
import { isAlive, signalFamily, until } from '../postgres/postmaster.ts'

const READY_WITHIN_MS = 90_000

/** Something that can be killed as by kill -9, and started again where it was. */
export type Victim = {
  start: () => Promise<void>
  kill: () => Promise<void>
  /** Resolves when it is gone, by itself or not. */
  gone: () => Promise<void>
}

export function nodeProcess(script: string, env: NodeJS.ProcessEnv): Victim {
  let child: ChildProcess | null = null
  let ended: Promise<void> = Promise.resolve()
  return {
    async start() {
      // It may start while the database is still down, and end again: its supervisor restarts it.
      const began = performance.now()
      while (performance.now() - began < READY_WITHIN_MS) {
        const next = fork(join(ROOT, script), {
          env,
          execArgv: ['--disable-warning=ExperimentalWarning'],
          stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
        })
        child = next
        ended = new Promise((resolve) => next.once('exit', () => resolve()))
        const ready = new Promise<boolean>((resolve) => next.once('message', () => resolve(true)))
        if (await Promise.race([ready, ended.then(() => false)])) return
      }
      throw new Error(`${script} does not start`)
    },
    async kill() {
      child?.kill('SIGKILL')
      await ended
    },
    gone: () => ended,
  }
}

/** PostgreSQL, killed with every one of its processes, and started again on the same port. */
export async function postgresProcess(
  folder: string,
): Promise<Victim & { url: string; stop: () => Promise<void> }> {
  // Killing a process loses nothing the system was given; only a power cut would need fsync.
  const database = `rehearsal_${randomBytes(6).toString('hex')}`
  const options = { folder, database, flags: ['-c', 'fsync=off'] }
  let server: EmbeddedServer = await startEmbeddedPostgres(options)
  const { port } = server.postmaster
  return {
    url: server.url(database),
    async start() {
      server = await startEmbeddedPostgres({ ...options, port })
    },
    async kill() {
      const family = signalFamily(server.postmaster, 'SIGKILL')
      await until(() => family.every((pid) => !isAlive(pid)), READY_WITHIN_MS)
    },
    gone: async () => {},
    async stop() {
      const admin = new pg.Client({ connectionString: server.url('postgres') })
      await admin.connect()
      await admin.query(`drop database ${database} with (force)`)
      await admin.end()
      await server.leave()
    },
  }
}
