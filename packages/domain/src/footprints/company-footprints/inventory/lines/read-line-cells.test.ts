import { describe, expect, test } from 'vitest'
import { qualityDigits } from './read-line-cells.ts'
import { readLineRow } from './read-line-row.ts'

const POWER = {
  category: 'indirectElectricityEmissions',
  quantity: '1200',
  unit: 'MWh',
  kg_co2e_per_unit: '0.2',
  factor_unit: 'kWh',
  source: 'Grid operator',
}
const CERTIFICATE = { market_kg_co2e_per_unit: '0', market_source: 'REGO 17' }

const lineOf = (change: object) => {
  const row = readLineRow({ ...POWER, ...change })
  return row.kind === 'line' ? row.line : null
}
const problemsOf = (change: object) => {
  const row = readLineRow({ ...POWER, ...change })
  return row.kind === 'refused' ? row.problems.map((each) => `${each.field}: ${each.message}`) : []
}

describe('a factor of its own', () => {
  test.each([
    [{}, { kind: 'own', kgCo2e: 0.2, unit: 'kWh', source: 'Grid operator' }],
    [{ factor_unit: '' }, { kind: 'own', kgCo2e: 0.2, unit: 'MWh', source: 'Grid operator' }],
    [{ factor_kind: 'supplier' }, { kind: 'supplier' }],
    [{ kg_co2e_per_unit: '1000000000' }, { kgCo2e: 1_000_000_000 }],
  ])('with %j is %j', (change, factor) => {
    expect(lineOf(change)?.ownFactor).toMatchObject(factor)
  })

  test.each<[object, string[]]>([
    [
      { kg_co2e_per_unit: '' },
      ['factor_id: Please give the id of a factor, or kg_co2e_per_unit with its source.'],
    ],
    [{ source: '' }, ['source: Please say where this factor is from.']],
    [
      { kg_co2e_per_unit: 'much', source: '' },
      [
        'source: Please say where this factor is from.',
        'kg_co2e_per_unit: Please use a number such as 1234.5.',
      ],
    ],
    [
      { kg_co2e_per_unit: '1000000000.01' },
      ['kg_co2e_per_unit: This is more than a factor can be.'],
    ],
    [{ factor_kind: 'friend' }, ['factor_kind: Please use one of: own, supplier.']],
  ])('with %j is refused: %j', (change, problems) => {
    expect(problemsOf(change)).toEqual(problems)
  })
})

describe('a factor of the market', () => {
  test.each([
    [CERTIFICATE, { kind: 'contract', kgCo2e: 0, source: 'REGO 17' }],
    [{ ...CERTIFICATE, market_kind: 'residual-mix' }, { kind: 'residual-mix' }],
    [{ ...CERTIFICATE, market_source: 'a'.repeat(300) }, { source: 'a'.repeat(300) }],
  ])('with %j is %j', (change, factor) => {
    expect(lineOf(change)?.marketFactor).toMatchObject(factor)
  })

  test.each([
    [
      { market_kg_co2e_per_unit: '' },
      'market_kg_co2e_per_unit: Please give its kg of CO2e; zero is a figure, too.',
    ],
    [
      { market_kg_co2e_per_unit: 'none' },
      'market_kg_co2e_per_unit: Please use a number such as 1234.5.',
    ],
    [
      { market_source: '' },
      'market_source: Please say which contract or certificate this is from.',
    ],
    [{ market_source: 'a'.repeat(301) }, 'market_source: Please use at most 300 characters.'],
    [
      { market_kind: 'promise' },
      'market_kind: Please use one of: contract, certificate, supplier-rate, residual-mix.',
    ],
  ])('with %j is refused: %s', (change, problem) => {
    expect(problemsOf({ ...CERTIFICATE, ...change })).toEqual([problem])
  })
})

describe('the months of a line', () => {
  const months = (from_month: string, to_month: string) => ({ from_month, to_month })

  test.each([
    ['2025-01', '2025-03'],
    ['2025-01-01', '2025-03-01'],
  ])('from %s to %s are January to March', (from, to) => {
    expect(lineOf(months(from, to))?.period).toEqual({ from: '2025-01', to: '2025-03' })
  })

  test('are all of the footprint where neither is given', () => {
    expect(lineOf(months('', ''))?.period).toBeNull()
  })

  test.each([
    ['2025-01', '', ['to_month: Please give the last month, too.']],
    ['', '2025-03', ['from_month: Please give the first month, too.']],
    ['2025-01-02', '2025-03', ['from_month: Please write a month as 2025-01.']],
    ['2025-01', 'March', ['to_month: Please write a month as 2025-01.']],
    [
      '2025-13',
      '1 March 2025-01',
      [
        'from_month: Please write a month as 2025-01.',
        'to_month: Please write a month as 2025-01.',
      ],
    ],
  ])('from %j to %j are refused: %j', (from, to, problems) => {
    expect(problemsOf(months(from, to))).toEqual(problems)
  })
})

describe('the quality of a line', () => {
  const quality = {
    reliability: 'very-good',
    completeness: 'good',
    temporal: 'fair',
    geographical: 'poor',
    technological: 'very-good',
  } as const

  test('is five digits from 1, very good, to 4, poor', () => {
    expect(lineOf({ quality: '12341' })?.quality).toEqual(quality)
    expect(qualityDigits(quality)).toBe('12341')
  })

  test.each(['1234', '123411', 'x12341', '12341x', '01234', '12345'])('cannot be %s', (typed) => {
    expect(problemsOf({ quality: typed })).toEqual([
      'quality: Please use five digits from 1 (very good) to 4 (poor), such as 12134.',
    ])
  })
})
