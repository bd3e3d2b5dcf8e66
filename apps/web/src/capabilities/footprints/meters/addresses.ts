import type { Addresses } from '../../../addresses.ts'

export const METERS_ADDRESSES: Addresses = {
  'my-impact/dashboards/footprint/:footprintId/meters': 'meters.route.tsx',
}
