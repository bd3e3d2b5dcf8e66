import type { Addresses } from '../../../addresses.ts'

export const HOUSEHOLD_ADDRESSES: Addresses = {
  'solutions/personal/carbon-footprint': 'intro.route.tsx',
  'app/personal/household': 'household.route.tsx',
  'my-impact/dashboards/household': 'saved/saved.route.tsx',
}
