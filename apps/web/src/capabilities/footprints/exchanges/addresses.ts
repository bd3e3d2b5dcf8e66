import type { Addresses } from '../../../addresses.ts'

export const EXCHANGES_ADDRESSES: Addresses = {
  'my-impact/dashboards/partners': 'partners.route.tsx',
  'my-impact/dashboards/partners/:exchangeId': 'partner.route.tsx',
  'my-impact/dashboards/partners/:exchangeId/footprints': 'received/received.route.tsx',
  'my-impact/dashboards/partners/:exchangeId/footprints/:receivedFootprintId':
    'received/received-file.route.ts',
}
