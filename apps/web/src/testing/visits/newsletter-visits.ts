import { both, get, NOBODY, ofStaff, type Visits } from './visit.ts'

const ISSUE = { subject: 'Peat', preview: '', body: 'Peat is **old**.' }

/** The newsletter, for readers and for staff. */
export const NEWSLETTER_VISITS: Visits = {
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
