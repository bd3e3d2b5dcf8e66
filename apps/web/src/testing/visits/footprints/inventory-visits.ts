import { both, get, NOBODY, ofAccount, type Visits } from '../visit.ts'

const INVENTORIES = '/my-impact/dashboards/footprint/'
const PRODUCTS = '/my-impact/dashboards/products'
const PARTNERS = '/my-impact/dashboards/partners'

/** Entering a year of figures, saying what does not apply, and what happened to the lines. */
export const INVENTORY_VISITS: Visits = {
  'capabilities/footprints/company-footprints/inventory/quick/quick.route.tsx': both(
    'business',
    ({ footprintId }) => `${INVENTORIES}${footprintId}/quick`,
    { form: { gas: '12,000', electricity: '8000' }, status: 303, leadsTo: INVENTORIES },
    { form: { group: 'energy', gas: 'much' }, status: 400, says: 'Please use a number' },
  ),
  'capabilities/footprints/company-footprints/inventory/last-year/last-year.route.tsx': both(
    'business',
    ({ footprintId }) => `${INVENTORIES}${footprintId}/last-year`,
    { status: 200, says: 'Last year’s list' },
    { form: { stillAll: 'on' }, status: 400, says: 'Please give at least one quantity.' },
  ),
  'capabilities/footprints/company-footprints/inventory/closing/closing.route.tsx': both(
    'business',
    ({ footprintId }) => `${INVENTORIES}${footprintId}/does-not-apply`,
    { form: { 'none-investments': 'on', rest: 'open' }, status: 303, leadsTo: INVENTORIES },
    { form: { rest: 'open' }, status: 400, says: 'Please tick at least one category' },
  ),
  'capabilities/footprints/company-footprints/inventory/history/history.route.tsx': ofAccount(
    ({ footprintId }) => `${INVENTORIES}${footprintId}/history`,
    'who made it and what it said before',
    ['business', 'person'],
  ),
  'capabilities/footprints/company-footprints/inventory/history/history-csv.route.ts': ofAccount(
    ({ footprintId }) => `${INVENTORIES}${footprintId}/history.csv`,
    'old_quantity',
    ['business', 'person'],
  ),
  'capabilities/footprints/verification/deciding/staff-history.route.tsx': {
    succeeds: get(
      'staff',
      ({ verificationId }) => `/staff/verifications/${verificationId}/history`,
      {
        status: 200,
        says: 'What changed:',
      },
    ),
    fails: get('staff', `/staff/verifications/${NOBODY}/history`, { status: 404 }),
  },
  'capabilities/footprints/company-footprints/declarations/declarations.route.tsx': both(
    'business',
    ({ footprintId }) => `${INVENTORIES}${footprintId}/declarations`,
    { status: 200, says: 'What you declare is kept whole' },
    {
      form: { needsApproval: 'yes' },
      status: 409,
      says: 'There is no other owner or admin who could approve it. Please invite one first.',
    },
  ),
  'capabilities/footprints/company-footprints/declarations/declared-report.route.ts': ofAccount(
    ({ declaredFootprintId }) => `${INVENTORIES}${declaredFootprintId}/declarations/1/report.pdf`,
    '%PDF',
    ['business', 'person'],
  ),
  'capabilities/footprints/company-footprints/declarations/snapshot.route.ts': ofAccount(
    ({ declaredFootprintId }) =>
      `${INVENTORIES}${declaredFootprintId}/declarations/1/snapshot.json`,
    '"format":1',
    ['business', 'person'],
  ),
  'capabilities/footprints/company-footprints/approvals/approval.route.tsx': both(
    'business',
    ({ footprintId }) => `${INVENTORIES}${footprintId}/approval`,
    { status: 200, says: 'Nothing is waiting for approval.' },
    {
      form: { intent: 'approve', approvalId: NOBODY },
      status: 404,
      says: 'This request for approval is no longer open.',
    },
  ),
  'capabilities/footprints/figure-requests/asking/requests.route.tsx': both(
    'business',
    ({ footprintId }) => `/my-impact/dashboards/footprint/${footprintId}/requests`,
    { status: 200, says: 'Ask others for figures' },
    { form: { intent: 'ask', what: '' }, status: 400, says: 'Please choose what to ask for.' },
  ),
  'capabilities/footprints/figure-requests/answering/answer.route.tsx': {
    succeeds: get('stranger', ({ figureToken }) => `/answer/${figureToken}`, {
      status: 200,
      says: 'needs some figures from you',
    }),
    fails: get('stranger', '/answer/made-up', { status: 404, says: 'does not work any more' }),
  },
  'capabilities/footprints/sites/sites.route.tsx': both(
    'business',
    ({ footprintId }) => `${INVENTORIES}${footprintId}/sites`,
    {
      form: { intent: 'site', site: 'Berlin', country: 'DE' },
      status: 303,
      leadsTo: INVENTORIES,
    },
    {
      form: { intent: 'site', site: '', country: 'DE' },
      status: 400,
      says: 'Please give the name of the site.',
    },
  ),
  'capabilities/footprints/data-entry/data-entry.route.tsx': both(
    'business',
    ({ footprintId }) => `/my-impact/data-entry?footprint=${footprintId}&factor=uk-2026%3A1`,
    { status: 200, says: 'You may enter every figure.' },
    {
      form: { intent: 'add', quantity: '' },
      status: 400,
      says: 'Please give a quantity.',
    },
  ),
  'capabilities/footprints/meters/meters.route.tsx': both(
    'business',
    ({ footprintId }) => `${INVENTORIES}${footprintId}/meters`,
    {
      form: { intent: 'meter', kind: 'gas', number: 'G4-17', unit: 'm3' },
      status: 303,
      leadsTo: INVENTORIES,
    },
    {
      form: { intent: 'meter', kind: 'gas', number: '' },
      status: 400,
      says: 'Please give the number of the meter.',
    },
  ),
  'capabilities/footprints/commuting-surveys/asking/survey.route.tsx': both(
    'business',
    ({ footprintId }) => `${INVENTORIES}${footprintId}/commuting`,
    { status: 200, says: 'Ask everyone how they get to work' },
    {
      form: { intent: 'set', people: '', weeks: '46', endsOn: '' },
      status: 400,
      says: 'Please give how many people there are',
    },
  ),
  'capabilities/footprints/commuting-surveys/answering/commuting.route.tsx': both(
    'stranger',
    ({ surveyToken }) => `/commuting/${surveyToken}`,
    { status: 200, says: 'How do you get to work?' },
    {
      form: { days: '5', 'mode-0': 'car', 'distance-0': '8' },
      status: 400,
      says: 'Please choose what the car runs on.',
    },
  ),
  'capabilities/footprints/product-footprints/products.route.tsx': both(
    'business',
    PRODUCTS,
    { status: 200, says: 'Oak table' },
    {
      form: { name: '', declaredUnit: 'piece', declaredAmount: '1' },
      status: 400,
      says: 'Please give the name of the product.',
    },
  ),
  'capabilities/footprints/product-footprints/product.route.tsx': both(
    'business',
    ({ ownProductId }) => `${PRODUCTS}/${ownProductId}`,
    {
      form: { intent: 'draft', from: '2025-01-01', to: '2025-12-31', output: '1,000' },
      status: 303,
      leadsTo: PRODUCTS,
    },
    {
      form: { intent: 'draft', from: '2025-01-01', to: '2025-12-31', output: '0' },
      status: 400,
      says: 'Please use a number above zero.',
    },
  ),
  'capabilities/footprints/product-footprints/footprint/footprint.route.tsx': both(
    'business',
    ({ ownProductId, productDraftId }) => `${PRODUCTS}/${ownProductId}/${productDraftId}`,
    {
      form: {
        intent: 'line',
        stage: 'process',
        quantity: '5',
        unit: 'kg',
        kgCo2e: '0.2',
        source: 'The maker',
      },
      status: 303,
      leadsTo: PRODUCTS,
    },
    { form: { intent: 'line', quantity: 'much' }, status: 400, says: 'Please use a number' },
  ),
  'capabilities/footprints/exchanges/partners.route.tsx': both(
    'business',
    PARTNERS,
    { form: { peerName: 'Marram' }, status: 200, says: 'pact_' },
    { form: { peerName: '' }, status: 400, says: 'Please give the name of the partner.' },
  ),
  'capabilities/footprints/exchanges/partner.route.tsx': both(
    'business',
    ({ exchangeId }) => `${PARTNERS}/${exchangeId}`,
    { status: 200, says: 'Marram Retail' },
    { form: { intent: 'decline', eventId: NOBODY }, status: 409, says: 'answered already' },
  ),
  'capabilities/footprints/exchanges/received/received.route.tsx': both(
    'business',
    ({ exchangeId }) => `${PARTNERS}/${exchangeId}/footprints`,
    { status: 200, says: 'Steel coil' },
    { form: { intent: 'fetch', product: '' }, status: 409, says: 'We do not know the PACT server' },
  ),
  'capabilities/footprints/exchanges/received/received-file.route.ts': ofAccount(
    ({ exchangeId, receivedFootprintId }) =>
      `${PARTNERS}/${exchangeId}/footprints/${receivedFootprintId}`,
    'Steel coil',
    ['business', 'person'],
  ),
}
