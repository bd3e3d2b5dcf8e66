import type { Addresses } from '../../../addresses.ts'

export const COMPANY_FOOTPRINTS_ADDRESSES: Addresses = {
  'app/business/footprint': 'estimate/intro.route.tsx',
  'app/business/footprint/estimate': 'estimate/estimate.route.tsx',
  'app/business/footprint/estimate/result': 'estimate/result.route.tsx',
  'my-impact/dashboards/footprint': 'dashboard/footprint-dashboard.route.tsx',
  'my-impact/dashboards/footprint/:footprintId': 'inventory/inventory.route.tsx',
  'my-impact/dashboards/footprint/:footprintId/evidence': 'evidence/evidence.route.tsx',
  'my-impact/dashboards/footprint/:footprintId/evidence/:evidenceId':
    'evidence/evidence-file.route.ts',
  'my-impact/dashboards/footprint/:footprintId/import': 'inventory/import/import-lines.route.tsx',
  'inventory-example.csv': 'inventory/import/line-example.route.ts',
  'inventory-example.xlsx': 'inventory/import/line-template.route.ts',
  'my-impact/dashboards/footprint/:footprintId/quick': 'inventory/quick/quick.route.tsx',
  'my-impact/dashboards/footprint/:footprintId/does-not-apply':
    'inventory/closing/closing.route.tsx',
  'my-impact/dashboards/footprint/:footprintId/last-year':
    'inventory/last-year/last-year.route.tsx',
  'my-impact/dashboards/footprint/:footprintId/recalculation':
    'inventory/recalculation/recalculation.route.tsx',
  'my-impact/dashboards/footprint/:footprintId/approval': 'approvals/approval.route.tsx',
  'my-impact/dashboards/footprint/:footprintId/declarations': 'declarations/declarations.route.tsx',
  'my-impact/dashboards/footprint/:footprintId/declarations/:number/report.pdf':
    'declarations/declared-report.route.ts',
  'my-impact/dashboards/footprint/:footprintId/declarations/:number/snapshot.json':
    'declarations/snapshot.route.ts',
  'my-impact/dashboards/footprint/:footprintId/history': 'inventory/history/history.route.tsx',
  'my-impact/dashboards/footprint/:footprintId/history.csv':
    'inventory/history/history-csv.route.ts',
  'my-impact/dashboards/footprint/:footprintId/companies':
    'inventory/companies/companies.route.tsx',
  'my-impact/dashboards/footprint/:footprintId/category/:category':
    'inventory/lines/category.route.tsx',
  'my-impact/dashboards/footprint/:footprintId/inventory.csv': 'inventory/inventory-csv.route.ts',
  'my-impact/dashboards/footprint/:footprintId/inventory.xlsx': 'inventory/inventory-xlsx.route.ts',
  'my-impact/dashboards/footprint.csv': 'dashboard/footprint-csv.route.ts',
  'my-impact/dashboards/footprint.png': 'dashboard/footprint-png.route.ts',
  'app/business/footprint/one-time/setup': 'setup/one-time-setup.route.tsx',
}
