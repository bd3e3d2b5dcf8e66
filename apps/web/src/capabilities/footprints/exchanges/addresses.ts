import type { Addresses } from '../../../addresses.ts'

export const EXCHANGES_ADDRESSES: Addresses = {
  'my-impact/dashboards/partners': 'partners.route.tsx',
  'my-impact/dashboards/partners/:exchangeId': 'partner.route.tsx',
}
