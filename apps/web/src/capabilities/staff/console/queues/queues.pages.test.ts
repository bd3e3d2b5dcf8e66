import { afterAll, beforeAll, expect, test } from 'vitest'
import { giveUpJob } from '../../../../../../api/src/testing/give-up-job.ts'
import { giveUpWebhook } from '../../../../../../api/src/testing/give-up-webhook.ts'
import { joinAs, type TestPerson } from '../../../../../../api/src/testing/people/people.ts'
import { signInStaff } from '../../../../../../api/src/testing/people/staff.ts'
import { parkDeliveryOf } from '../../../../../../api/src/testing/stores/park-delivery.ts'
import { storeOf } from '../../../../../../api/src/testing/stores/store-deliveries.ts'
import { startTestSite, type TestSite } from '../../../../testing/start-test-site.ts'

let site: TestSite
let staff: Awaited<ReturnType<typeof signInStaff>>
let owner: TestPerson
beforeAll(async () => {
  site = await startTestSite()
  staff = await signInStaff(site.api, 'alder')
  owner = await joinAs(site.api, 'business')
})
afterAll(() => site.close())

test('a queue is filtered by words and saved as a file, and stays filtered after a form', async () => {
  const kept = await giveUpJob(site.api)
  await giveUpJob(site.api, { queue: 'send-receipt', data: { purchaseId: 'p-1' } })
  const all = await site.get('/staff/queues', staff)
  expect(all.text).toContain('send receipt')
  expect(all.text).toContain('Save as CSV : Emails and jobs')
  const some = await site.get('/staff/queues?jobs=send-lead', staff)
  expect([some.text.includes('send lead'), some.text.includes('send receipt')]).toEqual([
    true,
    false,
  ])
  expect(some.text).toContain('1 of 2')
  const fields = { givenUp: 'send-lead', jobId: kept, do: 'drop', reason: 'A test message.' }
  const done = await site.post('/staff/queues?jobs=send-lead', fields, staff)
  expect([done.status, done.location]).toEqual([303, '/staff/queues?jobs=send-lead'])
})

test('a webhook that was given up is switched on again with a reason', async () => {
  const endpointId = await giveUpWebhook(site.api, owner)
  const page = await site.get('/staff/queues', staff)
  expect(page.text).toContain('hooks.example.com')
  const fields = { webhook: endpointId, do: 'retry' }
  const short = await site.post('/staff/queues', { ...fields, reason: 'x' }, staff)
  expect(short.problemOf(`webhook-${endpointId}`)).toContain('at least 10 characters')
  const reason = 'Their server is back.'
  expect((await site.post('/staff/queues', { ...fields, reason }, staff)).status).toBe(303)
  expect((await site.get('/staff/queues', staff)).text).not.toContain('hooks.example.com')
})

test('a delivery of a shop that was set aside is dropped with a reason', async () => {
  const { storeId } = await storeOf(site.api, owner)
  const id = await parkDeliveryOf(site.api, { accountId: owner.accountId, storeId })
  const page = await site.get('/staff/queues', staff)
  expect(page.text).toContain('a delivery cannot be read')
  const fields = { parkedOf: storeId, deliveryId: String(id), do: 'drop' }
  const short = await site.post('/staff/queues', { ...fields, reason: '' }, staff)
  expect(short.problemOf(`parked-${storeId}`)).not.toBeNull()
  const reason = 'The merchant corrected it.'
  expect((await site.post('/staff/queues', { ...fields, reason }, staff)).status).toBe(303)
  expect((await site.get('/staff/queues', staff)).text).not.toContain('a delivery cannot be read')
})

test('a form that names nothing that waits is refused', async () => {
  expect((await site.post('/staff/queues', { do: 'drop' }, staff)).status).toBe(400)
})
