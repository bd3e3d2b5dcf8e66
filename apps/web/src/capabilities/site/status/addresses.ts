import type { Addresses } from '../../../addresses.ts'

export const STATUS_ADDRESSES: Addresses = {
  status: 'status.route.tsx',
  'status.json': 'status-json.route.ts',
}
