import { both, get, signedIn, type Visits, words } from './visit.ts'

/** Joining, signing in, and what keeps an account safe. */
export const ACCOUNTS_VISITS: Visits = {
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
