import type { Addresses } from '../../../addresses.ts'

export const DOCUMENTS_ADDRESSES: Addresses = {
  'my-impact/dashboards/footprint/:footprintId/documents': 'documents.route.tsx',
  'my-impact/dashboards/footprint/:footprintId/disclosures': 'disclosures/disclosures.route.tsx',
  'my-impact/dashboards/footprint/:footprintId/disclosures/company':
    'disclosures/company/company.route.tsx',
  'my-impact/dashboards/footprint/:footprintId/disclosures/:standard':
    'disclosures/framework.route.tsx',
  'my-impact/dashboards/footprint/:footprintId/disclosures/:standard/facts.csv':
    'disclosures/facts-csv.route.ts',
  'my-impact/dashboards/footprint/:footprintId/disclosures/:standard/facts.pdf':
    'disclosures/facts-pdf.route.ts',
  'my-impact/dashboards/footprint/:footprintId/disclosures/:standard/facts.json':
    'disclosures/facts-json.route.ts',
  'my-impact/dashboards/footprint/:footprintId/disclosures/:standard/facts.xlsx':
    'disclosures/facts-xlsx.route.ts',
  'my-impact/dashboards/footprint/:footprintId/disclosures/vsme/template.xlsx':
    'disclosures/vsme-template.route.ts',
  'my-impact/dashboards/footprint/:footprintId/disclosures/vsme/xbrl.json':
    'disclosures/vsme-xbrl.route.ts',
  'my-impact/dashboards/footprint/:footprintId/report.pdf': 'report-file.route.ts',
  'my-impact/dashboards/footprint/:footprintId/secr': 'secr/secr.route.tsx',
  'my-impact/dashboards/footprint/:footprintId/secr.csv': 'secr/secr-csv.route.ts',
  'my-impact/dashboards/footprint/:footprintId/secr.txt': 'secr/secr-txt.route.ts',
  'my-impact/dashboards/footprint/:footprintId/secr.xlsx': 'secr/secr-xlsx.route.ts',
  'my-impact/footprint-certificates/:file': 'certificate-file.route.ts',
}
