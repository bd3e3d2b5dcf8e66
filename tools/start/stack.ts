import { createServer } from 'node:net'
import { join } from 'node:path'
import { ensureTenantLogin, urlAs } from '../postgres/tenant-login.ts'
import { openDatabase, type ReachedDatabase } from './database.ts'
import { run, type Started } from './processes.ts'
import { messageOf } from './say.ts'
import { localSecrets } from './secrets.ts'

export type Stack = {
  origin: string
  env: NodeJS.ProcessEnv
  database: ReachedDatabase
  sandbox: Started | null
  server: Started
  worker: Started
  stop: () => Promise<void>
}

type StartStackOptions = {
  folder: string
  port: number
  beforeServer?: () => Promise<unknown>
  env?: NodeJS.ProcessEnv
  /** What the processes run; the bundle of the build unless given. */
  scripts?: { server: string; worker: string; sandbox: string }
  /** Aborts a start in progress. */
  signal?: AbortSignal
  /** Called once pages are answered; the worker is still to come then. */
  onServing?: (serving: { origin: string; usesSandbox: boolean }) => void
  /** Called when a process keeps dying and is not restarted any more. */
  onGivenUp?: (sentence: string) => void
}

const BUNDLED = {
  server: 'build/server.js',
  worker: 'build/worker.js',
  sandbox: 'build/sandbox.js',
}

/**
 * Database, sandbox, server and worker of one copy of the product, on one data folder. When a part
 * refuses, the parts that had started are stopped again before this throws.
 */
export async function startStack(options: StartStackOptions): Promise<Stack> {
  const failure = new AbortController()
  const signal = AbortSignal.any([failure.signal, ...(options.signal ? [options.signal] : [])])
  const cleanups: (() => Promise<void>)[] = []
  /** In the order in which they are stopped, the last one that started first. */
  const part = async <T>(started: Promise<T>, stop: (running: T) => Promise<void>): Promise<T> => {
    try {
      const running = await started
      cleanups.unshift(() => stop(running))
      return running
    } catch (fault) {
      failure.abort()
      throw fault
    }
  }
  const stop = async () => {
    for (const cleanup of cleanups.splice(0)) await cleanup()
  }
  try {
    return { ...(await startParts(options, { part, signal })), stop }
  } catch (fault) {
    await stop()
    throw fault
  }
}

type Starting = {
  part: <T>(started: Promise<T>, stop: (running: T) => Promise<void>) => Promise<T>
  signal: AbortSignal
}

async function startParts(options: StartStackOptions, { part, signal }: Starting) {
  const { folder, port, onGivenUp, scripts = BUNDLED } = options
  // In production every secret must be configured; none is generated.
  const secrets = process.env.DEPLOYMENT === 'production' ? {} : localSecrets(folder)
  if (port !== 0) await assertPortIsFree(port)
  const base: NodeJS.ProcessEnv = {
    ...secrets,
    ...process.env,
    ...options.env,
    PORT: String(port),
  }
  const usesSandbox = !base.STRIPE_SECRET_KEY && base.DEPLOYMENT !== 'production'
  const begin = (name: keyof typeof BUNDLED, env: NodeJS.ProcessEnv) =>
    part(run(name, scripts[name], { env, signal, onGivenUp }), (started) => started.stop())
  const built = part(Promise.resolve(options.beforeServer?.()), async () => {})
  const [database, sandbox] = await all([
    part(openDatabase(join(folder, 'postgres')), ({ leave }) => leave()),
    usesSandbox ? built.then(() => begin('sandbox', sandboxEnv(folder, base))) : null,
    built,
  ])
  signal.throwIfAborted()
  const env: NodeJS.ProcessEnv = {
    ...base,
    DATABASE_URL: database.url,
    ...(await tenantSettings(database.url, base)),
    ...sandboxSettings(sandbox, base),
    ...fileSettings(folder, base),
  }
  // What signs the log never reaches the process that answers the web.
  const server = await begin('server', {
    ...env,
    LEDGER_SIGNING_KEY: '',
    LEDGER_EVENT_KEY: '',
    CREDENTIAL_SIGNING_KEY: '',
  })
  const origin = env.ORIGIN ?? `http://localhost:${server.message.port}`
  options.onServing?.({ origin, usesSandbox })
  // After the server: beside it on two cores each would take longer, and people wait for the pages.
  const worker = await begin('worker', env)
  return { origin, env, database, sandbox, server, worker }
}

