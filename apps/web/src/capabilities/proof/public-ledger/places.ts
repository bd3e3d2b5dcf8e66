import type { Places } from '../../../shell/app-frame/places.ts'
import { publicLedgerMessage } from './messages/messages.generated.ts'

export const publicLedgerPlaces = {
  app: [
    {
      group: 'dashboards',
      order: 40,
      href: '/my-impact/dashboards/public-ledger',
      label: () => publicLedgerMessage('places.publicLedger'),
    },
  ],
} as const satisfies Places
