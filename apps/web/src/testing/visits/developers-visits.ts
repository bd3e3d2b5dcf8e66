import { both, get, type Visits, words } from './visit.ts'

const NOBODYS = '00000000-0000-4000-8000-000000000000'

/** The tools of a local installation. */
export const DEVELOPERS_VISITS: Visits = {
  'capabilities/developers/api-keys/developers.route.tsx': words('/developers', '/v1/account'),
  'capabilities/developers/api-keys/quickstart.route.tsx': words(
    '/developers/quickstart',
    'certificate',
  ),
  'capabilities/developers/api-keys/reference/event-types.route.tsx': words(
    '/developers/events',
    'ledger.logged',
  ),
  'capabilities/developers/api-keys/reference/event-type.route.tsx': {
    succeeds: get('stranger', '/developers/events/purchase.paid', {
      status: 200,
      says: 'Order 1001',
    }),
    fails: get('stranger', '/developers/events/nothing.happened', { status: 404 }),
  },
  'capabilities/developers/api-keys/apps/consent.route.tsx': {
    succeeds: get('business', ({ appQuery }) => `/oauth/authorize?${appQuery}`, {
      status: 200,
      says: 'Reports for trees',
    }),
    fails: get('business', '/oauth/authorize?client_id=nothing', {
      status: 400,
      says: 'We do not know this app.',
    }),
  },
  'capabilities/developers/api-keys/guides/cli.route.tsx': words(
    '/developers/cli',
    'understory login',
  ),
  'capabilities/developers/api-keys/guides/mcp.route.tsx': words('/developers/mcp', 'mcpServers'),
  'capabilities/developers/api-keys/guides/own-shop.route.tsx': words(
    '/developers/own-shop',
    'totalMinor',
  ),
  'capabilities/developers/api-keys/guides/sdk.route.tsx': words(
    '/developers/sdk',
    'understory.tgz',
  ),
  'capabilities/developers/api-keys/reference/limits.route.tsx': words(
    '/developers/limits',
    'RateLimit',
  ),
  'capabilities/developers/api-keys/reference/reference.route.tsx': {
    succeeds: get('stranger', '/developers/reference/purchases', {
      status: 200,
      says: 'createPurchase',
    }),
    fails: get('stranger', '/developers/reference/nothing', { status: 404 }),
  },
  'capabilities/developers/api-keys/reference/refusal.route.tsx': {
    succeeds: get('stranger', '/developers/errors/CARD_DECLINED', {
      status: 200,
      says: 'The card was declined.',
    }),
    fails: get('stranger', '/developers/errors/NOTHING', { status: 404 }),
  },
  'capabilities/developers/api-keys/api-keys.route.tsx': both(
    'business',
    '/my-impact/account/api-keys',
    { status: 200, says: 'Make a key' },
    {
      form: { intent: 'create', name: '', 'may-impact:read': 'on' },
      status: 400,
      says: 'Please give the key a name.',
    },
  ),
  'capabilities/developers/api-keys/calls/calls.route.tsx': {
    succeeds: get('business', '/my-impact/account/api-keys/calls', {
      status: 200,
      says: 'Latest calls',
    }),
    fails: get('stranger', '/my-impact/account/api-keys/calls', {
      status: 302,
      leadsTo: '/login',
    }),
  },
  'capabilities/developers/webhooks/webhooks-guide.route.tsx': words(
    '/developers/webhooks',
    'webhook-signature',
  ),
  'capabilities/developers/webhooks/webhooks.route.tsx': both(
    'business',
    '/my-impact/account/webhooks',
    { status: 200, says: 'Add a webhook' },
    {
      form: { mode: 'live', url: 'http://example.org/', 'type-test.ping': 'on' },
      status: 400,
      says: 'Please give an address that begins with https://.',
    },
  ),
  'capabilities/developers/webhooks/webhook.route.tsx': {
    succeeds: get(
      'business',
      ({ endpointId }) => `/my-impact/account/webhooks/live/${endpointId}`,
      {
        status: 200,
        says: 'Send a test event',
      },
    ),
    fails: get('business', `/my-impact/account/webhooks/live/${NOBODYS}`, { status: 404 }),
  },
  'capabilities/developers/mailbox/clock.route.tsx': both(
    'stranger',
    '/dev/clock',
    { status: 200, says: 'clock' },
    { form: { days: 'soon' }, status: 400, says: 'whole number' },
  ),
  'capabilities/developers/mailbox/mailbox.route.tsx': words('/dev/mailbox', 'ail'),
  'capabilities/developers/mailbox/message.route.tsx': {
    succeeds: get('stranger', ({ messageId }) => `/dev/mailbox/${messageId}`, { status: 200 }),
    fails: get('stranger', '/dev/mailbox/none', { status: 404 }),
  },
  'capabilities/developers/mailbox/message-html.route.ts': {
    succeeds: get('stranger', ({ messageId }) => `/dev/mailbox/${messageId}/html`, { status: 200 }),
    fails: get('stranger', '/dev/mailbox/none/html', { status: 404 }),
  },
}
