import { describe, expect, test } from 'vitest'
import type { TypeApproval, VehicleDescription } from '../identify/vehicle-description.ts'
import { typeApprovalEmissions } from './type-approval-emissions.ts'

const FIESTA: TypeApproval = {
  source: 'catalogue',
  fuelType: 'petrol',
  transmission: 'manual',
  make: 'Ford',
  productionYear: 2022,
  baseModelName: 'Fiesta',
  modelName: null,
  engineSizeL: '1.0',
  gCo2ePerKm: 120,
  spread: null,
  cycle: 'WLTP',
}

/** Ten thousand kilometres of one car. */
function driven(
  changes: Partial<TypeApproval>,
  of: Partial<VehicleDescription> = {},
  thisYear = 2025,
) {
  const tested = { ...FIESTA, ...changes }
  const vehicle: VehicleDescription = {
    market: 'uk',
    vehicleType: 'car',
    basis: { kind: 'type-approval', ...tested },
    registrationNumber: null,
    annualMileage: 10_000,
    mileageUnit: 'km',
    multiplyVehicles: 1,
    ...of,
  }
  return typeApprovalEmissions(vehicle, tested, thisYear)
}

const CO2_ALONE =
  'A type-approval figure is CO2 alone: methane and nitrous oxide of the engine are not in it.'
const AVERAGE_ELECTRICITY = 'The electricity is that of the average car of its kind.'
const NO_CHARGING =
  'Electricity for charging is not in this figure: no factor is published for plug-in hybrids in the United States.'

describe('the lines of a tested car', () => {
  test('are its exhaust alone, where it burns', () => {
    expect(driven({})).toMatchObject({
      distance: 10_000,
      unit: 'km',
      of: 'vehicle',
      reportingYear: 2025,
      vehicles: 1,
      wellToTank: null,
      range: null,
      total: 1_473_000,
      lines: [
        {
          what: 'tailpipe',
          kgPerUnit: expect.closeTo(0.1473, 9),
          grams: 1_473_000,
          source:
            '120 g CO2/km (WLTP) plus 22.75% to real driving: 2025 UK Government greenhouse gas conversion factors: Methodology paper, Table 16',
        },
      ],
    })
  })

  test('say who adjusted the figure of the United States to real driving', () => {
    const emissions = driven({ cycle: 'EPA' }, { market: 'us' })
    expect(emissions?.lines).toMatchObject([
      { grams: 1_200_000, source: '120 g CO2/km (EPA), adjusted to real driving by its publisher' },
    ])
  })

  test('are electricity alone, where it charges; its source is that of the set', () => {
    // UK set of 2025: 0.03663 and 0.00384 kg/km.
    const emissions = driven({ fuelType: 'bev', gCo2ePerKm: 0 })
    expect(emissions?.lines).toMatchObject([
      { what: 'electricity', grams: 366_300 },
      { what: 'grid-losses', grams: 38_400 },
    ])
    for (const { source } of emissions?.lines ?? []) {
      expect(source).toMatch(/^UK Government GHG .* 2025 \(DESNZ\), flat file v1: tail:/)
    }
  })

  test('are both for a plug-in hybrid, and its range moves with its exhaust alone', () => {
    const spread = { low: 20, high: 40, variants: 4 }
    const emissions = driven({ fuelType: 'phev', gCo2ePerKm: 30, spread })
    // 30 g with 23.7% more, and 0.01171 + 0.00122 kg/km.
    expect(emissions?.lines.map(({ grams }) => grams)).toEqual([371_100, 117_100, 12_200])
    expect(emissions?.range).toEqual({
      low: 247_400 + 117_100 + 12_200,
      high: 494_800 + 117_100 + 12_200,
    })
  })

  test('drive the miles of their unit', () => {
    const miles = driven({ cycle: 'EPA' }, { mileageUnit: 'mi' })
    expect(miles?.distance).toBeCloseTo(16_093.44, 6)
    expect(miles?.total).toBe(1_931_213)
  })
})

test('variants that do not differ have no range', () => {
  expect(driven({ spread: { low: 120, high: 120, variants: 2 } })?.range).toBeNull()
})

describe('what a tested car leaves out or assumes is said', () => {
  test.each<[string, Partial<TypeApproval>, Partial<VehicleDescription>, string[]]>([
    ['petrol', {}, {}, [CO2_ALONE]],
    ['petrol in the United States', { cycle: 'EPA' }, { market: 'us' }, [CO2_ALONE]],
    ['electric', { fuelType: 'bev', gCo2ePerKm: 0 }, {}, [AVERAGE_ELECTRICITY]],
    [
      'electric, of a year without an uplift',
      { fuelType: 'bev', gCo2ePerKm: 0, productionYear: 2019 },
      {},
      [AVERAGE_ELECTRICITY],
    ],
    ['a plug-in hybrid', { fuelType: 'phev' }, {}, [CO2_ALONE, AVERAGE_ELECTRICITY]],
    [
      'a plug-in hybrid in the United States',
      { fuelType: 'phev', cycle: 'EPA' },
      { market: 'us' },
      [CO2_ALONE, NO_CHARGING],
    ],
    [
      'of a year without an uplift',
      { productionYear: 2018 },
      {},
      [
        CO2_ALONE,
        'The uplift is that of 2020, the nearest year to 2018 that one is published for.',
      ],
    ],
    [
      'one of several variants',
      { spread: { low: 110, high: 140, variants: 3 } },
      {},
      [CO2_ALONE, '3 variants have this description, from 110 to 140 g/km; the median is used.'],
    ],
    ['the only variant', { spread: { low: 120, high: 120, variants: 1 } }, {}, [CO2_ALONE]],
  ])('%s', (_, changes, of, notes) => {
    expect(driven(changes, of)?.notes).toEqual(notes)
  })
})

test('before the first set of factors nothing is computed', () => {
  expect(driven({}, {}, 2019)).toBeNull()
  expect(driven({ fuelType: 'bev', gCo2ePerKm: 0 }, {}, 2019)).toBeNull()
})
