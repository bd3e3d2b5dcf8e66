import { type ChildProcess, spawn, spawnSync } from 'node:child_process'
import { chmodSync, rmSync, writeFileSync } from 'node:fs'
import { connect } from 'node:net'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { freePort } from '../../../../../tools/free-port.ts'
import { temporaryFolder } from '../../../../../tools/temporary-folder.ts'

/** Why there is none here; `null`: it is installed. */
export function whyNoPgBouncer(): string | null {
  const { error } = spawnSync('pgbouncer', ['--version'])
  return error ? 'pgbouncer is not installed' : null
}

export type PgBouncer = {
  /** The address through it for one of the database. */
  readonly through: (url: string) => string
  readonly stop: () => Promise<void>
}

/** PgBouncer in transaction mode, with few connections to the server, so that they change hands all the time. */
export async function startPgBouncer(
  urls: readonly string[],
  connections: number,
): Promise<PgBouncer> {
  const folder = temporaryFolder('pgbouncer')
  const port = await freePort()
  const [first] = urls.map((url) => new URL(url))
  if (!first) throw new Error('there is no database to stand before')
  const users = urls
    .map((url) => new URL(url))
    .map(({ username, password }) => `"${username}" "${password}"`)
  writeFileSync(join(folder, 'users.txt'), `${users.join('\n')}\n`)
  const settings = [
    '[databases]',
    `* = host=${first.hostname} port=${first.port}`,
    '[pgbouncer]',
    'listen_addr = 127.0.0.1',
    `listen_port = ${port}`,
    'unix_socket_dir =',
    'auth_type = plain',
    `auth_file = ${join(folder, 'users.txt')}`,
    'pool_mode = transaction',
    `default_pool_size = ${connections}`,
    'max_client_conn = 200',
    'query_wait_timeout = 20',
  ]
  const file = join(folder, 'pgbouncer.ini')
  writeFileSync(file, `${settings.join('\n')}\n`)
  for (const name of ['users.txt', 'pgbouncer.ini']) chmodSync(join(folder, name), 0o644)
  // It refuses to run as root.
  const asUser = process.getuid?.() === 0 ? ['-u', 'nobody'] : []
  const child: ChildProcess = spawn('pgbouncer', ['-q', ...asUser, file], { stdio: 'ignore' })
  await untilListening(port)
  return {
    through(url) {
      const changed = new URL(url)
      changed.hostname = '127.0.0.1'
      changed.port = String(port)
      return changed.href
    },
    async stop() {
      child.kill('SIGKILL')
      await new Promise((resolve) => child.once('exit', resolve))
      rmSync(folder, { recursive: true, force: true })
    },
  }
}

async function untilListening(port: number): Promise<void> {
  for (let tries = 0; tries < 100; tries += 1) {
    const isOpen = await new Promise<boolean>((resolve) => {
      const socket = connect(port, '127.0.0.1', () => {
        socket.end()
        resolve(true)
      })
      socket.once('error', () => resolve(false))
    })
    if (isOpen) return
    await sleep(50)
  }
  throw new Error('pgbouncer does not start')
}
