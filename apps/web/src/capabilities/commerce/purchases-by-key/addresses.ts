import type { Addresses } from '../../../addresses.ts'

export const PURCHASES_BY_KEY_ADDRESSES: Addresses = {
  'app/approvals/:purchaseId': 'approval.route.tsx',
}
