import type { Addresses } from '../../../addresses.ts'

export const INVOICES_ADDRESSES: Addresses = {
  'staff/money': 'money.route.tsx',
  'my-impact/invoices/:file': 'invoice-file.route.ts',
}
