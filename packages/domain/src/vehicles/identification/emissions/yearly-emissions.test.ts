import { describe, expect, test } from 'vitest'
import {
  ESTIMATE_FIELDS,
  type EstimateAnswers,
  type EstimateField,
  estimateFields,
  estimateOptions,
} from '../identify/estimate-options.ts'
import type { TypeApproval, VehicleDescription } from '../identify/vehicle-description.ts'
import { MARKETS, VEHICLE_TYPES } from '../vehicle-kinds.ts'
import { EMISSION_FACTORS } from './emission-factors.ts'
import { yearlyEmissions } from './yearly-emissions.ts'

const THIS_YEAR = 2026

function vehicle(changes: Partial<VehicleDescription> & Pick<VehicleDescription, 'basis'>) {
  return {
    market: 'uk',
    vehicleType: 'car',
    registrationNumber: null,
    annualMileage: 10_000,
    mileageUnit: 'km',
    multiplyVehicles: 1,
    ...changes,
  } as const satisfies VehicleDescription
}

function estimate(answers: EstimateAnswers, changes: Partial<VehicleDescription> = {}) {
  const computed = yearlyEmissions(
    vehicle({ basis: { kind: 'ghg-estimate', answers }, ...changes }),
    THIS_YEAR,
  )
  if (!computed.ok) throw new Error(computed.problem)
  return computed.emissions
}

describe('ten thousand kilometres by the published factors', () => {
  // Read off the publications: UK "Passenger vehicles", "Delivery vehicles", "UK electricity for EVs", "Business travel- land".
  const lorry = {
    fuelType: 'diesel',
    chassis: 'articulated',
    tonnageCat: 'heavy',
    refrigerated: 'false',
  }
  test.each([
    ['car', '2024', { fuelType: 'petrol', vehicleCategory: 'average' }, 1_645_000],
    ['car', '2024', { fuelType: 'diesel', vehicleCategory: 'average' }, 1_698_400],
    ['car', '2021', { fuelType: 'diesel', vehicleCategory: 'mini' }, 1_063_000],
    ['car', '2021', { fuelType: 'petrol', vehicleCategory: 'mini' }, 1_361_000],
    ['car', '2021', { fuelType: 'phev', vehicleCategory: 'supermini' }, 556_900],
    ['van', '2021', { fuelType: 'bev', vehicleCategory: 'small' }, 395_500],
    ['motorbike', '2021', { fuelType: 'petrol', vehicleCategory: 'small' }, 830_600],
    ['bus', '2025', { fuelType: 'unknown', vehicleCategory: 'localBusNotLondon' }, 1_252_500],
    ['bus', '2025', { fuelType: 'unknown', vehicleCategory: 'coach' }, 277_600],
    ['hgv', '2021', { ...lorry, tonnageCat: 'light', chassis: 'rigid', laden: '0' }, 4_454_300],
  ] as const)('%s of %s: %o', (vehicleType, reportingYear, answers, grams) => {
    expect(estimate({ reportingYear, ...answers }, { vehicleType }).total).toBe(grams)
  })

  test('a lorry half full is the mean of an empty and a full one, to the fifth decimal', () => {
    const at = (laden: string) =>
      estimate({ ...lorry, reportingYear: '2025', laden }, { vehicleType: 'hgv' }).total
    expect(Math.abs(at('50') - (at('0') + at('100')) / 2)).toBeLessThanOrEqual(100)
  })

  // EPA hub of January 2025, tables 8 and 10: kg CO2e per mile.
  test.each([
    ['car', 'unknown', 298_570],
    ['van', 'unknown', 396_637],
    ['motorbike', 'petrol', 375_468],
    ['hgv', 'unknown', 1_308_286],
    ['bus', 'unknown', 66_632],
  ] as const)('a thousand miles of a %s in the United States', (vehicleType, fuelType, grams) => {
    const changes = { market: 'us', vehicleType, annualMileage: 1_000, mileageUnit: 'mi' } as const
    expect(estimate({ fuelType, reportingYear: '2025' }, changes).total).toBe(grams)
  })
})

