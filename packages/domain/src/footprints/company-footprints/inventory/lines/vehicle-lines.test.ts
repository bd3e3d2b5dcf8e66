import { describe, expect, test } from 'vitest'
import { yearlyEmissions } from '../../../../vehicles/identification/emissions/yearly-emissions.ts'
import type { VehicleDescription } from '../../../../vehicles/identification/identify/vehicle-description.ts'
import type { FuelType } from '../../../../vehicles/identification/vehicle-kinds.ts'
import { scopeOf } from '../../scopes.ts'
import { vehicleLines } from './vehicle-lines.ts'

const car = (fuelType: string, change: object = {}, answers: object = {}): VehicleDescription => ({
  market: 'uk',
  vehicleType: 'car',
  basis: {
    kind: 'ghg-estimate',
    answers: { fuelType, reportingYear: '2024', vehicleCategory: 'average', ...answers },
  },
  registrationNumber: null,
  annualMileage: 10_000,
  mileageUnit: 'km',
  multiplyVehicles: 1,
  ...change,
})
const coach = (wholeVehicle: string) =>
  car('unknown', { vehicleType: 'bus' }, { vehicleCategory: 'coach', wholeVehicle })
const tested = (fuelType: FuelType, change: object = {}, gCo2ePerKm = 100): VehicleDescription => ({
  ...car(fuelType, change),
  basis: {
    kind: 'type-approval',
    source: 'catalogue',
    fuelType,
    transmission: 'manual',
    make: 'Ford',
    productionYear: 2022,
    baseModelName: 'Fiesta',
    modelName: 'Fiesta',
    engineSizeL: '1.0',
    gCo2ePerKm,
    spread: null,
    cycle: 'WLTP',
  },
})
const asked = { category: 'mobileCombustion', year: 2024, months: 12 } as const
const gramsOf = (lines: ReturnType<typeof vehicleLines>) =>
  (lines ?? []).map(({ category, quantity, kgCo2ePerUnit }) => [
    category,
    scopeOf(category),
    Math.round(quantity * kgCo2ePerUnit * 1_000),
  ])

describe('a vehicle in an inventory', () => {
  test('has its tailpipe in scope 1 and its well-to-tank in category 3', () => {
    const lines = gramsOf(vehicleLines(car('petrol'), asked))
    // UK Government GHG Conversion Factors 2024: average petrol car 0.1645, well-to-tank 0.04599 kg per km.
    expect(lines).toEqual([
      ['mobileCombustion', 1, 1_645_000],
      ['fuelAndEnergyRelatedActivities', 3, 459_900],
    ])
  })

  test('that is electric has its generation in scope 2, grid losses and well-to-tank in category 3', () => {
    const lines = gramsOf(vehicleLines(car('bev'), asked))
    expect(lines.map(([category]) => category)).toEqual([
      'companyElectricVehiclesChargedOffsite',
      'fuelAndEnergyRelatedActivities',
      'fuelAndEnergyRelatedActivities',
    ])
  })

  test('of an employee is business travel with everything', () => {
    const lines = gramsOf(vehicleLines(car('phev'), { ...asked, category: 'businessTravel' }))
    expect(lines).toHaveLength(4)
    expect(new Set(lines.map(([category]) => category))).toEqual(new Set(['businessTravel']))
  })

  test.each(['petrol', 'diesel', 'phev', 'bev'])('adds up to what the vehicle says: %s', (fuel) => {
    const vehicle = car(fuel, { multiplyVehicles: 3, mileageUnit: 'mi' })
    const computed = yearlyEmissions(vehicle, 2024)
    if (!computed.ok) throw new Error('no factor')
    const { total, wellToTank } = computed.emissions
    const sum = gramsOf(vehicleLines(vehicle, asked)).reduce((all, [, , g]) => all + Number(g), 0)
    expect(Math.abs(sum - total - (wellToTank?.grams ?? 0))).toBeLessThan(20)
  })

  test('counts for some months, and with the factors of the year', () => {
    const [half] = vehicleLines(car('petrol'), { ...asked, months: 6 }) ?? []
    expect(half?.quantity).toBe(5_000)
    const [of2022] = vehicleLines(car('petrol'), { ...asked, year: 2022 }) ?? []
    expect(of2022?.kgCo2ePerUnit).not.toBe(half?.kgCo2ePerUnit)
    expect(of2022?.source).toContain('2022')
  })

  test.each([
    ['a flex-fuel car in the UK', car('ffv'), 2024],
    ['a tested car in the US before its first figures', tested('petrol', { market: 'us' }), 2024],
  ])('without a published factor has no lines: %s', (_, vehicle, year) => {
    expect(vehicleLines(vehicle, { ...asked, year })).toBeNull()
  })

  test('has its published well-to-tank however little it drove', () => {
    const upstream = vehicleLines(car('petrol', { annualMileage: 7 }), asked)?.at(-1)
    expect(upstream).toMatchObject({ quantity: 7, kgCo2ePerUnit: 0.04599 })
  })

  test('has the factors that it was saved with where the year has none', () => {
    const saved = car('petrol', { market: 'us' }, { reportingYear: '2025' })
    const [line] = vehicleLines(saved, { ...asked, year: 2024 }) ?? []
    expect(line).toMatchObject({ kgCo2ePerUnit: 0.29857, unit: 'vehicle-mile' })
  })

  test.each([
    [
      'of its kind',
      car('petrol'),
      2024,
      'UK Government GHG Conversion Factors for Company Reporting 2024 (DESNZ and Defra), flat file v1.1: well-to-tank of this kind of vehicle',
    ],
    [
      'of the latest year that has one',
      car('petrol'),
      2026,
      'UK Government GHG Conversion Factors for Company Reporting 2025 (DESNZ), flat file v1: well-to-tank of this kind of vehicle',
    ],
    [
      'of the average car where its tailpipe alone was tested',
      tested('petrol'),
      2024,
      'UK Government GHG Conversion Factors for Company Reporting 2024 (DESNZ and Defra), flat file v1.1: well-to-tank of the average car of this fuel',
    ],
  ])('says where its well-to-tank is from: %s', (_, vehicle, year, source) => {
    expect(vehicleLines(vehicle, { ...asked, year })?.at(-1)?.source).toBe(source)
  })
})

