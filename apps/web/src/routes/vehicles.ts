import { type RouteConfigEntry, route } from '@react-router/dev/routes'

/** Vehicles: identified, offset, kept and verified. */
export const vehiclesRoutes: RouteConfigEntry[] = [
  route(
    'app/:audience/vehicle/identify',
    'capabilities/vehicles/vehicles/identify/identify.route.tsx',
  ),
  route(
    'app/:audience/vehicle/one-time/setup',
    'capabilities/vehicles/vehicles/setup/vehicle-setup.route.tsx',
  ),
  route('my-impact/manage/vehicles', 'capabilities/vehicles/vehicles/manage/vehicles.route.tsx'),
  route(
    'my-impact/manage/vehicles.csv',
    'capabilities/vehicles/vehicles/fleet/export-fleet.route.ts',
  ),
  route(
    'my-impact/manage/vehicles/import',
    'capabilities/vehicles/vehicles/fleet/import-fleet.route.tsx',
  ),
  route('vehicles-example.csv', 'capabilities/vehicles/vehicles/fleet/fleet-example.route.ts'),
  route('impact/vehicles', 'capabilities/vehicles/vehicles/verification/verify-vehicles.route.tsx'),
  route(
    'impact/vehicles/vehicle',
    'capabilities/vehicles/vehicles/verification/verify-vehicle.route.tsx',
  ),
  route(
    'impact/vehicles/account',
    'capabilities/vehicles/vehicles/verification/verify-account.route.tsx',
  ),
]
