import { createHmac } from 'node:crypto'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { DAY_MS } from '@understory/domain/calendar/durations.ts'
import type { AppBilling } from '@understory/ports/stores/app-billing.ts'
import { type Sandbox, startSandbox } from '@understory/sandbox/start-sandbox.ts'
import {
  SHOPIFY_CLIENT,
  type ShopifyControl,
} from '@understory/sandbox/stores/shopify/shopify-control.ts'
import { sql } from 'kysely'
import { type ApiCall, createApi } from '../../app.ts'
import { compose } from '../../compose/compose.ts'
import { readConfig } from '../../configuration/config.ts'
import type { Deps } from '../../deps.ts'
import { type Dice, diceOf } from './dice.ts'
import type { Planted } from './planted.ts'

const BEGIN = Date.parse('2027-01-01T09:00:00Z')
const SIMULATION_SECRET = 'whsec_for_the_simulation_only'
const PROVIDER_KEY = 'Bearer sk_test_local_understory'

/** Stands for a process that dies at a crash point. */
export class SimulatedCrash extends Error {}

export type World = {
  readonly deps: Deps
  readonly dice: Dice
  /** Shopify's shops, and what is recorded of their usage there. */
  readonly shopify: ShopifyControl
  readonly provider: Sandbox['control']
  readonly planted: Planted
  /** How often a crash point kills what runs. */
  crashShare: number
  nextDay(): void
  /** A call of the provider, as a browser or an operator makes it. */
  atProvider(path: string, form: Record<string, string>): Promise<{ status: number; body: unknown }>
  /** What the provider has recorded since this was asked before. */
  newEvents(): Promise<{ id: string; type: string; body: string }[]>
  /** False where it was not acknowledged. */
  deliver(event: { body: string }): Promise<boolean>
  close(): Promise<void>
}

/** The API and the payments sandbox in one process, on one clock and one seed. */
export async function openWorld(
  databaseUrl: string,
  seed: number,
  planted: Planted = {},
): Promise<World> {
  const dice = diceOf(seed)
  const tokens = diceOf(seed + 1)
  let now = BEGIN
  const clock = () => new Date(now)
  const sandbox = await startSandbox({
    port: 0,
    smtpPort: 0,
    dataFolder: null,
    webhook: null,
    clock,
    newToken: tokens.token,
  })
  const folder = await mkdtemp(join(tmpdir(), 'understory-simulation-'))
  const config = readConfig({ ...settings(databaseUrl, sandbox.url), FILES_FOLDER: folder })
  const composed = await compose(config, { isWorker: false, clock })
  const ids = diceOf(seed + 2)
  const world = { crashShare: 0 }
  const crashPoint = async (step: string) => {
    if (world.crashShare > 0 && dice.happens(world.crashShare)) throw new SimulatedCrash(step)
  }
  const { appBilling: billing } = composed.deps
  const appBilling = dyingAtRecords(
    billing && { ...billing, ...planted.appBilling?.(billing) },
    crashPoint,
  )
  const { payments: real } = composed.deps
  const payments = { ...real, ...planted.payments?.(real) }
  const deps: Deps = { ...composed.deps, newId: ids.uuid, crashPoint, appBilling, payments }
  if (planted.statement) await sql.raw(planted.statement).execute(deps.db)
  // Webhooks of its shops lead nowhere: their orders are brought in by the simulation.
  sandbox.shopify.send = async () => new Response()
  const api = createApi(deps)
  return Object.assign(world, {
    deps,
    dice,
    shopify: sandbox.shopify,
    provider: sandbox.control,
    planted,
    nextDay() {
      now += DAY_MS
      sandbox.control.advanceClock(0)
    },
    atProvider: (path: string, form: Record<string, string>) => post(sandbox, path, form),
    newEvents: eventReader(sandbox),
    deliver: (event: { body: string }) => deliver(api, event),
    async close() {
      await composed.close()
      await sandbox.close()
      await rm(folder, { recursive: true, force: true })
    },
  })
}

/** The process dies just before usage is recorded, or just after it was, and then does not know. */
function dyingAtRecords(
  billing: AppBilling | null,
  crashPoint: (step: string) => Promise<void>,
): AppBilling | null {
  return (
    billing && {
      ...billing,
      async recordUsage(connection, usage) {
        await crashPoint('before usage is recorded')
        const answer = await billing.recordUsage(connection, usage)
        await crashPoint('after usage was recorded')
        return answer
      },
    }
  )
}

async function post(sandbox: Sandbox, path: string, form: Record<string, string>) {
  const response = await fetch(sandbox.url + path, {
    method: 'POST',
    headers: { authorization: PROVIDER_KEY },
    body: new URLSearchParams(form),
  })
  return { status: response.status, body: (await response.json()) as unknown }
}

function eventReader(sandbox: Sandbox) {
  let last = ''
  return async () => {
    const fresh: { id: string; type: string; body: string }[] = []
    for (;;) {
      const query = new URLSearchParams({ limit: '100', ...(last && { ending_before: last }) })
      const response = await fetch(`${sandbox.url}/v1/events?${query}`, {
        headers: { authorization: PROVIDER_KEY },
      })
      const page = (await response.json()) as {
        data: { id: string; type: string }[]
        has_more: boolean
      }
      const events = page.data.map(({ id, type, ...event }) => ({
        id,
        type,
        body: JSON.stringify({ id, type, ...event }),
      }))
      fresh.push(...events.toReversed())
      last = events[0]?.id ?? last
      if (events.length === 0 || !page.has_more) return fresh
    }
  }
}

async function deliver(api: ApiCall, { body }: { body: string }): Promise<boolean> {
  const time = Math.floor(Date.now() / 1000)
  const mac = createHmac('sha256', SIMULATION_SECRET).update(`${time}.${body}`).digest('hex')
  const request = new Request('http://understory.test/api/payments/webhook', {
    method: 'POST',
    body,
    headers: { 'stripe-signature': `t=${time},v1=${mac}` },
  })
  const { status } = await api(request, { ip: '203.0.113.1', requestId: 'simulation' })
  return status === 200
}

function settings(databaseUrl: string, sandboxUrl: string): Record<string, string> {
  return {
    DATABASE_URL: databaseUrl,
    DATABASE_POOL: '6',
    ORIGIN: 'http://understory.test',
    APP_SECRET: 'a secret of the simulation, which protects nothing at all',
    PAYMENTS: 'sandbox',
    SANDBOX_URL: sandboxUrl,
    SHOPIFY_CLIENT_ID: SHOPIFY_CLIENT.id,
    SHOPIFY_CLIENT_SECRET: SHOPIFY_CLIENT.secret,
    SHOPIFY_HOST: sandboxUrl,
    PAYMENTS_WEBHOOK_SECRET: SIMULATION_SECRET,
    SMTP_URL: 'smtp://127.0.0.1:1',
    LOG_LEVEL: 'silent',
    CHECK_ANSWERS: 'true',
    CHECK_STATEMENTS: 'true',
    PASSWORD_COST: 'low',
    RATE_LIMIT_SCALE: '1000',
  }
}
