import type { Addresses } from '../../../addresses.ts'

export const LEDGER_ADDRESSES: Addresses = {
  'my-impact': 'overview/overview.route.tsx',
  'my-impact/dashboards/impact': 'dashboard/dashboard.route.tsx',
  'my-impact/dashboards/impact.csv': 'dashboard/impact-csv.route.ts',
  'my-impact/dashboards/impact.png': 'dashboard/impact-png.route.ts',
}
