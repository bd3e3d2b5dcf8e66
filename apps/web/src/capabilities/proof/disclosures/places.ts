import type { Places } from '../../../shell/app-frame/places.ts'

export const disclosuresPlaces = {
  staff: [{ order: 45, href: '/staff/receipts', label: 'Receipts', duty: 'publish-projects' }],
} as const satisfies Places
