import { both, choosing, get, NOBODY, ofAccount, signedIn, type Visits } from './visit.ts'

/** Choosing and paying. */
export const BUYING_VISITS: Visits = {
  'capabilities/commerce/instant-offset/setup/setup.route.tsx': choosing(
    '/app/personal/instant/one-time/setup',
    { currency: 'GBP', trees: '10' },
    { leadsTo: '/app/payment?quote=', wrong: { trees: '0' }, says: 'No products selected' },
  ),
  'capabilities/vehicles/vehicles/setup/vehicle-setup.route.tsx': both(
    'person',
    '/app/personal/vehicle/one-time/setup',
    { status: 200, says: 'vehicle' },
    { form: { currency: 'GBP', from: '2026-01-01' }, status: 400, says: 'No vehicles yet' },
  ),
  'capabilities/commerce/subscriptions/setup/individual-setup.route.tsx': choosing(
    '/app/personal/individual/recurring/setup',
    { currency: 'GBP', interval: 'month', plan: 'individual_standard' },
    { leadsTo: '/app/payment?plan=', wrong: { plan: 'none' }, says: 'Please choose a plan.' },
  ),
  'capabilities/commerce/subscriptions/setup/household/family-setup.route.tsx': choosing(
    '/app/personal/family/recurring/setup',
    { currency: 'GBP', interval: 'month', adult_standard: '2' },
    { leadsTo: '/app/payment?plan=', wrong: { adult_standard: 'two' }, says: 'whole number' },
  ),
  'capabilities/commerce/subscriptions/setup/workforce-setup.route.tsx': choosing(
    '/app/business/workforce/recurring/setup',
    { currency: 'EUR', interval: 'year', employee_standard: '3' },
    {
      leadsTo: '/app/payment?plan=',
      wrong: { employee_standard: '0' },
      says: 'Please count at least one employee.',
    },
  ),
  'capabilities/commerce/subscriptions/setup/footprint-setup.route.tsx': choosing(
    '/app/business/footprint/setup',
    { currency: 'GBP', interval: 'month', tonnes: '2,5' },
    { leadsTo: '/app/payment?plan=', wrong: { tonnes: '2.55' }, says: '100 kg' },
  ),
  'capabilities/commerce/subscriptions/setup/premium-setup.route.tsx': both(
    'stranger',
    '/app/business/premium/recurring/setup',
    {
      form: { currency: 'GBP', interval: 'month', premium: '1' },
      status: 303,
      leadsTo: '/app/payment?plan=',
    },
    { form: { currency: 'GBP', interval: 'month', premium: '2' }, status: 400 },
  ),
  'capabilities/commerce/gifts/setup/gift-setup.route.tsx': choosing(
    '/app/personal/gift/one-time/setup',
    {
      currency: 'GBP',
      trees: '10',
      co2e: '',
      plastic: '',
      name: 'Ben',
      from: 'Ada',
      theme: 'gift',
    },
    { leadsTo: '/app/payment?quote=', wrong: { name: '' }, says: 'Please say who it is for' },
  ),
  'capabilities/commerce/gifts/gift.route.tsx': {
    succeeds: get('stranger', ({ giftCode }) => `/gift/${giftCode}`, { status: 200, says: 'Ada' }),
    fails: get('stranger', '/gift/aaaaaaaaaaaaaaaaaaaaaa', { status: 404 }),
  },
  'capabilities/commerce/gifts/gift-file.route.ts': {
    succeeds: get('stranger', ({ giftCode }) => `/gift/${giftCode}/certificate.pdf`, {
      status: 200,
      says: '%PDF',
    }),
    fails: get('stranger', '/gift/aaaaaaaaaaaaaaaaaaaaaa/certificate.pdf', { status: 404 }),
  },
  'capabilities/commerce/gifts/manage/gifts.route.tsx': signedIn(
    'person',
    '/my-impact/manage/gifts',
    'Ben',
  ),
  'capabilities/footprints/company-footprints/setup/one-time-setup.route.tsx': choosing(
    '/app/business/footprint/one-time/setup',
    { currency: 'GBP', tonnes: '10', startMonth: new Date().toISOString().slice(0, 7) },
    {
      leadsTo: '/app/payment?quote=',
      wrong: { tonnes: 'ten', startMonth: '2026-01' },
      says: 'Please use a number',
    },
  ),
  'capabilities/footprints/company-footprints/setup/verify-setup.route.tsx': choosing(
    '/app/business/footprint/verify/one-time/setup',
    { currency: 'GBP', scopesOneTwo: 'on', scopeThreeCategories: '2' },
    {
      leadsTo: '/app/payment?quote=',
      wrong: { scopeThreeCategories: 'all' },
      says: 'whole number',
    },
  ),
  'capabilities/footprints/company-footprints/setup/verify-confirmation.route.tsx': signedIn(
    'business',
    '/app/business/footprint/verify/one-time/confirmation',
    'verif',
  ),
  'capabilities/commerce/purchases/payment-page/payment.route.tsx': {
    succeeds: get('person', ({ quoteId }) => `/app/payment?quote=${quoteId}`, {
      status: 200,
      says: '£1.05',
    }),
    fails: get('person', `/app/payment?quote=${NOBODY}`, { status: 404 }),
  },
  'capabilities/commerce/purchases/begin/begin.route.ts': both(
    'person',
    ({ quoteId }) => `/app/payment/begin?quote=${quoteId}`,
    { status: 302, leadsTo: '/app/payment?quote=' },
    { form: { quoteId: NOBODY, country: 'GB' }, status: 404, says: 'refused' },
  ),
  'capabilities/commerce/purchases/confirmed/confirmed.route.tsx': ofAccount(
    ({ paymentId }) => `/stripe-payment-confirmed?payment_intent=${paymentId}`,
    'tree',
  ),
  'capabilities/commerce/payments/cards/cards.route.tsx': signedIn(
    'person',
    '/my-impact/account/cards',
    'card',
  ),
  'capabilities/commerce/payments/cards/new-card.route.tsx': {
    succeeds: get('person', '/my-impact/account/cards/new', {
      form: {},
      status: 200,
      says: 'card',
    }),
    fails: get('stranger', '/my-impact/account/cards/new', { status: 302, leadsTo: '/login' }),
  },
}
