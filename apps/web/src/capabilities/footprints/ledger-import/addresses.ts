import type { Addresses } from '../../../addresses.ts'

export const LEDGER_IMPORT_ADDRESSES: Addresses = {
  'my-impact/dashboards/footprint/:footprintId/ledger': 'upload/upload.route.tsx',
  'my-impact/dashboards/footprint/:footprintId/ledger/:importId': 'review/review.route.tsx',
  'my-impact/dashboards/footprint/:footprintId/ledger/:importId/columns':
    'columns/columns.route.tsx',
}
