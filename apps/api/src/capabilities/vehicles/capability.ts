import type { Capability } from '../../capability.ts'
import { sweepDrafts } from './identify/draft-records.ts'
import { vehicleRoutes } from './routes.ts'
import { VEHICLE } from './vehicle-kind.ts'

export const vehicles: Capability = {
  name: 'vehicles',
  says: 'What a vehicle emits: identified, calculated, saved and offset.',
  owns: {
    catalogue_choice: { kept: 'common' },
    catalogue_vehicle: { kept: 'common' },
    described_vehicle: { kept: 'choices' },
    registry_answer: { kept: 'registry' },
    vehicle: { kept: 'yours', exported: { of: 'account' } },
    vehicle_draft: { kept: 'choices' },
    vehicle_offset: { kept: 'books', exported: { of: 'account' } },
  },
  reads: ['certificate', 'invoice', 'purchase', 'purchase_quote'],
  alsoWrites: ['account'],
  routes: vehicleRoutes,
  sweeps: [sweepDrafts],
  purchaseKinds: { vehicle: VEHICLE },
  bodies: { fileForms: [/^\/my-impact\/manage\/vehicles\/import$/] },
}
