import {
  CreateWebhook,
  DeleteWebhook,
  GetWebhook,
  ListAccountEvents,
  ListWebhooks,
  ReplayEvents,
  RotateWebhookSecret,
  TestWebhook,
} from '@understory/contracts/developers/webhooks.ts'
import type { ApiEvent } from '@understory/contracts/v1/events.ts'
import { MOST_WEBHOOK_ENDPOINTS } from '@understory/domain/developers/webhooks/webhook-limits.ts'
import { sql } from 'kysely'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { callPublicApi, makeApiKey } from '../../../testing/people/api-keys.ts'
import { joinAs, type TestPerson } from '../../../testing/people/people.ts'
import { startTestApi, type TestApi } from '../../../testing/start-test-api.ts'
import { startWebhookReceiver, type WebhookReceiver } from '../../../testing/webhook-receiver.ts'
import { LEFT_OUT, leaveOutEventNumbers } from '../events/leave-out-event-numbers.ts'
import { numberEvents } from '../events/number-events.ts'
import { Deliveries } from './delivery/deliver-messages.ts'

let api: TestApi
let owner: TestPerson
let receiver: WebhookReceiver
beforeAll(async () => {
  api = await startTestApi({ rateLimitScale: 1000 })
})
beforeEach(async () => {
  owner = await joinAs(api, 'business')
  receiver = await startWebhookReceiver()
  return () => receiver.close()
})
afterAll(() => api.close())

const HOUR_MS = 3_600_000

/** What the workers do, once. */
async function work(): Promise<void> {
  const deliveries = new Deliveries()
  await numberEvents(api.deps)
  await deliveries.deliver(api.deps)
  await deliveries.settle()
}

async function add(order: object = {}, mode: 'live' | 'test' = 'live') {
  const body = { url: receiver.url, ...order }
  const made = await api.call(CreateWebhook, { query: { mode }, body }, owner.bearer)
  if (!made.data) throw new Error(JSON.stringify(made.refusal))
  return { ...made.data, params: { endpointId: made.data.webhook.endpointId } }
}
type Added = Awaited<ReturnType<typeof add>>

async function ping({ params }: Added): Promise<void> {
  await api.call(TestWebhook, { params }, owner.bearer)
}
async function shown({ params }: Added) {
  return (await api.call(GetWebhook, { params }, owner.bearer)).data
}
async function later(milliseconds: number): Promise<void> {
  api.moveClock(milliseconds)
  await work()
}

describe('an event', () => {
  test('arrives signed, numbered without gaps, and reads the same over the API', async () => {
    const webhook = await add()
    const { secret: key } = await makeApiKey(api, owner)
    await ping(webhook)
    await work()
    const events = receiver.verified(webhook.secret)
    expect(events.map(({ type }) => type)).toEqual([
      'webhook_endpoint.created',
      'api_key.created',
      'test.ping',
    ])
    expect(events.map(({ sequence }) => sequence)).toEqual([1, 2, 3])
    expect(events[0]).toMatchObject({ mode: 'live', accountId: owner.accountId, object: 'event' })
    const list = await callPublicApi(api, '/v1/events?limit=2', { key })
    const { data, nextCursor } = (await list.json()) as { data: ApiEvent[]; nextCursor: string }
    expect(data).toEqual(events.slice(0, 2))
    const rest = await callPublicApi(api, `/v1/events?after=${nextCursor}`, { key })
    expect((await rest.json()).data).toEqual(events.slice(2))
    const after = await callPublicApi(api, `/v1/events?after=${events[2]?.id}`, { key })
    expect(await after.json()).toEqual({ data: [], nextCursor: '3' })
    const newest = await callPublicApi(api, '/v1/events?after=latest', { key })
    expect(await newest.json()).toEqual({ data: [], nextCursor: '3' })
    const one = await callPublicApi(api, `/v1/events/${events[1]?.id}`, { key })
    expect(await one.json()).toEqual(events[1])
  })

  test('of a type that is not wanted is not sent', async () => {
    const webhook = await add({ types: ['test.ping'] })
    await makeApiKey(api, owner)
    await ping(webhook)
    await work()
    expect(receiver.verified(webhook.secret).map(({ type }) => type)).toEqual(['test.ping'])
  })

  test('that cannot be rendered is set aside, and the others go on', async () => {
    const webhook = await add()
    await sql`insert into event_outbox (account_id, type, subject, occurred_at)
      values (${owner.accountId}, 'purchase.paid', '{"purchaseId": "none"}', now())`.execute(
      api.deps.db,
    )
    await ping(webhook)
    await work()
    const types = receiver.verified(webhook.secret).map(({ type }) => type)
    expect(types).toEqual(['webhook_endpoint.created', 'test.ping'])
  })

  test('of a purchase of a test account comes to its webhooks alone', async () => {
    const live = await add({ types: ['purchase.paid'] })
    const other = await startWebhookReceiver()
    const trial = await add(
      { url: other.url, types: ['purchase.paid', 'certificate.issued'] },
      'test',
    )
    const { secret: key } = await makeApiKey(api, owner, undefined, 'test')
    const ask = { by: 'units', milliTrees: 3_000 }
    const quoted = await callPublicApi(api, '/v1/quotes', { key, body: { ask, currency: 'GBP' } })
    const { id: quoteId } = (await quoted.json()) as { id: string }
    const body = { quoteId, payment: { method: 'card' } }
    const bought = await (await callPublicApi(api, '/v1/purchases', { key, body })).json()
    await work()
    const events = other.verified(trial.secret)
    const paid = events.find(({ type }) => type === 'purchase.paid')
    expect(paid).toMatchObject({ mode: 'test', data: bought })
    const issued = events.find(({ type }) => type === 'certificate.issued')
    expect(issued?.data).toMatchObject({ id: bought.certificateId, purchaseId: bought.id })
    expect(receiver.verified(live.secret)).toEqual([])
    await other.close()
  })

  test('is kept for an account that has a key or a webhook, and for no other', async () => {
    const stranger = await joinAs(api, 'personal')
    await work()
    const { rows } = await sql<{ count: number }>`
      select count(*)::int as count from event_outbox where account_id = ${stranger.accountId}`.execute(
      api.deps.db,
    )
    expect(rows[0]?.count).toBe(0)
  })
})

