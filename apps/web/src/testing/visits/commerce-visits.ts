import { both, choosing, get, NOBODY, ofAccount, ofStaff, signedIn, type Visits } from './visit.ts'

/** Choosing, paying, and what was bought. */
export const COMMERCE_VISITS: Visits = {
  'capabilities/commerce/purchases-by-key/approval.route.tsx': ofAccount(
    ({ waitingPurchaseId }) => `/app/approvals/${waitingPurchaseId}`,
    'No, do not buy',
    ['business', 'person'],
  ),
  'capabilities/commerce/invoices/money.route.tsx': ofStaff('/staff/money', 'Invoiced'),
  'capabilities/commerce/instant-offset/setup/setup.route.tsx': choosing(
    '/app/personal/instant/one-time/setup',
    { currency: 'GBP', trees: '10' },
    { leadsTo: '/app/payment?quote=', wrong: { trees: '0' }, says: 'No products selected' },
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
  'capabilities/commerce/invoices/invoice-file.route.ts': {
    succeeds: get('person', ({ purchaseId }) => `/my-impact/invoices/${purchaseId}.pdf`, {
      status: 200,
      says: '%PDF',
    }),
    fails: get('business', ({ purchaseId }) => `/my-impact/invoices/${purchaseId}.pdf`, {
      status: 404,
    }),
  },
  'capabilities/commerce/purchases/list/purchases.route.tsx': signedIn(
    'person',
    '/my-impact/manage/instant',
    '5 trees',
  ),
  'capabilities/commerce/subscriptions/manage/subscriptions.route.tsx': signedIn(
    'person',
    '/my-impact/manage/subscriptions',
    'Standard',
  ),
  'capabilities/commerce/subscriptions/manage/modify.route.tsx': {
    succeeds: get(
      'person',
      ({ subscriptionId }) => `/my-impact/manage/subscriptions/modify?id=${subscriptionId}`,
      { status: 200, says: 'Standard' },
    ),
    fails: get(
      'business',
      ({ subscriptionId }) => `/my-impact/manage/subscriptions/modify?id=${subscriptionId}`,
      { status: 302, leadsTo: '/my-impact/manage/subscriptions' },
    ),
  },
  'capabilities/commerce/granted-impact/evidence-file.route.ts': ofAccount(
    ({ grantedId }) => `/my-impact/evidence/${grantedId}`,
    '%PDF',
    ['business', 'person'],
  ),
  'capabilities/commerce/subscriptions/cycle-file.route.ts': ofAccount(
    ({ cycleId }) => `/my-impact/cycles/${cycleId}.pdf`,
    '%PDF',
  ),
  'capabilities/commerce/granted-impact/enter.route.tsx': ofStaff(
    ({ accountId }) => `/staff/accounts/${accountId}`,
    'A welcome',
  ),
}
