import { ExportData } from '@understory/contracts/people/privacy.ts'
import { AnswerLead, ListLeads, SendLead } from '@understory/contracts/site/leads.ts'
import { strFromU8, unzipSync } from 'fflate'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { emailTo } from '../../../testing/emails.ts'
import { joinAs } from '../../../testing/people/people.ts'
import { joinStaff } from '../../../testing/people/staff.ts'
import { startTestApi, type TestApi } from '../../../testing/start-test-api.ts'
import { sweepLeads } from './public.ts'

let api: TestApi
let people = 0
let bearer: Awaited<ReturnType<typeof joinStaff>>['bearer']
let email: string
beforeAll(async () => {
  api = await startTestApi({ rateLimitScale: 1_000 })
  await api.work()
  bearer = (await joinStaff(api)).bearer
})
afterAll(() => api.close())
beforeEach(() => {
  people += 1
  email = `hazel-${people}@shopper.example`
})

const words = { name: 'Hazel', message: 'May I visit the mangroves in March?' }
const send = (change: object = {}) =>
  api.call(SendLead, { body: { topic: 'question', email, ...words, ...change } })
const waiting = async () => {
  const { leads } = (await api.call(ListLeads, {}, bearer)).data
  return leads.filter((lead) => lead.email === email)
}

describe('what someone writes', () => {
  test('reaches us, is acknowledged without repeating it, and waits for an answer', async () => {
    expect((await send()).status).toBe(202)
    await emailTo(api, api.deps.config.SUPPORT_EMAIL, /visit the mangroves/)
    const [receipt] = await emailTo(api, email, /[\s\S]*We have your message[\s\S]*/)
    expect(receipt).not.toContain('mangroves')
    expect(await waiting()).toMatchObject([{ ...words, topic: 'question', company: null }])
  })

  test('reaches us with links that are plain words: a mail program makes none of them', async () => {
    const name = 'Rowan of evil.example'
    const message =
      'The form is broken, see https://evil.example/report or write to rowan@evil.example.'
    await send({ name, message, company: 'www.evil.example' })
    const [said] = await emailTo(
      api,
      api.deps.config.SUPPORT_EMAIL,
      /[\s\S]*The form is broken[\s\S]*/,
    )
    const plain = said.replaceAll('\u200b', '')
    for (const words of [name, message, 'www.evil.example']) {
      expect(plain).toContain(words)
      expect(said).not.toContain(words)
    }
  })

  test('is answered once, by email', async () => {
    await send()
    const [lead] = await waiting()
    const answering = {
      params: { leadId: lead?.leadId ?? '' },
      body: { answer: 'Please do: the tide is low in the mornings.' },
    }
    const ada = await joinAs(api, 'personal')
    expect((await api.call(AnswerLead, answering, ada.bearer)).status).toBe(403)
    expect((await api.call(AnswerLead, answering, bearer)).status).toBe(204)
    await emailTo(api, email, /the tide is low/)
    expect(await waiting()).toEqual([])
    expect((await api.call(AnswerLead, answering, bearer)).refusal.code).toBe('LEAD_NOT_FOUND')
  })

  test('is deleted two years after its answer, and no sooner', async () => {
    await send()
    const { leadId = '' } = (await waiting())[0] ?? {}
    const exists = async () =>
      (await api.deps.db.selectFrom('lead').select('id').where('id', '=', leadId).execute()).length
    const answering = { params: { leadId }, body: { answer: 'Of course.' } }
    await api.call(AnswerLead, answering, bearer)
    await sweepLeads(api.deps)
    expect(await exists()).toBe(1)
    const later = new Date(api.deps.clock().getTime() + 731 * 86_400_000)
    await sweepLeads({ db: api.deps.db, clock: () => later })
    expect(await exists()).toBe(0)
  })
})

test('what someone wrote is in the download of their data, once the address is proven theirs', async () => {
  const person = await joinAs(api, 'personal')
  await send({ email: person.email })
  const exported = async () => {
    const { data } = await api.call(ExportData, {}, person.bearer)
    const file = unzipSync(data as Uint8Array)['you/lead.json']
    return JSON.parse(strFromU8(file ?? new Uint8Array()))
  }
  expect(await exported()).toEqual([])
  const verified = { email_verified: true }
  await api.deps.db
    .updateTable('app_user')
    .set(verified)
    .where('email', '=', person.email)
    .execute()
  expect(await exported()).toMatchObject([{ ...words, answer: null }])
})

describe('spam', () => {
  test('that fills in what people do not see is thanked and forgotten', async () => {
    expect((await send({ fax: '+44 20 7946 0000' })).status).toBe(202)
    expect(await waiting()).toEqual([])
  })

  test('of many links is refused beside the message', async () => {
    const message = 'https://a.example '.repeat(4)
    const { refusal } = await send({ message })
    expect(refusal).toMatchObject({
      code: 'LEAD_LOOKS_LIKE_SPAM',
      problems: [{ field: 'message', message: 'Please name at most three links.' }],
    })
  })
})
