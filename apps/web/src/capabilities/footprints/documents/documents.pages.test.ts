import { SaveFootprint } from '@understory/contracts/footprints/company-footprints/footprint-estimates.ts'
import { StartInventory } from '@understory/contracts/footprints/company-footprints/inventories.ts'
import { AddLines } from '@understory/contracts/footprints/company-footprints/inventory-lines.ts'
import { CATEGORY_KEYS } from '@understory/domain/footprints/company-footprints/scopes.ts'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { declareAnswered } from '../../../../../api/src/testing/footprints/declare-answered.ts'
import { joinAs, type TestPerson } from '../../../../../api/src/testing/people/people.ts'
import { startTestSite, type TestSite } from '../../../testing/start-test-site.ts'

let site: TestSite
let company: TestPerson
let params: { footprintId: string }
let address: string

const declare = () => declareAnswered(site.api, params, company.bearer)

beforeAll(async () => {
  site = await startTestSite()
  company = await joinAs(site.api, 'business')
  const input = {
    sector: 'bakery_products',
    turnover: 850_000,
    currency: 'GBP',
    year: 2024,
    country: 'GB',
  }
  const body = { input, companyName: 'Mill', startMonth: '2025-01', frequency: 'annual' } as const
  const { data } = await site.api.call(SaveFootprint, { body }, company.bearer)
  params = { footprintId: data.footprintId }
  address = `/my-impact/dashboards/footprint/${data.footprintId}/documents`
  const start = { params, body: { approach: 'operationalControl' } } as const
  await site.api.call(StartInventory, start, company.bearer)
  const gas = {
    category: 'stationaryCombustion',
    quantity: 10_000,
    unit: 'kWh (Gross CV)',
    factorId: 'uk-2025:1_100_1004_6_1',
  } as const
  await site.api.call(AddLines, { params, body: { lines: [gas] } }, company.bearer)
  const { db } = site.api.deps
  const { id } = await db
    .selectFrom('footprint_inventory')
    .select('id')
    .where('footprint_id', '=', params.footprintId)
    .executeTakeFirstOrThrow()
  const left = CATEGORY_KEYS.filter((category) => category !== 'stationaryCombustion')
  const said = { inventory_id: id, account_id: company.accountId, state: 'not-applicable' } as const
  await db
    .insertInto('inventory_category')
    .values(left.map((category) => ({ ...said, category, reason: 'We have none.' })))
    .execute()
})
afterAll(() => site.close())

test('an estimate has a report and no certificate', async () => {
  const page = await site.get(address, company)
  expect(page.text).toContain('This footprint is an estimate')
  expect(page.text).toContain('An estimate has no certificate')
  expect((await site.post(address, { intent: 'issue' }, company)).status).toBe(409)
})

test('a published footprint is verified by a stranger, until it is declared again or withdrawn', async () => {
  await declare()
  const issued = await site.post(address, { intent: 'issue' }, company)
  expect(issued.location).toBe(`${address}?done=issue`)
  const page = await site.get(address, company)
  const [, id = ''] = /href="\/verify\/([^"]+)"/.exec(page.html) ?? []
  const proof = await site.get(`/verify/${id}`)
  expect(proof.status).toBe(200)
  for (const words of [
    'This statement of a footprint is genuine',
    'Mill',
    'January 2025 to December 2025, by operational control',
    '1.83 t',
    'Nobody else has checked them',
    'Offsets and contributions are not subtracted.',
  ]) {
    expect(proof.text).toContain(words)
  }
  const [code = ''] = /F-[A-Z0-9]{4}-[A-Z0-9]{4}/.exec(proof.text) ?? []
  const typed = await site.get(`/verify?certificate=${code.toLowerCase()}`)
  expect((await site.get(typed.location ?? '')).location).toBe(`/verify/${id}`)

  await declare()
  const ended = await site.get(`/verify/${id}`)
  expect(ended.status).toBe(410)
  expect(ended.text).toContain('This certificate no longer holds')
  expect(ended.text).toContain('declared its footprint again')

  await site.post(address, { intent: 'issue' }, company)
  const [, next = ''] =
    /href="\/verify\/([^"]+)"/.exec((await site.get(address, company)).html) ?? []
  expect((await site.get(`/verify/${id}`)).html).toContain(`href="/verify/${next}"`)
  const withdrawing = { intent: 'withdraw', certificateId: next }
  expect((await site.post(address, withdrawing, company)).status).toBe(303)
  const withdrawn = await site.get(`/verify/${next}`)
  expect(withdrawn.status).toBe(410)
  expect(withdrawn.text).toContain('The company withdrew it')
  expect(withdrawn.text).not.toContain('1.83')
  expect((await site.post(address, withdrawing, company)).status).toBe(410)
})

test('someone else finds neither the page nor the files', async () => {
  const stranger = await joinAs(site.api, 'business')
  expect((await site.get(address, stranger)).status).toBe(404)
  const report = address.replace('/documents', '/report.pdf')
  expect((await site.get(report, stranger)).status).toBe(404)
})

test('beside the files it says that the lines were changed after they were declared', async () => {
  await declare()
  const says = 'The inventory was changed after it was declared.'
  expect((await site.get(address, company)).text).not.toContain(says)
  const ownFactor = { kgCo2e: 2, unit: 'kg', source: 'Mill' }
  const line = { category: 'stationaryCombustion', quantity: 100, unit: 'kg', ownFactor } as const
  await site.api.call(AddLines, { params, body: { lines: [line] } }, company.bearer)
  expect((await site.get(address, company)).text).toContain(says)
  await declare()
  expect((await site.get(address, company)).text).not.toContain(says)
})
