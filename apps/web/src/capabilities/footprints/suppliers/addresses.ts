import type { Addresses } from '../../../addresses.ts'

export const SUPPLIERS_ADDRESSES: Addresses = {
  'my-impact/dashboards/footprint/:footprintId/suppliers': 'suppliers.route.tsx',
  'my-impact/dashboards/footprint/:footprintId/suppliers/ask': 'several/ask-suppliers.route.tsx',
  'my-impact/dashboards/footprint/:footprintId/suppliers/campaigns/:supplierCampaignId':
    'campaigns/campaign.route.tsx',
  'my-impact/dashboards/footprint/:footprintId/suppliers/:supplierId': 'one/supplier.route.tsx',
  'my-impact/dashboards/footprint/:footprintId/suppliers/:supplierId/answers/:file':
    'one/answer-file.route.ts',
}