describe('a delivery', () => {
  test('that fails comes again with the same id, and both attempts are shown', async () => {
    const webhook = await add({ types: ['test.ping'] })
    receiver.answerWith({ status: 500, text: 'out of order' })
    await ping(webhook)
    await work()
    expect(await shown(webhook)).toMatchObject({
      webhook: { waiting: 1, failingSince: expect.any(String) },
      attempts: [{ status: 500, answer: 'out of order', isDelivered: false }],
    })
    receiver.answerWith({ status: 204 })
    await later(10_000)
    expect(await shown(webhook)).toMatchObject({
      webhook: { waiting: 0, failingSince: null },
      attempts: [
        { status: 204, isDelivered: true },
        { status: 500, isDelivered: false },
      ],
    })
    const [first, second] = receiver.verified(webhook.secret)
    expect(second).toEqual(first)
  })

  test('to where nobody answers is noted with the reason', async () => {
    const webhook = await add({ url: 'http://127.0.0.1:9/hooks', types: ['test.ping'] })
    await ping(webhook)
    await work()
    const [attempt] = (await shown(webhook)).attempts
    expect(attempt?.status).toBeNull()
    expect(attempt?.error).toContain('ECONNREFUSED')
  })

  test('waits as long as a busy endpoint asks for, and so do its others', async () => {
    const webhook = await add({ types: ['test.ping'] })
    receiver.answerWith({ status: 429, retryAfter: '600' })
    await ping(webhook)
    await work()
    await ping(webhook)
    receiver.answerWith({ status: 204 })
    await later(300_000)
    expect(receiver.received).toHaveLength(1)
    await later(301_000)
    expect(receiver.received).toHaveLength(3)
  })

  test('is taken by one worker, however many look at once', async () => {
    const webhook = await add({ types: ['test.ping'] })
    for (let at = 0; at < 5; at += 1) await ping(webhook)
    await numberEvents(api.deps)
    const many = Array.from({ length: 6 }, () => new Deliveries())
    await Promise.all(many.map((each) => each.deliver(api.deps)))
    await Promise.all(many.map((each) => each.settle()))
    await work()
    expect(receiver.received).toHaveLength(5)
  })

  test('of a worker that died is made by another one after a minute', async () => {
    const webhook = await add({ types: ['test.ping'] })
    await ping(webhook)
    await numberEvents(api.deps)
    const died = {
      ...api.deps,
      webhooks: { ...api.deps.webhooks, send: () => new Promise<never>(() => {}) },
    }
    await new Deliveries().deliver(died)
    await work()
    expect(receiver.received).toHaveLength(0)
    await later(61_000)
    expect(receiver.received).toHaveLength(1)
  })
})

