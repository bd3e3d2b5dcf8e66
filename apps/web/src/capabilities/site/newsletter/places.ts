import type { Places } from '../../../shell/app-frame/places.ts'

export const newsletterPlaces = {
  staff: [{ order: 72, href: '/staff/newsletter', label: 'Newsletter', duty: 'write-content' }],
} as const satisfies Places
