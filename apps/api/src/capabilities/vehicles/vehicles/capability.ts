import type { Capability } from '../../../capability.ts'
import { forgetVehicles } from './forget-vehicles.ts'
import { sweepOfferedYears } from './offset/sweep-offered-years.ts'
import { VEHICLE } from './offset/vehicle-kind.ts'
import { vehicleRoutes } from './routes.ts'

export const vehicles: Capability = {
  area: 'vehicles',
  name: 'vehicles',
  says: 'Which vehicles an account has, and what of their driving is offset.',
  owns: {
    described_vehicle: { modes: 'both', retention: 'choices' },
    vehicle: {
      whenAccountCloses:
        'deleted, but for those that an offset or a verified footprint counts: these lose what names them',
      modes: 'both',
      retention: 'yours',
      exported: { of: 'account' },
    },
    vehicle_offset: { modes: 'live', retention: 'books', exported: { of: 'account' } },
  },
  publishes: ['vehicle', 'vehicle_offset'],
  asPlatform: {
    'offset/covered-driving.ts': 'driving that others paid for is counted, and shown to nobody',
    'offset/find-vehicle-obstacle.ts':
      'driving that others paid for is counted, and shown to nobody',
    'offset/quote-as-guest.ts':
      'what is paid for a registration number already is known of all accounts',
    'offset/quote-vehicles.ts': 'driving that others paid for is counted, and shown to nobody',
    'offset/vehicle-kind.ts': 'vehicles of a guest are of no account yet',
    'verify-vehicle.ts': 'whether a vehicle is offset may be asked by anyone',
  },
  routes: vehicleRoutes,
  sweeps: [sweepOfferedYears],
  purchaseKinds: { vehicle: VEHICLE },
  bodies: { fileForms: [/^\/my-impact\/manage\/vehicles\/import$/] },
  closesAccount: forgetVehicles,
}
