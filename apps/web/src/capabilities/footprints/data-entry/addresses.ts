import type { Addresses } from '../../../addresses.ts'

export const DATA_ENTRY_ADDRESSES: Addresses = {
  'my-impact/data-entry': 'data-entry.route.tsx',
}
