import type { Addresses } from '../../../addresses.ts'

export const YEARS_ADDRESSES: Addresses = {
  'my-impact/dashboards/footprint/years': 'years.route.tsx',
  'my-impact/dashboards/footprint/years.csv': 'years-csv.route.ts',
  'my-impact/dashboards/footprint/years.xlsx': 'years-xlsx.route.ts',
}
