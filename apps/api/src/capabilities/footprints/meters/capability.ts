import type { Capability } from '../../../capability.ts'
import { meterRoutes } from './routes.ts'

export const meters: Capability = {
  area: 'footprints',
  name: 'meters',
  says: 'Meters of a company with their bills, and the lines that follow from them.',
  owns: {
    energy_meter: {
      modes: 'both',
      isDeletedWithAccount: true,
      retention: 'yours',
      exported: { of: 'account', alsoCsv: true },
    },
    meter_bill: {
      modes: 'both',
      isDeletedWithAccount: true,
      retention: 'yours',
      exported: { of: 'account', alsoCsv: true },
    },
  },
  publishes: ['meter_bill'],
  routes: meterRoutes,
}
