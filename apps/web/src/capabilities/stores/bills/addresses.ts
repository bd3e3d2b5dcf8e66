import type { Addresses } from '../../../addresses.ts'

export const BILLS_ADDRESSES: Addresses = {
  'my-impact/manage/integrations/billing': 'billing.route.tsx',
  'my-impact/manage/integrations/bills/:file': 'bill-csv.route.ts',
  'my-impact/manage/integrations/bills/:billId/orders.txt': 'bill-orders.route.ts',
}
