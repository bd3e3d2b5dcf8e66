import type { Places } from '../../../shell/app-frame/places.ts'
import { changesMessage } from './messages/messages.generated.ts'

export const changePlaces = {
  staff: [
    {
      order: 50,
      href: '/staff/changes/project',
      label: () => changesMessage('places.projects'),
      duty: 'publish-projects',
    },
    {
      order: 60,
      href: '/staff/changes/price-book',
      label: () => changesMessage('places.prices'),
      duty: 'set-prices',
    },
    {
      order: 65,
      href: '/staff/changes',
      label: () => changesMessage('places.publishing'),
      duty: 'open-console',
    },
  ],
} as const satisfies Places
