import { describe, expect, test } from 'vitest'
import type { VehicleDescription } from '../../vehicles/vehicle-description.ts'
import { yearlyEmissions } from '../../vehicles/yearly-emissions.ts'
import { scopeOf } from '../scopes.ts'
import { vehicleLines } from './vehicle-lines.ts'

const car = (fuelType: string, change: object = {}): VehicleDescription => ({
  market: 'uk',
  vehicleType: 'car',
  basis: {
    kind: 'ghg-estimate',
    answers: { fuelType, reportingYear: '2024', vehicleCategory: 'average' },
  },
  registrationNumber: null,
  annualMileage: 10_000,
  mileageUnit: 'km',
  multiplyVehicles: 1,
  ...change,
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
    // UK Government GHG Conversion Factors 2024: average petrol car 0.1645, well-to-tank 0.04531 kg per km.
    expect(lines[0]).toEqual(['mobileCombustion', 1, 1_645_000])
    expect(lines[1]?.slice(0, 2)).toEqual(['fuelAndEnergyRelatedActivities', 3])
    expect(lines).toHaveLength(2)
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

  test('that was tested has its own tailpipe and the well-to-tank of the average car', () => {
    const tested = {
      basis: {
        kind: 'type-approval',
        source: 'catalogue',
        fuelType: 'petrol',
        transmission: 'manual',
        make: 'Ford',
        productionYear: 2022,
        baseModelName: 'Fiesta',
        modelName: 'Fiesta',
        engineSizeL: '1.0',
        gCo2ePerKm: 100,
        spread: null,
        cycle: 'WLTP',
      },
    }
    const lines = vehicleLines(car('petrol', tested), asked) ?? []
    expect(lines[0]?.kgCo2ePerUnit).toBeCloseTo(0.12275, 9)
    expect(lines[1]).toMatchObject({ what: 'well-to-tank', unit: 'km' })
  })
})
