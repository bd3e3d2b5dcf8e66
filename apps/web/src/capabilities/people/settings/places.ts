import type { Places } from '../../../shell/app-frame/places.ts'
import { BILLING, BUSINESS, LOGO, PROFILE } from './settings-paths.ts'

export const settingsPlaces = {
  app: [
    { group: 'account', order: 10, href: PROFILE, label: 'Settings' },
    {
      group: 'account',
      order: 30,
      href: '/my-impact/account/notifications',
      label: 'Notifications',
    },
  ],
  settings: [
    { order: 10, href: PROFILE, label: 'Profile', lead: 'Who you are, and how we reach you.' },
    {
      order: 20,
      href: BUSINESS,
      label: 'Business',
      lead: 'What your business is called, and where it is at home.',
      only: 'business',
    },
    { order: 30, href: BILLING, label: 'Billing and tax', lead: 'What appears on your invoices.' },
    {
      order: 40,
      href: LOGO,
      label: 'Logo',
      lead: 'The square that stands for your business.',
      only: 'business',
    },
  ],
} as const satisfies Places
