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
  return row.kind === 'refused' ? row.problems : []
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
        state: null,
        period: null,
        factorId: null,
        ownFactor: { kind: 'own', kgCo2e: 412, unit: 'tonnes', source: 'Mill Ltd' },
        purchasePart: null,
        marketFactor: null,
        quality: null,
        note: null,
        withUpstream: false,
      },
    })
  })

  test.each([
    ['services', 'services'],
    ['Food and drink', 'food_and_drink'],
    ['', null],
  ])('says which kind of purchase it is: %s', (purchase_part, purchasePart) => {
    expect(read({ purchase_part })).toMatchObject({ line: { purchasePart } })
  })

  test('of a kind of purchase that nobody knows is refused', () => {
    expect(problemsOf({ purchase_part: 'baking' })).toEqual([
      {
        field: 'purchase_part',
        message:
          'Please use one of: food_and_drink, materials_and_goods, equipment_and_parts, building_work_and_repair, goods_for_resale, services.',
      },
    ])
  })

  test('is a line with a published factor, whatever else an export wrote beside it', () => {
    const row = read({
      category: 'Stationary combustion',
      factor_id: 'uk-2025:1',
      state: 'figures',
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
    expect(problemsOf({ state: 'not-applicable', category: 'Baking' })).toMatchObject([
      { field: 'category' },
      { field: 'note' },
    ])
  })

  test('of an export is read with spaces around what it says', () => {
    const stated = { category: ' FRANCHISES ', state: ' not-applicable ', note: ' None. ' }
    expect(readLineRow(stated)).toMatchObject({
      stated: { category: 'franchises', state: 'not-applicable', reason: 'None.' },
    })
    expect(readLineRow({ belongs_to: ' 7 ' })).toEqual({ kind: 'upstream', belongsTo: '7' })
  })

  test('of an export gives a reason of at most 500 characters', () => {
    const because = (note: string) => read({ state: 'not-applicable', note })
    expect(because('a'.repeat(500)).kind).toBe('state')
    expect(because('a'.repeat(501))).toEqual({
      kind: 'refused',
      problems: [{ field: 'note', message: 'Please use at most 500 characters.' }],
    })
    expect(because('')).toEqual({
      kind: 'refused',
      problems: [{ field: 'note', message: 'Please say why it does not apply.' }],
    })
  })

  test('has a name, a company and a site where it says so, and needs no description', () => {
    const cells = { line: '7', company: 'Bakery Ltd', site: ' Leeds ', description: undefined }
    expect(read(cells)).toMatchObject({
      line: { line: '7', company: 'Bakery Ltd', site: 'Leeds', description: '' },
    })
  })

  test('that is empty lacks a category, a unit, a quantity and a factor', () => {
    const row = readLineRow({})
    const fields = row.kind === 'refused' ? row.problems.map(({ field }) => field) : []
    expect(fields).toEqual(['category', 'unit', 'quantity', 'factor_id'])
  })

  test.each([
    ['yes', true],
    [' YES ', true],
    ['true', true],
    ['1', true],
    ['no', false],
    ['false', false],
    ['0', false],
    ['', false],
    [undefined, false],
  ])('with %j at upstream: well-to-tank is added: %s', (upstream, withUpstream) => {
    expect(read({ upstream })).toMatchObject({ line: { withUpstream } })
  })

  test('that was exported as entered is read, one in a state that there is not is refused', () => {
    for (const state of ['figures', 'figures-and-rest', 'entered']) {
      expect(read({ state })).toMatchObject({ kind: 'line' })
    }
    expect(read({ state: 'N/A' })).toEqual({
      kind: 'refused',
      problems: [
        {
          field: 'state',
          message: 'Please use one of: figures, figures-and-rest, benchmark, not-applicable.',
        },
      ],
    })
  })

  test.each(['2', 'ja', 'not yet'])('with %j at upstream is refused', (upstream) => {
    expect(read({ upstream })).toEqual({
      kind: 'refused',
      problems: [{ field: 'upstream', message: 'Please use yes or no.' }],
    })
  })
})

