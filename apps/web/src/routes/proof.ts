import { type RouteConfigEntry, route } from '@react-router/dev/routes'

/** What was funded, and how anyone checks it. */
export const proofRoutes: RouteConfigEntry[] = [
  route('projects', 'capabilities/proof/projects/projects.route.tsx'),
  route('projects/:projectId', 'capabilities/proof/projects/project.route.tsx'),
  route('world-map.svg', 'capabilities/proof/projects/world-map/world-map.route.ts'),
  route('staff/supply', 'capabilities/proof/supply/staff-supply.route.tsx'),
  route('staff/supply/:lotId/evidence', 'capabilities/proof/supply/lot-evidence.route.ts'),
  route('verify', 'capabilities/proof/certificates/check/check.route.tsx'),
  route('verify/:certificateId', 'capabilities/proof/certificates/verify/verify.route.tsx'),
  route(
    'verify/:certificateId/logo.png',
    'capabilities/proof/certificates/files/logo-of-certificate.route.ts',
  ),
  route('verify/:certificateId/:file', 'capabilities/proof/certificates/files/proof-file.route.ts'),
  route('public-ledger', 'capabilities/proof/public-ledger/public-ledger.route.tsx'),
  route(
    'my-impact/dashboards/public-ledger',
    'capabilities/proof/public-ledger/own-ledger.route.tsx',
  ),
  route('certificates/:file', 'capabilities/proof/certificates/files/share-image.route.ts'),
  route(
    'my-impact/certificates/:file',
    'capabilities/proof/certificates/files/certificate-file.route.ts',
  ),
  route('my-impact', 'capabilities/proof/ledger/overview/overview.route.tsx'),
  route('my-impact/dashboards/impact', 'capabilities/proof/ledger/dashboard/dashboard.route.tsx'),
  route(
    'my-impact/dashboards/impact.csv',
    'capabilities/proof/ledger/dashboard/impact-csv.route.ts',
  ),
  route(
    'my-impact/dashboards/impact.png',
    'capabilities/proof/ledger/dashboard/impact-png.route.ts',
  ),
]
