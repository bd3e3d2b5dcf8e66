import { both, get, type Visits, words } from './visit.ts'

/** The tools of a local installation. */
export const DEVELOPERS_VISITS: Visits = {
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
