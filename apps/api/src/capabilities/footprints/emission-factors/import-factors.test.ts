import { SearchFactors } from '@understory/contracts/footprints/emission-factors.ts'
import { loadEmissionFactors } from '@understory/database/emission-factors/load-emission-factors.ts'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { startTestApi, type TestApi } from '../../../testing/start-test-api.ts'
import { importFactors } from './import-factors.ts'

let api: TestApi
beforeAll(async () => {
  api = await startTestApi()
})
afterAll(() => api.close())

const SOURCE = {
  title: 'Conversion factors of 2031',
  edition: 'version 1',
  gwp: 'AR6',
  licence: 'Open Government Licence v3.0',
}
const fileOf = (...lines: readonly unknown[]) =>
  lines.map((line) => JSON.stringify(line)).join('\n')
const DIESEL = ['uk-2031:1', 1, 'Fuels', 'Diesel (average biofuel blend)', 'litres', 2.5]
const GAS = [
  'uk-2031:2',
  1,
  'Fuels',
  'Natural gas',
  'kWh (Gross CV)',
  0.18,
  0.179,
  0.0005,
  0.0005,
  0,
]

const load = (text: string, set = 'uk-2031') => importFactors(api.deps.db, set, text)

test.each([
  ['no source', fileOf(DIESEL, GAS), /^line 1 is not the source/],
  ['a source without a licence', fileOf({ ...SOURCE, licence: '' }, GAS), /^line 1 is not/],
  ['a line of another set', fileOf(SOURCE, DIESEL, ['uk-2030:2', ...GAS.slice(1)]), /^line 3 is/],
  ['a line that is no line', `${fileOf(SOURCE, DIESEL)}\nlitres`, /^line 3 is not a factor/],
  ['a figure that is none', fileOf(SOURCE, [...DIESEL.slice(0, 5), '2.5']), /^line 2 is not/],
  ['no factor', fileOf(SOURCE), /^there is no factor/],
  ['one factor twice', fileOf(SOURCE, DIESEL, GAS, DIESEL), /^uk-2031:1 is there twice/],
  [
    'two figures of one activity',
    fileOf(SOURCE, DIESEL, [
      'uk-2031:3',
      1,
      'Fuels',
      'Liquid fuels > Diesel (average biofuel blend)',
      'litres',
      2.6,
    ]),
    /^uk-2031:3 has the table, the name and the unit of another row/,
  ],
])('a file with %s is refused, and nothing of it is loaded', async (_, text, why) => {
  await expect(load(text)).rejects.toThrow(why)
  const query = { market: 'uk', year: 2031 } as const
  expect((await api.call(SearchFactors, { query })).data.factors).toEqual([])
})

test('a set is named as sets are', async () => {
  await expect(load(fileOf(SOURCE, DIESEL), 'factors')).rejects.toThrow('not called factors')
})

test('a set is found with its source, never changes, and outlives the next upgrade', async () => {
  const text = fileOf(SOURCE, DIESEL, GAS)
  expect(await load(text)).toBe(2)
  const query = { market: 'uk', year: 2031, words: 'diesel' } as const
  const { factors } = (await api.call(SearchFactors, { query })).data
  expect(factors).toMatchObject([
    { factorId: 'uk-2031:1', kgCo2e: 2.5, set: { ...SOURCE, note: null, setId: 'uk-2031' } },
  ])
  expect(await load(text)).toBe(0)
  await expect(load(fileOf(SOURCE, DIESEL))).rejects.toThrow('a set of its own, such as uk-2031-r2')
  const corrected = fileOf(SOURCE, ['uk-2031-r2:1', ...DIESEL.slice(1)])
  expect(await load(corrected, 'uk-2031-r2')).toBe(1)
  await loadEmissionFactors(api.deps.db)
})
