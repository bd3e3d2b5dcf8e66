import type { Addresses } from '../../../addresses.ts'

export const ORDER_PAGES_ADDRESSES: Addresses = {
  'my-impact/manage/integrations/:storeId/order-page': 'order-page.route.tsx',
  'landing-page': 'landing.route.tsx',
}
