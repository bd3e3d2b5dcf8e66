import type { Places } from '../../../shell/app-frame/places.ts'

export const consolePlaces = {
  app: [{ group: 'account', order: 70, href: '/my-impact/account/activity', label: 'Activity' }],
  staff: [
    { order: 10, href: '/staff', label: 'Today', duty: 'open-console' },
    { order: 20, href: '/staff/people', label: 'People', duty: 'see-people' },
    { order: 85, href: '/staff/queues', label: 'Queues', duty: 'open-console' },
    { order: 95, href: '/staff/settings', label: 'Settings', duty: 'run' },
  ],
} as const satisfies Places
