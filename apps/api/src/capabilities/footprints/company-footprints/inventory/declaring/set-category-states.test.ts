import { SetCategoryStates } from '@understory/contracts/footprints/company-footprints/category-states.ts'
import { SaveFootprint } from '@understory/contracts/footprints/company-footprints/footprint-estimates.ts'
import {
  GetInventory,
  StartInventory,
} from '@understory/contracts/footprints/company-footprints/inventories.ts'
import { closeCategories } from '@understory/domain/footprints/company-footprints/inventory/closing/close-categories.ts'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { joinAs, type TestPerson } from '../../../../../testing/people/people.ts'
import { startTestApi, type TestApi } from '../../../../../testing/start-test-api.ts'

let api: TestApi
let ada: TestPerson
let params: { footprintId: string }
beforeAll(async () => {
  api = await startTestApi({ rateLimitScale: 100 })
  ada = await joinAs(api, 'business')
  const input = {
    sector: 'furniture',
    turnover: 1_400_000,
    currency: 'GBP',
    year: 2025,
    country: 'GB',
    employees: 12,
  } as const
  const about = { companyName: 'Joinery', startMonth: '2025-01', frequency: 'annual' } as const
  const saved = await api.call(SaveFootprint, { body: { input, ...about } }, ada.bearer)
  params = { footprintId: saved.data.footprintId }
  await api.call(StartInventory, { params, body: { approach: 'operationalControl' } }, ada.bearer)
})
afterAll(() => api.close())

type States = Parameters<typeof api.call<typeof SetCategoryStates>>[1]['body']['states']
const say = (states: States) =>
  api.call(SetCategoryStates, { params, body: { states } }, ada.bearer)
const view = async () => (await api.call(GetInventory, { params }, ada.bearer)).data
const NONE = { state: 'not-applicable', reason: 'We have none.' } as const

test('with a problem in one of several categories none is changed, and it is named', async () => {
  const refused = await say([
    { ...NONE, category: 'franchises' },
    { ...NONE, category: 'investments', reason: ' ' },
  ])
  expect(refused.refusal.problems).toEqual([
    { field: 'states.1.reason', message: 'Please say why it does not apply.' },
  ])
  expect((await view()).open).toContain('franchises')
})

test('each category is given once', async () => {
  const refused = await say([
    { ...NONE, category: 'franchises' },
    { category: 'franchises', state: 'open' },
  ])
  expect([refused.status, refused.refusal.code]).toEqual([400, 'BAD_REQUEST'])
})

test('all that is open is closed in one step, by the benchmark where there is one', async () => {
  const { open, footprint } = await view()
  const states = closeCategories({
    open,
    said: new Map([['franchises', 'We have sold ours.']]),
    rest: 'benchmark',
    states: new Map(),
    benchmark: footprint.estimate,
  })
  const closed = await say(states)
  expect(closed.status).toBe(200)
  expect(closed.data.open).toEqual([])
  expect(closed.data.totals.total).toBe(footprint.estimate.total)
  const franchises = closed.data.categories.find(({ category }) => category === 'franchises')
  expect(franchises).toMatchObject({ state: 'not-applicable', reason: 'We have sold ours.' })
})