// Factors of 2025 for 10,000 km; a mile has 1.609344 km.
test.each<[string, VehicleDescription, [string, number, string, number][]]>([
  [
    'a plug-in hybrid in the UK',
    car('phev'),
    [
      ['tailpipe', 10_000, 'km', 0.09167],
      ['electricity', 10_000, 'km', 0.01171],
      ['grid-losses', 10_000, 'km', 0.00122],
      ['well-to-tank', 10_000, 'km', 0.02934],
    ],
  ],
  [
    'one that was tested: 100 g and 23.7% for real driving',
    tested('phev'),
    [
      ['tailpipe', 10_000, 'km', 0.1237],
      ['electricity', 10_000, 'km', 0.01171],
      ['grid-losses', 10_000, 'km', 0.00122],
      ['well-to-tank', 10_000, 'km', 0.02934],
    ],
  ],
  [
    'one passenger of a coach',
    coach('false'),
    [
      ['tailpipe', 10_000, 'passenger.km', 0.02776],
      ['well-to-tank', 10_000, 'passenger.km', 0.00656],
    ],
  ],
  [
    'a whole coach, which has 17.56 passengers',
    coach('true'),
    [
      ['tailpipe', 175_600, 'passenger.km', 0.02776],
      ['well-to-tank', 175_600, 'passenger.km', 0.00656],
    ],
  ],
  [
    'a car in the US',
    car('petrol', { market: 'us' }),
    [['tailpipe', 6_213.712, 'vehicle-mile', 0.29857]],
  ],
  [
    'a passenger of a bus in the US',
    car('unknown', { market: 'us', vehicleType: 'bus' }),
    [['tailpipe', 6_213.712, 'passenger-mile', 0.066632]],
  ],
  [
    'a petrol car that was tested in the US',
    tested('petrol', { market: 'us' }),
    [['tailpipe', 10_000, 'km', 0.12275]],
  ],
  [
    'an electric car that was tested in the US',
    tested('bev', { market: 'us' }, 0),
    [['electricity', 6_213.712, 'vehicle-mile', 0.122021]],
  ],
])('is counted by distance in the unit of its factor: %s', (_, vehicle, wanted) => {
  const lines = vehicleLines(vehicle, { ...asked, year: 2025 }) ?? []
  expect(lines.map(({ what, quantity, unit }) => [what, quantity, unit])).toEqual(
    wanted.map(([what, quantity, unit]) => [what, quantity, unit]),
  )
  for (const [at, [, , , kg]] of wanted.entries()) {
    expect(lines[at]?.kgCo2ePerUnit).toBeCloseTo(kg, 9)
  }
})
