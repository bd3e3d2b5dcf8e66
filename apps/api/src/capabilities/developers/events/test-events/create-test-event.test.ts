import { eventBody } from '@understory/contracts/v1/event-types/event-body.ts'
import type { ApiEvent } from '@understory/contracts/v1/events.ts'
import { EVENT_TYPE_NAMES } from '@understory/domain/developers/events/event-types.ts'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { callPublicApi, makeApiKey } from '../../../../testing/people/api-keys.ts'
import { joinAs, type TestPerson } from '../../../../testing/people/people.ts'
import { startTestApi, type TestApi } from '../../../../testing/start-test-api.ts'

let api: TestApi
let owner: TestPerson
let trial: string
beforeAll(async () => {
  api = await startTestApi({ rateLimitScale: 1000 })
  owner = await joinAs(api, 'business')
  trial = (await makeApiKey(api, owner, undefined, 'test')).secret
})
afterAll(() => api.close())

const make = (key: string, body: object) => callPublicApi(api, '/v1/test/events', { key, body })

test('an example of every type is recorded in a test account, and sent to the webhooks that want it', async () => {
  const hook = { url: 'https://example.org/hooks', types: ['order.changed', 'purchase.paid'] }
  await callPublicApi(api, '/v1/webhook-endpoints', { key: trial, body: hook })
  for (const type of EVENT_TYPE_NAMES) {
    const answer = await make(trial, { type })
    expect([type, answer.status]).toEqual([type, 202])
    const event = (await answer.json()) as ApiEvent
    expect(eventBody(type).parse(event)).toMatchObject({ type, mode: 'test', proof: null })
    const read = await callPublicApi(api, `/v1/events/${event.id}`, { key: trial })
    expect(await read.json()).toEqual(event)
  }
  const sent = await api.deps.db.selectFrom('webhook_message').select('event_type').execute()
  expect(sent.map(({ event_type: type }) => type).toSorted()).toEqual(hook.types)
})

test('events that are waited for are answered as they come, and none is where none came', async () => {
  const key = (await makeApiKey(api, await joinAs(api, 'business'), undefined, 'test')).secret
  const read = async (query: string) =>
    (await (await callPublicApi(api, `/v1/events?${query}`, { key })).json()) as Listed
  type Listed = { readonly data: readonly ApiEvent[]; readonly nextCursor: string }
  const { nextCursor } = await read('after=latest&wait=1')
  const waiting = read(`after=${nextCursor}&wait=20`)
  await make(key, { type: 'purchase.paid' })
  expect((await waiting).data.map(({ type }) => type)).toEqual(['purchase.paid'])
  const refused = await callPublicApi(api, '/v1/events?wait=21', { key })
  expect(await refused.json()).toMatchObject({ code: 'BAD_REQUEST' })
})

test('no example is made with a live key, or of a type that there is not', async () => {
  const live = (await makeApiKey(api, owner)).secret
  const refused = await make(live, { type: 'purchase.paid' })
  expect([refused.status, await refused.json()]).toEqual([
    403,
    expect.objectContaining({ code: 'TEST_KEY_NEEDED' }),
  ])
  expect(await (await make(trial, { type: 'purchase.forgotten' })).json()).toMatchObject({
    code: 'BAD_REQUEST',
    problems: [{ field: 'type', message: 'There is no such type of event.' }],
  })
})
