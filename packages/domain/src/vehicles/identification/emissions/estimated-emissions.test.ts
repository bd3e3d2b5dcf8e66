import { describe, expect, test } from 'vitest'
import type { EstimateAnswers } from '../identify/estimate-options.ts'
import type { VehicleDescription } from '../identify/vehicle-description.ts'
import { FACTOR_SETS, factorSet, findFactor } from './emission-factors.ts'
import { estimatedEmissions } from './estimated-emissions.ts'

/** Ten thousand kilometres. */
const driven = (answers: EstimateAnswers, changes: Partial<VehicleDescription> = {}) =>
  estimatedEmissions(
    {
      market: 'uk',
      vehicleType: 'car',
      basis: { kind: 'ghg-estimate', answers },
      registrationNumber: null,
      annualMileage: 10_000,
      mileageUnit: 'km',
      multiplyVehicles: 1,
      ...changes,
    },
    answers,
  )

const PETROL = { fuelType: 'petrol', reportingYear: '2024', vehicleCategory: 'average' }
const COACH = { fuelType: 'unknown', reportingYear: '2025', vehicleCategory: 'coach' }
const US = { market: 'us', mileageUnit: 'mi' } as const

describe('what a year is of', () => {
  test('a car, or one passenger of a bus, or the whole of it', () => {
    expect(driven(PETROL)?.of).toBe('vehicle')
    expect(driven(COACH, { vehicleType: 'bus' })?.of).toBe('passenger')
    expect(driven({ ...COACH, wholeVehicle: 'true' }, { vehicleType: 'bus' })?.of).toBe('vehicle')
  })

  test('miles where the factor is per mile, whatever is typed', () => {
    const answers = { fuelType: 'unknown', reportingYear: '2025' }
    expect(driven(answers, US)).toMatchObject({ distance: 10_000, unit: 'vehicle-mile' })
    const metric = driven(answers, { ...US, mileageUnit: 'km' })
    expect(metric?.distance).toBeCloseTo(6_213.712, 3)
    expect(metric?.total).toBe(1_855_228)
  })
})

describe('well-to-tank', () => {
  // UK set of 2024: 0.04599 kg/km.
  test('is of all vehicles, by the factor of its year', () => {
    expect(driven(PETROL)?.wellToTank).toEqual({ grams: 459_900, year: 2024 })
    expect(driven(PETROL, { multiplyVehicles: 3 })?.wellToTank).toEqual({
      grams: 1_379_700,
      year: 2024,
    })
  })

  test('is of every passenger of a whole bus', () => {
    // 17.56 passengers at 0.00656 kg/km.
    const bus = driven({ ...COACH, wholeVehicle: 'true' }, { vehicleType: 'bus' })
    expect(bus?.wellToTank).toEqual({ grams: 1_151_936, year: 2025 })
  })

  test('is missing where a publisher has none, and from before its first set', () => {
    expect(driven({ fuelType: 'petrol', reportingYear: '2025' }, US)?.wellToTank).toBeNull()
    expect(driven({ ...PETROL, reportingYear: '2020' })).toBeNull()
  })
})

describe('what is assumed is said, and nothing else', () => {
  const TRANSCRIBED = factorSet('uk', 2026).note
  const NO_FACTOR_YET = 'There is no factor for 2026 yet; the latest earlier one, of 2025, is used.'
  const GASOLINE =
    'No publisher prints this factor; derived: the figure for vehicles of every fuel, nearly all of which drive on gasoline.'

  test.each<[string, EstimateAnswers, Partial<VehicleDescription>, (string | null)[]]>([
    ['a published factor', PETROL, {}, []],
    ['a set with a note', { ...PETROL, reportingYear: '2026' }, {}, [TRANSCRIBED]],
    ['a passenger', COACH, { vehicleType: 'bus' }, []],
    [
      'a whole bus',
      { ...COACH, wholeVehicle: 'true' },
      { vehicleType: 'bus' },
      ['A whole bus is its average of 17.56 passengers (UK methodology paper of 2025, table 25).'],
    ],
    ['a derived factor', { fuelType: 'petrol', reportingYear: '2025' }, US, [GASOLINE]],
    ['an earlier year', { fuelType: 'unknown', reportingYear: '2026' }, US, [NO_FACTOR_YET]],
  ])('%s', (_, answers, changes, notes) => {
    expect(driven(answers, changes)?.notes).toEqual(notes)
  })
})

test('each line names its publication, the edition and the rows', () => {
  expect(driven(PETROL)?.lines).toEqual([
    {
      what: 'tailpipe',
      kgPerUnit: 0.1645,
      grams: 1_645_000,
      source:
        'UK Government GHG Conversion Factors for Company Reporting 2024 (DESNZ and Defra), flat file v1.1: tail:4_301_3070_4_1|wtt:26_904_3070_4_1',
    },
  ])
})

test.each([{}, { fuelType: 'coal', reportingYear: '2025' }])(
  'of %o there is no figure',
  (answers) => {
    expect(driven(answers)).toBeNull()
  },
)

test('a factor is that of the latest set up to the year, in its own market', () => {
  const average = {
    vehicleType: 'car',
    fuelType: 'unknown',
    vehicleCategory: 'average',
    chassis: null,
    tonnageCat: null,
    laden: null,
    refrigerated: null,
  } as const
  const yearOf = (market: 'uk' | 'us', year: number) =>
    findFactor({ ...average, market }, year)?.year
  expect([2020, 2021, 2023, 2026, 2030].map((year) => yearOf('uk', year))).toEqual([
    undefined,
    2021,
    2023,
    2026,
    2026,
  ])
  expect([2024, 2030].map((year) => yearOf('us', year))).toEqual([undefined, 2025])
  expect(factorSet('us', 2025).id).toBe('us-2025')
  expect(factorSet('uk', 2025).id).toBe('uk-2025')
  expect(() => factorSet('us', 2021)).toThrow('there is no factor set of 2021 for us')
  expect(FACTOR_SETS.filter(({ note }) => note !== null).map(({ id }) => id)).toEqual(['uk-2026'])
})
