import { createHmac, randomBytes } from 'node:crypto'
import { DecideSupplierRequest } from '@understory/contracts/footprints/supplier-decisions.ts'
import { AskSupplier, ChangeSupplier } from '@understory/contracts/footprints/suppliers.ts'
import { dayOf } from '@understory/domain/calendar/calendar.ts'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { refinedFootprint } from '../../../../testing/footprints/footprints.ts'
import { SUPPLIED_YEAR, supplierWithSpending } from '../../../../testing/footprints/suppliers.ts'
import { joinAs } from '../../../../testing/people/people.ts'
import { startTestApi, type TestApi } from '../../../../testing/start-test-api.ts'

const KEY = randomBytes(32)

let api: TestApi
beforeAll(async () => {
  api = await startTestApi({
    rateLimitScale: 1_000,
    env: { MAIL_FEEDBACK_SECRET: `whsec_${KEY.toString('base64')}` },
  })
})
afterAll(() => api.close())

let reports = 0
function report(type: string, email: string, messageId: string | null = null) {
  reports += 1
  const body = JSON.stringify({ events: [{ id: `report-${reports}`, type, email, messageId }] })
  const at = Math.floor(api.deps.clock().getTime() / 1_000)
  const signature = createHmac('sha256', KEY).update(`msg_1.${at}.${body}`).digest('base64')
  return api.send(
    new Request('http://understory.test/api/mail/feedback', {
      method: 'POST',
      headers: {
        'webhook-id': 'msg_1',
        'webhook-timestamp': String(at),
        'webhook-signature': `v1,${signature}`,
      },
      body,
    }),
  )
}

/** A supplier that is asked by email. */
async function askedByEmail() {
  const owner = await joinAs(api, 'business')
  const footprintId = await refinedFootprint(api, owner, SUPPLIED_YEAR)
  const { of } = await supplierWithSpending(api, owner, { footprintId })
  const email = `Mill-${owner.accountId}@elsewhere.example`
  const named = { params: of.params, body: { name: 'Fernway Mills', email } }
  await api.call(ChangeSupplier, named, owner.bearer)
  await api.deps.db.updateTable('app_user').set({ email_verified: true }).execute()
  const dueOn = dayOf(api.deps.clock())
  const ask = () => api.call(AskSupplier, { ...of, body: { dueOn, byEmail: true } }, owner.bearer)
  const { supplierRequestId } = (await ask()).data
  const stateOf = async () => {
    const found = await api.deps.db
      .selectFrom('supplier_request')
      .select('state')
      .where('id', '=', supplierRequestId)
      .executeTakeFirst()
    return found?.state
  }
  return { owner, email, supplierRequestId, stateOf, ask }
}

test('a request whose email comes back says so, and another is sent once it is cancelled', async () => {
  const { owner, email, supplierRequestId, stateOf, ask } = await askedByEmail()
  expect((await report('hard-bounce', email.toLowerCase())).status).toBe(204)
  expect(await stateOf()).toBe('bounced')
  expect((await ask()).refusal.code).toBe('REQUEST_OPEN')
  const params = { supplierRequestId }
  const body = { decision: 'cancel', reason: null } as const
  await api.call(DecideSupplierRequest, { params, body }, owner.bearer)
  expect((await ask()).status).toBe(201)
})

test('a full mailbox changes nothing, and so does a report of another request', async () => {
  const { email, supplierRequestId, stateOf } = await askedByEmail()
  await report('soft-bounce', email)
  expect(await stateOf()).not.toBe('bounced')
  const other = '00000000-0000-4000-8000-000000000000'
  await report('hard-bounce', email, `<supplier-request-${other}@understory.example>`)
  expect(await stateOf()).not.toBe('bounced')
  await report('hard-bounce', email, `<supplier-request-${supplierRequestId}@understory.example>`)
  expect(await stateOf()).toBe('bounced')
})

test('who has opened the link was reached, whatever comes back later', async () => {
  const { email, supplierRequestId, stateOf } = await askedByEmail()
  const { db } = api.deps
  const of = db.updateTable('supplier_request').where('id', '=', supplierRequestId)
  await of.set({ state: 'requested' }).execute()
  await of.set({ state: 'opened' }).execute()
  await report('complaint', email)
  expect(await stateOf()).toBe('opened')
})
