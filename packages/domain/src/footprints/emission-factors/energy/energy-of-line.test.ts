import { describe, expect, test } from 'vitest'
import { INSTRUMENT_CRITERIA } from '../../company-footprints/inventory/market/market-factor.ts'
import { energyOfLine, type LineWithFactor } from './energy-of-line.ts'
import { VEHICLE_KWH_ROWS } from './kwh.generated.ts'

type Factor = NonNullable<LineWithFactor['factor']>

const factorOf = (factor: Partial<Factor>): Factor => ({
  factorId: 'uk-2025:none',
  market: 'uk',
  year: 2025,
  category: 'Fuels',
  name: 'Gaseous fuels > Natural gas',
  unit: 'kWh (Gross CV)',
  ...factor,
})

const line = (change: Partial<LineWithFactor>): LineWithFactor => ({
  category: 'stationaryCombustion',
  quantity: 1_000,
  unit: 'kWh (Gross CV)',
  factor: factorOf({}),
  market: null,
  ...change,
})

const PETROL_CAR = factorOf({
  factorId: 'uk-2024:4_301_3070_4_1',
  year: 2024,
  category: 'Passenger vehicles',
  name: 'Cars (by size) > Average car > Petrol',
  unit: 'km',
})

describe('the energy of a line', () => {
  test('of 10,000 km in an average petrol car of 2024 is 7,096 kWh net, and 7,492 gross', () => {
    const energy = energyOfLine(
      line({ category: 'mobileCombustion', quantity: 10_000, unit: 'km', factor: PETROL_CAR }),
    )
    expect(energy?.kWhNet).toBeCloseTo(7_096.3, 6)
    expect(Math.round(energy?.kWhGross ?? 0)).toBe(7_492)
    expect(energy).toMatchObject({ kind: 'fuel', isRenewable: false })
  })

  test('of 1,000 litres of diesel in 2025 is 10,531 kWh gross', () => {
    const diesel = factorOf({
      factorId: 'uk-2025:1_101_1011_8_1',
      name: 'Liquid fuels > Diesel (average biofuel blend)',
      unit: 'litres',
    })
    const energy = energyOfLine(line({ unit: 'litres', factor: diesel }))
    expect(energy?.kWhGross).toBeCloseTo(10_531, 0)
  })

  test('by gross calorific value has a net one, and the other way round', () => {
    const gross = energyOfLine(line({}))
    const net = energyOfLine(
      line({ unit: 'kWh (Net CV)', factor: factorOf({ unit: 'kWh (Net CV)' }) }),
    )
    expect(gross).toMatchObject({ kWhGross: 1_000 })
    expect(net).toMatchObject({ kWhNet: 1_000 })
    expect((gross?.kWhGross ?? 0) / (gross?.kWhNet ?? 1)).toBeCloseTo((net?.kWhGross ?? 0) / 1_000)
  })

  test('of electricity is what the meter says; a certificate without emissions is renewable', () => {
    const electricity = line({
      category: 'indirectElectricityEmissions',
      quantity: 2,
      unit: 'MWh',
      factor: factorOf({ category: 'UK electricity', name: 'Electricity: UK', unit: 'kWh' }),
    })
    expect(energyOfLine(electricity)).toEqual({
      kind: 'electricity-bought',
      isRenewable: null,
      kWhNet: 2_000,
      kWhGross: 2_000,
    })
    const market = { kind: 'certificate', kgCo2e: 0 } as const
    expect(energyOfLine({ ...electricity, market })?.isRenewable).toBe(true)
    const half = { ...market, criteria: [...INSTRUMENT_CRITERIA], mwh: 1 }
    expect(energyOfLine({ ...electricity, market: half })?.isRenewable).toBeNull()
    expect(energyOfLine({ ...electricity, market: { ...half, mwh: 2 } })?.isRenewable).toBe(true)
    const unconfirmed = { ...market, criteria: [] }
    expect(energyOfLine({ ...electricity, market: unconfirmed })?.isRenewable).toBeNull()
  })

  test('counts cars of employees on business, but neither taxis nor commuting', () => {
    const own = { ...PETROL_CAR, factorId: 'uk-2024:25_301_3070_4_1' }
    const driven = (change: Partial<LineWithFactor>) =>
      energyOfLine(line({ category: 'businessTravel', unit: 'km', factor: own, ...change }))
    expect(driven({})?.kWhNet).toBeCloseTo(709.63)
    expect(driven({ category: 'employeeCommutingAndRemoteWorking' })).toBeNull()
    const taxi = factorOf({ category: 'Business travel- land', name: 'Taxis > Regular taxi' })
    expect(driven({ factor: { ...taxi, unit: 'km' } })).toBeNull()
  })

  test('is not known of what no publisher gives it for', () => {
    const coal = factorOf({ category: 'Bioenergy', name: 'Biomass > Wood logs', unit: 'tonnes' })
    expect(energyOfLine(line({ unit: 'tonnes', factor: coal }))).toBeNull()
    expect(energyOfLine(line({ factor: null }))).toBeNull()
  })

  test('of bought energy with a factor of a supplier is in its unit, where that is of energy', () => {
    const bought = line({ category: 'indirectElectricityEmissions', factor: null })
    expect(energyOfLine({ ...bought, quantity: 2, unit: 'MWh' })).toMatchObject({
      kind: 'electricity-bought',
      kWhNet: 2_000,
      kWhGross: 2_000,
    })
    expect(energyOfLine({ ...bought, unit: 'm2' })).toBeNull()
  })
})

test('the energy of every vehicle row is there', () => {
  expect(VEHICLE_KWH_ROWS).toHaveLength(3_467)
})
