import { both, get, NOBODY, type Visits } from '../visit.ts'

const YEARS_OF_SUPPLIERS = '/my-impact/dashboards/footprint/'

/** Whom a company buys from, what they are asked, and what they answer by their link. */
export const SUPPLIERS_VISITS: Visits = {
  'capabilities/footprints/suppliers/suppliers.route.tsx': both(
    'business',
    ({ footprintId }) => `${YEARS_OF_SUPPLIERS}${footprintId}/suppliers`,
    { form: { intent: 'add', name: 'Fernway Mills' }, status: 303, leadsTo: '/suppliers/' },
    {
      form: { intent: 'add', name: '' },
      status: 400,
      says: 'Please give the name of the supplier.',
    },
  ),
  'capabilities/footprints/suppliers/several/ask-suppliers.route.tsx': both(
    'business',
    ({ footprintId }) => `${YEARS_OF_SUPPLIERS}${footprintId}/suppliers/ask`,
    { status: 200, says: 'Ask several suppliers' },
    { form: { dueOn: '2026-11-30' }, status: 400, says: 'Please choose at least one supplier.' },
  ),
  'capabilities/footprints/suppliers/campaigns/campaign.route.tsx': both(
    'business',
    ({ footprintId, supplierCampaignId }) =>
      `${YEARS_OF_SUPPLIERS}${footprintId}/suppliers/campaigns/${supplierCampaignId}`,
    { status: 200, says: 'Paper and card' },
    {
      form: { intent: 'change', name: 'Paper and card', dueOn: '2020-01-31' },
      status: 400,
      says: 'Please choose today or a later day.',
    },
  ),
  'capabilities/footprints/suppliers/one/supplier.route.tsx': {
    succeeds: get(
      'business',
      ({ footprintId, supplierId }) =>
        `${YEARS_OF_SUPPLIERS}${footprintId}/suppliers/${supplierId}`,
      { status: 200, says: 'What you spend with' },
    ),
    fails: get(
      'business',
      ({ footprintId }) => `${YEARS_OF_SUPPLIERS}${footprintId}/suppliers/${NOBODY}`,
      { status: 404 },
    ),
  },
  'capabilities/footprints/suppliers/one/answer-file.route.ts': {
    succeeds: get(
      'business',
      ({ footprintId, supplierId, supplierRequestId }) =>
        `${YEARS_OF_SUPPLIERS}${footprintId}/suppliers/${supplierId}/answers/${supplierRequestId}.zip`,
      { status: 200, says: 'understory-ledger/v1 answer' },
    ),
    fails: get(
      'business',
      ({ footprintId, supplierId }) =>
        `${YEARS_OF_SUPPLIERS}${footprintId}/suppliers/${supplierId}/answers/${NOBODY}.zip`,
      { status: 404 },
    ),
  },
  'capabilities/footprints/answers/own-answers.route.tsx': both(
    'business',
    '/my-impact/dashboards/answers',
    { status: 200, says: 'Answers to customers' },
    {
      form: { request: NOBODY },
      status: 404,
      says: 'There is no such request to a supplier.',
    },
  ),
  'capabilities/footprints/answers/own-answer-file.route.ts': {
    succeeds: get(
      'stranger',
      ({ answeredToken }) => `/supplier-answer/${answeredToken}/answer.zip`,
      { status: 200, says: 'understory-ledger/v1 answer' },
    ),
    fails: get('stranger', ({ supplierToken }) => `/supplier-answer/${supplierToken}/answer.zip`, {
      status: 404,
    }),
  },
  'capabilities/footprints/answers/supplier-answer.route.tsx': both(
    'stranger',
    ({ supplierToken }) => `/supplier-answer/${supplierToken}`,
    { status: 200, says: 'asks for your carbon figures' },
    {
      form: { intent: 'preview', sold: '', turnover: '' },
      status: 400,
      says: 'Please give your turnover.',
    },
  ),
}
