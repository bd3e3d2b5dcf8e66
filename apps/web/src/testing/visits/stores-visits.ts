import { both, get, NOBODY, type Visits } from './visit.ts'

const ORDERS = '/my-impact/manage/integrations'

/** Stores: connecting them, their orders, and what each contributes. */
export const STORES_VISITS: Visits = {
  'capabilities/stores/store-settings/setup/store-plan-setup.route.tsx': {
    succeeds: get('stranger', '/app/business/ecommerce/recurring/setup', {
      form: {
        currency: 'GBP',
        kind: 'trees',
        trees: '1',
        orders: '400',
        average: '35',
        intent: 'sum',
      },
      status: 200,
      says: '£',
    }),
    fails: get('business', '/app/business/ecommerce/recurring/setup', {
      form: { currency: 'GBP', kind: 'trees', trees: '0', orders: '400', average: '35' },
      status: 400,
      says: 'at least 1',
    }),
  },
  'capabilities/stores/connected-stores/connect/connect.route.tsx': both(
    'business',
    '/app/business/ecommerce/connect',
    { form: { connector: 'rutter' }, status: 303, leadsTo: '/rutter/link' },
    { form: { connector: 'shopify' }, status: 400, says: 'Please use the address of your shop' },
  ),
  'capabilities/stores/connected-stores/manage/integrations.route.tsx': both(
    'business',
    ORDERS,
    { status: 200, says: '1% of the checkout' },
    { form: { intent: 'pause', storeId: NOBODY }, status: 404, says: 'There is no such store' },
  ),
  'capabilities/stores/bills/billing.route.tsx': both(
    'business',
    `${ORDERS}/billing`,
    { status: 200, says: 'You pay afterwards' },
    { form: { intent: 'start', cardId: 'pm_x' }, status: 409, says: 'already has an active' },
  ),
  'capabilities/stores/bills/bill-csv.route.ts': {
    succeeds: get('business', ({ billId }) => `${ORDERS}/bills/${billId}.csv`, {
      status: 200,
      says: 'credited_since',
    }),
    fails: get('business', `${ORDERS}/bills/${NOBODY}.csv`, { status: 404 }),
  },
  'capabilities/stores/bills/bill-orders.route.ts': {
    succeeds: get('business', ({ billId }) => `${ORDERS}/bills/${billId}/orders.txt`, {
      status: 200,
      says: 'entry 1 ',
    }),
    fails: get('business', `${ORDERS}/bills/${NOBODY}/orders.txt`, { status: 404 }),
  },
  'capabilities/stores/connected-stores/manage/orders-csv.route.ts': {
    succeeds: get('business', `${ORDERS}.csv`, { status: 200, says: 'net_value' }),
    fails: get('business', `${ORDERS}.csv?storeId=${NOBODY}`, { status: 404 }),
  },
  'capabilities/stores/app-billing/app-plan.route.tsx': both(
    'business',
    ({ shopifyStoreId }) => `/app/payment/shopify?store=${shopifyStoreId}`,
    { status: 200, says: 'It is a limit, not a price' },
    { form: { cap: 'own', own: '0.5' }, status: 400, says: 'at least one dollar' },
  ),
  'capabilities/stores/app-billing/confirm.route.tsx': {
    succeeds: get(
      'business',
      ({ shopifyStoreId }) => `/app/payment/shopify/confirm?store=${shopifyStoreId}`,
      { status: 200, says: 'There is no plan' },
    ),
    fails: get('business', `/app/payment/shopify/confirm?store=${NOBODY}`, {
      status: 302,
      leadsTo: ORDERS,
    }),
  },
  'capabilities/stores/store-settings/store.route.tsx': both(
    'business',
    ({ storeId }) => `${ORDERS}/${storeId}`,
    { status: 200, says: 'never retrospectively' },
    {
      form: { intent: 'save', kind: 'percentage', percent: '60' },
      status: 400,
      says: 'at most 50',
    },
  ),
  'capabilities/stores/store-settings/preview.route.ts': both(
    'business',
    ({ storeId }) => `${ORDERS}/${storeId}/preview`,
    { form: { kind: 'percentage', percent: '2' }, status: 200, says: 'totalMinor' },
    { form: { kind: 'percentage', percent: '60' }, status: 200, says: 'at most 50' },
  ),
  'capabilities/stores/order-pages/order-page.route.tsx': {
    succeeds: get('business', ({ storeId }) => `${ORDERS}/${storeId}/order-page`, {
      status: 200,
      says: 'hmac_sha256',
    }),
    fails: get('business', `${ORDERS}/${NOBODY}/order-page`, {
      form: { showsProofs: 'yes' },
      status: 404,
    }),
  },
  'capabilities/stores/order-pages/landing.route.tsx': {
    succeeds: get('stranger', '/landing-page', { status: 200, says: 'What your order funded' }),
    fails: get('stranger', `/landing-page?store=${NOBODY}&order=1&code=a`, {
      status: 404,
      says: 'This link leads to no order',
    }),
  },
}
