import type { Addresses } from '../../../addresses.ts'

export const STORE_SETTINGS_ADDRESSES: Addresses = {
  'app/business/ecommerce/recurring/setup': 'setup/store-plan-setup.route.tsx',
  'my-impact/manage/integrations/:storeId': 'store.route.tsx',
  'my-impact/manage/integrations/:storeId/preview': 'preview.route.ts',
}
