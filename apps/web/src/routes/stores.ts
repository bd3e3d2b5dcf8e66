import { type RouteConfigEntry, route } from '@react-router/dev/routes'

/** Shops: connected, billed, and the pages of their orders. */
export const storesRoutes: RouteConfigEntry[] = [
  route(
    'app/business/ecommerce/recurring/setup',
    'capabilities/stores/connected-stores/setup/store-plan-setup.route.tsx',
  ),
  route(
    'app/business/ecommerce/connect',
    'capabilities/stores/connected-stores/connect/connect.route.tsx',
  ),
  route(
    'my-impact/manage/integrations',
    'capabilities/stores/connected-stores/manage/integrations.route.tsx',
  ),
  route(
    'my-impact/manage/integrations.csv',
    'capabilities/stores/connected-stores/manage/orders-csv.route.ts',
  ),
  route('my-impact/manage/integrations/billing', 'capabilities/stores/bills/billing.route.tsx'),
  route('my-impact/manage/integrations/bills/:file', 'capabilities/stores/bills/bill-csv.route.ts'),
  route(
    'my-impact/manage/integrations/bills/:billId/orders.txt',
    'capabilities/stores/bills/bill-orders.route.ts',
  ),
  route(
    'my-impact/manage/integrations/:storeId',
    'capabilities/stores/connected-stores/settings/store.route.tsx',
  ),
  route(
    'my-impact/manage/integrations/:storeId/preview',
    'capabilities/stores/connected-stores/settings/preview.route.ts',
  ),
  route(
    'my-impact/manage/integrations/:storeId/order-page',
    'capabilities/stores/order-pages/order-page.route.tsx',
  ),
  route('landing-page', 'capabilities/stores/order-pages/landing.route.tsx'),
  route(
    'app/payment/shopify',
    'capabilities/stores/connected-stores/app-billing/app-plan.route.tsx',
  ),
  route(
    'app/payment/shopify/confirm',
    'capabilities/stores/connected-stores/app-billing/confirm.route.tsx',
  ),
]
