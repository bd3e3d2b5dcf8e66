import { type ChildProcess, fork } from 'node:child_process'
import { join } from 'node:path'
import { ROOT } from '../folders.ts'
import { COMPILE_CACHE } from './compile-cache.ts'
import { say } from './say.ts'

const MAX_RESTARTS = 5
/** One that ran for so long was well, and the stops before are forgotten. */
const STEADY_MS = 60_000
const STOPS_WITHIN_MS = 15_000

export type ReadyMessage = { ready: true; port?: number; smtpPort?: number }
export type Started = {
  message: ReadyMessage
  child: () => ChildProcess
  stop: () => Promise<void>
  /** Restarts the process, as after a change of its source. */
  restart: () => void
}

/**
 * Runs one of our processes and waits until it says that it is ready. One that dies by itself is
 * started again, a few times, and then given up. One that never becomes ready, or is aborted before
 * that, is gone when this throws.
 */
export async function run(
  name: string,
  script: string,
  options: {
    env: NodeJS.ProcessEnv
    signal?: AbortSignal | undefined
    onGivenUp?: ((sentence: string) => void) | undefined
    /** How long one has to run for the stops before to be forgotten. */
    steadyMs?: number
  },
): Promise<Started> {
  const { env, signal, onGivenUp, steadyMs = STEADY_MS } = options
  let isStopping = false
  let restarts = 0
  let began = 0
  let child: ChildProcess
  const begin = () => {
    began = Date.now()
    // Detached: Ctrl-C reaches us alone, and we stop our processes in order.
    child = fork(join(ROOT, script), {
      env: { NODE_COMPILE_CACHE: COMPILE_CACHE, ...env },
      detached: true,
      execArgv: ['--disable-warning=ExperimentalWarning'],
    })
    child.once('exit', () => {
      if (isStopping) return
      restarts = Date.now() - began >= steadyMs ? 1 : restarts + 1
      if (restarts > MAX_RESTARTS) {
        onGivenUp?.(`the ${name} keeps stopping; its lines above say why.`)
        return
      }
      say(`the ${name} stopped and is started again`)
      setTimeout(() => isStopping || begin(), 300)
    })
    return child
  }
  const stop = async () => {
    isStopping = true
    await end(child)
  }
  const message = await ready(begin(), signal)
  if (!message) {
    await stop()
    throw new Error(`the ${name} did not start; its lines above say why.`)
  }
  return {
    message,
    child: () => child,
    stop,
    restart() {
      restarts = 0
      child.kill('SIGTERM')
    },
  }
}

async function end(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return
  const gone = new Promise((resolve) => child.once('exit', resolve))
  child.kill('SIGTERM')
  const impatience = setTimeout(() => child.kill('SIGKILL'), STOPS_WITHIN_MS)
  await gone
  clearTimeout(impatience)
}

function ready(child: ChildProcess, signal?: AbortSignal): Promise<ReadyMessage | null> {
  return new Promise((resolve) => {
    child.on('message', (message) => {
      if (typeof message === 'object' && message && 'ready' in message)
        resolve(message as ReadyMessage)
    })
    child.once('exit', () => resolve(null))
    signal?.addEventListener('abort', () => resolve(null))
    if (signal?.aborted) resolve(null)
  })
}
