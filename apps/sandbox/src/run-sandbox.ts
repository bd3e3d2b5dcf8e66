import { readSandboxConfig } from './config.ts'
import { type Sandbox, startSandbox } from './start-sandbox.ts'

/** Reads the settings, starts, signals that it is ready, and ends on request. */
export async function runSandbox(): Promise<void> {
  const config = readSandboxConfig()
  if (config.ok) await run(config.settings)
  else fail(config.problem)
}

async function run(settings: Parameters<typeof startSandbox>[0]): Promise<void> {
  try {
    const sandbox = await startSandbox(settings)
    stopWith(sandbox)
    const { port, smtpPort } = sandbox
    const message = { ready: true, port, smtpPort }
    if (process.send) process.send(message, undefined, undefined, () => {})
    else process.stdout.write(`${JSON.stringify(message)}\n`)
  } catch (error) {
    const { code, port } = error as NodeJS.ErrnoException & { port?: number }
    if (code === 'EADDRINUSE') fail(`Port ${port} is already taken.`)
    else throw error
  }
}

/** Ends on a signal, and when the process that started this one is gone. */
function stopWith(sandbox: Sandbox): void {
  let stopping = false
  const stop = () => {
    if (stopping) return
    stopping = true
    sandbox.close().then(() => process.exit(0))
  }
  process.once('SIGTERM', stop)
  process.once('SIGINT', stop)
  process.once('disconnect', stop)
  // The parent ended before this point was reached.
  if (process.send && !process.connected) stop()
}

function fail(problem: string): void {
  process.stderr.write(`${problem}\n`)
  process.exitCode = 1
}
