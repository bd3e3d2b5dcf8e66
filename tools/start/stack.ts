import { createServer } from 'node:net'
import { join } from 'node:path'
import { openDatabase, type RunningDatabase } from './database.ts'
import { run, type Started } from './processes.ts'
import { messageOf, stopWith } from './say.ts'
import { localSecrets } from './secrets.ts'

export type Stack = {
  origin: string
  env: NodeJS.ProcessEnv
  database: RunningDatabase
  sandbox: Started | null
  server: Started
  worker: Started
  stop: () => Promise<void>
}

/** Database, sandbox, server and worker of one copy of the product, on one data folder. */
export async function startStack(options: {
  folder: string
  port: number
  beforeServer?: () => Promise<unknown>
  env?: NodeJS.ProcessEnv
  /** Another way to serve the pages, for development. */
  serverScript?: string
}): Promise<Stack> {
  const { folder, port } = options
  // In production every secret is given; nothing is made up.
  const secrets = process.env.DEPLOYMENT === 'production' ? {} : localSecrets(folder)
  if (port !== 0) await assertPortIsFree(port)
  const base: NodeJS.ProcessEnv = {
    ...secrets,
    ...process.env,
    ...options.env,
    PORT: String(port),
  }
  const usesSandbox = !base.STRIPE_SECRET_KEY && base.DEPLOYMENT !== 'production'
  const [database, sandbox] = await Promise.all([
    openDatabase(join(folder, 'postgres')),
    usesSandbox ? startSandbox(folder, base) : null,
    options.beforeServer?.(),
  ])
  const env: NodeJS.ProcessEnv = {
    ...base,
    DATABASE_URL: database.url,
    ...sandboxSettings(sandbox, base),
  }
  const [server, worker] = await Promise.all([
    run('server', options.serverScript ?? 'apps/api/src/main.ts', env),
    run('worker', 'apps/api/src/worker.ts', env),
  ])
  return {
    origin: env.ORIGIN ?? `http://localhost:${server.message.port}`,
    env,
    database,
    sandbox,
    server,
    worker,
    async stop() {
      await Promise.all([server.stop(), worker.stop()])
      await sandbox?.stop()
      await database.stop()
    },
  }
}

function startSandbox(folder: string, base: NodeJS.ProcessEnv): Promise<Started> {
  return run('sandbox', 'apps/sandbox/src/main.ts', {
    ...base,
    SANDBOX_DATA: join(folder, 'sandbox'),
    SANDBOX_PORT: base.SANDBOX_PORT ?? '0',
    SANDBOX_SMTP_PORT: base.SANDBOX_SMTP_PORT ?? '0',
    PAYMENTS_WEBHOOK_URL: `http://127.0.0.1:${base.PORT}/api/payments/webhook`,
  })
}

function sandboxSettings(sandbox: Started | null, base: NodeJS.ProcessEnv): NodeJS.ProcessEnv {
  if (!sandbox) return {}
  const { port, smtpPort } = sandbox.message
  return {
    SANDBOX_URL: `http://127.0.0.1:${port}`,
    STAFF_DOMAINS: base.STAFF_DOMAINS ?? 'understory.example',
    SIGN_IN_SANDBOX_URL: `http://127.0.0.1:${port}`,
    DVLA_HOST: base.DVLA_HOST ?? `http://127.0.0.1:${port}`,
    DVLA_API_KEY: base.DVLA_API_KEY ?? 'local-registry-key',
    MAILBOX_URL: `http://127.0.0.1:${port}`,
    SMTP_URL: base.SMTP_URL ?? `smtp://127.0.0.1:${smtpPort}`,
  }
}

function assertPortIsFree(port: number): Promise<void> {
  return new Promise((resolve) => {
    const server = createServer()
    server.once('error', (fault: NodeJS.ErrnoException) => {
      stopWith(
        fault.code === 'EADDRINUSE'
          ? `port ${port} is taken; set PORT to another one.`
          : `port ${port} cannot be used (${messageOf(fault)}).`,
      )
    })
    server.listen(port, () => server.close(() => resolve()))
  })
}
