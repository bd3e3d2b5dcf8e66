import { expect, test } from 'vitest'
import type { TypeApproval, VehicleDescription } from './vehicle-description.ts'
import { vehicleTitle } from './vehicle-title.ts'

const FIESTA: TypeApproval = {
  source: 'catalogue',
  fuelType: 'petrol',
  transmission: 'manual',
  make: 'Ford',
  productionYear: 2022,
  baseModelName: 'Fiesta',
  modelName: 'Fiesta ST-Line',
  engineSizeL: '1.0',
  gCo2ePerKm: 120,
  spread: null,
  cycle: 'WLTP',
}

const titled = (
  basis: VehicleDescription['basis'],
  kind: Pick<VehicleDescription, 'market' | 'vehicleType'> = { market: 'uk', vehicleType: 'car' },
) =>
  vehicleTitle({
    ...kind,
    basis,
    registrationNumber: null,
    annualMileage: 8_000,
    mileageUnit: 'mi',
    multiplyVehicles: 1,
  })

test('a model is its year, its make and its name', () => {
  expect(titled({ kind: 'type-approval', ...FIESTA })).toBe(
    '2022 Ford Fiesta ST-Line, 1.0 l, petrol',
  )
})

test('a model of which only the family is known goes by that, and else by its make', () => {
  const family = { ...FIESTA, modelName: null, engineSizeL: null }
  expect(titled({ kind: 'type-approval', ...family })).toBe('2022 Ford Fiesta, petrol')
  expect(titled({ kind: 'type-approval', ...family, baseModelName: null })).toBe(
    '2022 Ford, petrol',
  )
})

test('an electric model has no engine to speak of', () => {
  const electric = { ...FIESTA, fuelType: 'bev', engineSizeL: '-' } as const
  expect(titled({ kind: 'type-approval', ...electric })).toBe(
    '2022 Ford Fiesta ST-Line, battery electric',
  )
})

test.each([
  ['uk', 'car', { fuelType: 'petrol', vehicleCategory: 'average' }, 'Car, petrol'],
  ['us', 'car', { fuelType: 'petrol' }, 'Car, gasoline'],
  ['us', 'hgv', { fuelType: 'unknown' }, 'Truck'],
  ['uk', 'bus', { fuelType: 'unknown', vehicleCategory: 'coach' }, 'Bus or coach, coach'],
  [
    'uk',
    'bus',
    { fuelType: 'unknown', vehicleCategory: 'coach', wholeVehicle: 'true' },
    'Bus or coach, coach, the whole vehicle',
  ],
  [
    'uk',
    'bus',
    { fuelType: 'unknown', vehicleCategory: 'coach', wholeVehicle: 'false' },
    'Bus or coach, coach',
  ],
  [
    'uk',
    'hgv',
    {
      fuelType: 'diesel',
      chassis: 'articulated',
      tonnageCat: 'heavy',
      laden: '50',
      refrigerated: 'true',
    },
    'HGV, articulated, heavy: over 33 t, half full (50% laden), refrigerated, diesel',
  ],
  [
    'uk',
    'hgv',
    {
      fuelType: 'diesel',
      chassis: 'rigid',
      tonnageCat: 'average',
      laden: 'average',
      refrigerated: 'false',
    },
    'HGV, rigid, any weight, average load, diesel',
  ],
  ['uk', 'hgv', { fuelType: 'diesel', laden: '75' }, 'HGV, 75, diesel'],
  ['uk', 'car', { fuelType: 'lpg', vehicleCategory: 'mpv' }, 'Car, MPV, LPG'],
  ['uk', 'van', { fuelType: 'cng', vehicleCategory: 'average' }, 'Van, natural gas (CNG)'],
  ['uk', 'van', {}, 'Van'],
] as const)('in the %s a %s by %o is "%s"', (market, vehicleType, answers, title) => {
  expect(titled({ kind: 'ghg-estimate', answers }, { market, vehicleType })).toBe(title)
})
