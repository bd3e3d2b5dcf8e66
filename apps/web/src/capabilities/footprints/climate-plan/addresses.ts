import type { Addresses } from '../../../addresses.ts'

export const CLIMATE_PLAN_ADDRESSES: Addresses = {
  'my-impact/dashboards/targets': 'plan.route.tsx',
  'my-impact/dashboards/targets.csv': 'targets/targets-csv.route.ts',
  'my-impact/dashboards/targets.png': 'targets/target-png.route.ts',
  'my-impact/dashboards/targets/base-year': 'base-year/base-year.route.tsx',
  'my-impact/dashboards/targets/target/:targetId': 'targets/target-form.route.tsx',
  'my-impact/dashboards/targets/action/:actionId': 'actions/action-form.route.tsx',
  'my-impact/dashboards/targets/intensity/:figureId': 'intensity/intensity-form.route.tsx',
}
