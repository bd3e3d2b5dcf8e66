import { both, get, NOBODY, ofStaff, type Visits, words } from './visit.ts'

const ISSUE = { subject: 'Peat', preview: '', body: 'Peat is **old**.' }

/** Articles, the newsletter, contact and status. */
export const SITE_VISITS: Visits = {
  'capabilities/site/content/resources.route.tsx': words(
    '/resources',
    'How to read a climate certificate',
  ),
  'capabilities/site/content/feed.route.ts': words(
    '/resources.atom',
    'How to read a climate certificate',
  ),
  'capabilities/site/content/article.route.tsx': {
    succeeds: get('stranger', '/resources/why-a-tree-is-not-a-tonne', {
      status: 200,
      says: 'projection',
    }),
    fails: get('stranger', '/resources/nothing', { status: 404 }),
  },
  'capabilities/site/content/preview.route.tsx': {
    succeeds: get('stranger', '/preview/article/moss?until=1&signature=x', {
      status: 403,
      says: 'not valid, or has ended',
    }),
    fails: get('stranger', '/preview/leaflet/moss', { status: 404 }),
  },
  'capabilities/site/content/staff-content.route.tsx': both(
    'staff',
    '/staff/content',
    { status: 200, says: 'Markdown files' },
    { form: {}, status: 303, leadsTo: '/staff/content' },
  ),
  'capabilities/site/leads/contact.route.tsx': both(
    'stranger',
    '/contact-us',
    {
      form: {
        topic: 'question',
        name: 'Hazel',
        email: 'hazel@visit.example',
        message: 'May I visit the mangroves?',
      },
      status: 303,
      leadsTo: '/contact-us?sent',
    },
    { form: { name: 'Hazel', email: 'hazel', message: '' }, status: 400, says: 'valid email' },
  ),
  'capabilities/site/chat/chat.route.tsx': {
    succeeds: get('stranger', '/chat', { status: 302, leadsTo: '/contact-us' }),
    fails: get('stranger', '/chat', { form: { a: 'b' }, status: 405 }),
  },
  'capabilities/site/status/status.route.tsx': words('/status', 'Part by part'),
  'capabilities/site/status/status-json.route.ts': words(
    '/status.json',
    '"part":"database","state":"works"',
  ),
  'capabilities/site/leads/business-confirmation.route.tsx': words(
    '/business/confirmation',
    'request',
  ),
  'capabilities/site/newsletter/newsletter.route.tsx': both(
    'stranger',
    '/newsletter',
    { form: { email: 'hazel@visit.example' }, status: 303, leadsTo: '/newsletter?sent' },
    { form: { email: 'hazel' }, status: 400, says: 'Please give an email address' },
  ),
  'capabilities/site/newsletter/confirm.route.tsx': {
    succeeds: get('stranger', ({ confirmPath }) => confirmPath, {
      status: 200,
      says: 'would come to r…@visit.example',
    }),
    fails: get('stranger', '/newsletter/confirm?token=made-up', { form: { a: 'b' }, status: 400 }),
  },
  'capabilities/site/newsletter/leave.route.tsx': {
    succeeds: get('stranger', ({ leavePath }) => leavePath, {
      form: { 'List-Unsubscribe': 'One-Click' },
      status: 200,
      says: 'You have left',
    }),
    fails: get('stranger', '/newsletter/leave?token=made-up', { form: { a: 'b' }, status: 400 }),
  },
  'capabilities/site/newsletter/issues/issues.route.tsx': ofStaff(
    '/staff/newsletter',
    'The first issue',
  ),
  'capabilities/site/newsletter/issues/new-issue.route.tsx': both(
    'staff',
    '/staff/newsletter/new',
    { form: ISSUE, status: 303, leadsTo: '/staff/newsletter/' },
    { form: { ...ISSUE, subject: '' }, status: 400, says: 'Please give a subject.' },
  ),
  'capabilities/site/newsletter/issues/issue.route.tsx': both(
    'staff',
    ({ issueId }) => `/staff/newsletter/${issueId}`,
    { form: { intent: 'test' }, status: 303, leadsTo: '?tested' },
    { form: { intent: 'schedule', at: '2020-01-01T09:00' }, status: 400, says: 'a year from now' },
  ),
  'capabilities/site/newsletter/issues/send.route.tsx': both(
    'staff',
    ({ issueId }) => `/staff/newsletter/${issueId}/send`,
    { status: 200, says: 'It begins at once' },
    { form: {}, status: 409, says: 'Nobody reads the newsletter yet' },
  ),
  'capabilities/site/newsletter/issues/preview.route.ts': {
    succeeds: get('staff', ({ issueId }) => `/staff/newsletter/${issueId}/preview`, {
      status: 200,
      says: 'The first issue',
    }),
    fails: get('staff', `/staff/newsletter/${NOBODY}/preview`, { status: 404 }),
  },
}
