import type { Places } from '../../../shell/app-frame/places.ts'
import { OWN_ANSWERS_PATH } from './own-answers-path.ts'

export const answersPlaces = {
  app: [
    { group: 'dashboards', order: 28, href: OWN_ANSWERS_PATH, label: 'Answers', only: 'business' },
  ],
} as const satisfies Places
