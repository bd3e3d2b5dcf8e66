import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { joinAs, type TestPerson } from '../../../../../../../api/src/testing/people/people.ts'
import { startTestSite, type TestSite } from '../../../../../testing/start-test-site.ts'

const CLOSING_BASE = '/my-impact/dashboards/footprint'
const CLOSING_RESULT = `/app/business/footprint/estimate/result?${new URLSearchParams({
  sector: 'furniture',
  country: 'GB',
  turnover: '1400000',
  currency: 'GBP',
  year: '2025',
  frequency: 'annual',
})}`

let site: TestSite
let owner: TestPerson
let inventory: string
let page: string

beforeAll(async () => {
  site = await startTestSite()
  await site.api.work()
  owner = await joinAs(site.api, 'business')
})
afterAll(() => site.close())
beforeEach(async () => {
  await site.api.deps.db.deleteFrom('footprint').execute()
  await site.post(CLOSING_RESULT, { companyName: 'Joinery', startMonth: '2025-01' }, owner)
  const { html } = await site.get(CLOSING_BASE, owner)
  const [, footprintId = ''] = /name="footprintId" value="([^"]*)"/.exec(html) ?? []
  inventory = `${CLOSING_BASE}/${footprintId}`
  page = `${inventory}/does-not-apply`
  await site.post(inventory, { intent: 'start', approach: 'operationalControl' }, owner)
})

test('inventory, quick entry and the part about declaring lead there', async () => {
  for (const path of [inventory, `${inventory}/quick`]) {
    expect((await site.get(path, owner)).html).toContain(`href="${page}"`)
  }
  expect((await site.get(inventory, owner)).text).toContain('Say what does not apply')
})

test('a ticked category takes its usual reason, another one, or words of one’s own', async () => {
  const form = {
    'none-franchises': 'on',
    'none-upstreamLeasedAssets': 'on',
    'reason-upstreamLeasedAssets':
      'What we rent is counted in scopes 1 and 2, where we use the energy.',
    'none-investments': 'on',
    'words-investments': 'We hold shares of a bank, too few to matter.',
    rest: 'open',
  }
  const saved = await site.post(page, form, owner)
  expect(saved.location).toBe(`${page}?closed=3`)
  const { text } = await site.get(inventory, owner)
  for (const reason of ['We have no franchises.', 'What we rent is counted', 'a bank, too few'])
    expect(text).toContain(reason)
  const again = await site.get(page, owner)
  expect(again.html).not.toContain('none-franchises')
  expect(again.html).toContain('none-businessTravel')
})

test('none of the rest leaves open what firms of the sector usually have, and says how much', async () => {
  expect((await site.post(page, { rest: 'none' }, owner)).location).toContain(page)
  const { html, text } = await site.get(page, owner)
  expect(html).toContain('none-purchasedGoodsAndServices')
  expect(html).not.toContain('none-franchises')
  expect(text).toMatch(/Firms like yours have about [\d.,]+ tonnes/)
})

test('the benchmark for the rest closes all, and the inventory says what follows', async () => {
  const saved = await site.post(page, { 'none-franchises': 'on', rest: 'benchmark' }, owner)
  expect(saved.location).toBe(`${inventory}?done=closed`)
  expect((await site.get(`${inventory}?done=closed`, owner)).text).toContain('No category is open')
  expect((await site.get(page, owner)).text).toContain('No category is open.')
})

test('a reason that is too long is refused beside its field, with what was typed and ticked', async () => {
  const words = 'because '.repeat(70)
  const form = { 'none-franchises': 'on', 'words-franchises': words, rest: 'none' }
  const { status, html, text } = await site.post(page, form, owner)
  expect([status, text.includes('Please use at most 500 characters.')]).toEqual([400, true])
  expect(html).toMatch(/id="words-franchises-error"/)
  expect(html).toMatch(/name="none-franchises"[^>]*checked/)
  expect(html).toMatch(/value="none"[^>]*checked|checked=""[^>]*value="none"/)
})
