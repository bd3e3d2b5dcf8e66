import { SetCategoryState } from '@understory/contracts/footprints/company-footprints/category-states.ts'
import { SaveFootprint } from '@understory/contracts/footprints/company-footprints/footprint-estimates.ts'
import {
  AddEntity,
  ExportInventory,
  ExportWorkbook,
  GetInventory,
  StartInventory,
} from '@understory/contracts/footprints/company-footprints/inventories.ts'
import {
  AddLines,
  ImportLines,
  type InventoryLine,
  ListLines,
} from '@understory/contracts/footprints/company-footprints/inventory-lines.ts'
import { INSTRUMENT_CRITERIA } from '@understory/domain/footprints/company-footprints/inventory/market/market-factor.ts'
import { strFromU8, unzipSync } from 'fflate'
import { readXlsx } from 'hucre/xlsx'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { closeInBalance } from '../../../../testing/commerce/close-in-balance.ts'
import { joinAs, type TestPerson } from '../../../../testing/people/people.ts'
import { startTestApi, type TestApi } from '../../../../testing/start-test-api.ts'

let api: TestApi
let ada: TestPerson
let filled: { footprintId: string }

beforeAll(async () => {
  api = await startTestApi({ rateLimitScale: 100 })
  ada = await joinAs(api, 'business')
  filled = await fill()
})
afterAll(() => closeInBalance(api))

const INPUT = {
  sector: 'bakery_products',
  turnover: 850_000,
  currency: 'GBP',
  year: 2024,
  country: 'GB',
}
const QUALITY = {
  reliability: 'very-good',
  completeness: 'good',
  temporal: 'fair',
  geographical: 'poor',
  technological: 'very-good',
} as const

async function open(startMonth: string) {
  const body = { input: INPUT, companyName: 'Fernbank', startMonth, frequency: 'annual' } as const
  const { footprintId } = (await api.call(SaveFootprint, { body }, ada.bearer)).data
  const params = { footprintId }
  await api.call(StartInventory, { params, body: { approach: 'equityShare' } }, ada.bearer)
  const control = { hasFinancialControl: false, hasOperationalControl: true }
  const entity = { name: 'Joint Ovens, Ltd', equityBasisPoints: 3_333, ...control }
  const { entities } = (await api.call(AddEntity, { params, body: entity }, ada.bearer)).data
  return { params, entityId: entities[0]?.entityId ?? null }
}

const LINES = [
  {
    category: 'stationaryCombustion',
    description: '=SUM(A1:A9)',
    site: '-basement "2", left',
    note: "'+44 in two\nlines; ünï",
    quantity: 1234.567_890_123,
    unit: 'kWh (Gross CV)',
    factorId: 'uk-2025:1_100_1004_6_1',
    quality: QUALITY,
    withUpstream: true,
  },
  {
    category: 'indirectElectricityEmissions',
    description: '@night',
    quantity: 8_000,
    unit: 'kWh',
    factorId: 'uk-2025:7_400_4000_5_1',
    marketFactor: {
      kind: 'certificate',
      kgCo2e: 0.0125,
      source: 'REGO 4711, =cmd',
      criteria: [...INSTRUMENT_CRITERIA],
      mwh: 6.5,
      registry: 'Ofgem, G00001 to G00065',
      generatedFrom: '2025-01',
      generatedTo: '2025-12',
      country: 'GB',
      cancelledOn: '2026-03-01',
      cancelledFor: '-Ada & Co',
      residual: { kgCo2e: 0.35, source: 'Typed, 2025' },
    },
    withUpstream: true,
  },
  {
    category: 'purchasedGoodsAndServices',
    description: 'Flour, a pinch',
    quantity: 0.000_000_12,
    unit: 'tonnes',
    ownFactor: {
      kind: 'supplier',
      kgCo2e: 412.25,
      kgBiogenicCo2: 1.5,
      unit: 'kg',
      source: 'Mill Ltd, declaration 7',
    },
    note: '2024',
    purchasePart: 'food_and_drink',
    period: { from: '2025-05', to: '2025-07' },
  },
  {
    category: 'purchasedGoodsAndServices',
    description: 'Books',
    quantity: 5_400.55,
    unit: 'EUR',
    spendYear: 2023,
    factorId: 'uk-spend-2023:69.2',
  },
] as const

/** What a line says, without the ids that differ from inventory to inventory. */
function said(lines: readonly InventoryLine[]) {
  const place = new Map(lines.map(({ lineId, description }) => [lineId, description]))
  return lines
    .map(({ lineId: _lineId, entityId, parentId, period, ...line }) => ({
      ...line,
      // All twelve months are those of the other footprint.
      months: period.to === '2025-07' ? period : null,
      isOfCompany: entityId !== null,
      parent: parentId && place.get(parentId),
    }))
    .sort((one, two) => one.description.localeCompare(two.description))
}

