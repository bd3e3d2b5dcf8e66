import { both, get, ofStaff, signedIn, type Visits, words } from './visit.ts'

/** Joining, accounts, staff and the local tools. */
export const PEOPLE_VISITS: Visits = {
  'capabilities/people/accounts/join/first-password.route.tsx': {
    succeeds: get('stranger', ({ claimToken }) => `/join/choose-password?token=${claimToken}`, {
      status: 200,
      says: 'Keep your forest',
    }),
    fails: get('stranger', '/join/choose-password', { status: 302, leadsTo: '/login' }),
  },
  'capabilities/people/accounts/security/security.route.tsx': both(
    'person',
    '/my-impact/account/security',
    { status: 200, says: 'password' },
    {
      form: { intent: 'password', newPassword: 'one', repeat: 'two' },
      status: 400,
      says: 'Passwords must match',
    },
  ),
  'capabilities/people/accounts/security/add-factor.route.tsx': both(
    'person',
    '/my-impact/account/security/second-factor',
    { status: 200, says: 'Turn it on' },
    { form: { code: '000000' }, status: 400 },
  ),
  'capabilities/people/accounts/security/passkey.route.tsx': signedIn(
    'person',
    '/my-impact/account/security/passkey',
    'passkey',
  ),
  'capabilities/staff/console/audit/activity.route.tsx': signedIn(
    'person',
    '/my-impact/account/activity',
    'ctivity',
  ),
  'capabilities/staff/console/acting/impersonate.route.tsx': both(
    'staff',
    '/impersonate',
    { status: 200, says: 'Act for a customer' },
    {
      form: { email: 'nobody@understory.test', reason: 'They called for help.' },
      status: 404,
      says: 'Nobody has this email',
    },
  ),
  'capabilities/staff/console/acting/stop.route.ts': both(
    'stranger',
    '/impersonate/stop',
    {
      form: {},
      status: 303,
      leadsTo: '/impersonate',
    },
    { status: 302 },
  ),
  'capabilities/staff/console/search.route.tsx': ofStaff('/staff', 'Search'),
  'capabilities/staff/console/user/user.route.tsx': ofStaff(
    ({ userId }) => `/staff/users/${userId}`,
    'Ada',
  ),
  'capabilities/staff/console/audit/audit.route.tsx': ofStaff('/staff/audit', 'udit'),
  'capabilities/staff/console/people.route.tsx': ofStaff(
    '/staff/people',
    'alder@understory.example',
  ),
  'capabilities/staff/console/queues/queues.route.tsx': ofStaff('/staff/queues', 'ueue'),
  'capabilities/people/members/members.route.tsx': both(
    'business',
    '/my-impact/account/members',
    {
      form: { intent: 'invite', email: 'grace@understory.test', role: 'viewer' },
      status: 303,
      leadsTo: '/my-impact/account/members',
    },
    { form: { intent: 'invite', email: 'not an email', role: 'viewer' }, status: 400 },
  ),
  'capabilities/people/members/accounts.route.tsx': signedIn(
    'person',
    '/my-impact/account/accounts',
    'account',
  ),
  'capabilities/people/members/invitation.route.tsx': {
    succeeds: get('stranger', ({ invitationToken }) => `/invitation?token=${invitationToken}`, {
      status: 200,
      says: 'Analytical Engines',
    }),
    fails: get('stranger', '/invitation', { status: 404 }),
  },
  'content/api-docs/api-docs.route.tsx': words('/api/docs', '/api/offsetting/quotes'),
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
  'capabilities/people/accounts/join/your-details.route.tsx': both(
    'newcomer',
    '/join/your-details',
    { status: 200, says: 'First name' },
    {
      form: { accountType: 'personal', firstname: '', lastname: 'Hopper', country: 'GB' },
      status: 400,
      says: 'first name',
    },
  ),
  'capabilities/people/accounts/join/mismatch.route.tsx': {
    succeeds: get('person', '/join/mismatch?next=/app/business/workforce/recurring/setup', {
      status: 200,
      says: 'business',
    }),
    fails: get('person', '/join/mismatch?next=/faq', { status: 302, leadsTo: '/faq' }),
  },
  'capabilities/people/accounts/join/join.route.tsx': {
    succeeds: get('stranger', '/join', {
      form: {
        email: 'mary@understory.test',
        password: 'lichen grows slowly',
        acceptTerms: 'on',
        accountType: 'personal',
      },
      status: 303,
      leadsTo: '/join/your-details',
    }),
    fails: get('stranger', '/join/basic', {
      form: { email: 'nope', password: 'x' },
      status: 400,
      says: 'Please',
    }),
  },
  'capabilities/people/accounts/join/social.route.tsx': {
    succeeds: get('stranger', '/join/google', { status: 302, leadsTo: '/join' }),
    fails: get('stranger', '/join/somewhere', { status: 404 }),
  },
  'capabilities/people/accounts/password/reset-request.route.tsx': both(
    'stranger',
    '/login/reset-password',
    { status: 200, says: 'password' },
    { form: { email: 'nobody@understory.test' }, status: 404 },
  ),
  'capabilities/people/accounts/password/reset-password.route.tsx': both(
    'stranger',
    ({ recoveryToken }) => `/login/reset-password/reset?token=${recoveryToken}`,
    { status: 200, says: 'Choose a new password' },
    {
      form: { token: 'made-up', password: 'lichen grows', repeat: 'lichen grew' },
      status: 400,
      says: 'Passwords must match',
    },
  ),
  'capabilities/people/accounts/sign-in/passkey.route.tsx': words('/login/passkey', 'passkey'),
  'capabilities/people/accounts/sign-in/second-factor.route.tsx': both(
    'stranger',
    '/login/second-factor',
    { status: 200, says: 'code' },
    { form: { code: '123456' }, status: 303, leadsTo: '/login' },
  ),
  'capabilities/people/accounts/email/confirm-email.route.tsx': {
    succeeds: get('stranger', ({ changeToken }) => `/confirm-email?token=${changeToken}`, {
      status: 200,
      says: 'Use moved@understory.test from now on?',
    }),
    fails: get('stranger', '/confirm-email', { form: { token: 'made-up' }, status: 400 }),
  },
  'capabilities/people/accounts/sign-in/login.route.tsx': {
    succeeds: get('person', '/login?next=/my-impact/manage/gifts', {
      status: 302,
      leadsTo: '/my-impact/manage/gifts',
    }),
    fails: get('stranger', '/login', {
      form: { email: 'nobody@understory.test', password: 'wrong' },
      status: 401,
    }),
  },
  'capabilities/people/accounts/sign-in/logout.route.tsx': {
    succeeds: get('newcomer', '/logout', {
      form: { next: '/faq' },
      status: 303,
      leadsTo: '/login?next=%2Ffaq',
    }),
    fails: get('stranger', '/logout', {
      form: { next: '//evil.example' },
      status: 303,
      leadsTo: '/',
    }),
  },
  'capabilities/people/accounts/email/verify-email.route.tsx': {
    succeeds: get('stranger', ({ emailToken }) => `/verify-email?token=${emailToken}`, {
      status: 200,
    }),
    fails: get('stranger', '/verify-email', { status: 400 }),
  },
  'capabilities/people/accounts/email/resend-verification.route.ts': {
    succeeds: get('person', '/verify-email/send', { form: {}, status: 303 }),
    fails: get('stranger', '/verify-email/send', { form: {}, status: 302, leadsTo: '/login' }),
  },
}