describe('a result shows its arithmetic', () => {
  const electric = { fuelType: 'bev', reportingYear: '2025', vehicleCategory: 'average' }

  test('electric driving is generation and grid losses, apart', () => {
    const { lines, perVehicle } = estimate(electric)
    expect(lines.map(({ what }) => what)).toEqual(['electricity', 'grid-losses'])
    expect(lines.reduce((sum, line) => sum + line.grams, 0)).toBe(perVehicle)
  })

  test('well-to-tank stands beside the total, never in it', () => {
    const { wellToTank, total } = estimate({
      ...electric,
      fuelType: 'petrol',
      reportingYear: '2024',
    })
    expect(wellToTank?.year).toBe(2024)
    expect(total).toBe(1_645_000)
  })

  test('miles become kilometres by 1.609344', () => {
    const answers = { fuelType: 'petrol', reportingYear: '2024', vehicleCategory: 'average' }
    const { distance, total } = estimate(answers, { annualMileage: 8_000, mileageUnit: 'mi' })
    expect(distance).toBeCloseTo(12_874.752, 6)
    expect(total).toBe(2_117_897)
  })

  test('a year without a factor names the year that is used instead', () => {
    const answers = { fuelType: 'unknown', reportingYear: '2026' }
    const { factorSet, notes } = estimate(answers, { market: 'us' })
    expect(factorSet.year).toBe(2025)
    expect(notes.join()).toContain('There is no factor for 2026 yet')
  })

  test('well-to-tank of a 2026 car is that of 2025, and says so', () => {
    const { wellToTank } = estimate({ ...electric, fuelType: 'petrol', reportingYear: '2026' })
    expect(wellToTank?.year).toBe(2025)
  })

  test('a whole bus is its passengers at their official number', () => {
    const answers = { fuelType: 'unknown', reportingYear: '2025', vehicleCategory: 'coach' }
    const { total, notes } = estimate({ ...answers, wholeVehicle: 'true' }, { vehicleType: 'bus' })
    expect(total).toBe(4_874_656)
    expect(notes.join()).toContain('17.56 passengers')
  })

  test('several vehicles are that many times one', () => {
    const one = estimate(electric)
    const many = estimate(electric, { multiplyVehicles: 7 })
    expect(many.total).toBe(one.total * 7)
  })

  test('a combination that no set holds is refused, not guessed', () => {
    const answers = { fuelType: 'ffv', reportingYear: '2025', vehicleCategory: 'average' }
    const asked = vehicle({ basis: { kind: 'ghg-estimate', answers } })
    expect(yearlyEmissions(asked, THIS_YEAR)).toEqual({ ok: false, problem: 'NO_FACTOR' })
  })
})

