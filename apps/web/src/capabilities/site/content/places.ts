import type { Places } from '../../../shell/app-frame/places.ts'

export const contentPlaces = {
  staff: [{ order: 70, href: '/staff/content', label: 'Articles', duty: 'write-content' }],
} as const satisfies Places
