import { both, get, NOBODY, type Visits } from './visit.ts'

const OF_FOOTPRINT = '/my-impact/dashboards/footprint/'

/** Whom a company buys from, and the page on which they answer. */
export const SUPPLIERS_VISITS: Visits = {
  'capabilities/footprints/suppliers/suppliers.route.tsx': both(
    'business',
    ({ footprintId }) => `${OF_FOOTPRINT}${footprintId}/suppliers`,
    { form: { intent: 'add', name: 'Fernway Mills' }, status: 303, leadsTo: '/suppliers/' },
    {
      form: { intent: 'add', name: '' },
      status: 400,
      says: 'Please give the name of the supplier.',
    },
  ),
  'capabilities/footprints/suppliers/one/supplier.route.tsx': {
    succeeds: get(
      'business',
      ({ footprintId, supplierId }) => `${OF_FOOTPRINT}${footprintId}/suppliers/${supplierId}`,
      { status: 200, says: 'What you spend with' },
    ),
    fails: get(
      'business',
      ({ footprintId }) => `${OF_FOOTPRINT}${footprintId}/suppliers/${NOBODY}`,
      { status: 404 },
    ),
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
