import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { CreateWebhook } from '@understory/contracts/developers/webhooks.ts'
import { createPool } from '@understory/database/connect.ts'
import { asPlatform } from '@understory/database/row-security.ts'
import type pg from 'pg'
import { createApi } from '../../../apps/api/src/app.ts'
import { numberEvents } from '../../../apps/api/src/capabilities/developers/events/number-events.ts'
import { recordEvent } from '../../../apps/api/src/capabilities/developers/events/public.ts'
import { Deliveries } from '../../../apps/api/src/capabilities/developers/webhooks/delivery/deliver-messages.ts'
import { compose } from '../../../apps/api/src/compose/compose.ts'
import { readConfig } from '../../../apps/api/src/configuration/config.ts'
import { joinAs } from '../../../apps/api/src/testing/people/people.ts'
import { caller } from '../../../apps/api/src/testing/start-test-api.ts'
import { withDatabase } from '../../database.ts'
import { median } from '../../interleave.ts'
import type { Measure } from '../../measure.ts'
import { quietSettings } from '../../provider-events.ts'
import { rateOfPgbench } from '../../stores/pgbench.ts'

const FANOUT_ENDPOINTS = 16
const FANOUT_EVENTS = 100
const FANOUT_ROUNDS = 5
const FANOUT_CONNECTIONS = 16
const PGBENCH_SECONDS = 4
const SENT_IN_A_ROUND = FANOUT_EVENTS * FANOUT_ENDPOINTS

/** From committed events to attempts that are stored, with every request answered, against the rows alone. */
export const webhookFanout: Measure = {
  id: 'webhook-fanout',
  what: 'Deliveries a second to 16 webhooks, from a committed event to its stored attempt, against pgbench writing the same three rows',
  unit: 'deliveries/s',
  goal: { ratio: 0.4, is: 'at least' },
  run: () => withDatabase(measureWebhookFanout),
}

async function measureWebhookFanout(url: string) {
  const settings = {
    ...quietSettings(url, FANOUT_CONNECTIONS),
    OUTGOING_LOOPBACK: 'true',
    RATE_LIMIT_SCALE: '1000',
  }
  const { deps, close } = await compose(readConfig(settings), { isWorker: false })
  const api = createApi(deps)
  const call = caller((request) => api(request, { ip: '198.51.100.7', requestId: 'bench' }))
  const { bearer, accountId } = await joinAs({ call }, 'business')
  const receiver = await startAnswering()
  for (let count = 0; count < FANOUT_ENDPOINTS; count += 1) {
    const body = { url: `${receiver.url}/${count}`, types: ['test.ping' as const] }
    await call(CreateWebhook, { body }, bearer)
  }
  const pool = createPool(url, 2)
  const deliveries = new Deliveries()
  const script = await sameRows(pool, accountId)
  const [rates, bare]: [number[], number[]] = [[], []]
  for (let round = 0; round < FANOUT_ROUNDS; round += 1) {
    for (let count = 0; count < FANOUT_EVENTS; count += 1) {
      const event = {
        accountId,
        type: 'test.ping',
        subject: { message: 'x' },
        at: deps.clock(),
      } as const
      await asPlatform(() => recordEvent(deps.db, event).execute())
    }
    const began = performance.now()
    await asPlatform(() => numberEvents(deps))
    while ((await waiting(pool)) > 0) await asPlatform(() => deliveries.deliver(deps))
    await deliveries.settle()
    rates.push(SENT_IN_A_ROUND / ((performance.now() - began) / 1_000))
    bare.push(await rateOfPgbench(url, { sql: script, seconds: PGBENCH_SECONDS }))
  }
  if (receiver.answered() !== SENT_IN_A_ROUND * FANOUT_ROUNDS)
    throw new Error(`${receiver.answered()} requests arrived`)
  await receiver.close()
  await pool.end()
  await close()
  const ratio = median(rates.map((rate, round) => rate / (bare[round] ?? Number.NaN)))
  const note = `${FANOUT_EVENTS} events, ${FANOUT_ENDPOINTS} webhooks, ${FANOUT_ROUNDS} rounds`
  return [{ ours: median(rates), reference: median(bare), ratio, note }]
}

async function waiting(pool: pg.Pool): Promise<number> {
  const { rows } = await pool.query<{ count: number }>(
    `select count(*)::int as count from webhook_message where state = 'waiting'`,
  )
  return rows[0]?.count ?? 0
}

/** A message for one of the webhooks, its end, and an attempt, each delivery in a transaction. */
async function sameRows(pool: pg.Pool, accountId: string): Promise<string> {
  await pool.query(
    `create table bare_message (like webhook_message including all);
     create table bare_attempt (like webhook_attempt including all)`,
  )
  return `
begin;
select gen_random_uuid() as event \\gset
insert into bare_message (endpoint_id, event_id, event_type, account_id, next_at) values ('${accountId}', (:event)::text::uuid, 'test.ping', '${accountId}', now());
update bare_message set state = 'delivered', attempts = 1 where endpoint_id = '${accountId}' and event_id = (:event)::text::uuid;
insert into bare_attempt (id, account_id, endpoint_id, event_id, at, duration_ms, status, answer) values (gen_random_uuid(), '${accountId}', '${accountId}', (:event)::text::uuid, now(), 4, 204, '');
commit;
`
}

async function startAnswering() {
  let answered = 0
  const server = createServer((request, response) => {
    request.resume().once('end', () => {
      answered += 1
      response.writeHead(204).end()
    })
  })
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening))
  const { port } = server.address() as AddressInfo
  return {
    url: `http://127.0.0.1:${port}/hooks`,
    answered: () => answered,
    close: () => new Promise((closed) => server.close(closed)),
  }
}
