import type { Places } from '../../../shell/app-frame/places.ts'

export const changePlaces = {
  staff: [
    { order: 50, href: '/staff/changes/project', label: 'Projects', duty: 'publish-projects' },
    { order: 60, href: '/staff/changes/price-book', label: 'Prices', duty: 'set-prices' },
    { order: 65, href: '/staff/changes', label: 'Publishing', duty: 'open-console' },
  ],
} as const satisfies Places
