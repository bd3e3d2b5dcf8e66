import { randomBytes } from 'node:crypto'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Endpoint } from '@understory/contracts/endpoint.ts'
import { wallBreach } from '@understory/database/citus/wall-breach.ts'
import { createPlatformDatabase, createPool, type Database } from '@understory/database/connect.ts'
import { type Sandbox, startSandbox } from '@understory/sandbox/start-sandbox.ts'
import { SHOPIFY_CLIENT } from '@understory/sandbox/stores/shopify/shopify-control.ts'
import { RUTTER_CLIENT } from '@understory/sandbox/stores/stores-control.ts'
import { REGISTRY_KEY } from '@understory/sandbox/vehicle-registry/registry-app.ts'
import {
  CITUS_PORTS,
  createTestDatabase,
} from '../../../../tools/test-database/create-test-database.ts'
import { createApi } from '../app.ts'
import { compose } from '../compose/compose.ts'
import { readConfig } from '../configuration/config.ts'
import type { Deps } from '../deps.ts'
import {
  type CallContract,
  type ContractAnswer,
  contractCaller,
  type SendRequest,
} from '../http/contract-caller.ts'
import { startWorking } from '../jobs/start-working.ts'
import { onlyListedCookies } from './people/only-listed-cookies.ts'

const ORIGIN = 'http://understory.test'

export type TestAnswer<E extends Endpoint> = ContractAnswer<E>
export type TestCall = CallContract
export type TestSend = SendRequest

export type TestApi = {
  /** A test looks into the database as the platform; requests see what they may. */
  deps: Deps
  /** The database as requests have it. */
  scopedDb: Database
  sandbox: Sandbox
  call: TestCall
  /** Sends any request at all. */
  send: TestSend
  /** Runs the jobs of the worker in this process. */
  work: () => Promise<void>
  moveClock: (milliseconds: number) => void
  close: () => Promise<void>
}

/** The whole API on a database of its own, with the local sandbox behind the real adapters. */
export async function startTestApi(
  options: {
    /** Widens every limit, for tests where many people come from one address. */
    rateLimitScale?: number
    /** Settings beside the usual ones. */
    env?: Readonly<Record<string, string>>
    /** One that is there already, instead of one of its own. */
    database?: Awaited<ReturnType<typeof createTestDatabase>>
    /** Starts something between the API and its database; gives the address of it for one of the database. */
    between?: (url: string) => Promise<(url: string) => string>
  } = {},
): Promise<TestApi> {
  let moved = 0
  const clock = () => new Date(Date.now() + moved)
  const database = options.database ?? (await createTestDatabase())
  const sandbox = await startSandbox({ port: 0, smtpPort: 0, dataFolder: null, webhook: null })
  const folder = await mkdtemp(join(tmpdir(), 'understory-files-'))
  sandbox.stores.clock = clock
  sandbox.woocommerce.clock = clock
  sandbox.shopify.clock = clock
  const through = (await options.between?.(database.url)) ?? ((url: string) => url)
  const config = readConfig({
    DATABASE_URL: through(database.url),
    DATABASE_TENANT_URL: through(database.tenantUrl),
    // As many as tests send requests at the same moment.
    DATABASE_POOL: '4',
    // As long as a busy machine needs.
    DATABASE_WAIT_SECONDS: '120',
    ...(CITUS_PORTS.length > 0 && { DATABASE_POOLING: 'transaction' }),
    ORIGIN,
    APP_SECRET: randomBytes(32).toString('hex'),
    PAYMENTS: 'sandbox',
    SANDBOX_URL: sandbox.url,
    SIGN_IN_SANDBOX_URL: sandbox.url,
    DVLA_HOST: sandbox.url,
    DVLA_API_KEY: REGISTRY_KEY,
    REFERENCE_RATES_HOST: sandbox.url,
    RUTTER_CLIENT_ID: RUTTER_CLIENT.id,
    RUTTER_SECRET: RUTTER_CLIENT.secret,
    RUTTER_PUBLIC_KEY: RUTTER_CLIENT.publicKey,
    RUTTER_API_HOST: sandbox.url,
    RUTTER_LINK_HOST: `${sandbox.url}/rutter/link`,
    SHOPIFY_CLIENT_ID: SHOPIFY_CLIENT.id,
    SHOPIFY_CLIENT_SECRET: SHOPIFY_CLIENT.secret,
    SHOPIFY_HOST: sandbox.url,
    OUTGOING_LOOPBACK: 'true',
    STAFF_DOMAINS: 'understory.example',
    LEDGER_SIGNING_KEY: randomBytes(32).toString('hex'),
    LEDGER_EVENT_KEY: randomBytes(32).toString('hex'),
    CREDENTIAL_SIGNING_KEY: randomBytes(32).toString('hex'),
    PAYMENTS_WEBHOOK_SECRET: 'whsec_for_these_tests_only',
    MAILBOX_URL: sandbox.url,
    SMTP_URL: `smtp://127.0.0.1:${sandbox.smtpPort}`,
    LOG_LEVEL: 'silent',
    CHECK_ANSWERS: 'true',
    CHECK_STATEMENTS: 'true',
    FILES_FOLDER: folder,
    PASSWORD_COST: 'low',
    RATE_LIMIT_SCALE: String(options.rateLimitScale ?? 1),
    ...options.env,
  })
  const { deps, close } = await compose(config, { isWorker: true, clock })
  const api = createApi(deps)
  // A test looks at all accounts.
  const refuse = (statement: string) => wallBreach(`/* for all accounts */ ${statement}`)
  const platform = createPlatformDatabase(createPool(database.url, 2, { refuse }))
  const send = async (request: Request, ip = '198.51.100.7') =>
    onlyListedCookies(await api(request, { ip, requestId: 'test-request' }))
  sandbox.woocommerce.send = (request) =>
    request.url.startsWith(ORIGIN) ? send(request) : fetch(request)
  sandbox.shopify.send = sandbox.woocommerce.send
  sandbox.stores.request = sandbox.woocommerce.send
  sandbox.shopify.privacyUrl = `${ORIGIN}/api/store-webhooks/shopify`
  return {
    deps: { ...deps, db: platform },
    scopedDb: deps.db,
    sandbox,
    send,
    call: caller(send),
    work: () => startWorking(deps),
    moveClock: (milliseconds) => {
      moved += milliseconds
    },
    async close() {
      await close()
      await platform.destroy()
      await sandbox.close()
      await database.drop()
      await rm(folder, { recursive: true, force: true })
    },
  }
}

/** Calls of the contract over any way of sending a request. */
export const caller = (send: TestSend): TestCall => contractCaller(send, ORIGIN)
