import {
  ApproveDeclaration,
  AskForApproval,
} from '@understory/contracts/footprints/company-footprints/approvals.ts'
import {
  DeclareFootprint,
  SetCategoryStates,
} from '@understory/contracts/footprints/company-footprints/category-states.ts'
import { ListDeclarations } from '@understory/contracts/footprints/company-footprints/declarations.ts'
import { GetInventory } from '@understory/contracts/footprints/company-footprints/inventories.ts'
import { ListLines } from '@understory/contracts/footprints/company-footprints/inventory-lines.ts'
import { ListLineEvents } from '@understory/contracts/footprints/company-footprints/line-history.ts'
import {
  AnswerFigureRequest,
  AskForFigures,
  TakeOverFigures,
} from '@understory/contracts/footprints/figure-requests.ts'
import { dayOf, type Month } from '@understory/domain/calendar/calendar.ts'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { emailTo } from '../../../testing/emails.ts'
import { accountOfTwo } from '../../../testing/footprints/account-of-two.ts'
import { allAnswered } from '../../../testing/footprints/declare-answered.ts'
import { refinedFootprint } from '../../../testing/footprints/footprints.ts'
import { startTestApi, type TestApi } from '../../../testing/start-test-api.ts'
import { remindOfFigures } from './remind-of-figures.ts'

const OF_YEAR = '2025-01' as Month
const DAY = 86_400_000

let api: TestApi
beforeAll(async () => {
  api = await startTestApi({ rateLimitScale: 100 })
  await api.work()
})
afterAll(() => api.close())

test('the gas of Leeds is asked for by a day, reminded of, answered by link, taken over, approved by a second person and declared', async () => {
  const { owner, admin } = await accountOfTwo(api)
  await api.deps.db.updateTable('app_user').set({ email_verified: true }).execute()
  const params = { footprintId: await refinedFootprint(api, owner, OF_YEAR) }
  const due = dayOf(new Date(api.deps.clock().getTime() + 10 * DAY))
  const asking = {
    items: ['gas'],
    site: 'Leeds',
    period: { from: OF_YEAR, to: '2025-12' as Month },
    email: 'wren@leeds.example',
    note: 'The bills are with the landlord.',
    dueOn: due,
  }
  const { requestId } = (await api.call(AskForFigures, { params, body: asking }, owner.bearer)).data
  const [, token = ''] = await emailTo(api, asking.email, /\/answer\/([\w-]{43})/)

  const later = { ...api.deps, clock: () => new Date(api.deps.clock().getTime() + 3 * DAY) }
  await remindOfFigures(later)
  const reminder = await emailTo(api, asking.email, /Leeds[\s\S]*\/answer\/([\w-]{43})/)
  expect(reminder[1]).toBe(token)

  const answer = { name: 'Wren Hazelwood', quantities: [38_000], isFromBill: true }
  const answered = await api.call(AnswerFigureRequest, { params: { token }, body: answer })
  expect(answered.status).toBe(204)
  const lines = async () =>
    (await api.call(ListLines, { params, query: {} }, owner.bearer)).data.lines
  expect(await lines()).toEqual([])

  const of = { params: { figureRequestId: requestId } }
  expect((await api.call(TakeOverFigures, of, owner.bearer)).status).toBe(200)
  const gas = (await lines()).find(({ parentId }) => parentId === null)
  // 38,000 kWh at 0.18296 kg.
  expect(gas).toMatchObject({ site: 'Leeds', quantity: 38_000, co2eGrams: 6_952_480 })
  expect(gas?.quality?.reliability).toBe('good')
  const { events } = (await api.call(ListLineEvents, { params, query: {} }, owner.bearer)).data
  expect(events.map(({ reason }) => reason)).toContainEqual(
    expect.stringContaining('Answered by Wren Hazelwood (wren@leeds.example)'),
  )

  const { open } = (await api.call(GetInventory, { params }, owner.bearer)).data
  const states = open
    .filter((category) => !/^unknownScope/.test(category))
    .map((category) => ({
      ...{ category, state: 'not-applicable' as const, reason: 'There are none.' },
    }))
  await api.call(SetCategoryStates, { params, body: { states } }, owner.bearer)
  const body = await allAnswered(api, params, owner.bearer)
  const alone = await api.call(DeclareFootprint, { params, body }, owner.bearer)
  expect([alone.status, alone.refusal.code]).toEqual([409, 'APPROVAL_NEEDED'])
  const asked = await api.call(AskForApproval, { params, body }, owner.bearer)
  const approval = { params: { approvalId: asked.data.approvalId } }
  const own = await api.call(ApproveDeclaration, approval, owner.bearer)
  expect(own.refusal.code).toBe('APPROVAL_OWN')
  expect((await api.call(ApproveDeclaration, approval, admin)).status).toBe(204)

  const { footprint, totals } = (await api.call(GetInventory, { params }, owner.bearer)).data
  expect(footprint.status).toBe('declared')
  const { declarations } = (await api.call(ListDeclarations, { params }, owner.bearer)).data
  expect(declarations).toHaveLength(1)
  expect(declarations[0]).toMatchObject({ number: 1, totalGrams: totals.total })
  expect(declarations[0]?.approvedBy).toBeTruthy()
})
