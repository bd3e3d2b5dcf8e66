import type { WalkedPages } from '../shell/walked-pages.ts'

export const DEVELOPERS_PAGES: WalkedPages = {
  open: [
    '/developers',
    '/developers/quickstart',
    '/developers/webhooks',
    '/developers/events',
    '/developers/events/ledger.logged',
    '/developers/sdk',
    '/developers/cli',
    '/developers/mcp',
    '/developers/own-shop',
    '/developers/limits',
    '/developers/reference/purchases',
    '/developers/errors/CARD_DECLINED',
  ],
  missing: [
    { path: '/developers/reference/nothing', status: 404 },
    { path: '/developers/errors/NOTHING', status: 404 },
    { path: '/developers/events/nothing.happened', status: 404 },
  ],
  account: [
    '/my-impact/account/api-keys',
    '/my-impact/account/api-keys/calls',
    '/my-impact/account/webhooks',
  ],
}
