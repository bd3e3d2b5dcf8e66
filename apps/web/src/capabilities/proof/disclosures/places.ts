import type { Places } from '../../../shell/app-frame/places.ts'
import { disclosuresMessage } from './messages/messages.generated.ts'

export const disclosuresPlaces = {
  staff: [
    {
      order: 45,
      href: '/staff/receipts',
      label: () => disclosuresMessage('places.receipts'),
      duty: 'publish-projects',
    },
  ],
} as const satisfies Places
