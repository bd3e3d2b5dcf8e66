import { randomUUID } from 'node:crypto'
import { StepIdentify } from '@understory/contracts/vehicles/identification/identify-vehicles.ts'
import { QuoteVehiclesAsGuest } from '@understory/contracts/vehicles/vehicles/guest-vehicles.ts'
import {
  ImportFleet,
  QuoteVehicles,
  RecalculateVehicle,
  RemoveVehicle,
  SaveVehicles,
  ShowVehicleOwner,
  UpdateVehicle,
} from '@understory/contracts/vehicles/vehicles/vehicles.ts'
import { all, one, type Promised, some } from './promises.ts'
import type { Scene } from './scene.ts'

const CAR = {
  market: 'uk',
  vehicleType: 'car',
  basis: {
    kind: 'ghg-estimate',
    answers: { fuelType: 'petrol', reportingYear: '2025', vehicleCategory: 'medium' },
  },
  registrationNumber: null,
  annualMileage: 4_321,
  mileageUnit: 'mi',
  multiplyVehicles: 1,
} as const

const FLEET =
  'Registration number,Vehicle type,Fuel type,Vehicle category,Annual mileage,Vehicles\nFB68VAN,van,diesel,medium,12000,1\n'

export const CARS = [CAR]

export async function savedVehicles({ api, owner }: Scene): Promise<string[]> {
  const { data } = await api.call(SaveVehicles, { body: { vehicles: CARS } }, owner.bearer)
  return data.vehicleIds
}

const vehicleOf = async (scene: Scene) => ({
  by: scene.owner.bearer,
  params: { vehicleId: (await savedVehicles(scene))[0] ?? '' },
})

export const OF_VEHICLES: readonly Promised[] = [
  all(StepIdentify, () => ({
    params: { draftId: randomUUID() },
    body: { audience: 'business', step: { kind: 'go', action: 'ghg-estimate' } },
  })),
  all(SaveVehicles, ({ owner }) => ({ by: owner.bearer, body: { vehicles: CARS } })),
  all(UpdateVehicle, async (scene) => ({
    ...(await vehicleOf(scene)),
    body: { annualMileage: 5_000 },
  })),
  all(RecalculateVehicle, vehicleOf),
  one(RemoveVehicle, ['VEHICLE_NOT_FOUND'], vehicleOf),
  some(ImportFleet, ['IMPORT_IN_PROGRESS'], ({ owner }) => ({
    by: owner.bearer,
    body: { csv: FLEET },
  })),
  all(QuoteVehiclesAsGuest, () => ({
    body: { audience: 'personal', currency: 'GBP', vehicles: CARS },
  })),
  all(QuoteVehicles, async (scene) => ({
    by: scene.owner.bearer,
    body: {
      audience: 'business',
      currency: 'GBP',
      vehicleIds: await savedVehicles(scene),
      from: scene.api.deps.clock().toISOString().slice(0, 10),
    },
  })),
  all(ShowVehicleOwner, ({ owner }) => ({ by: owner.bearer, body: { isShown: true } })),
]
