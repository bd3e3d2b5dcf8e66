import type { Places } from '../../../shell/app-frame/places.ts'

export const publicLedgerPlaces = {
  app: [
    {
      group: 'dashboards',
      order: 40,
      href: '/my-impact/dashboards/public-ledger',
      label: 'Public ledger',
    },
  ],
} as const satisfies Places