async function fill() {
  const { params, entityId } = await open('2025-01')
  const lines = LINES.map((line, at) => ({ ...line, entityId: at === 0 ? entityId : null }))
  await api.call(AddLines, { params, body: { lines: lines as never } }, ada.bearer)
  const none = { state: 'not-applicable', reason: '=We have none' } as const
  const franchises = { params: { ...params, category: 'franchises' as const }, body: none }
  await api.call(SetCategoryState, franchises, ada.bearer)
  const guessed = { ...params, category: 'wasteGeneratedInOperations' as const }
  const said = { params: guessed, body: { state: 'benchmark' } } as const
  expect((await api.call(SetCategoryState, said, ada.bearer)).status).toBe(200)
  const bought = { ...params, category: 'purchasedGoodsAndServices' as const }
  const all = { params: bought, body: { state: 'figures' } } as const
  expect((await api.call(SetCategoryState, all, ada.bearer)).status).toBe(200)
  return params
}

async function inventoryOf(params: { footprintId: string }) {
  const { data } = await api.call(GetInventory, { params }, ada.bearer)
  const { lines } = (await api.call(ListLines, { params }, ada.bearer)).data
  return { lines, totals: data.totals, categories: data.categories }
}

async function exported(params: { footprintId: string }, kind: 'csv' | 'xlsx') {
  if (kind === 'csv') {
    const { data } = await api.call(ExportInventory, { params }, ada.bearer)
    return { csv: new TextDecoder().decode(data) }
  }
  const { data } = await api.call(ExportWorkbook, { params }, ada.bearer)
  return { xlsx: Buffer.from(data).toString('base64') }
}

describe('an export', () => {
  test.each([
    ['csv', '2025-02'],
    ['xlsx', '2025-03'],
  ] as const)('as %s is imported without losing anything', async (kind, startMonth) => {
    const before = await inventoryOf(filled)
    const file = await exported(filled, kind)
    const { params } = await open(startMonth)
    const body = { ...file, isPreview: false }
    const { data } = await api.call(ImportLines, { params, body }, ada.bearer)
    expect(data.problems).toEqual([])
    expect(data.lines).toBe(before.lines.length)
    const after = await inventoryOf(params)
    expect(said(after.lines)).toEqual(said(before.lines))
    expect(after.totals).toEqual(before.totals)
    expect(after.categories).toEqual(before.categories)
    expect(said(after.lines).some(({ months }) => months !== null)).toBe(true)
    expect(before.lines.some(({ parentId }) => parentId !== null)).toBe(true)
  })

  test('as xlsx has the sums of the screen, says how they were made, and holds no formula', async () => {
    const { totals, categories } = await inventoryOf(filled)
    const { xlsx = '' } = await exported(filled, 'xlsx')
    const { sheets } = await readXlsx(Buffer.from(xlsx, 'base64'))
    expect(sheets.map(({ name }) => name)).toEqual(['Lines', 'Totals', 'Gases', 'About'])
    const [, sums = [], gases = [], about = []] = sheets.map(({ rows }) => rows)
    const tonnesOf = (title: string) => sums.find((row) => row[1] === title)?.[4]
    expect(tonnesOf('Total, by location')).toBe(totals.total / 1e6)
    expect(tonnesOf('Scope 2, by market')).toBe(totals.scope2Market / 1e6)
    for (const { name, co2eGrams } of categories) expect(tonnesOf(name)).toBe(co2eGrams / 1e6)
    const inGas = gases.slice(1, -1).reduce((all, row) => all + Number(row[4]), 0)
    expect(inGas).toBeCloseTo(totals.scope1 / 1e6, 9)
    expect(gases.at(-1)?.[4]).toBe(totals.scope1 / 1e6)
    expect(gases[1]).toEqual(['CO2', ...Array.from({ length: 6 }, () => expect.any(Number))])
    expect(about).toContainEqual(['Consolidation approach', 'Equity share'])
    const parts = unzipSync(Buffer.from(xlsx, 'base64'))
    const cells = strFromU8(parts['xl/worksheets/sheet1.xml'] ?? new Uint8Array())
    expect(cells).toContain('<sheetData>')
    expect(cells).not.toContain('<f>')
  })

  test('is the same file each time', async () => {
    expect(await exported(filled, 'xlsx')).toEqual(await exported(filled, 'xlsx'))
  })
})
