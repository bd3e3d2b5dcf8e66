import { type RouteConfigEntry, route } from '@react-router/dev/routes'

/** Footprints of businesses: estimate, inventory, evidence, documents, targets. */
export const footprintsRoutes: RouteConfigEntry[] = [
  route('app/business/footprint', 'capabilities/footprints/company-footprints/estimate/intro.route.tsx'),
  route('app/business/footprint/estimate', 'capabilities/footprints/company-footprints/estimate/estimate.route.tsx'),
  route(
    'app/business/footprint/estimate/result',
    'capabilities/footprints/company-footprints/estimate/result.route.tsx',
  ),
  route(
    'my-impact/dashboards/footprint',
    'capabilities/footprints/company-footprints/dashboard/footprint-dashboard.route.tsx',
  ),
  route('my-impact/dashboards/targets', 'capabilities/footprints/climate-plan/plan.route.tsx'),
  route('my-impact/dashboards/targets.csv', 'capabilities/footprints/climate-plan/targets/targets-csv.route.ts'),
  route('my-impact/dashboards/targets.png', 'capabilities/footprints/climate-plan/targets/target-png.route.ts'),
  route('my-impact/dashboards/targets/base-year', 'capabilities/footprints/climate-plan/base-year/base-year.route.tsx'),
  route('my-impact/dashboards/targets/target/:targetId', 'capabilities/footprints/climate-plan/targets/target-form.route.tsx'),
  route('my-impact/dashboards/targets/action/:actionId', 'capabilities/footprints/climate-plan/actions/action-form.route.tsx'),
  route(
    'my-impact/dashboards/targets/intensity/:figureId',
    'capabilities/footprints/climate-plan/intensity/intensity-form.route.tsx',
  ),
  route(
    'my-impact/dashboards/footprint/:footprintId',
    'capabilities/footprints/company-footprints/inventory/inventory.route.tsx',
  ),
  route(
    'my-impact/dashboards/footprint/:footprintId/evidence',
    'capabilities/footprints/company-footprints/evidence/evidence.route.tsx',
  ),
  route(
    'my-impact/dashboards/footprint/:footprintId/evidence/:evidenceId',
    'capabilities/footprints/company-footprints/evidence/evidence-file.route.ts',
  ),
  route(
    'my-impact/dashboards/footprint/:footprintId/questions',
    'capabilities/footprints/company-footprints/questions/questions.route.tsx',
  ),
  route(
    'my-impact/dashboards/footprint/:footprintId/import',
    'capabilities/footprints/company-footprints/inventory/import/import-lines.route.tsx',
  ),
  route('inventory-example.csv', 'capabilities/footprints/company-footprints/inventory/import/line-example.route.ts'),
  route('inventory-example.xlsx', 'capabilities/footprints/company-footprints/inventory/import/line-template.route.ts'),
  route(
    'my-impact/dashboards/footprint/:footprintId/quick',
    'capabilities/footprints/company-footprints/inventory/quick/quick.route.tsx',
  ),
  route(
    'my-impact/dashboards/footprint/:footprintId/recalculation',
    'capabilities/footprints/company-footprints/inventory/recalculation/recalculation.route.tsx',
  ),
  route(
    'my-impact/dashboards/footprint/:footprintId/companies',
    'capabilities/footprints/company-footprints/inventory/companies/companies.route.tsx',
  ),
  route(
    'my-impact/dashboards/footprint/:footprintId/category/:category',
    'capabilities/footprints/company-footprints/inventory/lines/category.route.tsx',
  ),
  route(
    'my-impact/dashboards/footprint/:footprintId/inventory.csv',
    'capabilities/footprints/company-footprints/inventory/inventory-csv.route.ts',
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
    'capabilities/footprints/company-footprints/inventory/inventory-xlsx.route.ts',
  ),
  route(
    'my-impact/dashboards/footprint.csv',
    'capabilities/footprints/company-footprints/dashboard/footprint-csv.route.ts',
  ),
  route(
    'my-impact/dashboards/footprint.png',
    'capabilities/footprints/company-footprints/dashboard/footprint-png.route.ts',
  ),
  route(
    'app/business/footprint/one-time/setup',
    'capabilities/footprints/company-footprints/setup/one-time-setup.route.tsx',
  ),
  route(
    'app/business/footprint/verify/one-time/setup',
    'capabilities/footprints/company-footprints/setup/verify-setup.route.tsx',
  ),
  route(
    'app/business/footprint/verify/one-time/confirmation',
    'capabilities/footprints/company-footprints/setup/verify-confirmation.route.tsx',
  ),
  route(
    'my-impact/footprint-certificates/:file',
    'capabilities/footprints/documents/certificate-file.route.ts',
  ),
  route(
    'staff/verifications/:verificationId',
    'capabilities/footprints/company-footprints/verification/decide.route.tsx',
  ),
  route(
    'staff/verifications/:verificationId/evidence/:evidenceId',
    'capabilities/footprints/company-footprints/verification/staff-evidence-file.route.ts',
  ),
  route('staff/unlock', 'capabilities/footprints/company-footprints/verification/unlock.route.ts'),
]
