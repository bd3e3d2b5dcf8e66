import type { Places } from '../../../shell/app-frame/places.ts'
import { settingsMessage } from './messages/messages.generated.ts'
import { BILLING, BUSINESS, LOGO, PROFILE } from './settings-paths.ts'

export const settingsPlaces = {
  app: [
    { group: 'account', order: 10, href: PROFILE, label: () => settingsMessage('places.settings') },
    {
      group: 'account',
      order: 30,
      href: '/my-impact/account/notifications',
      label: () => settingsMessage('places.notifications'),
    },
  ],
  settings: [
    {
      order: 10,
      href: PROFILE,
      label: () => settingsMessage('places.profile'),
      lead: () => settingsMessage('places.whoYouAreAndLead'),
    },
    {
      order: 20,
      href: BUSINESS,
      label: () => settingsMessage('places.business'),
      lead: () => settingsMessage('places.whatYourBusinessIsLead'),
      only: 'business',
    },
    {
      order: 30,
      href: BILLING,
      label: () => settingsMessage('places.billingAndTax'),
      lead: () => settingsMessage('places.whatAppearsOnYourLead'),
    },
    {
      order: 40,
      href: LOGO,
      label: () => settingsMessage('places.logo'),
      lead: () => settingsMessage('places.theSquareThatStandsLead'),
      only: 'business',
    },
  ],
} as const satisfies Places