describe('type-approval figures', () => {
  const tested: TypeApproval = {
    source: 'catalogue',
    fuelType: 'petrol',
    transmission: 'manual',
    make: 'Ford',
    productionYear: 2022,
    baseModelName: 'Fiesta',
    modelName: 'Fiesta 1.0',
    engineSizeL: '1.0',
    gCo2ePerKm: 120,
    spread: null,
    cycle: 'WLTP',
  }
  const compute = (changes: Partial<TypeApproval>, of: Partial<VehicleDescription> = {}) => {
    const basis = { kind: 'type-approval', ...tested, ...changes } as const
    const computed = yearlyEmissions(vehicle({ basis, ...of }), THIS_YEAR)
    if (!computed.ok) throw new Error(computed.problem)
    return computed.emissions
  }

  // Methodology paper of 2025, tables 16 and 20.
  test.each([
    [{ cycle: 'WLTP', productionYear: 2022 }, 120 * 1.2275],
    [{ cycle: 'NEDC', productionYear: 2015 }, 120 * 1.415],
    [{ cycle: 'NEDC', productionYear: 2007 }, 120 * 1.1565],
    [{ cycle: 'EPA', productionYear: 2022 }, 120],
  ] as const)('%o is uplifted to real driving', (changes, gramsPerKm) => {
    expect(compute(changes).total).toBe(Math.round(gramsPerKm * 10_000))
  })

  test('a year without an uplift takes the nearest, and says so', () => {
    const { total, notes } = compute({ cycle: 'NEDC', productionYear: 2003 })
    expect(total).toBe(1_387_800)
    expect(notes.join()).toContain('The uplift is that of 2007')
  })

  test('several variants give the median with its range', () => {
    const spread = { low: 110, high: 140, variants: 3 }
    const { range, notes } = compute({ spread, cycle: 'EPA' })
    expect(range).toEqual({ low: 1_100_000, high: 1_400_000 })
    expect(notes.join()).toContain('3 variants')
  })

  test('an electric car is the electricity of the average one', () => {
    const average = estimate({ fuelType: 'bev', reportingYear: '2026', vehicleCategory: 'average' })
    const emissions = compute({ fuelType: 'bev', gCo2ePerKm: 0, engineSizeL: null })
    expect(emissions.total).toBe(average.total)
    expect(emissions.factorSet.year).toBe(2026)
  })

  test('a plug-in hybrid is its engine, uplifted, and its electricity', () => {
    const { lines } = compute({ fuelType: 'phev', gCo2ePerKm: 30 })
    expect(lines.map(({ what }) => what)).toEqual(['tailpipe', 'electricity', 'grid-losses'])
    expect(lines[0]?.grams).toBe(371_100)
    const us = compute({ fuelType: 'phev', gCo2ePerKm: 30, cycle: 'EPA' }, { market: 'us' })
    expect(us.notes.join()).toContain('Electricity for charging is not in this figure')
  })
})

describe('every combination that is offered computes', () => {
  type Path = { readonly answers: EstimateAnswers; readonly left: readonly EstimateField[] }

  function paths(market: 'uk' | 'us', vehicleType: VehicleDescription['vehicleType']) {
    let open: Path[] = [{ answers: {}, left: estimateFields(market, vehicleType) }]
    while (open.some(({ left }) => left.length > 0)) {
      open = open.flatMap(({ answers, left }) => {
        const [field, ...rest] = left
        if (!field) return [{ answers, left }]
        const asked = { market, vehicleType, answers, thisYear: THIS_YEAR }
        const options = estimateOptions(asked, field)
        expect(options.length, `${field} after ${JSON.stringify(answers)}`).toBeGreaterThan(0)
        return options.map(({ value }) => ({ answers: { ...answers, [field]: value }, left: rest }))
      })
    }
    return open.map(({ answers }) => answers)
  }

  const kinds = MARKETS.flatMap((market) => VEHICLE_TYPES.map((type) => [market, type] as const))
  test.each(kinds)('%s %s', (market, vehicleType) => {
    const all = paths(market, vehicleType)
    expect(all.length).toBeGreaterThan(0)
    for (const answers of all) {
      const { total, lines } = estimate(answers, { market, vehicleType })
      expect(total, JSON.stringify(answers)).toBeGreaterThan(0)
      expect(lines.length).toBeGreaterThan(0)
    }
  })

  test('and every published factor but the derived order of fields can be reached', () => {
    const reached = new Set(
      kinds.flatMap(([market, vehicleType]) =>
        paths(market, vehicleType).map((answers) => {
          const key = ESTIMATE_FIELDS.filter((field) => field !== 'wholeVehicle')
          return [market, vehicleType, ...key.map((field) => answers[field] ?? '')].join('|')
        }),
      ),
    )
    const missing = EMISSION_FACTORS.filter(
      (f) =>
        !reached.has(
          [
            f.market,
            f.vehicleType,
            f.fuelType,
            f.year,
            f.vehicleCategory ?? '',
            f.chassis ?? '',
            f.tonnageCat ?? '',
            f.laden ?? '',
            f.refrigerated ?? '',
          ].join('|'),
        ),
    )
    expect(missing).toEqual([])
  })
})
