import type { Addresses } from '../../../addresses.ts'

export const GRANTED_IMPACT_ADDRESSES: Addresses = {
  'my-impact/evidence/:grantedId': 'evidence-file.route.ts',
  'staff/accounts/:accountId': 'enter.route.tsx',
}
