import type { Addresses } from '../../../addresses.ts'

export const WEBHOOKS_ADDRESSES: Addresses = {
  'developers/webhooks': 'webhooks-guide.route.tsx',
  'my-impact/account/webhooks': 'webhooks.route.tsx',
  'my-impact/account/webhooks/:mode/:endpointId': 'webhook.route.tsx',
}
