import type { Places } from '../../../shell/app-frame/places.ts'
import { consoleMessage } from './messages/messages.generated.ts'

export const consolePlaces = {
  app: [
    {
      group: 'account',
      order: 70,
      href: '/my-impact/account/activity',
      label: () => consoleMessage('places.activity'),
    },
  ],
  staff: [
    {
      order: 10,
      href: '/staff',
      label: () => consoleMessage('places.today'),
      duty: 'open-console',
    },
    {
      order: 20,
      href: '/staff/people',
      label: () => consoleMessage('places.people'),
      duty: 'see-people',
    },
    {
      order: 85,
      href: '/staff/queues',
      label: () => consoleMessage('places.queues'),
      duty: 'open-console',
    },
    {
      order: 95,
      href: '/staff/settings',
      label: () => consoleMessage('places.settings'),
      duty: 'run',
    },
  ],
} as const satisfies Places
