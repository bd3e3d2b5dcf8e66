import { SaveFootprint } from '@understory/contracts/footprint-estimates.ts'
import { AddEntity, ExportInventory, StartInventory } from '@understory/contracts/inventories.ts'
import { ImportLines, ListLines } from '@understory/contracts/inventory-lines.ts'
import { toCsv } from '@understory/domain/csv.ts'
import { lineExample } from '@understory/domain/footprints/inventory/line-columns.ts'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { closeInBalance } from '../../../testing/close-in-balance.ts'
import { joinAs, type TestPerson } from '../../../testing/people.ts'
import { startTestApi, type TestApi } from '../../../testing/start-test-api.ts'

let api: TestApi
let ada: TestPerson

beforeAll(async () => {
  api = await startTestApi({ rateLimitScale: 100 })
  ada = await joinAs(api, 'business')
})
afterAll(() => closeInBalance(api))

/** An inventory of its own, that begins in a later month than those before. */
let months = 0
async function open() {
  const input = {
    sector: 'bakery_products',
    turnover: 850_000,
    currency: 'GBP',
    year: 2024,
    country: 'GB',
  }
  months += 1
  const startMonth = `2025-${String(months).padStart(2, '0')}`
  const body = { input, companyName: 'Fernbank', startMonth, frequency: 'annual' } as const
  const { data } = await api.call(SaveFootprint, { body }, ada.bearer)
  const params = { footprintId: data.footprintId }
  await api.call(StartInventory, { params, body: { approach: 'operationalControl' } }, ada.bearer)
  const bring = (csv: string, isPreview = false) =>
    api.call(ImportLines, { params, body: { csv, isPreview } }, ada.bearer)
  const lines = async () => (await api.call(ListLines, { params }, ada.bearer)).data.lines
  return { params, bring, lines }
}

const HEADER = 'category,quantity,unit,factor_id,kg_co2e_per_unit,source,company'
const FLOUR = 'purchasedGoodsAndServices,2,tonnes,,400,Mill Ltd,'

describe('a file of activity lines', () => {
  test('is previewed without adding anything, and then added whole, with upstream lines', async () => {
    const { bring, lines } = await open()
    const file = toCsv(lineExample())
    const preview = await bring(file, true)
    expect(preview.data).toMatchObject({ lines: 4, problems: [] })
    expect(await lines()).toEqual([])
    expect((await bring(file)).data).toEqual(preview.data)
    expect((await lines()).map(({ description }) => description)).toContain('Flour')
  })

  test('with wrong rows adds none, and names row, column and what to do', async () => {
    const { bring, lines } = await open()
    const { data } = await bring(
      [HEADER, FLOUR, 'Baking,x,sacks,,,,', 'businessTravel,5,km,uk-2025:nothing,,,'].join('\n'),
    )
    expect(data.problems.map(({ row, field }) => [row, field])).toEqual([
      [3, 'category'],
      [3, 'unit'],
      [3, 'quantity'],
      [3, 'factor_id'],
    ])
    const later = await bring([HEADER, FLOUR, 'businessTravel,5,km,uk-2025:nothing,,,'].join('\n'))
    expect(later.data.problems).toEqual([
      { row: 3, field: 'factor_id', message: 'There is no such emission factor.' },
    ])
    expect(await lines()).toEqual([])
  })

  test('counts lines for the companies of the inventory, by their names', async () => {
    const { params, bring, lines } = await open()
    const entity = { name: 'Joint Ovens', equityBasisPoints: 5_000 }
    const control = { hasFinancialControl: true, hasOperationalControl: true }
    await api.call(AddEntity, { params, body: { ...entity, ...control } }, ada.bearer)
    const { data } = await bring(`${HEADER}\n${FLOUR}joint ovens`)
    expect(data.lines).toBe(1)
    expect((await lines())[0]?.entityId).not.toBeNull()
    const strange = await bring(`${HEADER}\n${FLOUR}Nobody`)
    expect(strange.data.problems[0]).toMatchObject({ row: 2, field: 'company' })
  })

  test('that was exported comes back the same', async () => {
    const first = await open()
    await first.bring(toCsv(lineExample()))
    const { data } = await api.call(ExportInventory, { params: first.params }, ada.bearer)
    const second = await open()
    const again = await second.bring(new TextDecoder().decode(data))
    expect(again.data.problems).toEqual([])
    const sumOf = (lines: readonly { co2eGrams: number }[]) =>
      lines.reduce((sum, { co2eGrams }) => sum + co2eGrams, 0)
    expect(sumOf(await second.lines())).toBe(sumOf(await first.lines()))
  })

  test('of many thousand rows is added in one go', async () => {
    const { bring } = await open()
    const { data } = await bring([HEADER, ...Array(6_000).fill(FLOUR)].join('\n'))
    expect(data).toEqual({ lines: 6_000, co2eGrams: 6_000 * 800_000, problems: [] })
  })

  test.each([
    ['', 'LINES_FILE_INVALID'],
    ['a,b\n1,2', 'LINES_FILE_INVALID'],
    [`${HEADER}\n"`, 'LINES_FILE_INVALID'],
    [`${HEADER}\n${'waterX,1,kg\n'.repeat(50_001)}`, 'TOO_MANY_LINES'],
  ])('that is none, or too long, is refused', async (csv, code) => {
    const { bring } = await open()
    expect((await bring(csv)).refusal.code).toBe(code)
  })
})
