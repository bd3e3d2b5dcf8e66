import { both, type Visits } from './visit.ts'

const QUICK_ENTRY_BASE = '/my-impact/dashboards/footprint/'

/** Entering a year of figures, and saying what does not apply. */
export const QUICK_ENTRY_VISITS: Visits = {
  'capabilities/footprints/company-footprints/inventory/quick/quick.route.tsx': both(
    'business',
    ({ footprintId }) => `${QUICK_ENTRY_BASE}${footprintId}/quick`,
    { form: { gas: '12,000', electricity: '8000' }, status: 303, leadsTo: QUICK_ENTRY_BASE },
    { form: { group: 'energy', gas: 'much' }, status: 400, says: 'Please use a number' },
  ),
  'capabilities/footprints/company-footprints/inventory/last-year/last-year.route.tsx': both(
    'business',
    ({ footprintId }) => `${QUICK_ENTRY_BASE}${footprintId}/last-year`,
    { status: 200, says: 'Last year’s list' },
    { form: { stillAll: 'on' }, status: 400, says: 'Please give at least one quantity.' },
  ),
  'capabilities/footprints/company-footprints/inventory/closing/closing.route.tsx': both(
    'business',
    ({ footprintId }) => `${QUICK_ENTRY_BASE}${footprintId}/does-not-apply`,
    { form: { 'none-investments': 'on', rest: 'open' }, status: 303, leadsTo: QUICK_ENTRY_BASE },
    { form: { rest: 'open' }, status: 400, says: 'Please tick at least one category' },
  ),
}
