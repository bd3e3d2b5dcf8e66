import { describe, expect, test } from 'vitest'
import { type RegistryFacts, readRegisteredVehicle } from './registered-vehicle.ts'
import { parseRegistration } from './registration.ts'

const NOTHING: RegistryFacts = {
  make: null,
  colour: null,
  fuelType: null,
  engineCapacityCc: null,
  co2GramsPerKm: null,
  yearOfManufacture: null,
  monthOfFirstRegistration: null,
  typeApproval: null,
  wheelplan: null,
  revenueWeightKg: null,
}

const CAR = {
  ...NOTHING,
  make: 'SKODA',
  fuelType: 'DIESEL',
  engineCapacityCc: 1_968,
  co2GramsPerKm: 114,
  yearOfManufacture: 2017,
  monthOfFirstRegistration: '2017-11',
  typeApproval: 'M1',
  wheelplan: '2 AXLE RIGID BODY',
}

describe('what the registry holds, in our words', () => {
  test('a car with its CO2 can be computed', () => {
    expect(readRegisteredVehicle(CAR)).toMatchObject({
      vehicleType: 'car',
      fuelType: 'diesel',
      make: 'Skoda',
      engineSizeL: '2.0',
      tested: { gCo2ePerKm: 114, cycle: 'NEDC', source: 'registry' },
    })
  })

  test('from April 2020 on the figure is WLTP', () => {
    const tested = (month: string) =>
      readRegisteredVehicle({ ...CAR, monthOfFirstRegistration: month }).tested?.cycle
    expect([tested('2020-03'), tested('2020-04')]).toEqual(['NEDC', 'WLTP'])
  })

  test('a CO2 of 0 on a burning fuel is unknown', () => {
    expect(readRegisteredVehicle({ ...CAR, co2GramsPerKm: 0 }).tested).toBeNull()
  })

  test('an electric car has none, whatever is held', () => {
    const facts = { ...CAR, fuelType: 'ELECTRICITY', co2GramsPerKm: 200, engineCapacityCc: null }
    expect(readRegisteredVehicle(facts).tested).toMatchObject({ fuelType: 'bev', gCo2ePerKm: 0 })
  })

  test.each([
    [{ wheelplan: '2 WHEEL' }, 'motorbike'],
    [{ typeApproval: 'L3' }, 'motorbike'],
    [{ wheelplan: '3 AXLE + 3 AXLE ARTIC', revenueWeightKg: 44_000 }, 'hgv'],
    [{ typeApproval: 'N2' }, 'hgv'],
    [{ revenueWeightKg: 7_500 }, 'hgv'],
    [{ typeApproval: 'N1', revenueWeightKg: 3_200 }, 'van'],
    [{ typeApproval: 'M3', revenueWeightKg: 18_000 }, 'bus'],
    [{ typeApproval: 'M1' }, 'car'],
    [{ wheelplan: '2 AXLE RIGID BODY' }, null],
  ] as const)('%o is a %s', (facts, type) => {
    expect(readRegisteredVehicle({ ...NOTHING, ...facts }).vehicleType).toBe(type)
  })

  test.each([
    ['PETROL', 150, 'petrol'],
    ['HYBRID ELECTRIC', 98, 'hybrid'],
    ['HYBRID ELECTRIC', 44, 'phev'],
    ['ELECTRIC DIESEL', 120, 'hybrid'],
    ['GAS BI-FUEL', 140, 'lpg'],
    ['STEAM', 400, null],
  ] as const)('%s at %i g/km is %s', (fuelType, co2GramsPerKm, fuel) => {
    expect(readRegisteredVehicle({ ...CAR, fuelType, co2GramsPerKm }).fuelType).toBe(fuel)
  })

  test('the uplift is published for cars alone, so a van is estimated', () => {
    expect(readRegisteredVehicle({ ...CAR, typeApproval: 'N1' }).tested).toBeNull()
  })
})

describe('a registration number', () => {
  test.each([
    ['aa19 aaa', 'AA19AAA'],
    ['L2WPS', 'L2WPS'],
    ['  ER 19 BAD ', 'ER19BAD'],
  ])('%j is read as %s', (typed, read) => {
    expect(parseRegistration(typed)).toEqual({ ok: true, registration: read })
  })

  test.each(['', ' ', 'A', 'AA-19-AAA', "AA19'; drop", 'ÄÖ12ABC', 'AA19AAAAAAAA'])(
    '%j is none',
    (typed) => {
      expect(parseRegistration(typed).ok).toBe(false)
    },
  )
})
