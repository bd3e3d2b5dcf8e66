import { both, choosing, get, NOBODY, ofAccount, signedIn, type Visits, words } from './visit.ts'

const ESTIMATE = {
  sector: 'bakery_products',
  country: 'GB',
  turnover: '850,000',
  currency: 'GBP',
  year: '2024',
  startMonth: '2024-01',
}

const LINES = [
  'category,quantity,unit,factor_id,kg_co2e_per_unit,source,upstream',
  'businessTravel,1000,km,,1,A source,no',
  'businessTravel,7780,km,,1,A source,no',
].join('\n')
const DASHBOARD = '/my-impact/dashboards/footprint/'

/** Estimating, refining and declaring a footprint. */
export const FOOTPRINT_VISITS: Visits = {
  'capabilities/footprints/estimate/intro.route.tsx': words(
    '/app/business/footprint',
    'What does your company emit?',
  ),
  'capabilities/footprints/estimate/estimate.route.tsx': choosing(
    '/app/business/footprint/estimate',
    ESTIMATE,
    {
      leadsTo: '/app/business/footprint/estimate/result?sector=bakery_products',
      wrong: { country: 'PK' },
      says: 'Estimate with India instead',
    },
  ),
  'capabilities/footprints/estimate/result.route.tsx': both(
    'business',
    `/app/business/footprint/estimate/result?${new URLSearchParams(ESTIMATE)}`,
    {
      form: { companyName: 'Fernbank Bakery', startMonth: '2024-01', frequency: 'annual' },
      status: 303,
      leadsTo: '/my-impact/dashboards/footprint?saved=true',
    },
    {
      form: { companyName: '', startMonth: '2024-01', frequency: 'annual' },
      status: 400,
      says: 'Please give a name.',
    },
  ),
  'capabilities/footprints/dashboard/footprint-dashboard.route.tsx': both(
    'business',
    '/my-impact/dashboards/footprint',
    { status: 200, says: 'Footprint' },
    { form: { footprintId: NOBODY }, status: 404, says: 'There is no such footprint.' },
  ),
  'capabilities/footprints/dashboard/footprint-csv.route.ts': signedIn(
    'business',
    '/my-impact/dashboards/footprint.csv',
    'scope1_kg',
  ),
  'capabilities/footprints/inventory/inventory.route.tsx': both(
    'business',
    ({ footprintId }) => DASHBOARD + footprintId,
    { status: 200, says: 'Stationary combustion' },
    { form: { intent: 'declare' }, status: 409, says: 'Some categories have neither figures' },
  ),
  'capabilities/footprints/inventory/quick.route.tsx': both(
    'business',
    ({ footprintId }) => `${DASHBOARD}${footprintId}/quick`,
    { form: { gas: '12,000', electricity: '8000' }, status: 303, leadsTo: DASHBOARD },
    { form: { gas: 'much' }, status: 400, says: 'Please use a number' },
  ),
  'capabilities/footprints/inventory/import-lines.route.tsx': both(
    'business',
    ({ footprintId }) => `${DASHBOARD}${footprintId}/import`,
    { form: { csv: LINES }, status: 200, says: '2 lines, 8.78 tonnes' },
    { form: { csv: `${LINES}\nbaking,1,kg` }, status: 422, says: 'Nothing was added.' },
  ),
  'capabilities/footprints/inventory/companies.route.tsx': both(
    'business',
    ({ footprintId }) => `${DASHBOARD}${footprintId}/companies`,
    {
      form: { name: 'Mill Ltd', share: '50', operational: 'yes' },
      status: 303,
      leadsTo: DASHBOARD,
    },
    { form: { name: 'Mill Ltd', share: '120' }, status: 400, says: 'at most 100 per cent' },
  ),
  'capabilities/footprints/inventory/line-example.route.ts': words(
    '/inventory-example.csv',
    'Gas of the ovens',
  ),
  'capabilities/footprints/inventory/line-template.route.ts': words(
    '/inventory-example.xlsx',
    'xl/worksheets/sheet1.xml',
  ),
  'capabilities/footprints/inventory/inventory-xlsx.route.ts': ofAccount(
    ({ footprintId }) => `${DASHBOARD}${footprintId}/inventory.xlsx`,
    'xl/worksheets/sheet1.xml',
    ['business', 'person'],
  ),
  'capabilities/footprints/inventory/category.route.tsx': both(
    'business',
    ({ footprintId }) => `${DASHBOARD}${footprintId}/category/franchises`,
    { form: { state: 'not-applicable', reason: 'We have none.' }, status: 303, leadsTo: DASHBOARD },
    { form: { state: 'not-applicable' }, status: 400, says: 'Please say why it does not apply.' },
  ),
  'capabilities/footprints/inventory/inventory-csv.route.ts': ofAccount(
    ({ footprintId }) => `${DASHBOARD}${footprintId}/inventory.csv`,
    'kg_co2e_per_unit',
    ['business', 'person'],
  ),
  'capabilities/footprints/verification/decide.route.tsx': {
    succeeds: get('staff', ({ verificationId }) => `/staff/verifications/${verificationId}`, {
      status: 200,
      says: 'Decision',
    }),
    fails: get('staff', ({ verificationId }) => `/staff/verifications/${verificationId}`, {
      form: { outcome: 'returned', findings: '' },
      status: 400,
      says: 'Please say what has to change.',
    }),
  },
  'capabilities/footprints/verification/unlock.route.ts': {
    succeeds: get('staff', '/staff/unlock', { status: 302, leadsTo: '/staff/queues' }),
    fails: get('staff', '/staff/unlock', { form: { requestId: NOBODY }, status: 404 }),
  },
}
