import { describe, expect, test } from 'vitest'
import { type RegistryFacts, readRegisteredVehicle } from './registered-vehicle.ts'
import { parseRegistration, spacedRegistration } from './registration.ts'

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
    expect(readRegisteredVehicle(CAR)).toEqual({
      vehicleType: 'car',
      fuelType: 'diesel',
      make: 'Skoda',
      productionYear: 2017,
      engineSizeL: '2.0',
      colour: null,
      tested: {
        source: 'registry',
        fuelType: 'diesel',
        transmission: null,
        make: 'Skoda',
        productionYear: 2017,
        baseModelName: null,
        modelName: null,
        engineSizeL: '2.0',
        gCo2ePerKm: 114,
        spread: null,
        cycle: 'NEDC',
      },
    })
  })

  test.each([
    ['BMW', 'BMW'],
    ['KIA', 'KIA'],
    ['FORD', 'Ford'],
    ['LAND ROVER', 'Land Rover'],
    ['MERCEDES-BENZ', 'Mercedes-Benz'],
  ])('the make %s is written %s', (make, written) => {
    expect(readRegisteredVehicle({ ...CAR, make }).make).toBe(written)
  })

  test('a colour is written like a make; what is not held is nothing', () => {
    expect(readRegisteredVehicle({ ...CAR, colour: 'DARK GREEN' }).colour).toBe('Dark Green')
    expect(readRegisteredVehicle(NOTHING)).toEqual({
      vehicleType: null,
      fuelType: null,
      make: null,
      productionYear: null,
      engineSizeL: null,
      colour: null,
      tested: null,
    })
  })

  test.each([
    [{ make: null }],
    [{ yearOfManufacture: null }],
    [{ fuelType: null }],
    [{ fuelType: 'STEAM' }],
    [{ typeApproval: null }],
    [{ co2GramsPerKm: null }],
  ])('a car of which %o cannot be computed, so it is estimated', (missing) => {
    expect(readRegisteredVehicle({ ...CAR, ...missing }).tested).toBeNull()
  })

  test('without the month of its registration the year it was made decides how it was tested', () => {
    const cycleOf = (yearOfManufacture: number) =>
      readRegisteredVehicle({ ...CAR, yearOfManufacture, monthOfFirstRegistration: null }).tested
        ?.cycle
    expect([2019, 2020, 2021].map(cycleOf)).toEqual(['NEDC', 'NEDC', 'WLTP'])
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
    for (const co2GramsPerKm of [200, 0, null]) {
      const facts = { ...CAR, fuelType: 'ELECTRICITY', co2GramsPerKm }
      expect(readRegisteredVehicle(facts).tested).toMatchObject({
        fuelType: 'bev',
        gCo2ePerKm: 0,
        engineSizeL: null,
      })
    }
  })

  test.each([
    [{ wheelplan: '2 WHEEL' }, 'motorbike'],
    [{ typeApproval: 'L3' }, 'motorbike'],
    [{ wheelplan: '3 AXLE + 3 AXLE ARTIC', revenueWeightKg: 44_000 }, 'hgv'],
    [{ wheelplan: '3 WHEEL' }, 'motorbike'],
    [{ typeApproval: 'N2' }, 'hgv'],
    [{ typeApproval: 'N3' }, 'hgv'],
    [{ revenueWeightKg: 7_500 }, 'hgv'],
    [{ revenueWeightKg: 3_501 }, 'hgv'],
    [{ revenueWeightKg: 3_500 }, null],
    [{ typeApproval: 'N1', revenueWeightKg: 3_501 }, 'hgv'],
    // A letter after it says what it is built for: off the road.
    [{ typeApproval: 'N1G' }, 'van'],
    [{ typeApproval: 'M1G' }, 'car'],
    [{ typeApproval: 'M2' }, 'bus'],
    // A home on wheels is heavy, and a car.
    [{ typeApproval: 'M1', revenueWeightKg: 4_250 }, 'car'],
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
    ['HYBRID ELECTRIC', 75, 'phev'],
    ['HYBRID ELECTRIC', 76, 'hybrid'],
    ['HYBRID ELECTRIC', 0, 'hybrid'],
    ['DIESEL', 70, 'diesel'],
    ['toString', 100, null],
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
    ['A1', 'A1'],
    ['ABCDE12345', 'ABCDE12345'],
    ['  ER 19 BAD ', 'ER19BAD'],
  ])('%j is read as %s', (typed, read) => {
    expect(parseRegistration(typed)).toEqual({ ok: true, registration: read })
  })

  test.each([
    ['AA19AAA', 'AA19 AAA'],
    ['L2WPS', 'L2WPS'],
    ['A123BCD', 'A123BCD'],
    ['ABC1234', 'ABC1234'],
    ['XAA19AAA', 'XAA19AAA'],
    ['AA19AAAX', 'AA19AAAX'],
  ])('%s stands on its plate as "%s"', (registration, plate) => {
    expect(spacedRegistration(registration)).toBe(plate)
  })

  test.each(['', ' ', 'A', 'AA-19-AAA', "AA19'; drop", 'ÄÖ12ABC', 'ABCDE123456'])(
    '%j is none',
    (typed) => {
      expect(parseRegistration(typed)).toEqual({ ok: false, problem: 'BAD_REGISTRATION' })
    },
  )
})
