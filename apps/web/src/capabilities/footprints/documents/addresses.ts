import type { Addresses } from '../../../addresses.ts'

export const DOCUMENTS_ADDRESSES: Addresses = {
  'my-impact/dashboards/footprint/:footprintId/documents': 'documents.route.tsx',
  'my-impact/dashboards/footprint/:footprintId/report.pdf': 'report-file.route.ts',
  'my-impact/footprint-certificates/:file': 'certificate-file.route.ts',
}
