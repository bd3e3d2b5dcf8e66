import type { Places } from '../../../shell/app-frame/places.ts'
import { installationMessage } from './messages/messages.generated.ts'

export const installationPlaces = {
  staff: [
    {
      order: 66,
      href: '/staff/changes/brand',
      label: () => installationMessage('places.brand'),
      duty: 'publish-texts',
    },
    {
      order: 95,
      href: '/staff/changes/seller',
      label: () => installationMessage('places.seller'),
      duty: 'run',
    },
  ],
} as const satisfies Places
