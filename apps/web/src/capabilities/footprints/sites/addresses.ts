import type { Addresses } from '../../../addresses.ts'

export const SITES_ADDRESSES: Addresses = {
  'my-impact/dashboards/footprint/:footprintId/sites': 'sites.route.tsx',
}
