import type { Addresses } from '../../../addresses.ts'

export const SUBSCRIPTIONS_ADDRESSES: Addresses = {
  'app/personal/individual/recurring/setup': 'setup/individual-setup.route.tsx',
  'app/personal/family/recurring/setup': 'setup/household/family-setup.route.tsx',
  'app/business/workforce/recurring/setup': 'setup/workforce-setup.route.tsx',
  'app/business/footprint/setup': 'setup/footprint-setup.route.tsx',
  'app/business/premium/recurring/setup': 'setup/premium-setup.route.tsx',
  'my-impact/manage/subscriptions': 'manage/subscriptions.route.tsx',
  'my-impact/manage/subscriptions/modify': 'manage/modify.route.tsx',
  'my-impact/cycles/:file': 'cycle-file.route.ts',
}
