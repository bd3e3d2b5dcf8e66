import { randomUUID } from 'node:crypto'
import { ListLines } from '@understory/contracts/footprints/company-footprints/inventory-lines.ts'
import { ListLineEvents } from '@understory/contracts/footprints/company-footprints/line-history.ts'
import {
  AnswerFigureRequest,
  AskForFigures,
  CancelFigureRequest,
  ListFigureRequests,
  ReadFigureRequest,
  ReturnFigures,
  TakeOverFigures,
} from '@understory/contracts/footprints/figure-requests.ts'
import { dayOf, type Month } from '@understory/domain/calendar/calendar.ts'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { emailTo } from '../../../testing/emails.ts'
import { askFigures } from '../../../testing/footprints/ask-figures.ts'
import { refinedFootprint } from '../../../testing/footprints/footprints.ts'
import { joinAs, type TestPerson } from '../../../testing/people/people.ts'
import { startTestApi, type TestApi } from '../../../testing/start-test-api.ts'
import { remindOfFigures } from './remind-of-figures.ts'

const OF_YEAR = '2024-01' as Month
const ANSWER = { name: 'Wren Hazelwood', quantities: [12_000, null], isFromBill: true }

let api: TestApi
let ada: TestPerson
beforeAll(async () => {
  api = await startTestApi({ rateLimitScale: 100 })
  await api.work()
  ada = await joinAs(api, 'business')
})
afterAll(() => api.close())

async function asked(more = {}) {
  const owner = await joinAs(api, 'business')
  const footprintId = await refinedFootprint(api, owner, OF_YEAR)
  const { requestId, token } = await askFigures(
    api,
    owner,
    { footprintId, startMonth: OF_YEAR },
    more,
  )
  const params = { footprintId }
  const of = { params: { figureRequestId: requestId } }
  const answer = (body = ANSWER) => api.call(AnswerFigureRequest, { params: { token }, body })
  const list = async () =>
    (await api.call(ListFigureRequests, { params }, owner.bearer)).data.requests
  const lines = async () =>
    (await api.call(ListLines, { params, query: {} }, owner.bearer)).data.lines
  return { owner, params, of, token, answer, list, lines }
}

test('a link without an account shows what is asked, takes an answer, and the lines say whose it is', async () => {
  const { owner, params, of, token, answer, list, lines } = await asked()
  const link = await emailTo(api, 'landlord@elsewhere.example', /\/answer\/([\w-]{43})/)
  expect(link[1]).toHaveLength(43)
  const shown = (await api.call(ReadFigureRequest, { params: { token } })).data
  expect(shown).toMatchObject({ companyName: 'Fernbank', askedBy: 'Ada Lovelace', state: 'asked' })
  expect(shown.figures.map(({ item, unit }) => [item, unit])).toEqual([
    ['gas', 'kWh (Gross CV)'],
    ['electricity', 'kWh'],
  ])
  expect((await answer()).status).toBe(204)
  expect(await lines()).toEqual([])
  const taken = await api.call(TakeOverFigures, of, owner.bearer)
  expect(taken.status).toBe(200)
  const [gas] = (await lines()).filter(({ parentId }) => parentId === null)
  expect(gas).toMatchObject({ description: 'Gas', quantity: 12_000, quickItem: 'gas' })
  const { events } = (await api.call(ListLineEvents, { params, query: {} }, owner.bearer)).data
  expect(events.map(({ reason }) => reason)).toContainEqual(
    expect.stringContaining('Answered by Wren Hazelwood (landlord@elsewhere.example)'),
  )
  expect((await list())[0]).toMatchObject({ state: 'taken-over', answeredBy: 'Wren Hazelwood' })
  const late = await answer()
  expect([late.status, late.refusal.code]).toEqual([409, 'REQUEST_CLOSED'])
  const again = await api.call(TakeOverFigures, of, owner.bearer)
  expect(again.refusal.code).toBe('NOT_ANSWERED')
})

test('of a site it stands beside what quick entry has', async () => {
  const { owner, of, answer, lines } = await asked({ site: 'Leeds office' })
  await answer()
  await api.call(TakeOverFigures, of, owner.bearer)
  const [gas] = (await lines()).filter(({ parentId }) => parentId === null)
  expect(gas).toMatchObject({ site: 'Leeds office', quickItem: null })
})

