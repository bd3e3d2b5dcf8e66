import type { Addresses } from '../../../addresses.ts'

export const API_KEYS_ADDRESSES: Addresses = {
  developers: 'developers.route.tsx',
  'developers/quickstart': 'quickstart.route.tsx',
  'developers/events': 'reference/event-types.route.tsx',
  'developers/events/:type': 'reference/event-type.route.tsx',
  'developers/cli': 'guides/cli.route.tsx',
  'developers/mcp': 'guides/mcp.route.tsx',
  'developers/own-shop': 'guides/own-shop.route.tsx',
  'developers/sdk': 'guides/sdk.route.tsx',
  'developers/limits': 'reference/limits.route.tsx',
  'developers/reference/:tag': 'reference/reference.route.tsx',
  'developers/errors/:code': 'reference/refusal.route.tsx',
  'oauth/authorize': 'apps/consent.route.tsx',
  'my-impact/account/api-keys': 'api-keys.route.tsx',
  'my-impact/account/api-keys/calls': 'calls/calls.route.tsx',
}
