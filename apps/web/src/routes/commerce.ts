import { type RouteConfigEntry, route } from '@react-router/dev/routes'

/** What is bought: setups, payment, purchases, plans, gifts. */
export const commerceRoutes: RouteConfigEntry[] = [
  route(
    'my-impact/evidence/:grantedId',
    'capabilities/commerce/granted-impact/evidence-file.route.ts',
  ),
  route('staff/accounts/:accountId', 'capabilities/commerce/granted-impact/enter.route.tsx'),
  route(
    'app/:audience/instant/one-time/setup',
    'capabilities/commerce/instant-offset/setup/setup.route.tsx',
  ),
  route(
    'app/personal/individual/recurring/setup',
    'capabilities/commerce/subscriptions/setup/individual-setup.route.tsx',
  ),
  route(
    'app/personal/family/recurring/setup',
    'capabilities/commerce/subscriptions/setup/household/family-setup.route.tsx',
  ),
  route(
    'app/business/workforce/recurring/setup',
    'capabilities/commerce/subscriptions/setup/workforce-setup.route.tsx',
  ),
  route(
    'app/business/footprint/setup',
    'capabilities/commerce/subscriptions/setup/footprint-setup.route.tsx',
  ),
  route(
    'app/:audience/gift/one-time/setup',
    'capabilities/commerce/gifts/setup/gift-setup.route.tsx',
  ),
  route('gift/:code', 'capabilities/commerce/gifts/gift.route.tsx'),
  route('gift/:code/certificate.pdf', 'capabilities/commerce/gifts/gift-file.route.ts'),
  route('my-impact/manage/gifts', 'capabilities/commerce/gifts/manage/gifts.route.tsx'),
  route(
    'app/business/premium/recurring/setup',
    'capabilities/commerce/subscriptions/setup/premium-setup.route.tsx',
  ),
  route('app/payment', 'capabilities/commerce/purchases/payment-page/payment.route.tsx'),
  route('app/payment/begin', 'capabilities/commerce/purchases/begin/begin.route.ts'),
  route(
    'stripe-payment-confirmed',
    'capabilities/commerce/purchases/confirmed/confirmed.route.tsx',
  ),
  route('my-impact/invoices/:file', 'capabilities/commerce/invoices/invoice-file.route.ts'),
  route('my-impact/manage/instant', 'capabilities/commerce/purchases/list/purchases.route.tsx'),
  route(
    'my-impact/manage/subscriptions',
    'capabilities/commerce/subscriptions/manage/subscriptions.route.tsx',
  ),
  route(
    'my-impact/manage/subscriptions/modify',
    'capabilities/commerce/subscriptions/manage/modify.route.tsx',
  ),
  route('my-impact/cycles/:file', 'capabilities/commerce/subscriptions/cycle-file.route.ts'),
  route('my-impact/account/cards', 'capabilities/commerce/payments/cards/cards.route.tsx'),
  route('my-impact/account/cards/new', 'capabilities/commerce/payments/cards/new-card.route.tsx'),
]
