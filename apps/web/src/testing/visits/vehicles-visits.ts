import { both, get, signedIn, type Visits, words } from './visit.ts'

/** Vehicles: identified, offset, saved, imported, verified. */
export const VEHICLES_VISITS: Visits = {
  'capabilities/vehicles/vehicles/setup/vehicle-setup.route.tsx': both(
    'person',
    '/app/personal/vehicle/one-time/setup',
    { status: 200, says: 'vehicle' },
    { form: { currency: 'GBP', from: '2026-01-01' }, status: 400, says: 'No vehicles yet' },
  ),
  'capabilities/vehicles/identification/identify/identify.route.tsx': {
    succeeds: get('stranger', '/app/personal/vehicle/identify', { status: 200, says: 'vehicle' }),
    fails: get('stranger', '/app/nobody/vehicle/identify', { status: 404 }),
  },
  'capabilities/vehicles/vehicles/manage/vehicles.route.tsx': signedIn(
    'person',
    '/my-impact/manage/vehicles',
    'vehicle',
  ),
  'capabilities/vehicles/vehicles/fleet/export-fleet.route.ts': signedIn(
    'business',
    '/my-impact/manage/vehicles.csv',
    'fuel_type',
  ),
  'capabilities/vehicles/vehicles/fleet/import-fleet.route.tsx': both(
    'business',
    '/my-impact/manage/vehicles/import',
    {
      form: {
        file: new File(
          ['vehicle_type,fuel_type,annual_mileage\ncar,petrol,"12,000"\n'],
          'fleet.csv',
        ),
      },
      status: 303,
      leadsTo: 'saved=1',
    },
    {
      form: {
        file: new File(['vehicle_type,fuel_type,annual_mileage\ncar,petrol,10.000\n'], 'fleet.csv'),
      },
      status: 422,
      says: 'can be read in two ways',
    },
  ),
  'capabilities/vehicles/vehicles/fleet/fleet-example.route.ts': words(
    '/vehicles-example.csv',
    'fuel_type',
  ),
  'capabilities/vehicles/vehicles/verification/verify-vehicles.route.tsx': words(
    '/impact/vehicles',
    'vehicle',
  ),
  'capabilities/vehicles/vehicles/verification/verify-vehicle.route.tsx': both(
    'stranger',
    '/impact/vehicles/vehicle',
    { form: { registrationNumber: 'AB12 CDE' }, status: 200, says: 'AB12' },
    { form: { registrationNumber: '!!!' }, status: 400, says: 'Letters, numbers and spaces only' },
  ),
  'capabilities/vehicles/vehicles/verification/verify-account.route.tsx': {
    succeeds: get('stranger', ({ accountId }) => `/impact/vehicles/account?id=${accountId}`, {
      status: 200,
      says: 'Analytical Engines',
    }),
    fails: get('stranger', '/impact/vehicles/account?id=made-up', { status: 404 }),
  },
}
