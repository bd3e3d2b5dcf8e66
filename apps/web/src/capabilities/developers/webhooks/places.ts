import type { Places } from '../../../shell/app-frame/places.ts'
import { webhooksMessage } from './messages/messages.generated.ts'
import { WEBHOOKS_PATH } from './webhooks-path.ts'

export const webhookPlaces = {
  app: [
    {
      group: 'account',
      order: 76,
      href: WEBHOOKS_PATH,
      label: () => webhooksMessage('places.webhooks'),
    },
  ],
} as const satisfies Places
