import type { Capability } from '../../capability.ts'
import { sweepDrafts } from './identify/draft-records.ts'
import { vehicleRoutes } from './routes.ts'
import { VEHICLE } from './vehicle-kind.ts'

export const vehicles: Capability = {
  name: 'vehicles',
  says: 'What a vehicle emits: identified, calculated, saved and offset.',
  routes: vehicleRoutes,
  sweeps: [sweepDrafts],
  purchaseKinds: { vehicle: VEHICLE },
  bodies: { fileForms: [/^\/my-impact\/manage\/vehicles\/import$/] },
}
