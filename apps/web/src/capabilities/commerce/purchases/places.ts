import type { Places } from '../../../shell/app-frame/places.ts'
import { purchasesMessage } from './messages/messages.generated.ts'

export const purchasePlaces = {
  app: [
    {
      group: 'manage',
      order: 10,
      href: '/my-impact/manage/instant',
      label: () => purchasesMessage('places.purchases'),
    },
  ],
} as const satisfies Places
