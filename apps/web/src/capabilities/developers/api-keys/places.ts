import type { Places } from '../../../shell/app-frame/places.ts'
import { API_KEYS_PATH } from './api-keys-path.ts'
import { apiKeysMessage } from './messages/messages.generated.ts'

export const apiKeyPlaces = {
  app: [
    {
      group: 'account',
      order: 75,
      href: API_KEYS_PATH,
      label: () => apiKeysMessage('places.apiKeys'),
    },
  ],
} as const satisfies Places
