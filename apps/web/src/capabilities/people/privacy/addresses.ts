import type { Addresses } from '../../../addresses.ts'

export const PRIVACY_ADDRESSES: Addresses = {
  'my-impact/account/data': 'data.route.tsx',
  'account-deleted': 'account-deleted.route.tsx',
  'my-impact/account/export.zip': 'export.route.ts',
}
