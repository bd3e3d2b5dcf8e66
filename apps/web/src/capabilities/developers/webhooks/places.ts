import type { Places } from '../../../shell/app-frame/places.ts'
import { WEBHOOKS_PATH } from './webhooks-path.ts'

export const webhookPlaces = {
  app: [{ group: 'account', order: 76, href: WEBHOOKS_PATH, label: 'Webhooks' }],
} as const satisfies Places
