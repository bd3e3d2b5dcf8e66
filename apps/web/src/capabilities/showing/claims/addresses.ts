import type { Addresses } from '../../../addresses.ts'

export const CLAIMS_ADDRESSES: Addresses = {
  claims: 'claims.route.tsx',
  'claims/live': 'live.route.ts',
}
