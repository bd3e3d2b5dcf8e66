import type { Places } from '../../../shell/app-frame/places.ts'

export const installationPlaces = {
  staff: [
    { order: 66, href: '/staff/changes/brand', label: 'Brand', duty: 'publish-texts' },
    { order: 95, href: '/staff/changes/seller', label: 'Seller', duty: 'run' },
  ],
} as const satisfies Places
