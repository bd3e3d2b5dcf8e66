import type { Addresses } from '../../../addresses.ts'

export const CONNECTED_STORES_ADDRESSES: Addresses = {
  'app/business/ecommerce/connect': 'connect/connect.route.tsx',
  'my-impact/manage/integrations': 'manage/integrations.route.tsx',
  'my-impact/manage/integrations.csv': 'manage/orders-csv.route.ts',
}
