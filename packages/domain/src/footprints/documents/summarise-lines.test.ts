import { expect, test } from 'vitest'
import { UNKNOWN_QUALITY } from '../company-footprints/lines/uncertainty.ts'
import { BY_LOCATION } from './scope-two-cover.ts'
import { type ReportedLine, summariseLines } from './summarise-lines.ts'

const GAS = { id: 'uk:gas', name: 'Natural gas', source: 'UK Government 2026' }
const GRID = { id: 'uk:grid', name: 'Electricity: UK', source: 'UK Government 2026' }
const BEST = {
  reliability: 'very-good',
  completeness: 'very-good',
  temporal: 'very-good',
  geographical: 'very-good',
  technological: 'very-good',
} as const

const line = (change: Partial<ReportedLine> = {}): ReportedLine => ({
  category: 'stationaryCombustion',
  grams: 1_000,
  byMarket: BY_LOCATION,
  country: 'GB',
  biogenicGrams: null,
  otherGasGrams: 0,
  usesEnergy: false,
  energy: null,
  gases: null,
  potentials: null,
  gas: null,
  source: 'Fuels',
  method: 'average-data',
  factor: GAS,
  quantity: 10,
  unit: 'kWh (Gross CV)',
  share: 1,
  quality: BEST,
  isUpstream: false,
  withoutLosses: null,
  warnings: [],
  ...change,
})
const power = (change: Partial<ReportedLine> = {}) =>
  line({ category: 'indirectElectricityEmissions', factor: GRID, unit: 'kWh', ...change })
const flight = (change: Partial<ReportedLine> = {}) =>
  line({ category: 'businessTravel', unit: 'passenger.km', ...change })

test('a report without lines claims nothing', () => {
  expect(summariseLines([])).toEqual({
    factors: [],
    methods: [
      { method: 'supplier-specific', grams: 0 },
      { method: 'average-data', grams: 0 },
      { method: 'spend-based', grams: 0 },
      { method: 'own', grams: 0 },
    ],
    gases: {
      gases: expect.any(Array),
      splitGrams: [0, 0, 0],
      notSplit: [],
    },
    biogenicGrams: null,
    otherGases: [],
    standIns: [],
    withoutLosses: [],
    suppliers: [],
    qualityScore: 4,
    unknownQualityGrams: 0,
    energy: {
      ...{ uses: [], withoutEnergy: [], linesOutsideUk: 0, kWhOutsideUk: 0 },
      elsewhere: { uses: [], withoutEnergy: [] },
    },
    scopeTwo: {
      grams: 0,
      byInstruments: 0,
      byResidualMix: 0,
      beforeCriteria: 0,
      withoutMix: [],
      uncovering: [],
    },
  })
})

test('lines of one factor in one category are one row, the largest first', () => {
  const lines = [line(), power({ grams: 5_000 }), line({ grams: 2_500 }), flight({ grams: 10 })]
  const of = ({ name, source }: typeof GAS) => ({ name, source })
  expect(summariseLines(lines).factors).toEqual([
    { category: 'indirectElectricityEmissions', ...of(GRID), lines: 1, grams: 5_000 },
    { category: 'stationaryCombustion', ...of(GAS), lines: 2, grams: 3_500 },
    { category: 'businessTravel', ...of(GAS), lines: 1, grams: 10 },
  ])
})

test('emissions are added up by their method', () => {
  const lines = [line(), line({ method: 'own', grams: 7 }), line({ method: 'own', grams: 8 })]
  const { methods } = summariseLines([...lines, flight({ method: 'spend-based', grams: 3 })])
  expect(methods.map(({ method, grams }) => `${method} ${grams}`)).toEqual([
    'supplier-specific 0',
    'average-data 1000',
    'spend-based 3',
    'own 15',
  ])
})

test('biogenic emissions are those that a source gives; nothing where none does', () => {
  expect(summariseLines([line()]).biogenicGrams).toBeNull()
  expect(summariseLines([line({ biogenicGrams: 0 }), line()]).biogenicGrams).toBe(0)
  const lines = [line({ biogenicGrams: 40 }), line(), line({ biogenicGrams: 2 })]
  expect(summariseLines(lines).biogenicGrams).toBe(42)
})

test('the quality is weighted by emissions, and what is not known counts as the worst', () => {
  const lines = [line({ grams: 3_000 }), line({ grams: 1_000, quality: null })]
  expect(summariseLines(lines)).toMatchObject({ qualityScore: 1.75, unknownQualityGrams: 1_000 })
  const poor = summariseLines([line({ quality: UNKNOWN_QUALITY })])
  expect(poor).toMatchObject({ qualityScore: 4, unknownQualityGrams: 0 })
})

test('of electricity and heat it says how much a contract covers; a residual mix covers nothing', () => {
  const lines = [
    power({ grams: 500, byMarket: { ...BY_LOCATION, byInstrument: 1 } }),
    power({ grams: 200, byMarket: { ...BY_LOCATION, byResidualMix: 1 }, country: 'FR' }),
    power({ grams: 250, country: 'DE' }),
    line({ byMarket: { ...BY_LOCATION, byInstrument: 1 } }),
  ]
  expect(summariseLines(lines).scopeTwo).toEqual({
    grams: 950,
    byInstruments: 500,
    byResidualMix: 200,
    beforeCriteria: 0,
    withoutMix: ['DE'],
    uncovering: [],
  })
})

test('what only stands in is listed with its lines and grams, a line under each of its warnings', () => {
  const { standIns } = summariseLines([
    line({ grams: 100, warnings: ['other-year', 'average'] }),
    line({ grams: 50, warnings: ['average'] }),
    line({ grams: 7 }),
  ])
  expect(standIns).toEqual([
    { warning: 'other-year', lines: 1, grams: 100 },
    { warning: 'average', lines: 2, grams: 150 },
  ])
})

test('countries whose grid losses have no factor are named once', () => {
  const german = power({ withoutLosses: 'DE' })
  expect(summariseLines([german, power(), german]).withoutLosses).toEqual(['DE'])
})
