import type { Addresses } from '../../../addresses.ts'

export const VEHICLES_ADDRESSES: Addresses = {
  'app/:audience/vehicle/one-time/setup': 'setup/vehicle-setup.route.tsx',
  'my-impact/manage/vehicles': 'manage/vehicles.route.tsx',
  'my-impact/manage/vehicles.csv': 'fleet/export-fleet.route.ts',
  'my-impact/manage/vehicles/import': 'fleet/import-fleet.route.tsx',
  'vehicles-example.csv': 'fleet/fleet-example.route.ts',
  'impact/vehicles': 'verification/verify-vehicles.route.tsx',
  'impact/vehicles/vehicle': 'verification/verify-vehicle.route.tsx',
  'impact/vehicles/account': 'verification/verify-account.route.tsx',
}
