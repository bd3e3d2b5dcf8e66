import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import examples from '../../../../data/footprints/worked-examples.json' with { type: 'json' }
import { scopeThreeName, scopeThreeNumber, scopeThreeOf } from '../scope-three.ts'
import { ESTIMATE_COUNTRIES, electricityFactor } from './countries.ts'
import { type Estimate, type EstimateInput, estimateFootprint } from './estimate.ts'
import { SECTORS } from './sectors.ts'

const BAKERY: EstimateInput = {
  sector: 'food_service',
  turnover: 620_000,
  currency: 'GBP',
  year: 2023,
  country: 'GB',
  employees: 14,
  downstream: 'auto',
}

const inputOf = (input: (typeof examples.examples)[number]['input']): EstimateInput => ({
  ...BAKERY,
  employees: null,
  ...(input as Partial<EstimateInput>),
})

function estimated(input: EstimateInput): Estimate {
  const result = estimateFootprint(input)
  if ('problem' in result) throw new Error(`refused: ${result.problem}`)
  return result
}

const tonnes = (grams: number) => grams / 1e6
/** Equal to four digits, or to the gram where there is less than that. */
const near = (value: number, expected: number) =>
  Math.abs(value - expected) <= Math.max(1e-4 * Math.abs(expected), 1e-6)

describe('the worked examples', () => {
  test.each(examples.examples.map(({ input, output }) => ({ input, output })))(
    '$input.sector in $input.country gives $output.total t',
    ({ input, output }) => {
      const estimate = estimated(inputOf(input))
      const got: Record<string, number> = {
        scope1: tonnes(estimate.scope1),
        scope2Location: tonnes(estimate.scope2),
        scope3: tonnes(estimate.scope3),
        total: tonnes(estimate.total),
        totalWithoutDownstream: tonnes(estimate.totalWithoutDownstream),
        turnoverGbp2022: estimate.workings.pounds2022,
        employees: estimate.workings.employees,
        homeShare: estimate.workings.homeShare,
        low: tonnes(estimate.ranges.total.low),
        high: tonnes(estimate.ranges.total.high),
        low12: tonnes(estimate.ranges.scope12.low),
        upstreamHigh: tonnes(estimate.ranges.upstream.high),
      }
      for (const { category, co2e } of estimate.categories) got[category] = tonnes(co2e)
      const { categories, range, optional: _, notes: _notes, unit: _unit, ...rest } = output
      const numbers = Object.entries(rest).filter(([key]) => key in got)
      const expected: Record<string, number> = {
        ...Object.fromEntries(numbers as [string, number][]),
        ...(categories as unknown as Record<string, number>),
        low: range.total.low,
        high: range.total.high,
        low12: range.scope1Plus2.low,
        upstreamHigh: range.scope3Upstream.high,
      }
      expect(Object.keys(got).toSorted()).toEqual(Object.keys(expected).toSorted())
      const differing = Object.entries(expected).filter(
        ([key, value]) => !near(got[key] ?? 0, value),
      )
      expect(differing).toEqual([])
      expect(estimate.optional.map(({ category }) => category)).toEqual(
        output.optional.map(({ key }) => key),
      )
    },
  )
})

describe('what cannot be estimated', () => {
  test.each<[string, Partial<EstimateInput>, object]>([
    ['a sector that there is not', { sector: 'alchemy' }, { problem: 'sector' }],
    ['no turnover', { turnover: 0 }, { problem: 'turnover' }],
    ['less than a pound of it', { turnover: 0.5 }, { problem: 'turnover' }],
    ['more turnover than there is', { turnover: 1e14 }, { problem: 'turnover' }],
    [
      'more than there is, once it counts what is burnt of what is sold',
      { sector: 'oil_gas_extraction', turnover: 1e12 },
      { problem: 'turnover' },
    ],
    [
      'more than there is, even where the total leaves that out',
      { sector: 'oil_gas_extraction', turnover: 1e12, downstream: 'exclude' },
      { problem: 'turnover' },
    ],
    ['a turnover below zero', { turnover: -620_000 }, { problem: 'turnover' }],
    ['a turnover that is no number', { turnover: Number.NaN }, { problem: 'turnover' }],
    ['an infinite turnover', { turnover: Number.POSITIVE_INFINITY }, { problem: 'turnover' }],
    ['a year before the data', { year: 2014 }, { problem: 'year' }],
    ['half a year', { year: 2020.5 }, { problem: 'year' }],
    ['a currency without a rate', { currency: 'KPW' }, { problem: 'currency' }],
    [
      'a rate that is missing in that year',
      { currency: 'HRK', year: 2024 },
      { problem: 'currency' },
    ],
    ['no employees at all', { employees: 0 }, { problem: 'employees' }],
    ['a country that there is not', { country: 'ZZ' }, { problem: 'country' }],
    [
      'a country without data, with the one nearest to it',
      { country: 'AD' },
      { problem: 'no-adequate-data', nearest: 'ES' },
    ],
  ])('%s', (_, changed, refused) => {
    expect(estimateFootprint({ ...BAKERY, ...changed })).toEqual(refused)
  })
})

