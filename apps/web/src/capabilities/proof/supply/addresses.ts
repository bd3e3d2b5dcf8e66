import type { Addresses } from '../../../addresses.ts'

export const SUPPLY_ADDRESSES: Addresses = {
  'staff/supply': 'staff-supply.route.tsx',
  'staff/supply/:lotId/evidence': 'lot-evidence.route.ts',
}
