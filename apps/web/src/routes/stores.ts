import { type RouteConfigEntry, route } from '@react-router/dev/routes'

/** Stores of businesses: connecting, setting up and following them. */
export const storesRoutes: RouteConfigEntry[] = [
  route('app/business/ecommerce/recurring/setup', 'capabilities/stores/store-plan-setup.route.tsx'),
  route('app/business/ecommerce/connect', 'capabilities/stores/connect/connect.route.tsx'),
  route('my-impact/manage/integrations', 'capabilities/stores/manage/integrations.route.tsx'),
  route('my-impact/manage/integrations.csv', 'capabilities/stores/manage/orders-csv.route.ts'),
  route('my-impact/manage/integrations/billing', 'capabilities/stores/billing/billing.route.tsx'),
  route(
    'my-impact/manage/integrations/bills/:file',
    'capabilities/stores/billing/bill-csv.route.ts',
  ),
  route(
    'my-impact/manage/integrations/bills/:billId/orders.txt',
    'capabilities/stores/billing/bill-orders.route.ts',
  ),
  route('my-impact/manage/integrations/:storeId', 'capabilities/stores/settings/store.route.tsx'),
  route(
    'my-impact/manage/integrations/:storeId/preview',
    'capabilities/stores/settings/preview.route.ts',
  ),
  route(
    'my-impact/manage/integrations/:storeId/order-page',
    'capabilities/stores/order-page/order-page.route.tsx',
  ),
  route('landing-page', 'capabilities/stores/order-page/landing.route.tsx'),
  route('app/payment/shopify', 'capabilities/stores/app-billing/app-plan.route.tsx'),
  route('app/payment/shopify/confirm', 'capabilities/stores/app-billing/confirm.route.tsx'),
]
