import {
  ImportLines,
  ListLines,
} from '@understory/contracts/footprints/company-footprints/inventory-lines.ts'
import { GetLineTemplate } from '@understory/contracts/footprints/company-footprints/last-years-list.ts'
import { readXlsx } from '@understory/spreadsheets/read-xlsx.ts'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { refinedFootprint } from '../../../../../testing/footprints/footprints.ts'
import { joinAs, type TestPerson } from '../../../../../testing/people/people.ts'
import { startTestApi, type TestApi } from '../../../../../testing/start-test-api.ts'

let api: TestApi
let ada: TestPerson

beforeAll(async () => {
  api = await startTestApi({ rateLimitScale: 100 })
  ada = await joinAs(api, 'business')
})
afterAll(() => api.close())

async function bring(rows: readonly string[], isPreview = true) {
  const params = { footprintId: await refinedFootprint(api, ada) }
  const csv = ['category,quantity,unit,factor,factor_id,spend_year', ...rows].join('\n')
  const answer = await api.call(ImportLines, { params, body: { csv, isPreview } }, ada.bearer)
  return { params, answer }
}

describe('a row names its factor', () => {
  test('by plain words, of which the first result is shown before anything is added', async () => {
    const { answer } = await bring([
      'stationaryCombustion,1000,kWh (Gross CV),natural gas,',
      'purchasedGoodsAndServices,5400,GBP,accountant,,2024',
    ])
    expect(answer.data).toMatchObject({ lines: 2, problems: [] })
    expect(answer.data.factors).toMatchObject([
      { row: 2, words: 'natural gas', name: expect.stringContaining('Natural gas') },
      { row: 3, words: 'accountant', unit: 'GBP' },
    ])
  })

  test('by a question of quick entry, or by an id, which are no guess', async () => {
    const { params, answer } = await bring(
      [
        'mobileCombustion,100,litres,Diesel of company vehicles,',
        'stationaryCombustion,42000,kWh (Gross CV),uk-2025:1_100_1004_6_1,',
      ],
      false,
    )
    expect(answer.data).toMatchObject({ lines: 2, factors: [], problems: [] })
    const { lines } = (await api.call(ListLines, { params, query: {} }, ada.bearer)).data
    const names = lines.map(({ factor }) => factor?.name)
    expect(names.toSorted()).toEqual([
      'Gaseous fuels > Natural gas',
      expect.stringContaining('Diesel (average biofuel blend)'),
    ])
  })

  test('in words that nothing fits, and the file is not taken', async () => {
    const { answer } = await bring(['stationaryCombustion,1,litres,xyzzy plugh,'])
    expect(answer.data).toMatchObject({ lines: 0, problems: [{ row: 2, field: 'factor' }] })
  })
})

test('the template has the usual factors of a country first, with their ids', async () => {
  const { data } = await api.call(GetLineTemplate, { query: { country: 'IE' } })
  const needed = ['factor_id', 'kg_co2e_per_unit', 'year', 'name']
  const rows = await readXlsx(data, { needed, mostRows: 1_000 })
  if (typeof rows === 'string') throw new Error(rows)
  expect(rows).toHaveLength(600)
  const ids = rows.map(({ cells }) => cells.factor_id ?? '')
  expect(new Set(ids).size).toBe(600)
  const irish = ids.findIndex((id) => id.startsWith('grid-eea') && id.endsWith(':IE'))
  expect(irish).toBeGreaterThanOrEqual(0)
  expect(irish).toBeLessThan(300)
})
