import { randomUUID } from 'node:crypto'
import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { until } from '../postgres/postmaster.ts'
import { endBy } from '../start/end-by.ts'

const MARK = 'UNDERSTORY_TEST_RUN'
const run = randomUUID()

/** In the environment of everything that a run starts, so that what is left of it can be found. */
export const MARKED: NodeJS.ProcessEnv = { [MARK]: run }

/** For a tool that starts processes: when it is stopped, they end with it. Called before the first of them. */
export function endAllWhenStopped(): void {
  Object.assign(process.env, MARKED)
  for (const name of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) {
    process.once(name, () => {
      // The tool is cut off from them, and what it says of that is no news.
      process.on('uncaughtException', () => {})
      endLeftOver(0).finally(() => endBy(name))
    })
  }
}

type Process = { readonly pid: number; readonly command: string }

/** Processes of this run that are still there; none where the system does not list them. */
function leftOver(): Process[] {
  if (!existsSync('/proc/self/environ')) return []
  return readdirSync('/proc')
    .filter((name) => /^\d+$/.test(name) && Number(name) !== process.pid)
    .filter((pid) => readIfThere(`/proc/${pid}/environ`).includes(`${MARK}=${run}`))
    .map((pid) => ({
      pid: Number(pid),
      command: readIfThere(`/proc/${pid}/cmdline`).replaceAll('\0', ' '),
    }))
}

/** Waits a moment for the run's processes to end, ends the rest, and gives their commands. */
export async function endLeftOver(patienceMs: number): Promise<string[]> {
  if (await until(() => leftOver().length === 0, patienceMs)) return []
  const found = leftOver()
  for (const { pid } of found) signal(pid, 'SIGINT')
  await until(() => leftOver().length === 0, 5_000)
  for (const { pid } of leftOver()) signal(pid, 'SIGKILL')
  return found.map(({ command }) => command)
}

function signal(pid: number, name: NodeJS.Signals): void {
  try {
    process.kill(pid, name)
  } catch {
    // It ended by itself meanwhile.
  }
}

function readIfThere(file: string): string {
  try {
    return readFileSync(file, 'utf8')
  } catch {
    return ''
  }
}
