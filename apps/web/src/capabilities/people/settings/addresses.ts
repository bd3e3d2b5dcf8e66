import type { Addresses } from '../../../addresses.ts'

export const SETTINGS_ADDRESSES: Addresses = {
  'my-impact/account/settings': 'settings.route.tsx',
  'my-impact/account/settings/business': 'business.route.tsx',
  'my-impact/account/settings/billing': 'billing.route.tsx',
  'my-impact/account/settings/logo': 'logo/logo-page.route.tsx',
  'my-impact/account/logo': 'logo/logo.route.ts',
  'my-impact/account/logo.png': 'logo/logo-file.route.ts',
  'my-impact/account/notifications': 'notifications.route.tsx',
}
