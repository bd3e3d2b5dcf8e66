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
        line: null,
        category: 'purchasedGoodsAndServices',
        company: null,
        site: null,
        description: 'Flour',
        quantity: 38.5,
        unit: 'tonnes',
        spendYear: null,
        period: null,
        factorId: null,
        ownFactor: { kind: 'own', kgCo2e: 412, unit: 'tonnes', source: 'Mill Ltd' },
        marketFactor: null,
        quality: null,
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
      note: '=SUM(A1)',
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

  test('says what was spent, when, by which contract and how firm it is', () => {
    const months = { from_month: '2025-01', to_month: '2025-03-01' }
    const cells = { unit: 'EUR', spend_year: '2024', ...months }
    const market = {
      market_kg_co2e_per_unit: '0',
      market_kind: 'certificate',
      market_source: 'REGO',
    }
    expect(read({ ...cells, ...market, quality: '12341', factor_kind: 'supplier' })).toMatchObject({
      line: {
        spendYear: 2024,
        period: { from: '2025-01', to: '2025-03' },
        ownFactor: { kind: 'supplier' },
        marketFactor: { kind: 'certificate', kgCo2e: 0, source: 'REGO' },
        quality: { reliability: 'very-good', completeness: 'good', technological: 'very-good' },
      },
    })
  })

  test('of an export says what stands for a category, or which line it is computed with', () => {
    const stated = { category: 'Franchises', state: 'not-applicable', note: 'We have none.' }
    expect(readLineRow(stated)).toEqual({
      kind: 'state',
      stated: { category: 'franchises', state: 'not-applicable', reason: 'We have none.' },
    })
    const whole = { category: 'All of scope 1, by the benchmark', state: 'benchmark' }
    expect(readLineRow(whole)).toMatchObject({ stated: { category: 'unknownScopeOne' } })
    expect(readLineRow({ belongs_to: '7' })).toEqual({ kind: 'upstream', belongsTo: '7' })
    expect(problemsOf({ state: 'not-applicable', category: 'Baking' })).toEqual([
      'category',
      'note',
    ])
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
    [{ kg_co2e_per_unit: '1000000001' }, ['kg_co2e_per_unit']],
    [{ description: 'a'.repeat(201) }, ['description']],
    [{ unit: 'ZZZ' }, ['unit']],
    [{ spend_year: '1999' }, ['spend_year']],
    [{ from_month: '2025-13', to_month: 'May' }, ['from_month', 'to_month']],
    [{ from_month: '2025-01' }, ['to_month']],
    [{ from_month: '2025-01-02', to_month: '2025-01' }, ['from_month', 'from_month']],
    [{ factor_kind: 'friend' }, ['factor_kind']],
    [{ market_kg_co2e_per_unit: '1' }, ['market_source']],
    [{ market_source: 'REGO' }, ['market_kg_co2e_per_unit']],
    [{ quality: '12' }, ['quality']],
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
