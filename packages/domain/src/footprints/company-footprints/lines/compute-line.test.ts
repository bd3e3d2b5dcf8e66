import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import {
  factorTablesOf,
  includedIn,
  isOfferedFor,
  usualCategory,
} from '../../emission-factors/factor-use.ts'
import { type ActivityLine, computeLine } from './compute-line.ts'
import { UNKNOWN_QUALITY } from './uncertainty.ts'

const DIESEL = {
  id: 'uk-2025:diesel',
  unit: 'litres',
  kgCo2e: 2.57082,
  gases: null,
  kgBiogenicCo2: null,
  kgOtherGases: null,
  year: 2025,
}
const WOOD = {
  id: 'us-2025:wood',
  unit: 'short ton',
  kgCo2e: 41.2,
  gases: { co2: 0, ch4: 0.126, n2o: 0.063 },
  kgBiogenicCo2: 1_640,
  kgOtherGases: null,
  year: 2025,
}
const SPENT = { ...DIESEL, unit: 'GBP', year: 2023 }
const line = (change: Partial<ActivityLine>): ActivityLine => ({
  quantity: 100,
  unit: 'litres',
  factor: DIESEL,
  year: 2025,
  quality: null,
  ...change,
})

describe('a line', () => {
  test('is activity times factor, in whole grams', () => {
    expect(computeLine(line({}))).toMatchObject({
      co2e: 257_082,
      quantity: 100,
      gases: null,
      biogenicCo2: null,
    })
  })

  test('of nothing is a line of zero', () => {
    expect(computeLine(line({ quantity: 0 }))).toMatchObject({ co2e: 0, quantity: 0 })
  })

  test('converts the quantity into the unit of the factor', () => {
    expect(computeLine(line({ quantity: 0.1, unit: 'cubic metres' }))).toMatchObject({
      co2e: 257_082,
      quantity: 100,
    })
  })

  test('keeps biogenic CO2 apart, and each gas where the source gives it', () => {
    const computed = computeLine(line({ factor: WOOD, quantity: 2, unit: 'short ton' }))
    expect(computed).toMatchObject({
      co2e: 82_400,
      biogenicCo2: 3_280_000,
      gases: { co2: 0, ch4: 0.252, n2o: 0.126 },
      warnings: ['quality-unknown', 'biogenic-outside-scopes'],
    })
  })

  test.each<[Partial<ActivityLine>, readonly string[]]>([
    [{ quality: UNKNOWN_QUALITY }, []],
    [{ year: 2024 }, ['factor-of-another-year', 'quality-unknown']],
    [{ year: null }, ['quality-unknown']],
    [{ factor: { ...DIESEL, year: null } }, ['quality-unknown']],
  ])('with %j warns of %j', (change, warnings) => {
    expect(computeLine(line(change))).toMatchObject({ warnings })
  })

  test.each<[Partial<ActivityLine>, string]>([
    [{ unit: 'kg' }, 'other-kind'],
    [{ unit: 'pints' }, 'unknown-unit'],
    [{ unit: 'kWh', factor: { ...DIESEL, unit: 'kWh (Net CV)' } }, 'calorific-value'],
    [{ unit: 'kg', factor: SPENT }, 'other-kind'],
    [{ unit: 'GBP', spendYear: 2024 }, 'other-kind'],
    [{ unit: 'GBP', factor: SPENT }, 'spend-year'],
    [{ unit: 'CUP', spendYear: 2016, factor: SPENT }, 'no-rate'],
    [{ quantity: -1 }, 'not-a-quantity'],
    [{ quantity: Number.NaN }, 'not-a-quantity'],
    [{ quantity: 1e15 }, 'too-large'],
    [{ quantity: 1e12, unit: 'short ton', factor: { ...WOOD, kgCo2e: 0 } }, 'too-large'],
  ])('%j is refused as %s', (change, problem) => {
    expect(computeLine(line(change))).toEqual({ problem })
  })

  test('twice the activity is twice the emissions, but for the rounding', () => {
    fc.assert(
      fc.property(fc.double({ min: 0, max: 1e8, noNaN: true }), (quantity) => {
        const [one, two] = [quantity, 2 * quantity].map((each) =>
          computeLine(line({ quantity: each })),
        )
        const grams = (of: typeof one) => (of && 'co2e' in of ? of.co2e : Number.NaN)
        expect(Math.abs(grams(two) - 2 * grams(one))).toBeLessThanOrEqual(1)
      }),
    )
  })
})

test.each([
  ['Fuels', 'stationaryCombustion'],
  ['WTT- fuels', 'fuelAndEnergyRelatedActivities'],
  ['Hotel stay', 'businessTravel'],
  ['constructor', 'purchasedGoodsAndServices'],
])('%s is usually %s', (category, usual) => {
  expect(usualCategory(category)).toBe(usual)
})

test('a table is offered for every category that it belongs to', () => {
  expect(factorTablesOf('combinedHeatAndPower')).toEqual(['heat and steam', 'steam and heat'])
  expect(factorTablesOf('fuelAndEnergyRelatedActivities')).toContain('wtt%')
  for (const category of ['stationaryCombustion', 'mobileCombustion', 'businessTravel'] as const) {
    expect(isOfferedFor('Fuels', category)).toBe(true)
  }
  expect(isOfferedFor('WTT- fuels', 'fuelAndEnergyRelatedActivities')).toBe(true)
  expect(isOfferedFor('Hotel stay', 'mobileCombustion')).toBe(false)
})

test.each([
  ['WTT- fuels', 'Diesel', 'without burning'],
  ['Transmission and distribution', 'T&D- UK electricity', 'Losses in the grid'],
  ['Transmission and distribution of grids', 'Australia', 'upstream'],
  ['UK electricity', 'Electricity generated', 'without grid losses'],
  ['Business travel- air', 'Flights > With RF', 'with radiative forcing'],
  ['Business travel- air', 'Flights > Without RF', 'without radiative forcing'],
  ['Business travel- air', 'Long-haul, economy, with RF', 'with radiative forcing'],
  [
    'Scope 3 categories 6 and 7: business travel and commuting',
    'Air Travel - Short Haul (< 300 miles)',
    'without radiative forcing',
  ],
  [
    'Scope 3 categories 4 and 9: transportation and distribution',
    'Aircraft',
    'without radiative forcing',
  ],
  [
    'Scope 3 categories 4 and 9: transportation and distribution',
    'Rail',
    'CO2, methane and nitrous oxide where it is used',
  ],
  ['Mobile combustion CH4 and N2O, non-road', 'Aircraft', 'CO2 follows from the fuel'],
  ['Freighting goods', 'Freight flights > Long-haul > Without RF', 'without radiative forcing'],
  ['Spend with UK industries', 'Accounting (SIC 69.2)', 'by what it cost without VAT'],
  ['Stationary combustion', 'Biomass Fuels - Solid > Peat', 'outside the scopes'],
  ['Mobile combustion CH4 and N2O, non-road', 'Ships', 'CO2 follows from the fuel'],
  ['Mobile combustion CO2', 'Ethanol (100%)', 'CO2 alone'],
  ['Refrigerant & other', 'Blends > R410A', 'The gas that escapes'],
  ['Hotel stay', 'Hotel stay > UK', 'a room and a night'],
  ['Bioenergy', 'Biofuel > Bioethanol', 'not quantified here'],
  ['Material use', 'Glass', 'factory gate'],
  ['Waste disposal', 'Glass', 'Collecting and treating'],
  ['Fuels', 'Diesel', 'without well-to-tank'],
])('%s, %s says what it includes', (category, name, says) => {
  expect(includedIn({ category, name })).toContain(says)
})
