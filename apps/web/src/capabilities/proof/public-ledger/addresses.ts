import type { Addresses } from '../../../addresses.ts'

export const PUBLIC_LEDGER_ADDRESSES: Addresses = {
  'public-ledger': 'public-ledger.route.tsx',
  'my-impact/dashboards/public-ledger': 'own-ledger.route.tsx',
}
