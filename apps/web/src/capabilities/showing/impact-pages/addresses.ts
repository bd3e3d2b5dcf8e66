import type { Addresses } from '../../../addresses.ts'

export const IMPACT_PAGES_ADDRESSES: Addresses = {
  impact: 'directory.route.tsx',
  'impact/:address': 'impact-page.route.tsx',
  'impact/:address/logo.png': 'page-logo.route.ts',
  'impact/:address/share.png': 'page-image.route.ts',
  'my-impact/share/impact-page': 'settings/page-settings.route.tsx',
  'my-impact/share/impact-page/logo.png': 'settings/own-logo.route.ts',
}