test('a server that takes nothing gets ten events a minute, however many wait', async () => {
  const webhook = await add({ types: ['test.ping'] })
  receiver.answerWith({ status: 500 })
  await ping(webhook)
  await work()
  for (let at = 0; at < 20; at += 1) await ping(webhook)
  await later(1_000)
  await later(1_000)
  expect(receiver.received).toHaveLength(1)
  receiver.answerWith({ status: 204 })
  await later(7_000)
  expect(new Set(receiver.verified(webhook.secret).map(({ id }) => id)).size).toBe(21)
})

test('after a restore no number is given again, and what happens then still arrives', async () => {
  const webhook = await add({ types: ['test.ping'] })
  await ping(webhook)
  await work()
  await leaveOutEventNumbers(api.deps.db)
  await ping(webhook)
  await work()
  const numbers = receiver.verified(webhook.secret).map(({ sequence }) => sequence)
  expect(numbers).toEqual([2, 3 + LEFT_OUT])
})

describe('an endpoint', () => {
  test('that says it is gone is switched off', async () => {
    const webhook = await add()
    receiver.answerWith({ status: 410 })
    await ping(webhook)
    await work()
    expect((await shown(webhook)).webhook).toMatchObject({ isEnabled: false, disabledWhy: 'gone' })
  })

  test('that nothing reaches for five days is switched off; switched on, it gets what happened', async () => {
    const { secret: key } = await makeApiKey(api, owner)
    const webhook = await add({ types: ['test.ping'] })
    const path = `/v1/webhook-endpoints/${webhook.params.endpointId}`
    const read = async () => (await callPublicApi(api, path, { key })).json()
    const pingByKey = () => callPublicApi(api, `${path}/test`, { key, method: 'POST' })
    await pingByKey()
    receiver.answerWith({ status: 500 })
    await work()
    for (let hours = 0; hours < 110; hours += 10) await later(10 * HOUR_MS)
    expect(await read()).toMatchObject({ isEnabled: true, failingSince: expect.any(String) })
    await pingByKey()
    await later(15 * HOUR_MS)
    expect(await read()).toMatchObject({ isEnabled: false, disabledWhy: 'failing' })
    const refused = await pingByKey()
    expect(await refused.json()).toMatchObject({ status: 409, code: 'WEBHOOK_IS_OFF' })
    receiver.answerWith({ status: 204 })
    await callPublicApi(api, path, { key, method: 'PATCH', body: { isEnabled: true } })
    await later(HOUR_MS)
    expect(await read()).toMatchObject({ isEnabled: true, failingSince: null })
    const attempts = await (await callPublicApi(api, `${path}/attempts`, { key })).json()
    expect(attempts.data[0]).toMatchObject({ status: 204, isDelivered: true })
  })

  test('with a new secret is signed for by both for a day', async () => {
    const webhook = await add({ types: ['test.ping'] })
    const rotated = await api.call(RotateWebhookSecret, { params: webhook.params }, owner.bearer)
    await ping(webhook)
    await work()
    expect(receiver.verified(webhook.secret)).toHaveLength(1)
    expect(receiver.verified(rotated.data.secret)).toHaveLength(1)
    receiver.received.length = 0
    await ping(webhook)
    await later(25 * HOUR_MS)
    expect(() => receiver.verified(webhook.secret)).toThrow()
  })

  test('gets an event again when someone asks, and it is the same', async () => {
    const webhook = await add({ types: ['test.ping'] })
    await ping(webhook)
    await work()
    const [event] = receiver.verified(webhook.secret)
    const body = { eventId: event?.id ?? '' }
    await api.call(ReplayEvents, { params: webhook.params, body }, owner.bearer)
    await work()
    expect(receiver.verified(webhook.secret)).toEqual([event, event])
    const unknown = { eventId: `evt_${'0'.repeat(32)}` }
    const refused = await api.call(
      ReplayEvents,
      { params: webhook.params, body: unknown },
      owner.bearer,
    )
    expect(refused.refusal.code).toBe('EVENT_NOT_FOUND')
  })

  test('gets again what was given up after ten attempts', async () => {
    const webhook = await add({ types: ['test.ping'] })
    receiver.answerWith({ status: 400 })
    await ping(webhook)
    await work()
    for (let attempt = 2; attempt <= 10; attempt += 1) {
      await sql`update webhook_message set next_at = '2026-01-01' where state = 'waiting'`.execute(
        api.deps.db,
      )
      await later(7_000)
    }
    expect((await shown(webhook)).webhook).toMatchObject({ waiting: 0, givenUp: 1 })
    receiver.answerWith({ status: 204 })
    const replayed = await api.call(
      ReplayEvents,
      { params: webhook.params, body: {} },
      owner.bearer,
    )
    expect(replayed.data).toEqual({ count: 1 })
    await later(7_000)
    expect((await shown(webhook)).webhook).toMatchObject({ waiting: 0, givenUp: 0 })
  })

  test.each([
    [
      'no address',
      'our server',
      'Please give a whole address, such as https://example.org/hooks/understory.',
    ],
    ['not https', 'http://example.org/hooks', 'Please give an address that begins with https://.'],
    [
      'a private network',
      'https://10.0.0.7/hooks',
      'Please give an address on the public internet, and not one of ours.',
    ],
    [
      'cloud metadata',
      'https://169.254.169.254/',
      'Please give an address on the public internet, and not one of ours.',
    ],
    [
      'ourselves',
      'https://understory.test/hooks',
      'Please give an address on the public internet, and not one of ours.',
    ],
    [
      'a password in it',
      'https://me:secret@example.org/',
      'Please give a whole address, such as https://example.org/hooks/understory.',
    ],
  ])('is not made for an address that is %s', async (_, url, message) => {
    const made = await api.call(CreateWebhook, { body: { url } }, owner.bearer)
    expect(made.refusal).toMatchObject({
      code: 'ENDPOINT_ADDRESS_FORBIDDEN',
      problems: [{ field: 'url', message }],
    })
  })

  test('is one of twenty at most, however many are made at once', async () => {
    const body = { url: receiver.url }
    const made = await Promise.all(
      Array.from({ length: MOST_WEBHOOK_ENDPOINTS + 3 }, () =>
        api.call(CreateWebhook, { body }, owner.bearer),
      ),
    )
    expect(made.filter(({ status }) => status === 201)).toHaveLength(MOST_WEBHOOK_ENDPOINTS)
    expect(made.find(({ status }) => status === 409)?.refusal.code).toBe('TOO_MANY_WEBHOOKS')
  })

  test('of another account is not there', async () => {
    const webhook = await add()
    const stranger = await joinAs(api, 'business')
    const listed = await api.call(ListWebhooks, {}, stranger.bearer)
    expect(listed.data.webhooks).toEqual([])
    const removed = await api.call(DeleteWebhook, { params: webhook.params }, stranger.bearer)
    expect(removed.refusal.code).toBe('WEBHOOK_NOT_FOUND')
    await api.call(DeleteWebhook, { params: webhook.params }, owner.bearer)
    const mine = await api.call(ListWebhooks, {}, owner.bearer)
    expect(mine.data.webhooks).toEqual([])
  })

  test('has its secret sealed in the database, and in the stored answer to a program', async () => {
    const { secret: key } = await makeApiKey(api, owner)
    const body = { url: receiver.url }
    const headers = { 'idempotency-key': 'one-webhook' }
    const call = () => callPublicApi(api, '/v1/webhook-endpoints', { key, body, headers })
    const first = await call()
    const made = (await first.json()) as { id: string; secret: string }
    expect(first.status).toBe(201)
    expect(await (await call()).json()).toEqual(made)
    const { rows } = await sql<{ all: string }>`
      select (select string_agg(to_jsonb(e)::text, '') from webhook_endpoint e)
        || (select string_agg(to_jsonb(r)::text, '') from idempotent_request r) as all`.execute(
      api.deps.db,
    )
    expect(rows[0]?.all).not.toContain(made.secret.replace('whsec_', ''))
    const removed = await callPublicApi(api, `/v1/webhook-endpoints/${made.id}`, {
      key,
      method: 'DELETE',
    })
    expect(removed.status).toBe(204)
  })
})

test('people read the latest events of an account', async () => {
  const webhook = await add()
  await ping(webhook)
  await work()
  const { events } = (await api.call(ListAccountEvents, {}, owner.bearer)).data
  expect(events.map(({ sequence }) => sequence)).toEqual([2, 1])
  expect(JSON.parse(events[0]?.body ?? '')).toMatchObject({ type: 'test.ping' })
})
