import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { joinAs, type TestPerson } from '../../../../../../../api/src/testing/people/people.ts'
import { startTestSite, type TestSite } from '../../../../../testing/start-test-site.ts'

const LAST_YEAR_BASE = '/my-impact/dashboards/footprint'
const LAST_YEAR_RESULT = `/app/business/footprint/estimate/result?${new URLSearchParams({
  sector: 'furniture',
  country: 'GB',
  turnover: '1400000',
  currency: 'GBP',
  year: '2025',
  frequency: 'annual',
})}`

let site: TestSite
let owner: TestPerson
let before: string
let now: string

beforeAll(async () => {
  site = await startTestSite()
  await site.api.work()
  owner = await joinAs(site.api, 'business')
})
afterAll(() => site.close())
beforeEach(async () => {
  await site.api.deps.db.deleteFrom('footprint').execute()
  before = await inventoryFrom('2024-01')
  await site.post(`${before}/quick`, { group: 'energy', gas: '38000', electricity: '42000' }, owner)
  const none = { state: 'not-applicable', reason: 'We have sold our franchises.' }
  await site.post(`${before}/category/franchises`, none, owner)
  const supplied = {
    intent: 'add',
    ownFactor: 'yes',
    ownKind: 'supplier',
    ownSource: 'Mill Ltd',
    unit: 'pallets',
    ownKg: '12',
    quantity: '40',
    description: 'Boards',
    site: 'Workshop',
  }
  await site.post(`${before}/category/purchasedGoodsAndServices`, supplied, owner)
  now = await inventoryFrom('2025-01')
})

/** The one that begins last. */
async function inventoryFrom(startMonth: string): Promise<string> {
  await site.post(LAST_YEAR_RESULT, { companyName: 'Joinery', startMonth }, owner)
  const rows = await site.api.deps.db
    .selectFrom('footprint')
    .select('id')
    .orderBy('start_month', 'desc')
    .execute()
  const inventory = `${LAST_YEAR_BASE}/${rows[0]?.id}`
  await site.post(inventory, { intent: 'start', approach: 'operationalControl' }, owner)
  return inventory
}

const list = () => site.get(`${now}/last-year`, owner)
const fieldOf = (html: string, label: string) =>
  new RegExp(`<label[^>]*for="(quantity-[^"]*)"[^>]*>${label}`).exec(html)?.[1] ?? ''

test('the list has no quantities, and nothing is in the total until one is given', async () => {
  const { html, text } = await list()
  expect(text).toContain('What you entered for January 2024 to December 2024.')
  expect(text).toContain('Last year 38,000.')
  expect(html).not.toMatch(/name="quantity-[^>]*value="\d/)
  expect((await site.get(now, owner)).text).toContain('Nothing is entered yet.')
})

test('a quantity makes a line with the factor of the new year, and leaves the list', async () => {
  const { html } = await list()
  const [gas, boards] = [fieldOf(html, 'Gas'), fieldOf(html, 'Boards')]
  const saved = await site.post(
    `${now}/last-year`,
    { [gas]: '36,500', [boards]: '45', stillAll: 'on' },
    owner,
  )
  expect(saved.location).toBe(`${now}/last-year?saved=3`)
  const burnt = await site.get(`${now}/category/stationaryCombustion`, owner)
  expect(burnt.text).toContain('36,500 kWh')
  expect(burnt.text).toContain('Natural gas, 2025')
  const bought = await site.get(`${now}/category/purchasedGoodsAndServices`, owner)
  expect(bought.text).toContain('45 pallets')
  const inventory = await site.get(now, owner)
  expect(inventory.text).toContain('We have sold our franchises.')
  const left = await list()
  expect([fieldOf(left.html, 'Gas'), fieldOf(left.html, 'Boards')]).toEqual(['', ''])
  expect(fieldOf(left.html, 'Electricity')).not.toBe('')
  expect((await site.get(`${now}/quick`, owner)).html).toMatch(/name="gas"[^>]*value="36500"/)
})

test('what cannot be read is refused beside its field, and nothing is saved', async () => {
  const { html } = await list()
  const [gas, boards] = [fieldOf(html, 'Gas'), fieldOf(html, 'Boards')]
  const refused = await site.post(`${now}/last-year`, { [gas]: 'much', [boards]: '45' }, owner)
  expect(refused.status).toBe(400)
  expect(refused.problemOf(gas)).toContain('Please use a number')
  expect(refused.html).toMatch(/value="45"/)
  expect(fieldOf((await list()).html, 'Boards')).not.toBe('')
})

test('lines of a company that this inventory does not have are left out, and said', async () => {
  const share = { intent: 'add', name: 'Mill Ltd', share: '50', operational: 'yes' }
  await site.post(`${before}/companies`, share, owner)
  const { entities } = await companyOf(before)
  const line = {
    intent: 'add',
    ownFactor: 'yes',
    ownKind: 'own',
    ownSource: 'A study',
    unit: 'kg',
    ownKg: '1',
    quantity: '5',
    entityId: entities,
  }
  await site.post(`${before}/category/capitalGoods`, line, owner)
  expect((await list()).text).toContain('1 line is left out.')
  await site.post(`${now}/companies`, share, owner)
  expect((await list()).text).not.toContain('left out')
})

async function companyOf(inventory: string) {
  const row = await site.api.deps.db
    .selectFrom('inventory_entity as e')
    .innerJoin('footprint_inventory as i', 'i.id', 'e.inventory_id')
    .select('e.id')
    .where('i.footprint_id', '=', inventory.split('/').at(-1) ?? '')
    .executeTakeFirstOrThrow()
  return { entities: row.id }
}

test('without an earlier inventory there is nothing to begin with', async () => {
  expect((await site.get(`${before}/last-year`, owner)).text).toContain(
    'There is no earlier inventory to begin with.',
  )
  const words = 'Begin with last year’s list'
  expect((await site.get(`${before}/quick`, owner)).text).not.toContain(words)
  expect((await site.get(`${now}/quick`, owner)).text).toContain(words)
  expect((await site.get(before, owner)).text).not.toContain('Last year’s list')
  expect((await site.get(now, owner)).text).toContain('Last year’s list')
})
