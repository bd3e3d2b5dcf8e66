import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'

export type Postmaster = { pid: number; port: number }

/**
 * The server that already runs on a data folder, or null. After a kill -9 its pid file may be left
 * over from a server that is gone, or the server may have outlived us: the pid must be alive, be a
 * postgres, and work in this very folder.
 */
export function findPostmaster(dataFolder: string): Postmaster | null {
  const lines = readIfThere(join(dataFolder, 'postmaster.pid'))?.split('\n') ?? []
  const pid = Number(lines[0])
  const port = Number(lines[3])
  return pid > 0 && port > 0 && isAlive(pid) && looksLikePostgres(pid, dataFolder)
    ? { pid, port }
    : null
}

export function isAlive(pid: number): boolean {
  try {
    process.kill(pid, 0)
    return true
  } catch {
    return false
  }
}

function looksLikePostgres(pid: number, dataFolder: string): boolean {
  if (!existsSync('/proc/self/cmdline')) return true
  return readIfThere(`/proc/${pid}/cmdline`)?.split('\0').includes(dataFolder) ?? false
}

const GONE = new Set<unknown>(['ENOENT', 'ESRCH'])

/** A server that starts removes the pid file of one that was killed, and a process may end at any moment. */
function readIfThere(file: string): string | null {
  try {
    return readFileSync(file, 'utf8')
  } catch (fault) {
    if (fault instanceof Error && 'code' in fault && GONE.has(fault.code)) return null
    throw fault
  }
}

/** A signal to the server and every one of its processes: SIGSTOP has it fall silent, SIGKILL is kill -9. */
export function signalFamily({ pid }: Postmaster, signal: NodeJS.Signals): number[] {
  const text = readIfThere(`/proc/${pid}/task/${pid}/children`) ?? ''
  const family = [pid, ...text.trim().split(' ').filter(Boolean).map(Number)]
  for (const each of family) {
    try {
      process.kill(each, signal)
    } catch {
      // It ended by itself meanwhile.
    }
  }
  return family
}

/** Fast shutdown: open transactions are rolled back, committed ones are durable. */
export async function stopPostmaster({ pid }: Postmaster): Promise<void> {
  if (!isAlive(pid)) return
  process.kill(pid, 'SIGINT')
  await until(() => !isAlive(pid), 15_000)
}

export async function until(
  done: () => boolean | Promise<boolean>,
  limitMs: number,
): Promise<boolean> {
  const end = performance.now() + limitMs
  while (performance.now() < end) {
    if (await done()) return true
    await sleep(20)
  }
  return false
}
