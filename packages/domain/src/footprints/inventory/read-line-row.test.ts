import { describe, expect, test } from 'vitest'
import { LINE_COLUMNS, lineExample } from './line-columns.ts'
import { readLineRow } from './read-line-row.ts'

const FLOUR = {
  category: 'purchasedGoodsAndServices',
  description: 'Flour',
  quantity: '38.5',
  unit: 'tonnes',
  kg_co2e_per_unit: '412',
  source: 'Mill Ltd',
}
const read = (change: object) => readLineRow({ ...FLOUR, ...change })
const problemsOf = (change: object) => {
  const row = read(change)
  return row.kind === 'refused' ? row.problems.map(({ field }) => field) : []
}

describe('a row of activity lines', () => {
  test('is a line with a factor of its own', () => {
    expect(read({})).toEqual({
      kind: 'line',
      line: {
        category: 'purchasedGoodsAndServices',
        company: null,
        site: null,
        description: 'Flour',
        quantity: 38.5,
        unit: 'tonnes',
        factorId: null,
        ownFactor: { kgCo2e: 412, unit: 'tonnes', source: 'Mill Ltd' },
        note: null,
        withUpstream: false,
      },
    })
  })

  test('is a line with a published factor, whatever else an export wrote beside it', () => {
    const row = read({
      category: 'Stationary combustion',
      factor_id: 'uk-2025:1',
      state: 'entered',
      quantity: '1,234,567.5',
      upstream: 'Yes',
      note: "'=SUM(A1)",
    })
    expect(row).toMatchObject({
      line: {
        category: 'stationaryCombustion',
        factorId: 'uk-2025:1',
        ownFactor: null,
        quantity: 1_234_567.5,
        withUpstream: true,
        note: '=SUM(A1)',
      },
    })
  })

  test.each(['benchmark', 'not-applicable'])('of an export that is %s is no line', (state) => {
    expect(readLineRow({ state })).toEqual({ kind: 'no-line' })
  })

  test.each<[object, string[]]>([
    [{ category: 'Baking' }, ['category']],
    [{ quantity: '1.234,5' }, ['quantity']],
    [{ quantity: '' }, ['quantity']],
    [{ quantity: '-1' }, ['quantity']],
    [{ quantity: '1e9' }, ['quantity']],
    [{ unit: 'sacks' }, ['unit']],
    [{ kg_co2e_per_unit: '' }, ['factor_id']],
    [{ source: '' }, ['source']],
    [{ kg_co2e_per_unit: 'much' }, ['kg_co2e_per_unit']],
    [{ description: 'a'.repeat(201) }, ['description']],
    [{ site: 'a'.repeat(121), note: 'a'.repeat(501) }, ['site', 'note']],
  ])('with %j is refused for %j', (change, fields) => {
    expect(problemsOf(change)).toEqual(fields)
  })
})

test('the example can be read', () => {
  const [header, ...rows] = lineExample()
  expect(header).toEqual(LINE_COLUMNS)
  for (const row of rows) {
    const cells = Object.fromEntries(LINE_COLUMNS.map((column, at) => [column, row[at]]))
    expect(readLineRow(cells).kind).toBe('line')
  }
})
