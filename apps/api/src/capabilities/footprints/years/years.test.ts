import { SaveFootprint } from '@understory/contracts/footprints/company-footprints/footprint-estimates.ts'
import { StartInventory } from '@understory/contracts/footprints/company-footprints/inventories.ts'
import {
  AddLines,
  type InventoryLineInput,
} from '@understory/contracts/footprints/company-footprints/inventory-lines.ts'
import {
  ExportYearsCsv,
  ExportYearsWorkbook,
  GetFootprintYears,
} from '@understory/contracts/footprints/years.ts'
import { CHANGE_PARTS } from '@understory/domain/footprints/years/change-parts.ts'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { closeInBalance } from '../../../testing/commerce/close-in-balance.ts'
import { joinAs, type TestPerson } from '../../../testing/people/people.ts'
import { startTestApi, type TestApi } from '../../../testing/start-test-api.ts'

let api: TestApi
let ada: TestPerson
beforeAll(async () => {
  api = await startTestApi({ rateLimitScale: 100 })
  ada = await joinAs(api, 'business')
  await yearWith('2024-01', [
    electricity(50_000, 'uk-2024:7_400_4000_5_1', 'Leeds'),
    electricity(1_000, 'uk-2024:7_400_4000_5_1', 'York'),
  ])
  await yearWith('2025-01', [electricity(45_000, 'uk-2025:7_400_4000_5_1', 'Leeds')])
})
afterAll(() => closeInBalance(api))

const electricity = (quantity: number, factorId: string, site: string) => ({
  category: 'indirectElectricityEmissions' as const,
  quantity,
  unit: 'kWh',
  factorId,
  site,
})

async function yearWith(startMonth: string, lines: readonly Partial<InventoryLineInput>[]) {
  const input = {
    sector: 'bakery_products',
    turnover: 850_000,
    currency: 'GBP',
    year: 2024,
    country: 'GB',
  }
  const body = { input, companyName: 'Fernbank', startMonth, frequency: 'annual' } as const
  const saved = await api.call(SaveFootprint, { body }, ada.bearer)
  const params = { footprintId: saved.data.footprintId }
  await api.call(StartInventory, { params, body: { approach: 'operationalControl' } }, ada.bearer)
  const added = await api.call(
    AddLines,
    { params, body: { lines: lines as InventoryLineInput[] } },
    ada.bearer,
  )
  expect(added.status).toBe(201)
}

const years = async (query: { company?: string; site?: string } = {}) =>
  (await api.call(GetFootprintYears, { query }, ada.bearer)).data

test('years stand side by side, and sums add what is shown', async () => {
  const { years: columns, rows } = await years()
  expect(columns.map(({ from }) => from)).toEqual(['2024-01', '2025-01'])
  for (const at of [0, 1]) {
    const cell = (key: string) => rows.find((row) => row.key === key)?.cells[at]?.hundredths ?? 0
    expect(cell('total')).toBe(cell('scope-1') + cell('scope-2') + cell('scope-3'))
    const ofScopeThree = rows.filter(({ scope, isSum }) => scope === 3 && !isSum)
    expect(cell('scope-3')).toBe(
      ofScopeThree.reduce((sum, { cells }) => sum + (cells[at]?.hundredths ?? 0), 0),
    )
  }
})

test('a change is split into site, factor and activity, to the gram', async () => {
  const { changes } = await years()
  const change = changes[0]?.categories.find(
    ({ category }) => category === 'indirectElectricityEmissions',
  )
  expect(change?.parts).toEqual({
    boundary: -207_050,
    factor: -1_502_500,
    activity: -885_000,
    method: 0,
    unmatched: 0,
  })
  for (const { change: by, parts } of changes[0]?.categories ?? []) {
    expect(CHANGE_PARTS.reduce((sum, part) => sum + parts[part], 0)).toBe(by)
  }
  expect(changes[0]?.likeForLike).toMatchObject({ before: 10_352_500, now: 7_965_000 })
  expect(changes[0]?.likeForLike.differs).toContain('York')
})

test('a site has its own lines, and no benchmark', async () => {
  const { rows, sites, changes } = await years({ site: 'York' })
  expect(sites).toEqual(['Leeds', 'York'])
  expect(
    rows.find(({ key }) => key === 'total')?.cells.map(({ hundredths }) => hundredths),
  ).toEqual([21, 0])
  expect(changes[0]?.together).toMatchObject({ change: -207_050, boundary: -207_050 })
})

test('files hold the figures of the page', async () => {
  const { rows } = await years()
  const csv = new TextDecoder().decode((await api.call(ExportYearsCsv, {}, ada.bearer)).data)
  const total = rows.find(({ key }) => key === 'total')?.cells.map(({ hundredths }) => hundredths)
  const line = csv.split('\r\n').find((each) => each.includes('Total, by location')) ?? ''
  expect(
    line
      .split(/,(?=\d)/)
      .slice(1)
      .map((cell) => Math.round(Number.parseFloat(cell) * 100)),
  ).toEqual(total)
  const book = (await api.call(ExportYearsWorkbook, {}, ada.bearer)).data
  expect(Buffer.from(book).subarray(0, 2).toString()).toBe('PK')
})

test('an account without footprints has no years', async () => {
  const eve = await joinAs(api, 'business')
  const { data } = await api.call(GetFootprintYears, {}, eve.bearer)
  expect(data).toMatchObject({ years: [], rows: [], changes: [] })
})