describe('a quantity', () => {
  test.each([
    ['0', 0],
    [' 5 ', 5],
    ['1.25', 1.25],
    ['1,234', 1_234],
    ['12,345', 12_345],
    ['1,234.56', 1_234.56],
    ['999999999999', 999_999_999_999],
    ['999,999,999,999', 999_999_999_999],
    [`1.${'0'.repeat(398)}`, 1],
  ])('of %s is read', (typed, quantity) => {
    expect(read({ quantity: typed })).toMatchObject({ line: { quantity } })
  })

  test.each([
    ['5 kg', 5, 'kg'],
    ['1.234,5 t', 1_234.5, 'tonnes'],
    ['12,34', 12.34, 'tonnes'],
    ['.5', 0.5, 'tonnes'],
  ])('of %s is %d %s', (typed, quantity, unit) => {
    expect(read({ quantity: typed })).toMatchObject({ line: { quantity, unit } })
  })

  test.each([
    ['£42,500', 'Please give tonnes, not pounds.'],
    ['12 litres', 'Please give tonnes, not litres.'],
    ['1.234', null],
    ['10.000 t', 'two ways'],
  ])('of %s says %s', (typed, says) => {
    const [problem] = problemsOf({ quantity: typed })
    if (says === null) expect(problem).toBeUndefined()
    else expect(problem?.message).toContain(says)
  })

  test.each([
    '',
    undefined,
    '-1',
    '1e9',
    '5 sacks',
    '1,234,5',
    '1000000000000',
    '1,000,000,000,000',
    `1.${'0'.repeat(399)}`,
  ])('of %s is refused', (quantity) => {
    expect(problemsOf({ quantity })).toEqual([
      { field: 'quantity', message: 'Please use a number such as 1234.5.' },
    ])
  })
})

describe('the year of spending', () => {
  test.each([
    ['2015', 2015],
    ['2100', 2100],
  ])('can be %s', (typed, spendYear) => {
    expect(read({ unit: 'GBP', spend_year: typed })).toMatchObject({ line: { spendYear } })
  })

  test.each(['2014', '2101', '24', '02024', '2024.0', 'last year'])('cannot be %s', (typed) => {
    expect(problemsOf({ unit: 'GBP', spend_year: typed })).toEqual([
      { field: 'spend_year', message: 'Please use a year from 2015 on, such as 2024.' },
    ])
  })
})

test.each([
  ['description', 200],
  ['company', 200],
  ['site', 120],
  ['source', 300],
  ['note', 500],
  ['line', 40],
  ['factor_id', 80],
  ['factor_unit', 40],
])('a cell of %s has at most %d characters', (column, longest) => {
  expect(problemsOf({ [column]: ` ${'a'.repeat(longest)} ` })).toEqual([])
  const message = `Please use at most ${longest} characters.`
  expect(problemsOf({ [column]: 'a'.repeat(longest + 1) })).toEqual([{ field: column, message }])
})

test.each(['description', 'site', 'source', 'note', 'factor_id'])(
  'a cell of %s has no characters that cannot be stored, but may have lines',
  (column) => {
    const message = 'Please leave out the characters that cannot be shown.'
    for (const text of ['a\0b', 'a\ud800b']) {
      expect(problemsOf({ [column]: text })).toEqual([{ field: column, message }])
    }
    expect(problemsOf({ [column]: 'ä\n🌳' })).toEqual([])
  },
)

test('a category that is not known is refused', () => {
  expect(problemsOf({ category: 'Baking' })).toEqual([
    { field: 'category', message: 'Please use the name or the key of a category.' },
  ])
})

test.each(['sacks', 'ZZZ'])(
  'a published factor takes no unit that is not known, and names those that are: %s',
  (unit) => {
    const [problem, ...others] = problemsOf({ unit, factor_id: 'uk-2025:1' })
    expect(problem?.field).toBe('unit')
    expect(problem?.message).toMatch(/^Please use a currency such as GBP, or one of: kWh, MWh, /)
    expect(others).toEqual([])
  },
)

test('a factor of one’s own takes any unit', () => {
  expect(read({ unit: 'reels', factor_unit: 'reels' })).toMatchObject({
    line: { unit: 'reels', ownFactor: { unit: 'reels' } },
  })
  expect(problemsOf({ unit: '' })).toMatchObject([{ field: 'unit' }])
})

describe('a result in kg CO2e', () => {
  const FREIGHT = { unit: 'kg CO2e', kg_co2e_per_unit: '', computed_year: '2025' }

  test('has no factor, and says who computed it', () => {
    const row = read({ ...FREIGHT, quantity: '1240', computed_by: 'GLEC, by the haulier' })
    expect(row).toMatchObject({ line: { quantity: 1_240, unit: 'kg CO2e' } })
    expect(row.kind === 'line' && row.line.ownFactor).toEqual({
      kind: 'own',
      unit: 'kg CO2e',
      source: 'Mill Ltd',
      method: 'GLEC, by the haulier',
      year: 2025,
    })
  })

  test.each([
    [{}, 'computed_by'],
    [{ computed_by: 'Them', computed_year: '' }, 'computed_year'],
    [{ computed_by: 'Them', computed_year: 'last year' }, 'computed_year'],
    [{ computed_by: 'Them', kg_co2e_per_unit: '1' }, 'kg_co2e_per_unit'],
  ])('with %j is refused at %s', (change, field) => {
    expect(problemsOf({ ...FREIGHT, ...change }).map((problem) => problem.field)).toEqual([field])
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
