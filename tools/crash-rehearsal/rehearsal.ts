import { rmSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { createStripeGateway } from '@understory/adapters/payments-stripe/stripe-gateway.ts'
import { createPlatformDatabase, createPool, type Database } from '@understory/database/connect.ts'
import type { PaymentGateway } from '@understory/ports/payments/payment-gateway.ts'
import { type Sandbox, startSandbox } from '@understory/sandbox/start-sandbox.ts'
import { compareWithProvider } from '../../apps/api/src/capabilities/proof/ledger-check/provider/compare-with-provider.ts'
import { verifyLedger } from '../../apps/api/src/capabilities/proof/ledger-check/verify-ledger.ts'
import { askToReconcile } from '../../apps/api/src/testing/commerce/ask-to-reconcile.ts'
import { caller, type TestCall } from '../../apps/api/src/testing/start-test-api.ts'
import { DATA } from '../folders.ts'
import { freePort } from '../free-port.ts'
import { COMPILE_CACHE } from '../start/compile-cache.ts'
import { migrateDatabase } from '../start/database.ts'
import { temporaryFolder } from '../temporary-folder.ts'
import { nodeProcess, postgresProcess, type Victim } from './victims.ts'

const WEBHOOK_SECRET = 'whsec_for_rehearsals_only'
const APP_SECRET = 'a secret for rehearsals and nothing else'
const REHEARSAL_TIMEOUT_MS = 600_000

export type VictimName = 'server' | 'worker' | 'postgres'
export type Rehearsal = {
  victims: Record<VictimName, Victim>
  sandbox: Sandbox
  gateway: PaymentGateway
  call: TestCall
  db: Database
  /** Where the processes store uploaded files. */
  files: string
  /** The files by which a crash is armed in each process. */
  crashFiles: Record<'server' | 'worker', string>
  webhook: { url: string; secret: string }
  origin: string
  /** What server and worker were started with. */
  settings: NodeJS.ProcessEnv
  databaseUrl: string
  appSecret: string
  /** Succeeded charges at the provider. */
  charges: () => Promise<number>
  ledgerEntries: () => Promise<number>
  /** Makes the worker reconcile every payment whose outcome is unknown. */
  reconcile: () => Promise<void>
  /** What breaks a rule, here or between here and the provider; nothing when all is well. */
  breaches: () => Promise<string[]>
  close: () => Promise<void>
}

export type DatabaseVictim = Awaited<ReturnType<typeof postgresProcess>>

/**
 * Real processes of the product on a database server of their own, or on the one that is given, with the sandbox
 * as the provider; `more` are settings beside the usual ones.
 */
export async function startRehearsal(
  name: string,
  dice: () => number,
  given?: DatabaseVictim,
  more: (sandbox: Sandbox) => Promise<NodeJS.ProcessEnv> = async () => ({}),
): Promise<Rehearsal> {
  const folder = temporaryFolder('rehearsal')
  const base = process.env.TEST_FOLDER ?? DATA
  const postgres = given ?? (await postgresProcess(join(base, `rehearsal-${name}`)))
  await migrateDatabase(postgres.url)
  const sandbox = await startSandbox({
    port: 0,
    smtpPort: 0,
    dataFolder: null,
    webhook: null,
    dice,
  })
  const port = await freePort()
  const usual = usualSettings({ port, sandbox, folder, databaseUrl: postgres.url })
  const env = { ...usual, ...(await more(sandbox)) }
  const crashFiles = { server: join(folder, 'crash-server'), worker: join(folder, 'crash-worker') }
  const server = nodeProcess('build/server.js', { ...env, CRASH_FILE: crashFiles.server })
  const worker = nodeProcess('build/worker.js', { ...env, CRASH_FILE: crashFiles.worker })
  await Promise.all([server.start(), worker.start()])
  const pool = createPool(postgres.url, 4)
  const db = createPlatformDatabase(pool)
  const gateway = gatewayTo(sandbox)
  return {
    victims: { server, worker, postgres },
    sandbox,
    gateway,
    db,
    call: callerOf(`http://127.0.0.1:${port}`),
    files: join(folder, 'files'),
    crashFiles,
    origin: `http://127.0.0.1:${port}`,
    settings: env,
    databaseUrl: postgres.url,
    appSecret: APP_SECRET,
    webhook: { url: `http://127.0.0.1:${port}/api/payments/webhook`, secret: WEBHOOK_SECRET },
    async charges() {
      let count = 0
      for await (const { state } of gateway.listPayments(new Date(0))) {
        if (state.status === 'succeeded') count += 1
      }
      return count
    },
    async ledgerEntries() {
      const { count } = await db
        .selectFrom('impact_ledger_entry')
        .select((eb) => eb.fn.countAll<number>().as('count'))
        .executeTakeFirstOrThrow()
      return count
    },
    reconcile: () => askToReconcile(postgres.url, db),
    async breaches() {
      const provider = {
        since: new Date(0),
        paidBefore: new Date(Date.now() + REHEARSAL_TIMEOUT_MS),
      }
      const findings = [
        ...(await verifyLedger(db)),
        await compareWithProvider(db, gateway, provider),
      ]
      return findings.flatMap(({ id, examples }) =>
        examples.map(({ subject, detail }) => `${id}: ${subject}: ${detail}`),
      )
    },
    async close() {
      await Promise.all([server.kill(), worker.kill(), pool.end()])
      await sandbox.close()
      await postgres.stop()
      rmSync(folder, { recursive: true, force: true })
    },
  }
}

/** Retries until it gets a result; a cut connection or a fault is retried. */
export async function persist<T>(
  what: string,
  attempt: () => Promise<T | null>,
  everyMs = 40,
): Promise<T> {
  const end = performance.now() + REHEARSAL_TIMEOUT_MS
  let last: unknown = 'nothing'
  while (performance.now() < end) {
    try {
      const got = await attempt()
      if (got !== null) return got
    } catch (fault) {
      last = fault
    }
    await sleep(everyMs)
  }
  throw new Error(`${what}: still not so after ${REHEARSAL_TIMEOUT_MS} ms (${last})`)
}

function usualSettings(parts: {
  port: number
  sandbox: Sandbox
  folder: string
  databaseUrl: string
}): NodeJS.ProcessEnv {
  const { port, sandbox, folder, databaseUrl } = parts
  return {
    PATH: process.env.PATH,
    NODE_ENV: 'production',
    NODE_COMPILE_CACHE: COMPILE_CACHE,
    DEPLOYMENT: 'local',
    PORT: String(port),
    ORIGIN: 'http://understory.test',
    DATABASE_URL: databaseUrl,
    DATABASE_POOL: '8',
    APP_SECRET,
    PAYMENTS: 'sandbox',
    SANDBOX_URL: sandbox.url,
    PAYMENTS_WEBHOOK_SECRET: WEBHOOK_SECRET,
    SMTP_URL: `smtp://127.0.0.1:${sandbox.smtpPort}`,
    LOG_LEVEL: 'silent',
    CHECK_ANSWERS: 'true',
    CHECK_STATEMENTS: 'true',
    TRUST_PROXY: 'true',
    PASSWORD_COST: 'low',
    RECONCILE_AFTER_SECONDS: '0',
    FILES_FOLDER: join(folder, 'files'),
    LEDGER_SIGNING_KEY: '11'.repeat(32),
    LEDGER_EVENT_KEY: '22'.repeat(32),
  }
}

function gatewayTo({ port }: Sandbox): PaymentGateway {
  return createStripeGateway({
    secretKey: 'sk_test_local_understory',
    webhookSecret: WEBHOOK_SECRET,
    endpoint: { protocol: 'http', host: '127.0.0.1', port },
    clock: () => new Date(),
  })
}

/** Calls over the network, each from an address of its own: rate limits are not what is rehearsed. */
function callerOf(origin: string): TestCall {
  let calls = 0
  return caller(async (request) => {
    calls += 1
    const { pathname, search } = new URL(request.url)
    const headers = new Headers(request.headers)
    headers.set('x-forwarded-for', `198.18.${(calls >> 8) & 255}.${calls & 255}`)
    const body = request.body ? await request.text() : null
    return fetch(`${origin}${pathname}${search}`, {
      method: request.method,
      headers,
      body,
      signal: AbortSignal.timeout(45_000),
    })
  })
}
