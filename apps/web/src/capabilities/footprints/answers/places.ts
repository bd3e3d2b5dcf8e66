import type { Places } from '../../../shell/app-frame/places.ts'
import { answersMessage } from './messages/messages.generated.ts'
import { OWN_ANSWERS_PATH } from './own-answers-path.ts'

export const answersPlaces = {
  app: [
    {
      group: 'dashboards',
      order: 28,
      href: OWN_ANSWERS_PATH,
      label: () => answersMessage('places.answers'),
      only: 'business',
    },
  ],
} as const satisfies Places
