import { both, get, NOBODY, signedIn, type Visits, words } from './visit.ts'

/** What was funded, and how anyone checks it. */
export const PROOF_VISITS: Visits = {
  'capabilities/proof/ledger/dashboard/impact-png.route.ts': {
    succeeds: get('person', '/my-impact/dashboards/impact.png', { status: 200, says: 'PNG' }),
    fails: get('person', '/my-impact/dashboards/impact.png?from=soon', {
      status: 400,
      says: 'Please choose a date that exists.',
    }),
  },
  'capabilities/proof/projects/projects.route.tsx': words('/projects', 'Clean cookstoves'),
  'capabilities/proof/projects/project.route.tsx': {
    succeeds: get('stranger', '/projects/clean-cookstoves', { status: 200, says: 'Kumasi' }),
    fails: get('stranger', '/projects/nowhere', { status: 404, says: 'not' }),
  },
  'capabilities/proof/disclosures/disclosure.route.tsx': {
    succeeds: get('stranger', '/projects/clean-cookstoves/disclosure', {
      status: 200,
      says: 'Sample protocol for efficient cookstoves',
    }),
    fails: get('stranger', '/projects/nowhere/disclosure', { status: 404 }),
  },
  'capabilities/proof/disclosures/receipts.route.tsx': {
    succeeds: get('stranger', '/projects/clean-cookstoves/receipts', {
      status: 200,
      says: 'No payment has been published yet',
    }),
    fails: get('stranger', '/projects/nowhere/receipts', { status: 404 }),
  },
  'capabilities/proof/disclosures/receipts-csv.route.ts': {
    succeeds: get('stranger', '/projects/clean-cookstoves/receipts.csv', {
      status: 200,
      says: 'receipt_sha256',
    }),
    fails: get('stranger', '/projects/nowhere/receipts.csv', { status: 404 }),
  },
  'capabilities/proof/disclosures/receipt-file.route.ts': {
    succeeds: get('stranger', ({ receiptId }) => `/receipts/${receiptId}`, {
      status: 200,
      says: '%PDF',
    }),
    fails: get('stranger', `/receipts/${NOBODY}`, { status: 404, says: 'no such receipt' }),
  },
  'capabilities/proof/disclosures/upload/staff-receipt-file.route.ts': {
    succeeds: get('staff', ({ receiptId }) => `/staff/receipts/${receiptId}`, {
      status: 200,
      says: '%PDF',
    }),
    fails: get('staff', `/staff/receipts/${NOBODY}`, { status: 404, says: 'no such receipt' }),
  },
  'capabilities/proof/disclosures/upload/staff-receipts.route.tsx': both(
    'staff',
    '/staff/receipts',
    { status: 200, says: 'receipt.pdf' },
    {
      form: { file: new File(['oak'], 'oak.pdf') },
      status: 400,
      says: 'Nothing was stored',
    },
  ),
  'capabilities/proof/projects/world-map/world-map.route.ts': words('/world-map.svg', ''),
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
  'capabilities/proof/certificates/files/logo-of-certificate.route.ts': {
    succeeds: get('stranger', ({ brandedId }) => `/verify/${brandedId}/logo.png`, { status: 200 }),
    fails: get('stranger', `/verify/${NOBODY}/logo.png`, { status: 404, says: 'certificate' }),
  },
}
