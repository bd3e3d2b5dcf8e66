import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { setTimeout as sleep } from 'node:timers/promises'
import { CreateWebhook } from '@understory/contracts/developers/webhooks.ts'
import type { ApiEvent } from '@understory/contracts/v1/events.ts'
import { asPlatform } from '@understory/database/row-security.ts'
import { createApi } from '../../../apps/api/src/app.ts'
import { numberEvents } from '../../../apps/api/src/capabilities/developers/events/number-events.ts'
import { recordEvent } from '../../../apps/api/src/capabilities/developers/events/public.ts'
import { Deliveries } from '../../../apps/api/src/capabilities/developers/webhooks/delivery/deliver-messages.ts'
import { compose } from '../../../apps/api/src/compose/compose.ts'
import { readConfig } from '../../../apps/api/src/configuration/config.ts'
import { repeat } from '../../../apps/api/src/jobs/repeat.ts'
import { joinAs } from '../../../apps/api/src/testing/people/people.ts'
import { caller } from '../../../apps/api/src/testing/start-test-api.ts'
import { withDatabase } from '../../database.ts'
import type { Measure } from '../../measure.ts'
import { quietSettings } from '../../provider-events.ts'

const SENT_EVENTS = 1_000
const EVENT_EVERY_MS = 10
const GOAL_SECONDS = 2
const WEBHOOK_LATENCY_CONNECTIONS = 12
/** Longer than any that is waited for. */
const GIVEN_UP_MS = 60_000

/** From the commit of an event to the moment it arrives at a server of its account, with the worker's own steps. */
export const webhookLatency: Measure = {
  id: 'webhook-latency',
  what: 'Seconds from the commit of an event to its request, p99, a hundred a second, against two',
  unit: 's',
  goal: { ratio: 1, is: 'at most' },
  run: () => withDatabase(measureWebhookLatency),
}

async function measureWebhookLatency(url: string) {
  const settings = {
    ...quietSettings(url, WEBHOOK_LATENCY_CONNECTIONS),
    OUTGOING_LOOPBACK: 'true',
    RATE_LIMIT_SCALE: '1000',
  }
  const { deps, close } = await compose(readConfig(settings), { isWorker: false })
  const api = createApi(deps)
  const call = caller((request) => api(request, { ip: '198.51.100.7', requestId: 'bench' }))
  const { bearer, accountId } = await joinAs({ call }, 'business')
  const receiver = await startReceiver()
  const body = { url: receiver.url, types: ['test.ping' as const] }
  await call(CreateWebhook, { body }, bearer)
  const deliveries = new Deliveries()
  const steps = [() => numberEvents(deps), () => deliveries.deliver(deps)].map((run, at) =>
    repeat({ name: `step-${at}`, everyMs: 500, run }, deps.log),
  )
  const committed: number[] = []
  for (let count = 0; count < SENT_EVENTS; count += 1) {
    const subject = { message: String(count) }
    const event = { accountId, type: 'test.ping', subject, at: deps.clock() } as const
    await asPlatform(() => recordEvent(deps.db, event).execute())
    committed.push(performance.now())
    await sleep(EVENT_EVERY_MS)
  }
  await receiver.all
  await Promise.all(steps.map((stop) => stop()))
  await deliveries.settle()
  await receiver.close()
  await close()
  const waited = committed.map((at, index) => ((receiver.arrived.get(index) ?? NaN) - at) / 1_000)
  const sorted = waited.toSorted((one, other) => one - other)
  const p99 = sorted[Math.ceil(sorted.length * 0.99) - 1] ?? Number.NaN
  const middle = sorted[Math.floor(sorted.length / 2)] ?? Number.NaN
  const note = `${SENT_EVENTS} events, one every ${EVENT_EVERY_MS} ms; median ${middle.toFixed(2)} s`
  return [{ ours: p99, reference: GOAL_SECONDS, ratio: p99 / GOAL_SECONDS, note }]
}

/** Notes when each event arrived, by what it says. */
async function startReceiver() {
  const arrived = new Map<number, number>()
  let tell: (() => void) | undefined
  const all = new Promise<void>((resolve, reject) => {
    const late = setTimeout(
      () => reject(new Error(`${arrived.size} of ${SENT_EVENTS} events arrived`)),
      GIVEN_UP_MS,
    )
    tell = () => {
      clearTimeout(late)
      resolve()
    }
  })
  const server = createServer(async (request, response) => {
    const at = performance.now()
    const chunks: Buffer[] = []
    for await (const chunk of request) chunks.push(chunk as Buffer)
    const { data } = JSON.parse(Buffer.concat(chunks).toString('utf8')) as ApiEvent
    const event = Number(data.message)
    if (!arrived.has(event)) arrived.set(event, at)
    response.writeHead(204).end()
    if (arrived.size === SENT_EVENTS) tell?.()
  })
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening))
  const { port } = server.address() as AddressInfo
  return {
    url: `http://127.0.0.1:${port}/hooks`,
    arrived,
    all,
    close: () => new Promise((closed) => server.close(closed)),
  }
}
