import { SaveFootprint } from '@understory/contracts/footprints/company-footprints/footprint-estimates.ts'
import { StartInventory } from '@understory/contracts/footprints/company-footprints/inventories.ts'
import { GetLineTemplate } from '@understory/contracts/footprints/company-footprints/last-years-list.ts'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { joinAs, type TestPerson } from '../../../../../../../api/src/testing/people/people.ts'
import { startTestSite, type TestSite } from '../../../../../testing/start-test-site.ts'

let site: TestSite
let company: TestPerson
let address: string

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
  const params = { footprintId: data.footprintId }
  const start = { params, body: { approach: 'operationalControl' } } as const
  await site.api.call(StartInventory, start, company.bearer)
  address = `/my-impact/dashboards/footprint/${data.footprintId}`
})
afterAll(() => site.close())

const ROW = 'purchasedGoodsAndServices,2,tonnes,,400,Mill Ltd'
const HEADER = 'category,quantity,unit,factor_id,kg_co2e_per_unit,source'

test('a file of 20,000 lines and well over 64 kB is looked at first, and then added', async () => {
  const text = [HEADER, ...Array(20_000).fill(ROW)].join('\n')
  const file = new File([text], 'lines.csv')
  const preview = await site.post(`${address}/import`, { file }, company)
  expect(preview.status).toBe(200)
  expect(preview.text).toContain('20,000 lines, 16,000 tonnes of CO2e')
  expect((await site.get(address, company)).text).toContain('0.00 t of CO2e')
  const csv = new File([text], 'csv')
  const added = await site.post(`${address}/import`, { intent: 'add', file: csv }, company)
  expect(added.location).toBe(`${address}?done=import`)
  expect((await site.get(address, company)).text).toContain('16,000 tonnes entered')
})

test('a workbook is looked at first, and then added from the page alone', async () => {
  const template = (await site.api.call(GetLineTemplate, {})).data
  const file = new File([Buffer.from(template)], 'lines.xlsx')
  const preview = await site.post(`${address}/import`, { file }, company)
  expect(preview.text).toContain('4 lines, ')
  const [, xlsx = ''] = /name="xlsx" value="([^"]+)"/.exec(preview.html) ?? []
  const added = await site.post(`${address}/import`, { intent: 'add', xlsx }, company)
  expect(added.location).toBe(`${address}?done=import`)
})

test.each([
  ['nothing', { file: '' }, 'Please choose an XLSX or a CSV file.'],
  ['a picture', { file: new File([new Uint8Array([0xff, 0xd8, 0xff])], 'a.jpg') }, 'not text'],
  ['too much', { file: new File(['a'.repeat(2_000_001)], 'a.csv') }, 'at most 2 MB'],
])('%s is refused in words', async (_, fields, says) => {
  const page = await site.post(`${address}/import`, fields as Record<string, File>, company)
  expect(page.status).toBe(400)
  expect(page.text).toContain(says)
})

test.each([
  ['lines', () => `${address}/import`, 'Please use a file of at most 2 MB here.'],
  ['vehicles', () => '/my-impact/manage/vehicles/import', 'Please use a file of at most 400 kB.'],
  ['a logo', () => '/my-impact/account/logo', 'at most 2 MB'],
])(
  'a file of %s that is far too large leads back to the page, which says so',
  async (_, path, says) => {
    const file = new File(['a'.repeat(4_000_000)], 'a.csv')
    const sent = await site.post(path(), { file }, company)
    expect(sent.status).toBe(303)
    expect((await site.get(sent.location ?? '', company)).text).toContain(says)
  },
)
