import type { Addresses } from '../../../addresses.ts'

export const CONNECTED_STORES_ADDRESSES: Addresses = {
  'app/business/ecommerce/recurring/setup': 'setup/store-plan-setup.route.tsx',
  'app/business/ecommerce/connect': 'connect/connect.route.tsx',
  'my-impact/manage/integrations': 'manage/integrations.route.tsx',
  'my-impact/manage/integrations.csv': 'manage/orders-csv.route.ts',
  'my-impact/manage/integrations/:storeId': 'settings/store.route.tsx',
  'my-impact/manage/integrations/:storeId/preview': 'settings/preview.route.ts',
  'app/payment/shopify': 'app-billing/app-plan.route.tsx',
  'app/payment/shopify/confirm': 'app-billing/confirm.route.tsx',
}
