import {
  DropGivenUpWebhook,
  ListGivenUpWebhooks,
  RetryGivenUpWebhook,
} from '@understory/contracts/developers/given-up-webhooks.ts'
import { ChangeWebhook, GetWebhook } from '@understory/contracts/developers/webhooks.ts'
import { ListAudit } from '@understory/contracts/staff/console/staff.ts'
import { ListWorkQueues } from '@understory/contracts/staff/console/work-queues.ts'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { Bearer } from '../../../../testing/cross-account/actors.ts'
import { giveUpWebhook } from '../../../../testing/give-up-webhook.ts'
import { joinAs, type TestPerson } from '../../../../testing/people/people.ts'
import { joinStaff } from '../../../../testing/people/staff.ts'
import { startTestApi, type TestApi } from '../../../../testing/start-test-api.ts'
import { numberEvents } from '../../events/number-events.ts'
import { recordEvent } from '../../events/public.ts'

let api: TestApi
let staff: Bearer
let owner: TestPerson
beforeAll(async () => {
  api = await startTestApi({ rateLimitScale: 1_000 })
  staff = (await joinStaff(api, ['operator'])).bearer
  owner = await joinAs(api, 'business')
})
afterAll(() => api.close())

const listed = async () => (await api.call(ListGivenUpWebhooks, {}, staff)).data.webhooks
const waiting = async () =>
  (await api.call(ListWorkQueues, {}, staff)).data.queues.find(
    ({ name }) => name === 'given-up-webhooks',
  )?.waiting
const reason = 'Their server is back.'
const shown = async (endpointId: string) =>
  (await api.call(GetWebhook, { params: { endpointId } }, owner.bearer)).data.webhook

/** An event for a webhook, tried until nothing is gained by trying again. */
async function giveUpEvent(endpointId: string): Promise<void> {
  const { accountId } = owner
  const at = api.deps.clock()
  await recordEvent(api.deps.db, {
    accountId,
    type: 'test.ping',
    subject: { message: 'try' },
    at,
  }).execute()
  await numberEvents(api.deps)
  await api.deps.db
    .updateTable('webhook_message')
    .set({ state: 'given-up', attempts: 12, next_at: at })
    .where('endpoint_id', '=', endpointId)
    .execute()
}

test('staff switch a webhook on that was given up, and its events are sent as if they were new', async () => {
  const endpointId = await giveUpWebhook(api, owner)
  await giveUpEvent(endpointId)
  expect(await listed()).toMatchObject([
    { endpointId, host: 'hooks.example.com', disabledWhy: 'failing', isTest: false },
  ])
  expect(JSON.stringify(await listed())).not.toContain('secret-path')
  expect(await waiting()).toBe(1)
  const params = { endpointId }
  const short = await api.call(RetryGivenUpWebhook, { params, body: { reason: 'x' } }, staff)
  expect(short.refusal.code).toBe('BAD_REQUEST')
  const done = await api.call(RetryGivenUpWebhook, { params, body: { reason } }, staff)
  expect(done.data.events).toBeGreaterThan(0)
  expect(await shown(endpointId)).toMatchObject({ isEnabled: true, givenUp: 0 })
  expect([await listed(), await waiting()]).toEqual([[], 0])
  const again = await api.call(RetryGivenUpWebhook, { params, body: { reason } }, staff)
  expect(again.refusal.code).toBe('WEBHOOK_NOT_GIVEN_UP')
  const { entries } = (await api.call(ListAudit, { query: {} }, staff)).data
  expect(entries).toContainEqual(
    expect.objectContaining({
      event: 'webhook-retried-by-staff',
      reason,
      what: 'hooks.example.com',
    }),
  )
})

test('one that staff leave to its owner changes nothing there, and comes back when more is given up', async () => {
  const endpointId = await giveUpWebhook(api, owner)
  const call = { params: { endpointId }, body: { reason } }
  expect((await api.call(DropGivenUpWebhook, call, staff)).status).toBe(204)
  expect(await listed()).toEqual([])
  expect(await shown(endpointId)).toMatchObject({ isEnabled: false, disabledWhy: 'failing' })
  expect((await api.call(DropGivenUpWebhook, call, staff)).refusal.code).toBe(
    'WEBHOOK_NOT_GIVEN_UP',
  )
  api.moveClock(60_000)
  const change = { params: { endpointId }, query: {}, body: { isEnabled: true } }
  await api.call(ChangeWebhook, change, owner.bearer)
  await giveUpEvent(endpointId)
  expect(await listed()).toMatchObject([{ endpointId, disabledWhy: null }])
})

test('what its owner switched off waits for nobody, and customers see no queue', async () => {
  const [waits] = await listed()
  const params = { endpointId: waits?.endpointId ?? '' }
  await api.call(ChangeWebhook, { params, query: {}, body: { isEnabled: false } }, owner.bearer)
  expect(await listed()).toEqual([])
  expect((await api.call(ListGivenUpWebhooks, {}, owner.bearer)).status).toBe(403)
})
