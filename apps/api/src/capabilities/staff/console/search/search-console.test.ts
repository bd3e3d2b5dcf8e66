import { SearchConsole } from '@understory/contracts/staff/console/search-console.ts'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { askOutcome, payFor, quote } from '../../../../testing/commerce/purchases.ts'
import type { Bearer } from '../../../../testing/cross-account/actors.ts'
import { giveUpJob } from '../../../../testing/give-up-job.ts'
import { joinAs, type TestPerson } from '../../../../testing/people/people.ts'
import { joinStaff } from '../../../../testing/people/staff.ts'
import { startTestApi, type TestApi } from '../../../../testing/start-test-api.ts'
import { numberInvoices } from '../../../commerce/payments/public.ts'

let api: TestApi
let bearer: Bearer
let buyer: TestPerson
let bought: { purchaseId: string; paymentId: string }
beforeAll(async () => {
  api = await startTestApi()
  bearer = (await joinStaff(api, ['support'])).bearer
  buyer = await joinAs(api, 'personal')
  bought = await payFor(api, buyer, (await quote(api, { milliTrees: 10_000 })).quoteId)
  await askOutcome(api, buyer, bought.paymentId)
  await numberInvoices(api.deps)
})
afterAll(() => api.close())

async function find(search: string) {
  const answer = await api.call(SearchConsole, { query: { search } }, bearer)
  return answer.data.found.map(({ kind, title }) => `${kind}: ${title}`)
}

test('a payment is found by its invoice, by its purchase and by the provider’s number', async () => {
  const payment = ['payment: UND-000001']
  expect(await find('UND-000001')).toEqual(payment)
  expect(await find('und-1')).toEqual(payment)
  expect(await find(bought.paymentId)).toEqual(payment)
  expect(await find(bought.purchaseId)).toEqual([expect.stringMatching(/^person: /), ...payment])
})

test('a person is found by a part of the email, and a certificate by its number', async () => {
  expect(await find(buyer.email.slice(0, 12))).toContainEqual(expect.stringMatching(/^person: /))
  const { id } = await api.deps.db
    .selectFrom('certificate')
    .select('id')
    .where('account_id', '=', buyer.accountId)
    .executeTakeFirstOrThrow()
  expect(await find(id)).toContain(`certificate: ${id}`)
})

test('a job is found by its number and by its queue, for operators alone', async () => {
  const jobId = await giveUpJob(api, { queue: 'send-lead', data: { leadId: 'b' } })
  const operator = (await joinStaff(api, ['operator', 'support'])).bearer
  for (const search of [jobId, 'send-lead']) {
    const answer = await api.call(SearchConsole, { query: { search } }, operator)
    expect(answer.data.found).toContainEqual({
      kind: 'job',
      title: `send-lead ${jobId}`,
      detail: expect.stringContaining('it was given up, and waits for a person'),
      href: '/staff/queues#given-up-jobs',
    })
    expect(await find(search)).not.toContain(`job: send-lead ${jobId}`)
  }
})

test('what matches nothing finds nothing, and two letters are refused', async () => {
  expect(await find('UND-999999')).toEqual([])
  expect(await find('%%%')).toEqual([])
  const short = await api.call(SearchConsole, { query: { search: 'ab' } }, bearer)
  expect(short.refusal.code).toBe('BAD_REQUEST')
})