test('an answer is sent back with a reason, and the same link takes another', async () => {
  const { owner, of, token, answer, list } = await asked()
  const body = { reason: 'That is the whole building.' }
  const early = await api.call(ReturnFigures, { ...of, body }, owner.bearer)
  expect(early.refusal.code).toBe('NOT_ANSWERED')
  await answer()
  expect((await api.call(ReturnFigures, { ...of, body }, owner.bearer)).status).toBe(204)
  const shown = (await api.call(ReadFigureRequest, { params: { token } })).data
  expect([shown.state, shown.reason]).toEqual(['returned', body.reason])
  expect((await answer({ ...ANSWER, quantities: [4_000, null] })).status).toBe(204)
  expect((await list())[0]?.figures[0]?.quantity).toBe(4_000)
})

test('a link that was cancelled, has expired or never was one answers alike', async () => {
  const { owner, of, token } = await asked()
  await api.call(CancelFigureRequest, of, owner.bearer)
  const expired = await asked()
  await api.deps.db
    .updateTable('figure_request')
    .set({ expires_at: new Date(0) })
    .where('id', '=', expired.of.params.figureRequestId)
    .execute()
  const tokens = [token, expired.token, 'x'.repeat(43), 'made-up']
  for (const each of tokens) {
    const answer = await api.call(ReadFigureRequest, { params: { token: each } })
    expect([answer.status, answer.refusal.code]).toEqual([404, 'LINK_GONE'])
    const given = await api.call(AnswerFigureRequest, { params: { token: each }, body: ANSWER })
    expect([given.status, given.refusal.code]).toEqual([404, 'LINK_GONE'])
  }
  const twice = await api.call(CancelFigureRequest, of, owner.bearer)
  expect(twice.refusal.code).toBe('FIGURE_REQUEST_NOT_FOUND')
})

test('an answer gives at least one figure, and one for each that is asked', async () => {
  const { answer } = await asked()
  const none = await answer({ ...ANSWER, quantities: [null, null] })
  expect(none.refusal.problems).toEqual([
    { field: 'quantities.0', message: 'Please give at least one figure.' },
  ])
  const short = await answer({ ...ANSWER, quantities: [1] })
  expect(short.refusal.problems?.map(({ field }) => field)).toEqual(['quantities'])
})

test('what is asked is of the footprint, and due in days to come', async () => {
  const footprintId = await refinedFootprint(api, ada, OF_YEAR)
  const params = { footprintId }
  const body = {
    items: ['gas'],
    period: { from: '2023-12' as Month, to: OF_YEAR },
    email: 'wren@elsewhere.example',
    note: null,
    dueOn: dayOf(new Date(0)),
  }
  const wrong = await api.call(AskForFigures, { params, body }, ada.bearer)
  expect(wrong.refusal.problems?.map(({ field }) => field)).toEqual(['period.from', 'dueOn'])
  const unknown = { ...body, items: ['moonlight'] }
  const missing = await api.call(AskForFigures, { params, body: unknown }, ada.bearer)
  expect(missing.refusal.problems?.map(({ field }) => field)).toEqual(['items'])
})

test('a footprint has 200 requests at most', async () => {
  const { owner, params, of } = await asked()
  const { db } = api.deps
  const row = await db
    .selectFrom('figure_request')
    .selectAll()
    .where('id', '=', of.params.figureRequestId)
    .executeTakeFirstOrThrow()
  const copies = Array.from({ length: 199 }, () => ({
    ...row,
    id: randomUUID(),
    token_hash: randomUUID(),
    figures: JSON.stringify(row.figures),
  }))
  await db.insertInto('figure_request').values(copies).execute()
  const asking = { footprintId: params.footprintId, startMonth: OF_YEAR }
  const { answer } = await askFigures(api, owner, asking)
  expect([answer.status, answer.refusal.code]).toEqual([409, 'TOO_MANY_REQUESTS'])
})

test('who has not answered is reminded once on each of three days, in one email', async () => {
  const { of } = await asked()
  const { db } = api.deps
  const request = () =>
    db
      .selectFrom('figure_request')
      .select('reminded')
      .where('id', '=', of.params.figureRequestId)
      .executeTakeFirstOrThrow()
  const now = api.deps.clock().getTime()
  const at = (days: number) => ({ ...api.deps, clock: () => new Date(now + days * 86_400_000) })
  await remindOfFigures(at(0))
  expect((await request()).reminded).toBe(0)
  for (const [days, steps] of [
    [3, 1],
    [4, 1],
    [10, 2],
    [17, 3],
    [25, 3],
  ] as const) {
    await remindOfFigures(at(days))
    expect((await request()).reminded).toBe(steps)
  }
})
