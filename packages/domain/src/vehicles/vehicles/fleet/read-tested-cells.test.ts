import { describe, expect, test } from 'vitest'
import { readFleetRow } from './read-fleet-row.ts'

const FIESTA = {
  vehicle_type: 'car',
  fuel_type: 'petrol',
  annual_mileage: '8000',
  figure_from: 'catalogue',
  make: 'Ford',
  base_model: 'Fiesta',
  model: 'Fiesta ST-Line',
  production_year: '2022',
  transmission: 'manual',
  engine_size_l: '1.0',
  g_co2e_per_km: '120',
  test_cycle: 'WLTP',
}
const SPREAD = { lowest_g_per_km: '110', highest_g_per_km: '140.5', variants: '3' }

const basisOf = (changes: Partial<Record<keyof typeof FIESTA | keyof typeof SPREAD, string>>) => {
  const read = readFleetRow({ ...FIESTA, ...changes }, 2026)
  if (!read.ok || !('vehicle' in read)) throw new Error(JSON.stringify(read))
  return read.vehicle.basis
}
const problemsOf = (changes: Parameters<typeof basisOf>[0]) => {
  const read = readFleetRow({ ...FIESTA, ...changes }, 2026)
  return read.ok ? [] : read.problems
}

describe('a row with the tested CO2 of a car', () => {
  test('is read as the export wrote it', () => {
    expect(basisOf(SPREAD)).toEqual({
      kind: 'type-approval',
      source: 'catalogue',
      fuelType: 'petrol',
      transmission: 'manual',
      make: 'Ford',
      productionYear: 2022,
      baseModelName: 'Fiesta',
      modelName: 'Fiesta ST-Line',
      engineSizeL: '1.0',
      gCo2ePerKm: 120,
      spread: { low: 110, high: 140.5, variants: 3 },
      cycle: 'WLTP',
    })
  })

  test('may leave out what decides nothing', () => {
    const blank = { base_model: '', model: '', transmission: '', engine_size_l: '' }
    expect(basisOf({ ...blank, test_cycle: 'nedc', figure_from: 'Registry' })).toMatchObject({
      source: 'registry',
      cycle: 'NEDC',
      transmission: null,
      baseModelName: null,
      modelName: null,
      engineSizeL: null,
      spread: null,
    })
  })

  test('without the CO2 is estimated by its size', () => {
    expect(basisOf({ g_co2e_per_km: '' })).toMatchObject({ kind: 'ghg-estimate' })
  })

  test.each([
    ['0', 0],
    ['0.5', 0.5],
    ['131.123456', 131.123456],
    ['2000', 2_000],
  ])('of %s g/km is of that many', (typed, grams) => {
    expect(basisOf({ g_co2e_per_km: typed })).toMatchObject({ gCo2ePerKm: grams })
  })

  test.each([
    ['transmission', 'semi-automatic', { transmission: null }],
    ['transmission', 'automatic', { transmission: 'automatic' }],
    ['make', 'F'.repeat(121), { make: 'F'.repeat(120) }],
    ['engine_size_l', '1.23456789', { engineSizeL: '1.234567' }],
  ] as const)('whose %s is %s is kept as a catalogue would', (column, typed, kept) => {
    expect(basisOf({ [column]: typed })).toMatchObject(kept)
  })

  test.each([
    ['figure_from', 'a friend', 'Please use one of: catalogue, registry.'],
    ['test_cycle', 'JC08', 'Please use one of: NEDC, WLTP, EPA.'],
    ['test_cycle', '', 'Please use one of: NEDC, WLTP, EPA.'],
    ['g_co2e_per_km', 'little', 'Please use grams per kilometre from 0 to 2000.'],
    ['g_co2e_per_km', '2000.1', 'Please use grams per kilometre from 0 to 2000.'],
    ['make', '', 'Please give the make.'],
    ['production_year', '', 'Please use a year such as 2019.'],
    ['production_year', '1889', 'Please use a year such as 2019.'],
    ['production_year', '12022', 'Please use a year such as 2019.'],
    ['production_year', '20220', 'Please use a year such as 2019.'],
    ['production_year', '20x2', 'Please use a year such as 2019.'],
    ['production_year', '202x', 'Please use a year such as 2019.'],
    ['fuel_type', 'coal', 'Please use a fuel of the example.'],
    ['annual_mileage', '0', 'Please use a whole number from 1 to 500000.'],
  ] as const)('is refused where %s is %j: "%s"', (field, typed, message) => {
    expect(problemsOf({ [field]: typed })).toEqual([{ field, message }])
  })

  test('names everything that is wrong with it at once', () => {
    const blank = { annual_mileage: '', figure_from: '', make: '', production_year: '' }
    expect(problemsOf(blank).map(({ field }) => field)).toEqual(Object.keys(blank))
  })
})

describe('the variants of a row', () => {
  test.each([
    ['', null],
    ['1', null],
    ['2', { low: 110, high: 140.5, variants: 2 }],
    ['100000', { low: 110, high: 140.5, variants: 100_000 }],
    ['100001', null],
    ['several', null],
  ])('that says %j of them: %o', (variants, spread) => {
    expect(basisOf({ ...SPREAD, variants })).toMatchObject({ spread })
  })

  test('are not looked at where their number is blank', () => {
    expect(basisOf({ lowest_g_per_km: 'x' })).toMatchObject({ spread: null })
  })

  test('need a lowest and a highest figure that can be read', () => {
    for (const field of ['lowest_g_per_km', 'highest_g_per_km'] as const) {
      expect(problemsOf({ ...SPREAD, [field]: 'x' })).toEqual([
        { field, message: 'Please use grams per kilometre from 0 to 2000.' },
      ])
    }
  })
})
