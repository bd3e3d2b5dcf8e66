import { get, type Visit } from './visit.ts'

const RESULT = `/app/business/footprint/estimate/result?${new URLSearchParams({
  sector: 'bakery_products',
  country: 'GB',
  turnover: '850000',
  currency: 'GBP',
  year: '2024',
  frequency: 'annual',
})}`

const WIDGETS = '/my-impact/share/live-widget'

type Faulty = readonly [table: string, visit: Visit]

/** What a page says in words of its own while a table cannot be read. */
export const FAULT_CASES: readonly Faulty[] = [
  [
    'footprint',
    get('business', '/my-impact/dashboards/footprint', {
      status: 500,
      says: 'Failed to generate your footprint, please try again or contact us. What you had already saved or paid is safe.',
    }),
  ],
  ...['/app/business/footprint/one-time/setup', '/app/business/footprint/setup'].map(
    (path): Faulty => [
      'price_book',
      get('business', path, {
        status: 500,
        says: 'Failed to generate a solution, please try again or contact us.',
      }),
    ],
  ),
  [
    'footprint',
    get('business', RESULT, {
      form: { companyName: 'Fernbank', startMonth: '2025-01' },
      status: 500,
      says: 'Could not save estimate, please try again or contact us.',
    }),
  ],
  [
    'widget',
    get('business', WIDGETS, {
      status: 500,
      says: "Oops, something went wrong. We couldn't display any widgets.",
    }),
  ],
  [
    'widget',
    get('business', ({ widgetId }) => `${WIDGETS}/${widgetId}`, {
      status: 500,
      says: "We couldn't retrieve the widget.",
    }),
  ],
  [
    'impact_ledger_entry',
    get('stranger', ({ certificateId }) => `/verify/${certificateId}?again`, {
      status: 500,
      says: 'Something went wrong!',
    }),
  ],
]