describe('what a result says of itself', () => {
  test.each<[string, Partial<EstimateInput>, string]>([
    ['an estimated number of employees', { employees: null }, 'employees-estimated'],
    ['rates of an earlier year', { year: 2026 }, 'rates-of-an-earlier-year'],
    ['electricity of an earlier year', { year: 2025 }, 'electricity-of-an-earlier-year'],
    [
      'no disclosure of the sector',
      { sector: 'management_consultancy' },
      'no-company-of-this-sector',
    ],
    ['what the total leaves out', { sector: 'machinery' }, 'downstream-left-out'],
  ])('%s', (_, changed, note) => {
    expect(estimated({ ...BAKERY, ...changed }).notes).toContain(note)
  })

  test('nothing of the kind where nothing was assumed', () => {
    const input: EstimateInput = { ...BAKERY, sector: 'computing', year: 2024 }
    expect(estimated(input).notes).toEqual([])
  })
})

const LARGEST_TURNOVER = 1e10
const anyInput = fc.record({
  sector: fc.constantFrom(...SECTORS.map(({ code }) => code)),
  turnover: fc.double({ min: 1_000, max: LARGEST_TURNOVER, noNaN: true }),
  currency: fc.constantFrom('GBP', 'EUR', 'USD', 'JPY', 'BGN'),
  year: fc.integer({ min: 2015, max: 2030 }),
  country: fc.constantFrom(...ESTIMATE_COUNTRIES.map(({ iso2 }) => iso2)),
  employees: fc.option(fc.integer({ min: 1, max: 100_000 })),
  downstream: fc.constantFrom('auto', 'include', 'exclude'),
} satisfies Record<keyof EstimateInput, unknown>)

const sum = (figures: readonly { co2e: number }[]) =>
  figures.reduce((total, { co2e }) => total + co2e, 0)

test('scopes and categories add up to the gram, each category once, inside the range', () => {
  fc.assert(
    fc.property(anyInput, (input) => {
      const { scope1, scope2, scope3, total, categories, ranges } = estimated(input)
      expect(sum(categories)).toBe(scope3)
      expect(scope1 + scope2 + scope3).toBe(total)
      expect(new Set(categories.map(({ category }) => category)).size).toBe(categories.length)
      expect(ranges.total.low).toBeLessThanOrEqual(total)
      expect(ranges.total.high).toBeGreaterThanOrEqual(total)
    }),
  )
})

test('more turnover never gives less scope 3, and what is left out is not counted', () => {
  fc.assert(
    fc.property(anyInput, fc.double({ min: 1, max: 50, noNaN: true }), (input, times) => {
      const one = estimated({ ...input, employees: 10 })
      // As much as `anyInput` has at most: beyond that, some sectors have more than there is.
      const turnover = Math.min(LARGEST_TURNOVER, input.turnover * times)
      const more = estimated({ ...input, employees: 10, turnover })
      expect(more.scope3).toBeGreaterThanOrEqual(one.scope3)
      const without = estimated({ ...input, downstream: 'exclude' })
      expect(without.total).toBe(without.totalWithoutDownstream)
    }),
  )
})

test('every sector can be estimated in every country', () => {
  for (const { code } of SECTORS) {
    for (const { iso2 } of ESTIMATE_COUNTRIES) {
      expect(estimated({ ...BAKERY, sector: code, country: iso2 }).total).toBeGreaterThan(0)
    }
  }
  expect(ESTIMATE_COUNTRIES).toHaveLength(62)
})

test('the categories have the names of the GHG Protocol', () => {
  expect(scopeThreeNumber('fuelAndEnergyRelatedActivities')).toBe(3)
  expect(() => scopeThreeOf(16)).toThrow('scope 3 has no category 16')
  expect(scopeThreeName('fuelAndEnergyRelatedActivities')).toBe(
    'Fuel- and energy-related activities',
  )
})

test('categories stand in the order of their numbers', () => {
  const { categories } = estimated({ ...BAKERY, sector: 'machinery', downstream: 'include' })
  const numbers = categories.map(({ category }) => scopeThreeNumber(category))
  expect(numbers).toEqual(numbers.toSorted((a, b) => a - b))
  expect(numbers.at(-1)).toBeGreaterThan(8)
})

test('companies in the United States are estimated by its own tables, where they have the sector', () => {
  const isAmerican = (change: Partial<EstimateInput>) =>
    estimated({ ...BAKERY, ...change }).workings.isAmericanModel
  expect(isAmerican({ country: 'US' })).toBe(true)
  expect(isAmerican({ country: 'US', sector: 'electricity' })).toBe(false)
  expect(isAmerican({})).toBe(false)
})

test('a pound a year is enough turnover', () => {
  expect(estimated({ ...BAKERY, turnover: 1, year: 2022 }).workings.pounds2022).toBe(1)
})

test('there is no electricity of a country that does not exist', () => {
  expect(() => electricityFactor('ZZ', 2024)).toThrow('no electricity factor for ZZ')
})

test('a year beyond the century is refused, its last one is not', () => {
  expect(estimateFootprint({ ...BAKERY, year: 2101 })).toEqual({ problem: 'year' })
  expect(estimated({ ...BAKERY, year: 2100 }).total).toBeGreaterThan(0)
  expect(estimated({ ...BAKERY, year: 2025 }).notes).not.toContain('rates-of-an-earlier-year')
})
