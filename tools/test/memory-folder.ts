import { existsSync, mkdirSync, readdirSync, rmSync, statfsSync } from 'node:fs'
import { freemem } from 'node:os'
import { join } from 'node:path'
import { findChromium } from '../browser/find-chromium.ts'

const MEMORY = '/dev/shm'
const PREFIX = 'understory-test-'
/** A whole run writes about one gigabyte at most at a time. */
const ENOUGH_ROOM = 3_000_000_000
const ENOUGH_MEMORY = 8_000_000_000

/**
 * Where a run writes what it throws away: databases, uploads, profiles of browsers. In memory where
 * there is plenty, because each database is a thousand files, and a disk takes up to half a second of a
 * core to make them; elsewhere the usual folders. Gives what the processes of the run need in their
 * environment; the folder is removed when this process ends.
 */
export async function memoryFolder(): Promise<NodeJS.ProcessEnv> {
  if (!hasPlenty()) return {}
  removeAbandoned()
  const folder = join(MEMORY, `${PREFIX}${process.pid}`)
  // The user that PostgreSQL runs as enters it too.
  mkdirSync(folder, { mode: 0o755 })
  process.once('exit', () => rmSync(folder, { recursive: true, force: true }))
  // Found before, and unpacked elsewhere: not every system starts programs from memory.
  const program = await findChromium()
  return { TMPDIR: folder, TEST_FOLDER: folder, CHROMIUM_PATH: program }
}

function hasPlenty(): boolean {
  if (process.platform !== 'linux' || !existsSync(MEMORY)) return false
  const { bavail, bsize } = statfsSync(MEMORY)
  return bavail * bsize >= ENOUGH_ROOM && freemem() >= ENOUGH_MEMORY
}

/** Those of runs that were killed. */
function removeAbandoned(): void {
  for (const name of readdirSync(MEMORY)) {
    const pid = name.startsWith(PREFIX) ? name.slice(PREFIX.length) : ''
    if (!/^\d+$/.test(pid) || existsSync(`/proc/${pid}`)) continue
    rmSync(join(MEMORY, name), { recursive: true, force: true })
  }
}
