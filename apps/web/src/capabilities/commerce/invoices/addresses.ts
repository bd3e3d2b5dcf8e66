import type { Addresses } from '../../../addresses.ts'

export const INVOICES_ADDRESSES: Addresses = {
  'my-impact/invoices/:file': 'invoice-file.route.ts',
}
