import { type RouteConfigEntry, route } from '@react-router/dev/routes'

/** Footprints of businesses: estimate, inventory, evidence, documents, targets. */
export const footprintsRoutes: RouteConfigEntry[] = [
  route('app/business/footprint', 'capabilities/footprints/estimate/intro.route.tsx'),
  route('app/business/footprint/estimate', 'capabilities/footprints/estimate/estimate.route.tsx'),
  route(
    'app/business/footprint/estimate/result',
    'capabilities/footprints/estimate/result.route.tsx',
  ),
  route(
    'my-impact/dashboards/footprint',
    'capabilities/footprints/dashboard/footprint-dashboard.route.tsx',
  ),
  route('my-impact/dashboards/targets', 'capabilities/plan/plan.route.tsx'),
  route('my-impact/dashboards/targets.csv', 'capabilities/plan/targets-csv.route.ts'),
  route('my-impact/dashboards/targets.png', 'capabilities/plan/target-png.route.ts'),
  route('my-impact/dashboards/targets/base-year', 'capabilities/plan/base-year.route.tsx'),
  route('my-impact/dashboards/targets/target/:targetId', 'capabilities/plan/target-form.route.tsx'),
  route('my-impact/dashboards/targets/action/:actionId', 'capabilities/plan/action-form.route.tsx'),
  route(
    'my-impact/dashboards/targets/intensity/:figureId',
    'capabilities/plan/intensity-form.route.tsx',
  ),
  route(
    'my-impact/dashboards/footprint/:footprintId',
    'capabilities/footprints/inventory/inventory.route.tsx',
  ),
  route(
    'my-impact/dashboards/footprint/:footprintId/evidence',
    'capabilities/footprints/evidence/evidence.route.tsx',
  ),
  route(
    'my-impact/dashboards/footprint/:footprintId/evidence/:evidenceId',
    'capabilities/footprints/evidence/evidence-file.route.ts',
  ),
  route(
    'my-impact/dashboards/footprint/:footprintId/questions',
    'capabilities/footprints/questions/questions.route.tsx',
  ),
  route(
    'my-impact/dashboards/footprint/:footprintId/import',
    'capabilities/footprints/inventory/import-lines.route.tsx',
  ),
  route('inventory-example.csv', 'capabilities/footprints/inventory/line-example.route.ts'),
  route('inventory-example.xlsx', 'capabilities/footprints/inventory/line-template.route.ts'),
  route(
    'my-impact/dashboards/footprint/:footprintId/quick',
    'capabilities/footprints/inventory/quick.route.tsx',
  ),
  route(
    'my-impact/dashboards/footprint/:footprintId/recalculation',
    'capabilities/footprints/inventory/recalculation.route.tsx',
  ),
  route(
    'my-impact/dashboards/footprint/:footprintId/companies',
    'capabilities/footprints/inventory/companies.route.tsx',
  ),
  route(
    'my-impact/dashboards/footprint/:footprintId/category/:category',
    'capabilities/footprints/inventory/category.route.tsx',
  ),
  route(
    'my-impact/dashboards/footprint/:footprintId/inventory.csv',
    'capabilities/footprints/inventory/inventory-csv.route.ts',
  ),
  route(
    'my-impact/dashboards/footprint/:footprintId/documents',
    'capabilities/footprints/documents/documents.route.tsx',
  ),
  route(
    'my-impact/dashboards/footprint/:footprintId/report.pdf',
    'capabilities/footprints/documents/report-file.route.ts',
  ),
  route(
    'my-impact/dashboards/footprint/:footprintId/inventory.xlsx',
    'capabilities/footprints/inventory/inventory-xlsx.route.ts',
  ),
  route(
    'my-impact/dashboards/footprint.csv',
    'capabilities/footprints/dashboard/footprint-csv.route.ts',
  ),
  route(
    'my-impact/dashboards/footprint.png',
    'capabilities/footprints/dashboard/footprint-png.route.ts',
  ),
  route(
    'app/business/footprint/one-time/setup',
    'capabilities/footprints/one-time-setup.route.tsx',
  ),
  route(
    'app/business/footprint/verify/one-time/setup',
    'capabilities/footprints/verify-setup.route.tsx',
  ),
  route(
    'app/business/footprint/verify/one-time/confirmation',
    'capabilities/footprints/verify-confirmation.route.tsx',
  ),
  route(
    'my-impact/footprint-certificates/:file',
    'capabilities/footprints/documents/certificate-file.route.ts',
  ),
  route(
    'staff/verifications/:verificationId',
    'capabilities/footprints/verification/decide.route.tsx',
  ),
  route(
    'staff/verifications/:verificationId/evidence/:evidenceId',
    'capabilities/footprints/verification/staff-evidence-file.route.ts',
  ),
  route('staff/unlock', 'capabilities/footprints/verification/unlock.route.ts'),
]
