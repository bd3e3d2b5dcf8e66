import { type ChildProcess, fork } from 'node:child_process'
import { join } from 'node:path'
import { ROOT } from '../folders.ts'
import { say, stopWith } from './say.ts'

const MAX_RESTARTS = 5

export type ReadyMessage = { ready: true; port?: number; smtpPort?: number }
export type Started = {
  message: ReadyMessage
  child: () => ChildProcess
  stop: () => Promise<void>
  /** Ends the process and begins it anew, as after a change of its source. */
  restart: () => void
}

/**
 * Runs one of our processes and waits until it says that it is ready. One that dies by itself is
 * started again, a few times; one that never becomes ready ends everything.
 */
export async function run(name: string, script: string, env: NodeJS.ProcessEnv): Promise<Started> {
  let isStopping = false
  let restarts = 0
  let child: ChildProcess
  const begin = () => {
    // Detached: Ctrl-C reaches us alone, and we stop our processes in order.
    child = fork(join(ROOT, script), {
      env,
      detached: true,
      execArgv: ['--disable-warning=ExperimentalWarning'],
    })
    child.once('exit', () => {
      if (isStopping) return
      restarts += 1
      if (restarts > MAX_RESTARTS) stopWith(`the ${name} keeps stopping; its lines above say why.`)
      say(`the ${name} stopped and is started again`)
      setTimeout(begin, 300)
    })
    return child
  }
  const message = await ready(begin())
  if (!message) {
    isStopping = true
    process.exit(1)
  }
  return {
    message,
    child: () => child,
    restart() {
      restarts = 0
      child.kill('SIGTERM')
    },
    async stop() {
      isStopping = true
      if (child.exitCode !== null || child.signalCode !== null) return
      const gone = new Promise((resolve) => child.once('exit', resolve))
      child.kill('SIGTERM')
      await gone
    },
  }
}

function ready(child: ChildProcess): Promise<ReadyMessage | null> {
  return new Promise((resolve) => {
    child.on('message', (message) => {
      if (typeof message === 'object' && message && 'ready' in message)
        resolve(message as ReadyMessage)
    })
    child.once('exit', () => resolve(null))
  })
}
