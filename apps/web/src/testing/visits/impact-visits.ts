import { both, get, NOBODY, ofAccount, ofStaff, signedIn, type Visits, words } from './visit.ts'

/** What was bought, and its proof. */
export const IMPACT_VISITS: Visits = {
  'capabilities/proof/certificates/check/check.route.tsx': {
    succeeds: get('stranger', `/verify?certificate=${NOBODY}`, {
      status: 302,
      leadsTo: `/verify/${NOBODY}`,
    }),
    fails: get('stranger', '/verify?certificate=oak', {
      status: 400,
      says: 'no certificate number',
    }),
  },
  'capabilities/proof/certificates/verify/verify.route.tsx': {
    succeeds: get('stranger', ({ certificateId }) => `/verify/${certificateId}`, {
      status: 200,
      says: '5 trees',
    }),
    fails: get('stranger', `/verify/${NOBODY}`, { status: 404 }),
  },
  'capabilities/proof/certificates/files/proof-file.route.ts': {
    succeeds: get('stranger', ({ certificateId }) => `/verify/${certificateId}/statement.txt`, {
      status: 200,
      says: 'understory-ledger/v2 statement',
    }),
    fails: get('stranger', ({ certificateId }) => `/verify/${certificateId}/oak.txt`, {
      status: 404,
      says: 'no such file',
    }),
  },
  'capabilities/proof/public-ledger/public-ledger.route.tsx': {
    succeeds: get(
      'stranger',
      ({ certificateId }) => `/public-ledger?certificate=${certificateId}`,
      {
        status: 200,
        says: 'The public ledger',
      },
    ),
    fails: get('stranger', `/public-ledger?certificate=${NOBODY}`, {
      status: 404,
      says: 'certificate',
    }),
  },
  'capabilities/proof/public-ledger/own-ledger.route.tsx': signedIn(
    'person',
    '/my-impact/dashboards/public-ledger',
    '5 trees',
  ),
  'capabilities/proof/certificates/files/share-image.route.ts': {
    succeeds: get('stranger', ({ certificateId }) => `/certificates/${certificateId}.png`, {
      status: 200,
      says: 'PNG',
    }),
    fails: get('stranger', `/certificates/${NOBODY}.png`, { status: 404 }),
  },
  'capabilities/proof/certificates/files/certificate-file.route.ts': {
    succeeds: get('person', ({ certificateId }) => `/my-impact/certificates/${certificateId}.pdf`, {
      status: 200,
      says: '%PDF',
    }),
    fails: get('business', ({ certificateId }) => `/my-impact/certificates/${certificateId}.pdf`, {
      status: 404,
    }),
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
  'capabilities/proof/ledger/overview/overview.route.tsx': signedIn(
    'person',
    '/my-impact',
    'What is next',
  ),
  'capabilities/proof/ledger/dashboard/dashboard.route.tsx': signedIn(
    'person',
    '/my-impact/dashboards/impact',
    'trees',
  ),
  'capabilities/proof/ledger/dashboard/impact-csv.route.ts': signedIn(
    'person',
    '/my-impact/dashboards/impact.csv',
    'tree',
  ),
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
  'capabilities/proof/supply/staff-supply.route.tsx': both(
    'staff',
    '/staff/supply',
    { status: 200, says: 'Batch 1' },
    { form: { intent: 'reverse', lotId: '1', reason: 'short' }, status: 400, says: 'reason' },
  ),
  'capabilities/proof/supply/lot-evidence.route.ts': {
    succeeds: get('staff', ({ lotId }) => `/staff/supply/${lotId}/evidence`, {
      status: 200,
      says: '%PDF',
    }),
    fails: get('staff', '/staff/supply/999/evidence', { status: 404 }),
  },
  'capabilities/commerce/granted-impact/enter.route.tsx': ofStaff(
    ({ accountId }) => `/staff/accounts/${accountId}`,
    'A welcome',
  ),
  'capabilities/showing/impact-pages/directory.route.tsx': words('/impact', 'Who funds what'),
  'capabilities/showing/impact-pages/impact-page.route.tsx': {
    succeeds: get('stranger', ({ impactPage }) => `/impact/${impactPage}`, {
      status: 200,
      says: 'Bread, and woods.',
    }),
    fails: get('stranger', '/impact/nobody-at-all', { status: 404 }),
  },
  'capabilities/showing/impact-pages/page-logo.route.ts': {
    succeeds: get('stranger', ({ impactPage }) => `/impact/${impactPage}/logo.png`, {
      status: 200,
      says: 'PNG',
    }),
    fails: get('stranger', '/impact/nobody-at-all/logo.png', { status: 404 }),
  },
  'capabilities/showing/impact-pages/page-image.route.ts': {
    succeeds: get('stranger', ({ impactPage }) => `/impact/${impactPage}/share.png`, {
      status: 200,
      says: 'PNG',
    }),
    fails: get('stranger', '/impact/nobody-at-all/share.png', { status: 404 }),
  },
  'capabilities/showing/shareables/pictures/brand-mark.route.ts': {
    succeeds: get('stranger', '/brand/moss.svg', { status: 200 }),
    fails: get('stranger', '/brand/gold.svg', { status: 404 }),
  },
  'capabilities/showing/shareables/pictures/assets.route.tsx': signedIn(
    'person',
    '/my-impact/share/assets',
    'What you can say',
  ),
  'capabilities/showing/shareables/pictures/shareables.route.tsx': signedIn(
    'person',
    '/my-impact/share/shareables',
    'Words to go with it',
  ),
  'capabilities/showing/shareables/pictures/own-image.route.ts': {
    succeeds: get('person', '/my-impact/share/images/link.png', { status: 200, says: 'PNG' }),
    fails: get('person', '/my-impact/share/images/poster.png', { status: 404 }),
  },
  'capabilities/showing/impact-pages/settings/own-logo.route.ts': {
    succeeds: get('business', '/my-impact/share/impact-page/logo.png', {
      status: 200,
      says: 'PNG',
    }),
    fails: get('person', '/my-impact/share/impact-page/logo.png', { status: 404 }),
  },
  'capabilities/showing/impact-pages/settings/page-settings.route.tsx': both(
    'person',
    '/my-impact/share/impact-page',
    {
      form: { intent: 'preview', showsName: 'on', mission: 'Slow bread' },
      status: 200,
      says: 'Slow bread',
    },
    {
      form: { intent: 'save', showsName: 'on', website: 'no site' },
      status: 400,
      says: 'valid website',
    },
  ),
}