/** Creates the tenant login on the embedded server; elsewhere the operator does. */
async function tenantSettings(url: string, base: NodeJS.ProcessEnv): Promise<NodeJS.ProcessEnv> {
  const password = base.DATABASE_TENANT_PASSWORD
  if (process.env.DATABASE_URL || !password) return {}
  const login = { name: 'understory_web', password }
  await ensureTenantLogin(url, login)
  return { DATABASE_TENANT_URL: urlAs(url, login) }
}

/** Like `Promise.all`, but a fault is thrown once every part has ended one way or the other. */
async function all<const T extends readonly unknown[]>(
  parts: T,
): Promise<{ -readonly [Index in keyof T]: Awaited<T[Index]> }> {
  await Promise.allSettled(parts)
  return Promise.all(parts)
}

function sandboxEnv(folder: string, base: NodeJS.ProcessEnv): NodeJS.ProcessEnv {
  return {
    ...base,
    SANDBOX_DATA: join(folder, 'sandbox'),
    SANDBOX_PORT: base.SANDBOX_PORT ?? '0',
    SANDBOX_SMTP_PORT: base.SANDBOX_SMTP_PORT ?? '0',
    PAYMENTS_WEBHOOK_URL: `http://127.0.0.1:${base.PORT}/api/payments/webhook`,
  }
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
    REFERENCE_RATES_HOST: base.REFERENCE_RATES_HOST ?? `http://127.0.0.1:${port}`,
    ...storeSettings(port, base),
    MAILBOX_URL: `http://127.0.0.1:${port}`,
    SMTP_URL: base.SMTP_URL ?? `smtp://127.0.0.1:${smtpPort}`,
  }
}

/** The sandbox has shops on this machine, and stands in for Shopify and the connection provider unless they are set. */
function storeSettings(port: number | undefined, base: NodeJS.ProcessEnv): NodeJS.ProcessEnv {
  const shopify = {
    SHOPIFY_CLIENT_ID: 'local-shopify-client',
    SHOPIFY_CLIENT_SECRET: 'local-shopify-secret',
    SHOPIFY_HOST: `http://127.0.0.1:${port}`,
  }
  const local = { OUTGOING_LOOPBACK: 'true', ...(base.SHOPIFY_CLIENT_ID ? {} : shopify) }
  if (base.RUTTER_CLIENT_ID) return local
  return {
    ...local,
    RUTTER_CLIENT_ID: 'local-rutter-client',
    RUTTER_SECRET: 'local-rutter-secret',
    RUTTER_PUBLIC_KEY: 'local-rutter-key',
    RUTTER_API_HOST: `http://127.0.0.1:${port}`,
    RUTTER_LINK_HOST: `http://127.0.0.1:${port}/rutter/link`,
  }
}

/** Beside the embedded database; elsewhere the operator says where files are kept. */
function fileSettings(folder: string, base: NodeJS.ProcessEnv): NodeJS.ProcessEnv {
  const isSet = base.FILES_FOLDER || base.S3_ENDPOINT || base.DEPLOYMENT === 'production'
  return isSet ? {} : { FILES_FOLDER: join(folder, 'files') }
}

function assertPortIsFree(port: number): Promise<void> {
  return new Promise((resolve, reject) => {
    const server = createServer()
    server.once('error', (fault: NodeJS.ErrnoException) => {
      const sentence =
        fault.code === 'EADDRINUSE'
          ? `port ${port} is taken; set PORT to another one.`
          : `port ${port} cannot be used (${messageOf(fault)}).`
      reject(new Error(sentence))
    })
    server.listen(port, () => server.close(() => resolve()))
  })
}
